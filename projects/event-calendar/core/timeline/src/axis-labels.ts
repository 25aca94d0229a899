import {
  HOUR_MS,
  MINUTE,
  dayOf,
  isRepeated,
  textWidth,
  wallIn,
  weekNumber,
  type TimelineUnit,
  type TimeSpan,
  type Weekday,
  type AxisRange,
} from 'ng-event-calendar/core/internal';
import { axisUnits, type UnitRange } from './axis-units';
import { clockCells, type ClockCell } from './clock-cells';
import { dateForm, type DateForm } from './date-form';
import { withFirstOf } from './first-of-unit';
import type { DayPlace, InstantAxis } from './instant-axis';

/** Words of the header, as the locale has them. Days are day numbers. */
export interface LabelWords {
  /** `isNamed` asks for the zone, as the clocks show the hour twice: "1 AM EDT". */
  hour(instant: number, isNamed: boolean): string;
  /** "Wed 25", "W 25" or "25". */
  day(day: number, form: DayForm): string;
  /** "Wednesday, November 25, 2026". */
  date(day: number): string;
  /** First day of a week: "Nov 23", "11/23" or "23". */
  week(first: number, form: DateForm): string;
  /** "W48". */
  weekNumber(number: number): string;
  /** Both in one: "W48, Nov 23". */
  weekName(first: number, number: number): string;
  /** "November 2026" or "Nov 2026". */
  month(first: number, form: 'long' | 'short'): string;
  year(first: number): string;
}

/** How much of its weekday a label of a day has room for. */
export type DayForm = 'weekday' | 'narrow' | 'number';

/** A label of a header row, over the part of its unit that is on the page. */
export interface AxisLabel extends UnitRange {
  /** Unique in its row. */
  readonly key: string;
  readonly unit: TimelineUnit;
  /** Instant at which an hour begins; null of other units. */
  readonly instant: number | null;
  readonly text: string;
  /** Accessible name where the text alone doesn't say it; else null. */
  readonly name: string | null;
  /** Whether its unit holds the present. */
  readonly isPresent: boolean;
}

/** How a header is labelled. */
export interface LabelRules {
  /** Pixels of an axis minute. */
  readonly scale: number;
  readonly now: number;
  readonly weekStartsOn: Weekday;
  readonly showWeekNumber: boolean;
  readonly words: LabelWords;
  /** Coarser units without a header row, coarse to fine: the first cell of each shows it. */
  readonly without?: readonly TimelineUnit[];
}

/** Hours at which a label can stand, and the pixels that it needs. */
const HOUR_STEPS = [1, 2, 3, 6, 12];
const HOUR_ROOM = 56;
/** Minutes of an hour behind a change of the clock that are worth a label of their own. */
const JUMP_ROOM = 20 * MINUTE;
/** Pixels of a day from which its label has the short and the narrow weekday. */
const WEEKDAY_ROOM = 64;
const NARROW_ROOM = 32;
/** Pixels beside the text of a label. */
const PADDING = 16;

/** Returns the labels of a header row, in order. */
export function axisLabels(
  axis: InstantAxis,
  unit: TimelineUnit,
  rules: LabelRules,
): readonly AxisLabel[] {
  const labels = unit === 'hour' ? hourLabels(axis, rules) : dayLabels(axis, unit, rules);
  return (rules.without ?? []).reduceRight<readonly AxisLabel[]>(
    (shown, coarser) => withFirstOf(coarser, shown, labels, axis, rules),
    labels,
  );
}

function dayLabels(
  axis: InstantAxis,
  unit: Exclude<TimelineUnit, 'hour'>,
  rules: LabelRules,
): readonly AxisLabel[] {
  const today = dayOf(wallIn(rules.now, axis.zone));
  const units = axisUnits(axis, unit, rules.weekStartsOn);
  const forms: Forms = {
    day: dayForm(axis, rules),
    week: unit === 'week' ? dateForm(units, rules) : 'short',
    month: monthForm(units, rules),
  };
  return units.map((range) => {
    const { firstDay, lastDay } = range;
    return {
      ...range,
      unit,
      key: `${unit} ${firstDay}`,
      instant: null,
      ...wordsOf(unit, range, forms, rules),
      isPresent: firstDay <= today && today <= lastDay,
    };
  });
}

