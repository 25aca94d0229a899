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
import { OccurrenceEdits } from '../store/events/occurrence-edits';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Columns } from '../store/layout/columns';
import { someTitles } from '../text/some-titles';
import { replayedAction, type ReplayedAction } from './replayed-action';

/** Texts that tell what was undone or redone. */
const REPLAYED: Readonly<
  Record<'undone' | 'redone', Readonly<Record<ReplayedAction, LocaleTextKey>>>
> = {
  undone: {
    creation: 'creationUndone',
    deletion: 'deletionUndone',
    move: 'moveUndone',
    change: 'changeUndone',
  },
  redone: {
    creation: 'creationRedone',
    deletion: 'deletionRedone',
    move: 'moveRedone',
    change: 'changeRedone',
  },
};

/** Announces changes of events to screen readers, after returning the focus. */
@Injectable()
export class ChangeSpeech {
  readonly #announcer = inject(Announcer);
  readonly #columns = inject(Columns);
  readonly #edits = inject(CalendarEdits);
  readonly #focus = inject(FocusReturn);
  readonly #notice = inject(Notice);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);

  /** Announces a text about an event. */
  say(key: LocaleTextKey, occurrence: Occurrence, values: Record<string, string> = {}): void {
    const title = this.#titleOf(occurrence.event);
    const when = this.whenText(occurrence);
    this.#announcer.say(this.#settings.text()(key, { title, when, ...values }));
  }

  /** Announces that an event can't be changed as it was asked for. */
  refuse(occurrence: Occurrence): void {
    const title = this.#titleOf(occurrence.event);
    this.#announcer.sayFailure(this.#settings.text()('eventMoveRefused', { title }));
  }

  /** Announces a change of an event, once the event has focus again. */
  tell(key: LocaleTextKey, occurrence: Occurrence, values: Record<string, string> = {}): void {
    this.#focus.again(occurrence.key, () => this.say(key, occurrence, values));
  }

  /** Announces that an event was created, if it was, and focuses it. */
  created(event: CalendarEvent | null): void {
    const occurrence = event === null ? null : this.#occurrenceOf(event);
    if (occurrence !== null) this.#tellChange('eventCreated', occurrence);
  }

  /** Announces that an event was changed, if it was, and focuses it; otherwise the focus stays. */
  changed(event: CalendarEvent | null, before: Occurrence): void {
    const occurrence = event === null ? null : this.#occurrenceOf(event);
    if (occurrence === null) this.#focus.again(before.key);
    else this.#tellChange('eventChanged', occurrence);
  }

  /** Announces a move of an event, if it was moved, and focuses it in the columns of `resource`. */
  moved(from: Occurrence, event: CalendarEvent | null, resource?: Slot['resource']): void {
    const to = event === null ? null : this.#occurrenceOf(event);
    if (to === null) this.#focus.again(from.key);
    else this.#tellDone(to.event, to.key, () => this.#sayMoved(from, to), resource);
  }

  /** Announces that an event was deleted, and offers to undo that. */
  deleted(occurrence: Occurrence): void {
    const text = this.#settings.text();
    const title = this.#titleInScope(occurrence.event);
    this.#tellGone(occurrence, text('eventDeleted', { title, when: this.whenText(occurrence) }));
  }

  /** Announces that an event went to a place outside of the calendar, and offers to undo that. */
  sentOut(occurrence: Occurrence, target: string): void {
    const text = this.#settings.text();
    const title = this.#titleOf(occurrence.event);
    this.#tellGone(
      occurrence,
      target === '' ? text('eventSentAway', { title }) : text('eventSentOut', { title, target }),
    );
  }

  /** Announces what undo or redo has done, and focuses the event. */
  replayed(change: ChangeSet | null, way: 'undone' | 'redone'): void {
    if (change === null) {
      this.#focus.again('');
      return;
    }
    const records = change.changes.map(({ before, after }) => after ?? before);
    const event = change.event ?? records[0] ?? null;
    if (event === null) return;
    const occurrence = this.#occurrenceOf(event);
    const text = this.#settings.text();
    const values = {
      title: someTitles([...new Set(records.map((each) => this.#titleOf(each)))], text),
      when: occurrence === null ? '' : this.whenText(occurrence),
    };
    // Records of a batch are at times of their own.
    const action = occurrence === null ? 'change' : replayedAction(change, way);
    this.#tellDone(event, occurrence?.key ?? String(event.id), () =>
      this.#announcer.say(text(REPLAYED[way][action], values)),
    );
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
    else this.#tellChange(did === 'created' ? 'eventCreated' : 'eventChanged', occurrence);
  }

  /** Returns the spoken dates of an occurrence, with its resource where columns or rows are by resource. */
  whenText(occurrence: Occurrence): string {
    const when = this.#settings.times().spoken(occurrence);
    if (this.#columns.resourceOf(occurrence.event) === undefined) return when;
    const whose =
      this.#store.resourceTitleOf(occurrence.event) ?? this.#settings.text()('labelNoResource');
    return `${whose}, ${when}`;
  }

  /**
   * Announces a change of an event, once the event has focus again. A change that couldn't be saved has been announced
   * as that by then.
   */
  #tellDone(
    event: CalendarEvent,
    key: string,
    speak: () => void,
    resource?: Slot['resource'],
  ): void {
    const speakIfKept = (): void => {
      if (!this.#edits.isTakenBack(event)) speak();
    };
    this.#focus.again(key, speakIfKept, resource);
  }

  /** Announces that an event is gone, and offers to undo that. */
  #tellGone(occurrence: Occurrence, message: string): void {
    this.#tellDone(occurrence.event, occurrence.key, () =>
      this.#notice.show(message, {
        label: this.#settings.text()('undo'),
        run: () => this.replayed(this.#edits.undo(), 'undone'),
      }),
    );
  }

  #tellChange(key: 'eventCreated' | 'eventChanged', occurrence: Occurrence): void {
    const title =
      key === 'eventCreated'
        ? this.#titleOf(occurrence.event)
        : this.#titleInScope(occurrence.event);
    this.#tellDone(occurrence.event, occurrence.key, () => this.say(key, occurrence, { title }));
  }

  #sayMoved(from: Occurrence, to: Occurrence): void {
    this.#announcer.say(
      this.#settings.text()('eventMoved', {
        title: this.#titleInScope(from.event),
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

  /** Returns the title of an event that was just changed, with the occurrences of its series that changed with it. */
  #titleInScope(event: CalendarEvent): string {
    const text = this.#settings.text();
    const title = this.#titleOf(event);
    switch (this.#occurrences.lastScope) {
      case 'onlyThis':
        return title;
      case 'thisAndFollowing':
        return text('titleAndFollowing', { title });
      case 'all':
        return text('titleOfAll', { title });
    }
  }

  #titleOf(event: CalendarEvent | null): string {
    return event?.title || this.#settings.text()('eventUntitled');
  }
}
