import { inject, Injectable } from '@angular/core';
import type { Occurrence } from 'ng-event-calendar/core/internal';
import { ChangeSpeech } from '../gestures/change-speech';
import { Creation } from '../gestures/creation';
import { drawnEventAt } from '../gestures/drawn-event';
import { EventMenuOpener } from '../gestures/event-menu-opener';
import { SlotClicks } from '../gestures/slot-clicks';
import { SelectionState } from '../store/events/selection-state';
import { whenKnown } from '../store/maybe-promise';
import { EventClipboard } from './clipboard';
import { EventActions } from './event-actions';
import { FocusedPlace, isInView } from './focused-place';

/** Names of the commands that create events, or act on the focused one. */
export type EventCommand =
  'create' | 'menu' | 'paste' | 'pick-up' | 'copy' | 'cut' | 'duplicate' | 'remove';

/** Executes the commands that create events, or act on the focused one. */
@Injectable()
export class EventCommands {
  readonly #actions = inject(EventActions);
  readonly #clicks = inject(SlotClicks);
  readonly #clipboard = inject(EventClipboard);
  readonly #creation = inject(Creation);
  readonly #menu = inject(EventMenuOpener);
  readonly #place = inject(FocusedPlace);
  readonly #selection = inject(SelectionState);
  readonly #speech = inject(ChangeSpeech);

  /** Executes a command at the focused element; returns false where it means nothing there. */
  obey(command: EventCommand, target: EventTarget | null): boolean {
    switch (command) {
      case 'create':
        this.#creation.at(this.#place.slotOrFirst(target));
        return true;
      case 'menu':
        return this.#menu.openByKey(target);
      case 'paste':
        return this.#paste(target);
      case 'pick-up':
      case 'copy':
      case 'cut':
      case 'duplicate':
      case 'remove':
        return this.#act(command, target);
    }
  }

  /** Opens an event that is pressed; `host` is its element. */
  open(occurrence: Occurrence, host: HTMLElement): void {
    this.#actions.open(occurrence, host);
  }

  /** Creates an event on the focused cell, by Enter. */
  createAtFocus(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target.dataset['slot'] === undefined) return;
    const slot = this.#place.slotOf(target);
    if (slot === null) return;
    this.#clicks.block(slot);
    this.#clicks.slot(slot);
    this.#creation.at(slot);
  }

  #paste(target: EventTarget | null): boolean {
    if (this.#selection.gestures()?.paste(this.#place.slotOrFirst(target)) === true) return true;
    const slot = this.#place.slotOf(target);
    const pasted = slot === null ? null : this.#clipboard.paste(slot);
    void whenKnown(pasted, (event) => this.#speech.created(event));
    return pasted !== null;
  }

  #act(
    command: Exclude<EventCommand, 'create' | 'menu' | 'paste'>,
    target: EventTarget | null,
  ): boolean {
    if (!(target instanceof Element)) return false;
    const occurrence = drawnEventAt(target)?.occurrence() ?? this.#selectedFor(command, target);
    if (occurrence === undefined) return false;
    if (command === 'pick-up') this.#actions.pickUp(occurrence, target);
    if (command === 'copy') this.#actions.copy(occurrence, target);
    if (command === 'cut') this.#actions.cut(occurrence, target);
    if (command === 'duplicate') this.#actions.duplicate(occurrence);
    if (command === 'remove') this.#actions.remove(occurrence);
    return true;
  }

  /** Returns a selected event for a command that is given beside events; one that is moved has to be focused. */
  #selectedFor(command: EventCommand, target: Element): Occurrence | undefined {
    return command === 'pick-up' || !isInView(target) ? undefined : this.#selection.selected()[0];
  }
}
