import { effect, untracked, type Injector } from '@angular/core';

/**
 * Asks about something that may disappear before the answer comes. `ask` receives a signal that aborts once `isGone`
 * returns true; `isGone` is evaluated whenever a signal that it reads changes.
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
