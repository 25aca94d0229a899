import {
  civilDate,
  isWeekend,
  weekdayOf,
  type TimelinePreset,
  type Weekday,
  type AxisRange,
} from 'ng-event-calendar/core/internal';
import { clockCells, midnightsIn, type InstantAxis } from 'ng-event-calendar/core/timeline';

/** A cell as it is drawn behind the rows: a line at its start, and its shade. */
export interface AxisLine extends AxisRange {
  readonly key: string;
  /** Whether a coarser unit begins with it: a day in `hours`, a week in `days`, a month elsewhere. */
  readonly isMajor: boolean;
  readonly isWeekend: boolean;
  readonly isToday: boolean;
  readonly isBeyond: boolean;
}

/** Facts on which lines depend. */
export interface LineRules {
  readonly today: number;
  readonly isOffered: (day: number) => boolean;
  readonly slotMinutes: number;
  /** Pixels of an axis minute. */
  readonly minuteWidth: number;
  readonly weekStartsOn: Weekday;
}

/** Pixels of a slot from which it has a line of its own. */
const SLOT_ROOM = 48;

/** Whether today and weekends are shaded. A page of one day is about that day, and marks neither. */
export function isShaded({ preset, days }: Pick<InstantAxis, 'preset' | 'days'>): boolean {
  return preset === 'days' || (preset === 'hours' && days.length > 1);
}

/** Returns the cells of an axis with their lines and shades, in order. */
export function axisLines(axis: InstantAxis, rules: LineRules): readonly AxisLine[] {
  return axis.preset === 'hours' ? hourLines(axis, rules) : dayLines(axis, rules);
}

function dayLines(axis: InstantAxis, rules: LineRules): readonly AxisLine[] {
  return axis.days.flatMap(({ day, from, to }) => {
    const isMajor = beginsCoarser(day, axis.preset, rules.weekStartsOn);
    const isDay = isShaded(axis);
    // A cell of weeks or months has its line where it begins.
    const hasLine = isDay || isMajor || beginsCell(day, axis.preset, rules.weekStartsOn);
    const isBeyond = !rules.isOffered(day);
    if (!hasLine && !isBeyond) return [];
    const isToday = isDay && day === rules.today;
    return [
      {
        key: `${day}`,
        from,
        to,
        isMajor,
        isToday,
        isBeyond,
        isWeekend: isDay && isWeekend(day),
      },
    ];
  });
}

function hourLines(axis: InstantAxis, rules: LineRules): readonly AxisLine[] {
  const starts = new Set(axis.days.map(({ from }) => from));
  const hasSlots = rules.slotMinutes < 60 && rules.slotMinutes * rules.minuteWidth >= SLOT_ROOM;
  const slots = hasSlots ? clockCells(axis, rules.slotMinutes) : [];
  const areShaded = isShaded(axis);
  const days = axis.days.map(({ day, from, to }) => ({
    key: `day ${day}`,
    from,
    to,
    isMajor: true,
    isWeekend: areShaded && isWeekend(day),
    isToday: areShaded && day === rules.today,
    isBeyond: !rules.isOffered(day),
  }));
  const places = new Map([...slots, ...clockCells(axis)].map((cell) => [cell.from, cell.start]));
  const cells = [...places].map(([from, start]) => plainLine(`${start}`, from, false));
  // Hours past midnight go on into the next date, which begins with a line like any other.
  const midnights = midnightsIn(axis).map(({ day, at }) => plainLine(`midnight ${day}`, at, true));
  for (const { from } of midnights) starts.add(from);
  return [...days, ...midnights, ...cells.filter(({ from }) => !starts.has(from))];
}

/** Returns a line without a shade. */
function plainLine(key: string, at: number, isMajor: boolean): AxisLine {
  return { key, from: at, to: at, isMajor, isWeekend: false, isToday: false, isBeyond: false };
}

function beginsCell(day: number, preset: TimelinePreset, weekStartsOn: Weekday): boolean {
  return preset === 'weeks' ? weekdayOf(day) === weekStartsOn : civilDate(day).day === 1;
}

function beginsCoarser(day: number, preset: TimelinePreset, weekStartsOn: Weekday): boolean {
  const { month, day: date } = civilDate(day);
  if (preset === 'days') return weekdayOf(day) === weekStartsOn;
  return preset === 'weeks' ? date === 1 : date === 1 && month === 1;
}
