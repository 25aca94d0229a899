import { effect, untracked, type Injector } from '@angular/core';

/**
 * Asks about something that may go before the answer comes: `ask` is given a signal that is aborted once `isGone`,
 * which is asked again with each change of the signals that it reads.
 */
export async function askWhileThere<T>(
  isGone: () => boolean,
  ask: (gone: AbortSignal) => Promise<T>,
  injector: Injector,
): Promise<T> {
  const gone = new AbortController();
  const watch = untracked(() =>
    effect(
      () => {
        if (isGone()) gone.abort();
      },
      { injector },
    ),
  );
  try {
    return await ask(gone.signal);
  } finally {
    watch.destroy();
  }
}
