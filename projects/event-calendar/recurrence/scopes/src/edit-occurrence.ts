import {
  freshId,
  removeEvent,
  replaceEvent,
  type ChangeSet,
  type EventChange,
} from 'ng-event-calendar/core/edits';
import {
  eventZone,
  instantOf,
  parseEvent,
  type CalendarEvent,
  type LastActionType,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import {
  movesDate,
  occurrenceAsEvent,
  sameValue,
  sameValues,
  seriesOf,
  type TouchedOccurrence,
} from 'ng-event-calendar/recurrence/internal';
import { detached } from './change-series';
import { changeAll, divide, removeRest } from './divide';
import { withDateMoved } from './move-date';
import { SeriesDates } from './series-dates';
import { replacing, touch, type Touched } from './touched';

/**
 * Changes an occurrence, and the others that the scope includes. `after` is the result of `eventOfOccurrence` with
 * changes: other times, other fields, another rule. Null if nothing changes or the occurrence is gone. An event that
 * doesn't recur is simply replaced. Moving an added date moves only that date, whatever the scope.
 */
export function editOccurrence<E extends CalendarEvent>(
  events: readonly E[],
  occurrence: TouchedOccurrence<E>,
  after: E,
  scope: RecurrenceScope,
  type: LastActionType,
  localZone: string,
): ChangeSet<E> | null {
  if (seriesOf(occurrence.event, localZone) === null) {
    return replaceEvent(events, occurrence.event, after, type);
  }
  const touched = touch(events, occurrence, localZone);
  if (touched === null) return null;
  const before = occurrenceAsEvent(touched.series, touched.at, localZone);
  if (sameValues(before, after)) return null;
  const change = movesDate(touched.series, touched.at, before, after)
    ? moveDate(touched, before, after, type)
    : changeFor(scope, touched, before, after, type);
  return change && { ...change, touched: { before, after } };
}

/** Changes an occurrence and the following ones, even if it is an added date that is moved. */
export function editFollowing<E extends CalendarEvent>(
  events: readonly E[],
  occurrence: TouchedOccurrence<E>,
  after: E,
  type: LastActionType,
  localZone: string,
): ChangeSet<E> | null {
  const touched = touch(events, occurrence, localZone);
  if (touched === null) return null;
  const before = occurrenceAsEvent(touched.series, touched.at, localZone);
  if (sameValues(before, after)) return null;
  return divide(touched, before, after, type);
}

function changeFor<E extends CalendarEvent>(
  scope: RecurrenceScope,
  touched: Touched<E>,
  before: E,
  after: E,
  type: LastActionType,
): ChangeSet<E> | null {
  const { localZone } = touched;
  switch (scope) {
    case 'onlyThis':
      return detach(touched, after, type);
    case 'thisAndFollowing':
      return touchedFrom(divide(touched, before, after, type), before, after, localZone);
    case 'all':
      return touchedFrom(changeAll(touched, before, after, type), before, after, localZone);
  }
}

/** Adds to a change the instant from which occurrences change; a rule edited by hand changes the whole series. */
function touchedFrom<E extends CalendarEvent>(
  change: ChangeSet<E> | null,
  before: E,
  after: E,
  localZone: string,
): ChangeSet<E> | null {
  const isByHand = !sameValue(before.rrule, after.rrule);
  return change === null || isByHand
    ? change
    : { ...change, since: sinceOf(before, after, localZone) };
}

/** Returns the instant from which a change of an occurrence counts: its start before or after, the earlier one. */
export function sinceOf(before: CalendarEvent, after: CalendarEvent, localZone: string): number {
  const starts = [before, after].map((event) => instantOfStart(event, localZone));
  return Math.min(...starts.filter((start) => start !== null));
}

/** Returns the instant at which an event starts, for whole days in its zone; null if it can't be read. */
function instantOfStart(event: CalendarEvent, localZone: string): number | null {
  const times = parseEvent(event, localZone);
  if (times === null) return null;
  return times.allDay ? instantOf(times.start, eventZone(event, localZone)) : times.start;
}

/** Removes an occurrence, and the others that the scope includes; null if it is gone already. */
export function removeOccurrence<E extends CalendarEvent>(
  events: readonly E[],
  occurrence: TouchedOccurrence<E>,
  scope: RecurrenceScope,
  localZone: string,
): ChangeSet<E> | null {
  if (scope === 'all' || seriesOf(occurrence.event, localZone) === null) {
    return removeEvent(events, occurrence.event);
  }
  const touched = touch(events, occurrence, localZone);
  if (touched === null) return null;
  if (scope === 'thisAndFollowing') return removeRest(touched);
  const changes = leavingOut(touched);
  return { type: 'delete', event: changes[0]!.after ?? touched.series.event, changes };
}

/** Moves an added date, or one of an event without a rule: within its series, or to an event of its own. */
function moveDate<E extends CalendarEvent>(
  touched: Touched<E>,
  before: E,
  after: E,
  type: LastActionType,
): ChangeSet<E> | null {
  const { series, at, localZone } = touched;
  const moved = withDateMoved(series, at, before, after, localZone);
  if (moved === null) return detach(touched, after, type);
  const change = { type, event: moved, changes: [replacing(touched, moved)] };
  return touchedFrom(change, before, after, localZone);
}

/** Applies the scope "only this": the series excludes the occurrence, and a copy that doesn't recur replaces it. */
function detach<E extends CalendarEvent>(
  touched: Touched<E>,
  after: E,
  type: LastActionType,
): ChangeSet<E> {
  const { events, series } = touched;
  const copy = detached(after, series.event, freshId(events));
  const left = leavingOut(touched);
  const changes = [...left, { before: null, after: copy, position: endAfter(events, left) }];
  return { type, event: copy, changes };
}

/**
 * Returns the changes that take the touched occurrence out of its series, the record first; it is deleted if nothing of
 * it is left.
 */
function leavingOut<E extends CalendarEvent>(touched: Touched<E>): EventChange<E>[] {
  const { events, series, at, localZone } = touched;
  const dates = new SeriesDates(series, localZone);
  const freed = dates.leaveOut(at);
  const changes = [replacing(touched, dates.rest())];
  for (const each of freed) {
    const after = detached(each, series.event, freshId(events));
    changes.push({ before: null, after, position: endAfter(events, changes) });
  }
  return changes;
}

/** Returns the position at which an event is appended after some changes. */
function endAfter<E extends CalendarEvent>(
  events: readonly E[],
  changes: readonly EventChange<E>[],
): number {
  const growth = changes.map(
    ({ before, after }) => Number(after !== null) - Number(before !== null),
  );
  return growth.reduce((sum, each) => sum + each, events.length);
}