type MonthForm = 'long' | 'short';

/** One form for all labels of a header row. */
interface Forms {
  readonly day: DayForm;
  readonly week: DateForm;
  readonly month: MonthForm;
}

function wordsOf(
  unit: Exclude<TimelineUnit, 'hour'>,
  range: UnitRange,
  forms: Forms,
  rules: LabelRules,
): Pick<AxisLabel, 'text' | 'name'> {
  const { words, showWeekNumber, weekStartsOn } = rules;
  const first = range.firstDay;
  if (unit === 'day') {
    const text = words.day(first, forms.day);
    const date = words.date(first);
    // Begins with what is seen, for voice control; a number alone is in the date.
    const name = { weekday: null, narrow: `${text}, ${date}`, number: date }[forms.day];
    return { text, name };
  }
  if (unit === 'year') return { text: words.year(first), name: null };
  if (unit === 'week') {
    if (!showWeekNumber) return weekWords(first, forms.week, words);
    const number = weekNumber(first, weekStartsOn);
    return { text: words.weekNumber(number), name: words.weekName(first, number) };
  }
  const form = forms.month === 'long' && hasLongRoom(range, rules) ? 'long' : 'short';
  return { text: words.month(first, form), name: null };
}

function weekWords(
  first: number,
  form: DateForm,
  words: LabelWords,
): Pick<AxisLabel, 'text' | 'name'> {
  const [text, date] = [words.week(first, form), words.week(first, 'short')];
  // A number alone is in the date.
  return { text, name: { short: null, numeric: `${text}, ${date}`, number: date }[form] };
}

/** One form for all whole months; one that the page cuts may need the short form beside long ones. */
function monthForm(units: readonly UnitRange[], rules: LabelRules): MonthForm {
  const whole = units.slice(1, -1);
  return whole.every((unit) => hasLongRoom(unit, rules)) ? 'long' : 'short';
}

function hasLongRoom({ firstDay, from, to }: UnitRange, { words, scale }: LabelRules): boolean {
  const pixels = (to - from) * scale;
  return textWidth(words.month(firstDay, 'long'), pixels) + PADDING <= pixels;
}

/** One form for all days, so that a day of 23 hours doesn't differ from those around it. */
function dayForm({ days }: InstantAxis, { scale }: LabelRules): DayForm {
  const widths = days.map(({ from, to }: DayPlace) => to - from).filter((width) => width > 0);
  const pixels = Math.min(...widths) * scale;
  if (pixels >= WEEKDAY_ROOM) return 'weekday';
  return pixels >= NARROW_ROOM ? 'narrow' : 'number';
}

function hourLabels(axis: InstantAxis, { scale, now, words }: LabelRules): readonly AxisLabel[] {
  return hourPlaces(axis, scale).map(({ start, end, from, to, day }) => ({
    unit: 'hour',
    key: `hour ${start}`,
    firstDay: day,
    lastDay: day,
    instant: start,
    from,
    to,
    text: words.hour(start, isRepeated(start, axis.zone)),
    name: null,
    isPresent: start <= now && now < end,
  }));
}

/** Time over which one label of an hour stands, with the day of the clock on which it begins. */
export interface HourPlace extends AxisRange, TimeSpan {
  readonly day: number;
}

/** Returns where the labels of hours stand at a scale: each also over the hours behind it that have none. */
export function hourPlaces(axis: InstantAxis, scale: number): readonly HourPlace[] {
  const hourWidth = 60 * scale;
  const step = HOUR_STEPS.find((hours) => hours * hourWidth >= HOUR_ROOM) ?? 12;
  const places: HourPlace[] = [];
  for (const cell of clockCells(axis)) {
    const { start, end, from, to, day } = cell;
    const last = places.at(-1);
    if (isLabelled(cell, step)) places.push({ start, end, from, to, day });
    else if (last?.end === start) places[places.length - 1] = { ...last, to, end };
  }
  return places;
}

function isLabelled({ time, start, end, isJump }: ClockCell, step: number): boolean {
  if (time % (step * HOUR_MS) === 0) return true;
  return step === 1 && isJump && end - start >= JUMP_ROOM;
}
