import { inject, Injectable } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import {
  occurrenceOf,
  parseEvent,
  type CalendarEvent,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import type { LocaleTextKey } from 'ng-event-calendar/defaults';
import { briefStart, briefWhen, type BriefFormats } from '../../text/brief-when';
import { someTitles } from '../../text/some-titles';
import { CalendarSettings } from '../inputs/calendar-settings';
import { Navigation } from '../dates/navigation';
import { Columns } from '../layout/columns';
import { CalendarStore } from './calendar-store';
import { replayedAction, type ReplayedAction } from './replayed-action';

/** Whether a change was undone or redone. */
export type ReplayWay = 'undone' | 'redone';

/** Texts that tell what was undone or redone. */
const REPLAYED: Readonly<Record<ReplayWay, Readonly<Record<ReplayedAction, LocaleTextKey>>>> = {
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

/** Words for changes of events, as users hear and read them. */
@Injectable()
export class ChangeWords {
  readonly #columns = inject(Columns);
  readonly #navigation = inject(Navigation);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);

  /** Returns the title of an event, else the text for one without. */
  titleOf(event: CalendarEvent | null): string {
    return event?.title || this.#settings.text()('eventUntitled');
  }

  /** Returns the spoken dates of an occurrence, with its resource where columns or rows are by resource. */
  whenOf(occurrence: Occurrence): string {
    const when = this.#settings.times().spoken(occurrence);
    if (this.#columns.resourceOf(occurrence.event) === undefined) return when;
    const whose =
      this.#store.resourceTitleOf(occurrence.event) ?? this.#settings.text()('labelNoResource');
    return `${whose}, ${when}`;
  }

  /** Returns an event and its time in few words: 'Retro, Fri 6:45 – 7:15 PM'; empty where its times can't be read. */
  briefly(event: CalendarEvent): string {
    const occurrence = this.drawn(event);
    if (occurrence === null) return '';
    return `${this.titleOf(event)}, ${briefWhen(occurrence, this.#brief())}`;
  }

  /** Returns when an event starts, or with its end when it is, in few words: 'Fri 2 PM', 'Fri 2 – 3 PM'. */
  briefTimes(event: CalendarEvent, part: 'start' | 'whole'): string {
    const occurrence = this.drawn(event);
    if (occurrence === null) return '';
    return (part === 'start' ? briefStart : briefWhen)(occurrence, this.#brief());
  }

  /** Returns an event as it is drawn; null where its times can't be read. */
  drawn(event: CalendarEvent): Occurrence | null {
    const reading = parseEvent(event, this.#settings.localZone);
    if (reading === null) return null;
    return this.#store.shownAs(occurrenceOf(reading, this.#settings.zone()));
  }

  /** Returns a sentence that tells what undo or redo has done. */
  replayed(change: ChangeSet, way: ReplayWay): string {
    const text = this.#settings.text();
    if (change.parts !== undefined && change.parts.length > 1) {
      return text('eventsReplayed', { count: change.parts.length });
    }
    const records = change.changes.map(({ before, after }) => after ?? before);
    const event = change.event ?? records[0] ?? null;
    const occurrence = event === null ? null : this.drawn(event);
    // Records of several series are at times of their own.
    const action = occurrence === null ? 'change' : replayedAction(change, way);
    return text(REPLAYED[way][action], {
      title: someTitles([...new Set(records.map((each) => this.titleOf(each)))], text),
      when: occurrence === null ? '' : this.whenOf(occurrence),
    });
  }

  /** A weekday alone says which day it is where a week or less is shown. */
  #brief(): BriefFormats {
    const days = this.#navigation.days();
    const isWeek = days.length <= 7;
    return {
      formats: this.#settings.formats(),
      times: this.#settings.times(),
      isNear: (day) => isWeek && days.includes(day),
    };
  }
}
