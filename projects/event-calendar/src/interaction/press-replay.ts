import { DestroyRef, ErrorHandler, inject, Injectable, Injector, NgZone } from '@angular/core';
import { untilSelecting } from '../gestures/until-selecting';
import { Editing } from '../store/events/editing';
import { SelectionState } from '../store/events/selection-state';
import { doInTurn, type Kept } from './pressed-before';

/** Replays what was pressed before the code of the interaction was there. */
@Injectable()
export class PressReplay {
  readonly #destroyed = inject(DestroyRef);
  readonly #zone = inject(NgZone);
  readonly #errors = inject(ErrorHandler);
  readonly #editing = inject(Editing);
  readonly #selection = inject(SelectionState);
  readonly #injector = inject(Injector);

  /** Replays events that were kept; `mark` is called with true before each, and with false after it. */
  async repeat(kept: Kept[], mark: (isUnderWay: boolean) => void): Promise<void> {
    await this.canSelect();
    await doInTurn(kept, (run) => {
      if (this.#destroyed.destroyed) return true;
      mark(true);
      try {
        // Callbacks of the host run in the zone in which it expects them.
        this.#zone.run(run);
      } catch (error) {
        // Handled like an error of a listener: the other events are still replayed.
        this.#errors.handleError(error);
      }
      mark(false);
      // Keys are text for an editor that is loading, and would come too late for one that is there.
      return this.#editing.isLoading();
    });
  }

  /** Resolves once selections work, where they are on and their code loads. */
  canSelect(): Promise<void> | undefined {
    return untilSelecting(this.#selection, this.#injector);
  }
}
