import { afterNextRender, DestroyRef, inject, Injectable } from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { DropTargets, type KeyboardTarget } from '../gestures/drop-targets';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { InteractionOnDemand } from '../interaction/interaction-on-demand';
import { GestureRules } from '../store/events/gesture-rules';

/** Picks up external events by keyboard, once the code for that has loaded. */
@Injectable()
export class ExternalTarget implements KeyboardTarget {
  readonly #interaction = inject(InteractionOnDemand);
  readonly #rules = inject(GestureRules);
  readonly #view = inject(ActiveViewGeometry);
  #isLoading = false;

  constructor() {
    const destroyed = inject(DestroyRef);
    const targets = inject(DropTargets);
    afterNextRender(() => destroyed.onDestroy(targets.addKeyboard(this)));
  }

  isOpen(): boolean {
    return this.#rules.canTakeIn();
  }

  pickUpExternal(event: OutsideEvent): boolean {
    const interaction = this.#interaction.there();
    if (interaction !== null) return interaction.pickUpExternal(event);
    // A list has no slot to put the event in.
    if (this.#view.geometry() === null) return false;
    if (this.#isLoading) return true;
    this.#isLoading = true;
    void this.#interaction.load().then((loaded) => {
      this.#isLoading = false;
      loaded?.pickUpExternal(event);
    });
    return true;
  }
}
