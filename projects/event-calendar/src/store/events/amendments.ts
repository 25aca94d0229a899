import { inject, Injectable } from '@angular/core';
import { patched, proposedBy, type ChangeSet } from 'ng-event-calendar/core/edits';
import { withWhen } from 'ng-event-calendar/core/times';
import {
  DAY,
  dayOf,
  eventZone,
  instantOf,
  parseEvent,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../inputs/calendar-settings';
import { Reports } from '../inputs/reports';
import type { EventPatch } from './editor-section';
import type { EventChangeRequest } from './event-change-request';
import { withKeys } from './with-keys';

declare const ngDevMode: unknown;

/** Makes the amendments of hosts to changes. */
@Injectable()
export class Amendments {
  readonly #settings = inject(CalendarSettings);
  readonly #reports = inject(Reports);

  /** Returns a change with what the host amended; the same change without any. */
  of(change: ChangeSet, { patches }: EventChangeRequest): ChangeSet {
    const { after } = proposedBy(change);
    if (after === null) {
      this.reportNone(patches);
      return change;
    }
    const amended = patches.reduce<CalendarEvent>(
      (event, patch) => withKeys(event, this.#usable(patch, event)),
      after,
    );
    if (amended === after) return change;
    const changes = change.changes.map((each) =>
      each.after === after ? { ...each, after: amended } : each,
    );
    const event = change.event === after ? amended : change.event;
    return { ...change, ...this.#touchedOf(change, after, amended), event, changes };
  }

  /** Reports amendments to a change that can't be amended. */
  reportNone(patches: readonly unknown[]): void {
    if (!ngDevMode || patches.length === 0) return;
    this.#report(
      "was called for a deletion, undo or redo, which can't be amended",
      'Call it where `after` is an event and `type` is not "change"',
    );
  }

  /** Returns a patch, or no changes where it can't be applied to an event. */
  #usable(patch: unknown, event: CalendarEvent): EventPatch {
    if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) {
      if (ngDevMode) {
        this.#report(
          'was given what is no object',
          'Give it keys with their values: { room: "A" }',
        );
      }
    } else if ('id' in patch) {
      if (ngDevMode) this.#report('was given an `id`', 'Leave the id as it is');
    } else if (parseEvent(withKeys(event, patch), this.#settings.localZone) === null) {
      if (ngDevMode) this.#report("was given times that can't be read", 'Write them as ISO text');
    } else return patch;
    return {};
  }

  #report(problem: string, fix: string): void {
    if (!ngDevMode) return;
    this.#reports.report('invalid-value', `request.amend ${problem}; it is ignored. ${fix}.`);
  }

  /** Returns the touched occurrence of a series, moved along with its record, and the instant from which that changes. */
  #touchedOf(
    { touched, since }: ChangeSet,
    asked: CalendarEvent,
    amended: CalendarEvent,
  ): Pick<ChangeSet, 'touched' | 'since'> {
    if (touched === undefined) return {};
    const { localZone } = this.#settings;
    const { start, end } = asked;
    const after = patched(touched.after, asked, { ...amended, start, end });
    const [was, is, at] = [asked, amended, after].map((each) => parseEvent(each, localZone));
    if (!was || !is || !at || is.allDay !== was.allDay || at.allDay !== was.allDay) {
      return { touched: { ...touched, after } };
    }
    const from = at.start + is.start - was.start;
    const until = from + is.end - is.start;
    const when: EventSpan = is.allDay
      ? { allDay: true, firstDay: dayOf(from), lastDay: dayOf(until - DAY) }
      : { allDay: false, start: from, end: until };
    const begin = is.allDay ? instantOf(from, eventZone(after, localZone)) : from;
    return {
      touched: { ...touched, after: withWhen(after, when, localZone) },
      ...(since !== undefined && { since: Math.min(since, begin) }),
    };
  }
}

/** Returns the touched occurrence after a change, as an event; null for a batch. */
export function touchedBy({ touched, event }: ChangeSet): CalendarEvent | null {
  return touched?.after ?? event;
}
