import {
  freshId,
  positionOfEvent,
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
  type Scope,
} from 'ng-event-calendar/core/internal';
import { exDatesOf } from '../expand/excluded';
import { nameOf, wallAtInstant } from '../expand/instances';
import { indexOf, isLeftOut, seriesOf, type Series } from '../expand/series';
import { readRule } from '../rules/read-rule';
import { writeRuleLike } from '../rules/write-rule';
import { changedSeries } from './change-series';
import { occurrenceAsEvent } from './occurrence-event';
import { endingWith, isSeen, lastKept, startingWith } from './split-series';

/** The occurrence that was touched, by its start: an instant, for all-day events a wall time. */
export interface TouchedOccurrence<E extends CalendarEvent = CalendarEvent> {
  readonly event: E;
  readonly start: number;
}

/** What is needed to change an occurrence. */
interface Touched<E extends CalendarEvent> {
  readonly events: readonly E[];
  readonly series: Series<E>;
  readonly position: number;
  readonly wall: number;
  readonly localZone: string;
}

/**
 * One occurrence written as an event of its own, to be changed and handed to `editOccurrence`.
 * Null where the event doesn't recur or has no such occurrence, or excludes it.
 */
export function eventOfOccurrence<E extends CalendarEvent>(
  { event, start }: TouchedOccurrence<E>,
  localZone: string,
): E | null {
  const series = seriesOf(event, localZone);
  const wall = series && wallOf(series, start);
  return series === null || wall === null ? null : occurrenceAsEvent(series, wall, localZone);
}

/**
 * Changes an occurrence, and with it what the scope says. `after` is what `eventOfOccurrence` gave
 * with the changes made to it: other times, other fields, another rule. Null when that changes
 * nothing or the occurrence is gone. An event that doesn't recur is simply replaced.
 */
export function editOccurrence<E extends CalendarEvent>(
  events: readonly E[],
  occurrence: TouchedOccurrence<E>,
  after: E,
  scope: Scope,
  type: LastActionType,
  localZone: string,
): ChangeSet<E> | null {
  if (seriesOf(occurrence.event, localZone) === null) {
    return replaceEvent(events, occurrence.event, after, type);
  }
  const touched = touch(events, occurrence, localZone);
  if (touched === null) return null;
  const before = occurrenceAsEvent(touched.series, touched.wall, localZone);
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  const change = changeFor(scope, touched, before, after, type);
  return change && { ...change, touched: { before, after } };
}

