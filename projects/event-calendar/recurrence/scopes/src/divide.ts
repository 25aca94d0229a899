import {
  freshId,
  removeEvent,
  type ChangeSet,
  type EventChange,
} from 'ng-event-calendar/core/edits';
import { mayRecur, type CalendarEvent, type LastActionType } from 'ng-event-calendar/core/internal';
import {
  rDatesOf,
  readRule,
  sameValue,
  seriesOf,
  startAt,
  type Series,
} from 'ng-event-calendar/recurrence/internal';
import { addedBy, withRDates } from './added-dates';
import { alone, changedSeries } from './change-series';
import { endingBefore, isFirst, startingWith } from './split-series';
import { isEmpty, replacing, type Touched } from './touched';
import { writeRuleLike } from './write-rule';

/** Applies the scope "this and following": the series ends before the occurrence, and a new one begins with it. */
export function divide<E extends CalendarEvent>(
  touched: Touched<E>,
  before: E,
  after: E,
  type: LastActionType,
): ChangeSet<E> | null {
  const { events, series, at, localZone } = touched;
  if (isFirst(series, at)) return changeAll(touched, before, after, type);
  const ended = endingBefore(series, at, localZone);
  const rest = startingWith(series, at, localZone);
  // If everything before it is excluded, nothing of the old series would be visible, so its record begins here instead.
  const begun =
    ended === null ? rest : { ...rest, id: freshId(events), extractedFromId: series.event.id };
  const tail = changedRest(touched, begun, before, after);
  const changed = withListOf(tail, before, after, (rDate) => {
    const added = addedBy(rDate, series);
    return added === null || added.start >= at.start;
  });
  if (isEmpty(changed, localZone)) return removeRest(touched);
  const changes: EventChange<E>[] =
    ended === null
      ? [replacing(touched, changed)]
      : [replacing(touched, ended), { before: null, after: changed, position: events.length }];
  return { type, event: changed, changes };
}

/** Returns the record with those of its added dates that were edited by hand, as a host's own form may do. */
function withListOf<E extends CalendarEvent>(
  record: E,
  before: E,
  after: E,
  isOfIt: (rDate: string) => boolean,
): E {
  const isSame = sameValue(before.rDates, after.rDates);
  return isSame || !mayRecur(record) ? record : withRDates(record, rDatesOf(after).filter(isOfIt));
}

/** Returns the series that begins with the touched occurrence, changed as the occurrence was. */
function changedRest<E extends CalendarEvent>(
  { series, at, localZone }: Touched<E>,
  begun: E,
  before: E,
  after: E,
): E {
  const rest = seriesOf(begun, localZone);
  if (rest !== null) {
    const following = withRestOfCount(series, begun, after);
    return changedSeries(rest, startAt(rest, at.start)!, before, following, localZone);
  }
  // A last date recurs only if it was given another rule.
  const { id, extractedFromId } = begun;
  const hasOtherRule = !sameValue(before.rrule, after.rrule);
  const { rrule } = hasOtherRule ? after : begun;
  return {
    ...alone(after),
    id,
    ...(extractedFromId !== undefined && { extractedFromId }),
    ...(rrule !== undefined && { rrule }),
  } as unknown as E;
}

/** Returns the edited occurrence with the COUNT of the rest, if its rule was edited by hand but not its COUNT. */
function withRestOfCount<E extends CalendarEvent>(series: Series<E>, tail: E, after: E): E {
  if (sameValue(after.rrule, series.event.rrule)) return after;
  const { rule } = readRule(after.rrule);
  const isCounted = rule !== null && rule.count !== null && rule.count === series.rule.count;
  if (!isCounted) return after;
  const count = readRule(tail.rrule).rule?.count ?? rule.count;
  return { ...after, rrule: writeRuleLike(after.rrule!, { ...rule, count }) };
}

/** Applies the scope "all": the record itself changes. */
export function changeAll<E extends CalendarEvent>(
  touched: Touched<E>,
  before: E,
  after: E,
  type: LastActionType,
): ChangeSet<E> | null {
  const { events, series, at, localZone } = touched;
  const changed = withListOf(
    changedSeries(series, at, before, after, localZone),
    before,
    after,
    () => true,
  );
  if (isEmpty(changed, localZone)) return removeEvent(events, series.event);
  return { type, event: changed, changes: [replacing(touched, changed)] };
}

/** Removes the occurrences from the touched one on. */
export function removeRest<E extends CalendarEvent>(touched: Touched<E>): ChangeSet<E> | null {
  const { events, series, at, localZone } = touched;
  const rest = endingBefore(series, at, localZone);
  if (rest === null) return removeEvent(events, series.event);
  return { type: 'delete', event: rest, changes: [replacing(touched, rest)] };
}
