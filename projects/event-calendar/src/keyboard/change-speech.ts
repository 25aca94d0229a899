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
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Columns } from '../store/layout/columns';

/** Says what was done with events, to those who don't see it, and gives focus back before. */
@Injectable()
export class ChangeSpeech {
  readonly #announcer = inject(Announcer);
  readonly #columns = inject(Columns);
  readonly #edits = inject(CalendarEdits);
  readonly #focus = inject(FocusReturn);
  readonly #notice = inject(Notice);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);

  /** Says something of an event. */
  say(key: LocaleTextKey, occurrence: Occurrence, values: Record<string, string> = {}): void {
    const title = this.#titleOf(occurrence.event);
    const when = this.whenText(occurrence);
    this.#announcer.say(this.#settings.text()(key, { title, when, ...values }));
  }

  /** Says of an event what was done with it, once it has the focus again. */
  tell(key: LocaleTextKey, occurrence: Occurrence, values: Record<string, string> = {}): void {
    this.#focus.again(occurrence.key, () => this.say(key, occurrence, values));
  }

  /** Says that an event was created, if it was, and focuses it. */
  created(event: CalendarEvent | null): void {
    const occurrence = event === null ? null : this.#happening(event);
    if (occurrence !== null) this.tell('eventCreated', occurrence);
  }

  /** Says that an event was changed, if it was; focus goes to it or stays where it was. */
  changed(event: CalendarEvent | null, before: Occurrence): void {
    const occurrence = event === null ? null : this.#happening(event);
    if (occurrence === null) this.#focus.again(before.key);
    else this.tell('eventChanged', occurrence);
  }

  /** Says from where to where an event was moved, if it was, and whose columns it was put into. */
  moved(from: Occurrence, event: CalendarEvent | null, resource?: Slot['resource']): void {
    const to = event === null ? null : this.#happening(event);
    if (to === null) this.#focus.again(from.key);
    else this.#focus.again(to.key, () => this.#sayMoved(from, to), resource);
  }

  /** Says that an event is gone, and offers it back. */
  deleted(occurrence: Occurrence): void {
    const text = this.#settings.text();
    const title = this.#titleOf(occurrence.event);
    this.#focus.again(occurrence.key, () =>
      this.#notice.show(text('eventDeleted', { title, when: this.whenText(occurrence) }), {
        label: text('undo'),
        run: () => this.replayed(this.#edits.undo()),
      }),
    );
  }

  /** Says what undo or redo did, and keeps focus on it. */
  replayed(change: ChangeSet | null): void {
    if (change === null) {
      this.#focus.again('');
      return;
    }
    // Where several records changed back the first one is what the user knows.
    const event = change.event ?? change.changes[0]?.before ?? null;
    const title = this.#titleOf(event);
    this.#focus.again(String(event?.id ?? ''), () =>
      this.#announcer.say(this.#settings.text()('changeReplayed', { title })),
    );
  }

  /** The editor is gone: focus goes where it came from, or to its event, and what was done is said. */
  finished(
    did: 'created' | 'changed' | 'deleted' | 'nothing',
    event: CalendarEvent,
    origin: HTMLElement | null,
  ): void {
    const occurrence = this.#happening(event);
    if (did === 'nothing' || occurrence === null) {
      this.#focus.back(origin);
      this.#focus.again(String(event.id));
    } else if (did === 'deleted') this.deleted(occurrence);
    else this.tell(did === 'created' ? 'eventCreated' : 'eventChanged', occurrence);
  }

  /** When an occurrence happens, and whose it is where that is a matter of columns, as it is spoken. */
  whenText(occurrence: Occurrence): string {
    const when = this.#settings.times().spoken(occurrence);
    if (!this.#columns.isByResource()) return when;
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

  #happening(event: CalendarEvent): Occurrence | null {
    const reading = parseEvent(event, this.#settings.localZone);
    if (reading === null) return null;
    return this.#store.shownAs(occurrenceOf(reading, this.#settings.zone()));
  }

  #titleOf(event: CalendarEvent | null): string {
    return event?.title || this.#settings.text()('eventUntitled');
  }
}