function changeFor<E extends CalendarEvent>(
  scope: Scope,
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

/** What changes from the touched occurrence on; with a rule edited by hand it is all of the series. */
function touchedFrom<E extends CalendarEvent>(
  change: ChangeSet<E> | null,
  before: E,
  after: E,
  localZone: string,
): ChangeSet<E> | null {
  const isByHand = JSON.stringify(before.rrule) !== JSON.stringify(after.rrule);
  if (change === null || isByHand) return change;
  const starts = [before, after].map((event) => instantOfStart(event, localZone));
  return { ...change, since: Math.min(...starts.filter((start) => start !== null)) };
}

/** The instant at which an event starts, of whole days in its zone; null where that can't be read. */
function instantOfStart(event: CalendarEvent, localZone: string): number | null {
  const times = parseEvent(event, localZone);
  if (times === null) return null;
  return times.allDay ? instantOf(times.start, eventZone(event, localZone)) : times.start;
}

/** Removes an occurrence, and with it what the scope says; null when it is gone already. */
export function removeOccurrence<E extends CalendarEvent>(
  events: readonly E[],
  occurrence: TouchedOccurrence<E>,
  scope: Scope,
  localZone: string,
): ChangeSet<E> | null {
  if (scope === 'all' || seriesOf(occurrence.event, localZone) === null) {
    return removeEvent(events, occurrence.event);
  }
  const touched = touch(events, occurrence, localZone);
  if (touched === null) return null;
  const { series, wall } = touched;
  if (scope === 'thisAndFollowing') return removeRest(touched, lastKept(series, wall));
  const rest = withoutOne(touched);
  return { type: 'delete', event: rest ?? series.event, changes: [replacing(touched, rest)] };
}

function touch<E extends CalendarEvent>(
  events: readonly E[],
  { event, start }: TouchedOccurrence<E>,
  localZone: string,
): Touched<E> | null {
  const position = positionOfEvent(events, event);
  const series = position < 0 ? null : seriesOf(events[position]!, localZone);
  const wall = series && wallOf(series, start);
  return series === null || wall === null ? null : { events, series, position, wall, localZone };
}

/** Where a series has an occurrence; null where it hasn't, or not any more. */
function wallOf(series: Series, start: number): number | null {
  const wall = wallAtInstant(series, start);
  return wall === null || isLeftOut(series, wall) ? null : wall;
}

/** Only this: the series leaves it out, and a copy that doesn't recur takes its place. */
function detach<E extends CalendarEvent>(
  touched: Touched<E>,
  after: E,
  type: LastActionType,
): ChangeSet<E> {
  const { events, series } = touched;
  const { rrule: _rule, exDates: _dates, ...once } = after;
  const copy = { ...once, id: freshId(events), extractedFromId: series.event.id } as unknown as E;
  const rest = withoutOne(touched);
  const end = rest === null ? events.length - 1 : events.length;
  const changes: EventChange<E>[] = [
    replacing(touched, rest),
    { before: null, after: copy, position: end },
  ];
  return { type, event: copy, changes };
}

/** This and following: the series ends before it, and a new one begins with it. */
function divide<E extends CalendarEvent>(
  touched: Touched<E>,
  before: E,
  after: E,
  type: LastActionType,
): ChangeSet<E> | null {
  const { events, series, wall, localZone } = touched;
  if (indexOf(series, wall) === 0) return changeAll(touched, before, after, type);
  const kept = lastKept(series, wall);
  const rest = startingWith(series, wall, localZone);
  // Where all before it is left out, nothing would be seen of the series before: it begins here.
  const begun =
    kept === null ? rest : { ...rest, id: freshId(events), extractedFromId: series.event.id };
  const following = withRestOfCount(series, begun, after);
  const changed = changedSeries(seriesOf(begun, localZone)!, wall, before, following, localZone);
  if (isEmpty(changed, localZone)) return removeRest(touched, kept);
  const changes: EventChange<E>[] =
    kept === null
      ? [replacing(touched, changed)]
      : [
          replacing(touched, endingWith(series, kept, wall)),
          { before: null, after: changed, position: events.length },
        ];
  return { type, event: changed, changes };
}

/**
 * What the occurrence became, with the rule of the rest: a rule edited by hand counts on from where
 * the series was as long as its COUNT wasn't what was edited.
 */
function withRestOfCount<E extends CalendarEvent>(series: Series<E>, tail: E, after: E): E {
  if (JSON.stringify(after.rrule) === JSON.stringify(series.event.rrule)) return after;
  const { rule } = readRule(after.rrule);
  const isCounted = rule !== null && rule.count !== null && rule.count === series.rule.count;
  if (!isCounted) return after;
  const count = readRule(tail.rrule).rule?.count ?? rule.count;
  return { ...after, rrule: writeRuleLike(after.rrule!, { ...rule, count }) };
}

/** All: the record itself changes. */
function changeAll<E extends CalendarEvent>(
  touched: Touched<E>,
  before: E,
  after: E,
  type: LastActionType,
): ChangeSet<E> | null {
  const { events, series, wall, localZone } = touched;
  const changed = changedSeries(series, wall, before, after, localZone);
  if (isEmpty(changed, localZone)) return removeEvent(events, series.event);
  return { type, event: changed, changes: [replacing(touched, changed)] };
}

/** Removes what comes from the touched occurrence on; `kept` is the last one before it to be seen. */
function removeRest<E extends CalendarEvent>(
  touched: Touched<E>,
  kept: number | null,
): ChangeSet<E> | null {
  const { events, series, wall } = touched;
  if (kept === null) return removeEvent(events, series.event);
  const rest = endingWith(series, kept, wall);
  return { type: 'delete', event: rest, changes: [replacing(touched, rest)] };
}

/** Whether an event recurs and never happens, as a rule edited by hand can have it. */
function isEmpty(event: CalendarEvent, localZone: string): boolean {
  const series = seriesOf(event, localZone);
  return series !== null && !isSeen(series);
}

/** The series without the touched occurrence; null when nothing of it is left. */
function withoutOne<E extends CalendarEvent>({ series, wall, localZone }: Touched<E>): E | null {
  const { event } = series;
  const rest = { ...event, exDates: [...exDatesOf(event), nameOf(series, wall)] };
  return isEmpty(rest, localZone) ? null : rest;
}

function replacing<E extends CalendarEvent>(
  { series, position }: Touched<E>,
  after: E | null,
): EventChange<E> {
  return { before: series.event, after, position };
}
