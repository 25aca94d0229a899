import type { BlockedTime, WorkingHours } from 'ng-event-calendar/core/internal';
import { dayOfDate, shownTime } from './clocks.spec-host';

/** Whether an instant satisfies a rule, by what the clocks of a zone show at it. */
export type Shown = (instant: number) => boolean;

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Whether the wall time of an instant lies in a rule's time of that date or of the one before. */
function inRule(
  { start, end, date, days, from, until, timezone }: WorkingHours,
  localZone: string,
  isOwn: (day: number) => boolean,
): Shown {
  const [opens, closes] = [minutesOf(start!), minutesOf(end!) % 1440];
  const last = closes === 0 ? 1440 : closes < opens ? closes + 1440 : closes;
  const [first, final] = [date ?? from, date ?? until];
  const [firstDay, finalDay] = [
    first === undefined ? -Infinity : dayOfDate(first),
    final === undefined ? Infinity : dayOfDate(final),
  ];
  const weekdays: readonly number[] =
    date === undefined ? (days ?? [1, 2, 3, 4, 5]) : [0, 1, 2, 3, 4, 5, 6];
  const says = (day: number, minute: number): boolean =>
    opens <= minute &&
    minute < last &&
    firstDay <= day &&
    day <= finalDay &&
    // The first of January 1970 was a Thursday.
    weekdays.includes((day + 4) % 7) &&
    isOwn(day);
  return (instant) => {
    const { day, minute } = shownTime(instant, timezone ?? localZone);
    return says(day, minute) || says(day - 1, minute + 1440);
  };
}

/** Whether an instant lies in any rule's time, by what the clocks of each rule's zone show at it. */
export function openBy(hours: readonly WorkingHours[], localZone: string): Shown {
  // A rule from nine to nine is a mistake, and opens nothing.
  const rules = hours.filter(
    ({ start, end, closed }) => closed === true || start !== end || minutesOf(end!) === 0,
  );
  const dated = rules.filter(({ date }) => date !== undefined);
  const weekly = rules.filter(({ date }) => date === undefined);
  const own = new Set(dated.map(({ date }) => dayOfDate(date!)));
  const closed = new Set(
    dated.filter(({ closed }) => closed === true).map(({ date }) => dayOfDate(date!)),
  );
  const byRule = [
    ...weekly.map((rule) => inRule(rule, localZone, (day) => !own.has(day))),
    ...dated.map((rule) => inRule(rule, localZone, (day) => !closed.has(day))),
  ];
  const onOwnDate = dated.map(({ date, timezone }): Shown => {
    const ownDay = dayOfDate(date!);
    return (instant) => shownTime(instant, timezone ?? localZone).day === ownDay;
  });
  return (instant) => {
    const isSo = (each: Shown): boolean => each(instant);
    return byRule.some(isSo) || (weekly.length === 0 && !onOwnDate.some(isSo));
  };
}

/** Whether an instant lies in a block, whose times are instants, or dates of its own zone. */
export function inBlock({ start, end, allDay, timezone }: BlockedTime): Shown {
  if (allDay !== true) {
    const [first, behind] = [Date.parse(start), Date.parse(end)];
    return (instant) => first <= instant && instant < behind;
  }
  const [first, last] = [dayOfDate(start), dayOfDate(end)];
  return (instant) => {
    const { day } = shownTime(instant, timezone!);
    return first <= day && day <= last;
  };
}
