import { inject, Injectable, untracked } from '@angular/core';
import type { AvailabilityViolation } from 'ng-event-calendar/core/availability';
import {
  dayOutOfBounds,
  lacksResource,
  missingKinds,
  permissionErrorOf,
  type ChangeBounds,
  type PermissionError,
  type ProposedChange,
} from 'ng-event-calendar/core/edits';
import {
  DAY,
  dayOf,
  mayRecur,
  recurrenceOf,
  titleOfResource,
  wallIn,
  type BlockedTime,
  type CalendarEvent,
  type CalendarId,
  type Occurrence,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { someTitles } from '../../text/some-titles';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from '../events/calendar-store';

/** Refuses forbidden changes, in the calendar's language, before the host is asked. */
@Injectable()
export class Refusals {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);

  /** Returns why a change is forbidden; null where it is allowed. */
  reasonOf(change: ProposedChange): string | null {
    const { resources, calendar } = untracked(this.#store.permissions);
    const shouldEventRequireResource = untracked(this.#inputs.shouldEventRequireResource);
    const bounds = untracked(() => this.#bounds());
    const refusal = permissionErrorOf(change, {
      resources,
      calendar,
      shouldEventRequireResource,
      bounds,
    });
    return refusal === null ? null : untracked(() => this.#words(refusal, change));
  }

  /** Returns why a new event can't be added without an editor that asks for its resource; null where it needs none. */
  missingResourceOf(event: CalendarEvent): string | null {
    const required = untracked(this.#inputs.shouldEventRequireResource);
    const resources = untracked(this.#store.resources);
    if (!lacksResource(event, required, resources)) return null;
    const [kind] = missingKinds(event, required, resources);
    const text = untracked(this.#settings.text);
    return kind === undefined ? text('requiredResourceError') : text('requiredKindError', { kind });
  }

  /**
   * Returns the reasons of violations, one sentence each; overlaps of several resources share one. For a series they
   * are the reasons of its first refused occurrence, and so name its date.
   */
  sayingOf(refusals: readonly AvailabilityViolation[], event: CalendarEvent | null): string {
    const sentences = untracked(() => {
      const dateOf = (refusal: AvailabilityViolation): string =>
        event !== null && mayRecur(event) ? this.#dateOf(refusal, event) : '';
      return withJoinedOverlaps(refusals, dateOf).map((refusal) => {
        const [date, reason] = [dateOf(refusal), this.#sentence(refusal)];
        return date === '' ? reason : this.#settings.text()('refusedOnDate', { date, reason });
      });
    });
    return [...new Set(sentences)].join('. ');
  }

  /** Returns the date of the occurrence with a violation, before which a block may begin; empty where rules don't count. */
  #dateOf({ code, start, end }: AvailabilityViolation, series: CalendarEvent): string {
    const recurrence = recurrenceOf(this.#store.index());
    if (recurrence === null) return '';
    const zone = this.#settings.zone();
    const [first, last] = [dayOf(wallIn(start, zone)), dayOf(wallIn(end - 1, zone))];
    const isMet = (each: Occurrence): boolean =>
      each.allDay
        ? each.firstDay <= last && first <= each.lastDay
        : each.start < end && start < each.end;
    const met =
      code === 'blocked'
        ? recurrence.expand(series, first, last, zone, this.#settings.localZone)?.find(isMet)
        : undefined;
    return this.#settings.formats().dayTitle(Math.max(first, met?.firstDay ?? first));
  }

  #sentence(refusal: AvailabilityViolation): string {
    const text = this.#settings.text();
    switch (refusal.code) {
      case 'outside-hours':
        return refusal.open === null
          ? text('dayClosedError')
          : text('outsideHoursError', { hours: this.#hours(refusal, refusal.open) });
      case 'blocked':
        return this.#block(refusal, refusal.blocked);
      case 'overlap': {
        const titles = refusal.events.map(({ title }) => title || text('eventUntitled'));
        return text('overlapError', { titles: someTitles(titles, text) });
      }
      case 'capacity': {
        const times = this.#settings.times();
        return text('capacityError', {
          resource: this.#titleOf(refusal.resource),
          from: times.time(refusal.start),
          until: times.time(refusal.end),
          taken: String(refusal.taken),
          capacity: String(refusal.capacity),
        });
      }
    }
  }

  /** Returns the title of a block, with its times if it lies within a day. */
  #block({ start, end }: TimeSpan, { title, allDay }: BlockedTime): string {
    const text = this.#settings.text();
    const name = title || text('blockedTimeError');
    // Times of several days would need their dates.
    if (allDay === true || end - start >= DAY) return name;
    return text('eventAriaLabel', {
      title: name,
      when: this.#settings.times().timeRange(start, end),
    });
  }

  /** Returns the open span as text, or only the end of it that the event exceeds. */
  #hours({ start, end }: TimeSpan, open: TimeSpan): string {
    const text = this.#settings.text();
    const times = this.#settings.times();
    const isEarly = start < open.start;
    const isLate = end > open.end;
    if (isEarly === isLate) return times.timeRange(open.start, open.end);
    return isEarly
      ? text('timeFrom', { time: times.time(open.start) })
      : text('timeUntil', { time: times.time(open.end) });
  }

  #titleOf(id: CalendarId | null): string {
    const node = id === null ? undefined : this.#store.resources().find(id);
    return node === undefined ? this.#settings.text()('labelNoResource') : titleOfResource(node);
  }

  #bounds(): ChangeBounds | undefined {
    const bounds = this.#settings.bounds();
    if (bounds === undefined) return undefined;
    return { ...bounds, zone: this.#settings.zone(), localZone: this.#settings.localZone };
  }

  #words({ code, resource, kind }: PermissionError, change: ProposedChange): string {
    const text = this.#settings.text();
    const { before, after } = change;
    switch (code) {
      case 'read-only-resource': {
        return text('readOnlyResourceError', { resource: this.#titleOf(resource ?? null) });
      }
      case 'resource-without-events': {
        return text('resourceWithoutEventsError', { resource: this.#titleOf(resource ?? null) });
      }
      case 'resource-already-there': {
        return text('resourceAlreadyThereError', { resource: this.#titleOf(resource ?? null) });
      }
      case 'out-of-bounds': {
        const bounds = this.#bounds()!;
        const isEarly = (dayOutOfBounds(change.touched ?? change, bounds) ?? 0) < bounds.first;
        const date = this.#settings.formats().fullDate(isEarly ? bounds.first : bounds.last);
        return text(isEarly ? 'minDateError' : 'maxDateError', { date });
      }
      case 'resource-required':
        return kind === undefined
          ? text('requiredResourceError')
          : text('requiredKindError', { kind });
      default: {
        const title = (before ?? after)?.title;
        return text('eventMoveRefused', { title: title || text('eventUntitled') });
      }
    }
  }
}

/** Merges the overlaps of one date into the first of them. */
function withJoinedOverlaps(
  refusals: readonly AvailabilityViolation[],
  dateOf: (refusal: AvailabilityViolation) => string,
): readonly AvailabilityViolation[] {
  const overlaps = refusals.filter((refusal) => refusal.code === 'overlap');
  return refusals.flatMap((refusal) => {
    if (refusal.code !== 'overlap') return refusal;
    const ofDate = overlaps.filter((each) => dateOf(each) === dateOf(refusal));
    const events = [...new Set(ofDate.flatMap((each) => each.events))];
    return ofDate[0] === refusal ? { ...refusal, events } : [];
  });
}
