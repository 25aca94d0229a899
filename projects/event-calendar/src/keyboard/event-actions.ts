import { inject, Injectable } from '@angular/core';
import { recolored } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, Occurrence, PaletteName } from 'ng-event-calendar/core/internal';
import { FocusReturn } from '../feedback/focus-return';
import { drawnEventAt } from '../gestures/drawn-event';
import type { DropAnswer, DropTarget } from '../gestures/drop-targets';
import { OutboundDrops } from '../gestures/outbound-drops';
import { Sessions } from '../gestures/sessions';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { Editing } from '../store/events/editing';
import { CalendarStore } from '../store/events/calendar-store';
import { GestureRules } from '../store/events/gesture-rules';
import { SelectionState, type SeveralCommands } from '../store/events/selection-state';
import { whenKnown } from '../store/maybe-promise';
import { OccurrenceEdits } from '../store/events/occurrence-edits';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { ChangeSpeech } from '../gestures/change-speech';
import { EventClipboard } from './clipboard';
import { KeyboardMove } from './keyboard-move';

/** Actions on one event, by a key or from its menu. */
@Injectable()
export class EventActions {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #clipboard = inject(EventClipboard);
  readonly #editing = inject(Editing);
  readonly #rules = inject(GestureRules);
  readonly #outbound = inject(OutboundDrops);
  readonly #sessions = inject(Sessions);
  readonly #speech = inject(ChangeSpeech);
  readonly #focus = inject(FocusReturn);
  readonly #keyboard = inject(KeyboardMove);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #present = inject(PresentOccurrences);
  readonly #store = inject(CalendarStore);
  readonly #selection = inject(SelectionState);

  /** Returns the number of events that actions on an event are about. */
  countWith(occurrence: Occurrence): number {
    return this.#severalWith(occurrence) === null ? 1 : this.#selection.selected().length;
  }

  /** Whether an event may be changed or deleted. */
  canChange(occurrence: Occurrence): boolean {
    return (
      this.#severalWith(occurrence)?.canChange() ??
      !this.#store.permissionsOf(occurrence.event).readOnly
    );
  }

  /** Whether an event may be moved from where it is drawn. */
  canMove(occurrence: Occurrence, element: Element): boolean {
    return element.closest('[role$="grid"]') !== null && this.#movableWith(occurrence).length > 0;
  }

  /** Returns what moves with an event, itself included, as far as that may be moved. */
  #movableWith(occurrence: Occurrence): readonly Occurrence[] {
    const alone = this.#sessions.canGrab(occurrence, null) ? [occurrence] : [];
    return this.#severalWith(occurrence)?.movable() ?? alone;
  }

  /** Whether an event may be duplicated. */
  canDuplicate(): boolean {
    return this.#rules.canCreate();
  }

  /** Whether an event may go to a target outside the calendar. */
  canSendOut(occurrence: Occurrence): boolean {
    return this.#outbound.areOpen() && this.#movableWith(occurrence).length > 0;
  }

  /** Returns whether a target takes the event, or why it doesn't. */
  answerOf(target: DropTarget, occurrence: Occurrence): DropAnswer {
    return target.answerTo?.(this.#outbound.leaving(occurrence)) ?? true;
  }

  open(occurrence: Occurrence, element: HTMLElement): void {
    if (this.#isSaidGone(occurrence)) return;
    this.#inputs.eventClick.emit(this.#present.eventOf(occurrence));
    this.#editing.open(occurrence, occurrence.key, element);
  }

  pickUp(occurrence: Occurrence, element: Element): void {
    if (this.#isSaidGone(occurrence)) return;
    (this.#severalWith(occurrence) ?? this.#keyboard).pickUp(occurrence, element);
  }

  copy(occurrence: Occurrence, element: Element | null): void {
    const several = this.#severalWith(occurrence);
    if (several !== null) {
      several.copy();
      return;
    }
    this.#clipboard.copy(occurrence, drawnEventAt(element)?.resource());
    this.#speech.tell('eventCopied', occurrence);
  }

  cut(occurrence: Occurrence, element: Element | null): void {
    const several = this.#severalWith(occurrence);
    if (several !== null) {
      several.cut();
      return;
    }
    this.#clipboard.copy(occurrence, drawnEventAt(element)?.resource());
    this.remove(occurrence);
  }

  duplicate(occurrence: Occurrence): void {
    const several = this.#severalWith(occurrence);
    if (several !== null) {
      several.duplicate();
      return;
    }
    void whenKnown(this.#clipboard.duplicate(occurrence), (made) => this.#speech.created(made));
  }

  remove(occurrence: Occurrence): void {
    void (this.#severalWith(occurrence)?.remove() ?? this.#removed(occurrence));
  }

  async #removed(occurrence: Occurrence): Promise<void> {
    if (!this.canChange(occurrence)) {
      this.#speech.refuse(occurrence);
      return;
    }
    const result = await this.#occurrences.remove(occurrence);
    if (result.isDone) this.#speech.deleted(occurrence, result.scope);
    else this.#focus.again(occurrence.key);
  }

  /** Sets the event's own colour; null removes it, so that the resource's colour shows again. */
  async recolor(occurrence: Occurrence, color: PaletteName | null): Promise<void> {
    const several = this.#severalWith(occurrence);
    if (several !== null) return several.recolor(color);
    const change = (event: CalendarEvent): CalendarEvent => recolored(event, color);
    const result = await this.#occurrences.change(occurrence, change, 'update');
    this.#speech.changed(result.isDone ? result : null, occurrence);
  }

  /** Sends the event to a target outside the calendar, as a drag would. */
  sendOut(occurrence: Occurrence, target: DropTarget): void {
    if (this.#isSaidGone(occurrence)) return;
    const isAlone = target.takesOne === true;
    const [first = occurrence, ...others] = isAlone ? [occurrence] : this.#movableWith(occurrence);
    const event = this.#outbound.leaving(first);
    const company = this.#outbound.companyOf(first, others);
    const staying = isAlone ? '' : this.#outbound.stayingText(first, others);
    const arrive = (): ReturnType<DropTarget['drop']> => target.drop(event, company);
    void whenKnown(this.#outbound.send(first, arrive, isAlone ? null : others), (isSent) => {
      if (isSent) this.#speech.sentOut([first, ...others], target.label(), staying);
    });
  }

  /** Returns the commands on all selected events where an event is one of several. */
  #severalWith(occurrence: Occurrence): SeveralCommands | null {
    return this.#selection.gestures()?.commandsOn(occurrence) ?? null;
  }

  /** Tells the user if the event is gone, which a menu may outlive; returns whether it is. */
  #isSaidGone(occurrence: Occurrence): boolean {
    const isGone = this.#present.latestOf(occurrence) === null;
    if (isGone) this.#focus.again('', () => this.#present.sayGone(occurrence.event));
    return isGone;
  }
}
