import { DestroyRef, effect, untracked, type Injector } from '@angular/core';
import type { SelectionState } from '../store/events/selection-state';

/** Resolves once selections work, where they are on and their code loads: presses mean something else with them. */
export function untilSelecting(
  { isComing }: SelectionState,
  injector: Injector,
): Promise<void> | undefined {
  if (!untracked(isComing)) return undefined;
  return new Promise((resolve) => {
    injector.get(DestroyRef).onDestroy(resolve);
    const waiting = effect(
      () => {
        if (isComing()) return;
        waiting.destroy();
        resolve();
      },
      { injector },
    );
  });
}
