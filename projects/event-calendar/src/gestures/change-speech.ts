import { inject, Injectable } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import {
  occurrenceOf,
  parseEvent,
  type CalendarEvent,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import type { LocaleTextKey } from 'ng-event-calendar/defaults';
import { Announcer } from '../feedback/announcer';
import { FocusReturn } from '../feedback/focus-return';
import { Notice } from '../feedback/notice';
import { CalendarEdits } from '../store/events/calendar-edits';
import { Replays } from '../store/events/replays';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Columns } from '../store/layout/columns';

/** Announces changes of events to screen readers, after returning the focus. */
@Injectable()
export class ChangeSpeech {
  readonly #announcer = inject(Announcer);
  readonly #columns = inject(Columns);
  readonly #edits = inject(CalendarEdits);
  readonly #focus = inject(FocusReturn);
  readonly #notice = inject(Notice);
  readonly #replays = inject(Replays);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);

  /** Announces a text about an event. */
  say(key: LocaleTextKey, occurrence: Occurrence, values: Record<string, string> = {}): void {
    const title = this.#titleOf(occurrence.event);
    const when = this.whenText(occurrence);
    this.#announcer.say(this.#settings.text()(key, { title, when, ...values }));
  }

  /** Announces a change of an event, once the event has focus again. */
  tell(key: LocaleTextKey, occurrence: Occurrence, values: Record<string, string> = {}): void {
    this.#focus.again(occurrence.key, () => this.say(key, occurrence, values));
  }

  /** Announces that an event was created, if it was, and focuses it. */
  created(event: CalendarEvent | null): void {
    const occurrence = event === null ? null : this.#occurrenceOf(event);
    if (occurrence !== null) this.tell('eventCreated', occurrence);
  }

  /** Announces that an event was changed, if it was, and focuses it; otherwise the focus stays. */
  changed(event: CalendarEvent | null, before: Occurrence): void {
    const occurrence = event === null ? null : this.#occurrenceOf(event);
    if (occurrence === null) this.#focus.again(before.key);
    else this.tell('eventChanged', occurrence);
  }

  /** Announces a move of an event, if it was moved, and focuses it in the columns of `resource`. */
  moved(from: Occurrence, event: CalendarEvent | null, resource?: Slot['resource']): void {
    const to = event === null ? null : this.#occurrenceOf(event);
    if (to === null) this.#focus.again(from.key);
    else this.#focus.again(to.key, () => this.#sayMoved(from, to), resource);
  }

  /** Announces that an event was deleted, and offers to undo that. */
  deleted(occurrence: Occurrence): void {
    const text = this.#settings.text();
    const title = this.#titleOf(occurrence.event);
    this.#gone(occurrence, text('eventDeleted', { title, when: this.whenText(occurrence) }));
  }

  /** Announces that an event went to a place outside of the calendar, and offers to undo that. */
  sentOut(occurrence: Occurrence, target: string): void {
    const text = this.#settings.text();
    const title = this.#titleOf(occurrence.event);
    const isNamed = target !== '';
    this.#gone(
      occurrence,
      isNamed ? text('eventSentOut', { title, target }) : text('eventSentAway', { title }),
    );
  }

  /** Says that an event is gone, with the focus on the view. */
  #gone(occurrence: Occurrence, message: string): void {
    const undo = {
      label: this.#settings.text()('undo'),
      run: () => this.replayed(this.#edits.undo()),
    };
    this.#focus.again(occurrence.key, () => this.#notice.show(message, undo));
  }

  /** Announces the result of undo or redo, and keeps the focus on it. */
  replayed(change: ChangeSet | null): void {
    if (change === null) {
      this.#focus.again('');
      return;
    }
    const event = change.event ?? change.changes[0]?.before ?? null;
    this.#focus.again(String(event?.id ?? ''), () => this.#replays.say(change));
  }

  /** Returns the focus after the editor has closed, to its origin or to the event, and announces the result. */
  finished(
    did: 'created' | 'changed' | 'deleted' | 'nothing',
    event: CalendarEvent,
    origin: HTMLElement | null,
  ): void {
    const occurrence = this.#occurrenceOf(event);
    if (did === 'nothing' || occurrence === null) {
      this.#focus.back(origin);
      this.#focus.again(String(event.id));
    } else if (did === 'deleted') this.deleted(occurrence);
    else this.tell(did === 'created' ? 'eventCreated' : 'eventChanged', occurrence);
  }

  /** Returns the spoken dates of an occurrence, with its resource where columns or rows are by resource. */
  whenText(occurrence: Occurrence): string {
    const when = this.#settings.times().spoken(occurrence);
    if (this.#columns.resourceOf(occurrence.event) === undefined) return when;
    const whose =
      this.#store.resourceTitleOf(occurrence.event) ?? this.#settings.text()('labelNoResource');
    return `${whose}, ${when}`;
  }

  #sayMoved(from: Occurrence, to: Occurrence): void {
    this.#announcer.say(
      this.#settings.text()('eventMoved', {
        title: this.#titleOf(from.event),
        from: this.whenText(from),
        to: this.whenText(to),
      }),
    );
  }

  #occurrenceOf(event: CalendarEvent): Occurrence | null {
    const reading = parseEvent(event, this.#settings.localZone);
    if (reading === null) return null;
    return this.#store.shownAs(occurrenceOf(reading, this.#settings.zone()));
  }

  #titleOf(event: CalendarEvent | null): string {
    return event?.title || this.#settings.text()('eventUntitled');
  }
}
