import { wallIn, weekdayOf, type Occurrence, type Slot } from 'ng-event-calendar/core/internal';
import { columnsBetween, firstVisible } from './column-moves';
import type { ColumnsInOrder } from './events-between';
import type { Distance } from './several-drops';
import { shownBetween, shownInWeeks } from './shown-days';
import { inOrderOfStart } from './start-order';
import { distanceToWall, type MoveRules } from './step';

const WEEK = 7;

/**
 * Returns the distance by which copied events move to a slot: the earliest goes there, of those at times if there are
 * any, while bars go by the days. Columns count where the slot is in another one than the earliest.
 */
export function distanceToSlot(
  copied: readonly Occurrence[],
  slot: Slot,
  rules: MoveRules & ColumnsInOrder,
): Distance {
  const [earliest] = timedFirst(inOrderOfStart(copied, rules.zone));
  if (earliest === undefined) return NOWHERE;
  const { event, firstDay, isBar } = earliest;
  const from = slot.resource === undefined ? undefined : firstVisible(event, rules);
  const columns = columnsBetween(from, slot.resource, rules);
  return isBar || slot.instant === null
    ? { days: shownBetween(firstDay, slot.day, rules), minutes: 0, columns }
    : { ...distanceToWall(earliest, slot.day, wallIn(slot.instant, rules.zone), rules), columns };
}

/** Days of a page, in order. */
type Page = readonly number[];

/**
 * Returns the distance by which copied events keep their place on another page of the same view: from its first day to
 * that of the other, in whole weeks where the page is longer than one.
 */
export function distanceToPage(copiedFrom: Page, page: Page, rules: MoveRules): Distance {
  const [first, next] = [copiedFrom[0], page[0]];
  if (first === undefined || next === undefined) return NOWHERE;
  const isLong = page.at(-1)! - next >= WEEK;
  const days = isLong
    ? shownInWeeks(Math.ceil((next - first) / WEEK), rules)
    : shownBetween(first, next, rules);
  return { days, minutes: 0, columns: 0 };
}

/**
 * Returns the distance by which copied events move into another view: the earliest to the first shown day of its
 * weekday, else to the first shown day.
 */
export function distanceToView(
  copied: readonly Occurrence[],
  page: Page,
  rules: MoveRules,
): Distance {
  const [earliest] = inOrderOfStart(copied, rules.zone);
  if (earliest === undefined || page.length === 0) return NOWHERE;
  const { firstDay } = earliest;
  const day = page.find((each) => weekdayOf(each) === weekdayOf(firstDay)) ?? page[0]!;
  return { days: shownBetween(firstDay, day, rules), minutes: 0, columns: 0 };
}

const NOWHERE: Distance = { days: 0, minutes: 0, columns: 0 };

function timedFirst(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const timed = occurrences.filter(({ isBar }) => !isBar);
  return timed.length > 0 ? timed : occurrences;
}
