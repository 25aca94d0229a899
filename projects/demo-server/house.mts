import {
  indexEvents,
  indexResources,
  validateChange,
  permissionErrorOf,
  type BlockedTime,
  type CalendarResource,
  type LastActionType,
  type AvailabilityViolation,
  type TimeSpan,
} from 'ng-event-calendar/core';
import { RECURRENCE_ENGINE } from 'ng-event-calendar/recurrence';
import type { EventRecord, RecordChange } from './record.mts';

/** Resources and blocked times that decide what can be booked, as known to the server. */
export interface House {
  readonly resources: readonly CalendarResource[];
  readonly blockedTimes: readonly BlockedTime[];
  /** Zone of times that name none. */
  readonly zone: string;
}

/** Change of one gesture, as passed to a source's `save`. */
export interface Change {
  readonly type?: LastActionType;
  readonly changes: readonly RecordChange[];
  readonly since?: number;
}

const OPEN = [{ days: [0, 1, 2, 3, 4, 5, 6], start: '08:00', end: '22:00' }] as const;

/** A house for courses: one room holds one course at a time, the other up to two. */
export const COURSE_HOUSE: House = {
  resources: [
    {
      ...{ id: 'a', title: 'Studio A', workingHours: OPEN },
      ...{ unavailableTimes: 'refuse', eventOverlap: 'refuse' },
    },
    {
      ...{ id: 'b', title: 'Studio B', workingHours: OPEN },
      ...{ unavailableTimes: 'refuse', capacity: 2 },
    },
  ],
  blockedTimes: [
    { title: 'Christmas', start: '2026-12-24', end: '2026-12-26', allDay: true },
    { title: 'Fire drill', start: '2026-11-25T10:00', end: '2026-11-25T11:00' },
  ],
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/**
 * Returns why a change is refused, by the functions with which calendars validate; null if it isn't. `events` are the
 * stored ones it may conflict with. The calendar has already asked its user about violations that can be waived, so
 * only refusals count.
 */
export function refusalIn(
  { resources, blockedTimes, zone }: House,
  change: Change,
  events: readonly EventRecord[],
): string | null {
  const indexed = indexResources(resources);
  const rules = { resources: indexed, calendar: {}, shouldEventRequireResource: false };
  for (const { before, after } of change.changes) {
    const type = change.type ?? (before === null ? 'create' : after === null ? 'delete' : 'update');
    const firm = permissionErrorOf({ type, before, after }, rules);
    if (firm !== null) return firm.reason;
  }
  const index = indexEvents(events, zone, undefined, RECURRENCE_ENGINE);
  const refusals = validateChange(change, { index, resources: indexed, blockedTimes });
  const refused = refusals.find(({ answer }) => answer === 'refuse');
  if (refused === undefined) return null;
  const node = refused.resource === null ? undefined : indexed.find(refused.resource);
  return sentenceOf(refused, node?.resource.title ?? 'The house', zone);
}

/** Returns a violation as one sentence. */
function sentenceOf(
  refusal: AvailabilityViolation<EventRecord>,
  resource: string,
  zone: string,
): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone });
  const times = ({ start, end }: TimeSpan): string => clock.formatRange(start, end);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone });
  const date = day.format(refusal.start);
  switch (refusal.code) {
    case 'outside-hours':
      return refusal.open === null
        ? `${resource} is closed on ${date}.`
        : `${resource} is open ${times(refusal.open)} on ${date}.`;
    case 'blocked':
      return `${refusal.blocked.title ?? 'Blocked'}, ${date}.`;
    case 'overlap': {
      const titles = refusal.events.map(({ title }) => title).join(', ');
      return `${resource} has ${titles} on ${date}.`;
    }
    case 'capacity': {
      const seats = `${refusal.taken} of ${refusal.capacity}`;
      return `${resource} is full ${times(refusal)} on ${date} (${seats}).`;
    }
  }
}
