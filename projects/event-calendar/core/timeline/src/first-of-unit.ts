import { weekNumber, type TimelineUnit } from 'ng-event-calendar/core/internal';
import type { AxisLabel, LabelRules } from './axis-labels';
import { axisUnits, type UnitRange } from './axis-units';
import { dateForm } from './date-form';
import type { InstantAxis } from './instant-axis';

/** Returns labels of which the first one of each coarser unit shows that unit, and is named by both. */
export function withFirstOf(
  coarser: TimelineUnit,
  shown: readonly AxisLabel[],
  labels: readonly AxisLabel[],
  axis: InstantAxis,
  rules: LabelRules,
): readonly AxisLabel[] {
  if (coarser === 'hour') return shown;
  const starts = axisUnits(axis, coarser, rules.weekStartsOn);
  return shown.map((label, at) => {
    const begun = starts.find(({ from }) => label.from <= from && from < label.to);
    const own = labels[at]!;
    const text = begun === undefined ? null : coarserText(coarser, begun, own, rules);
    return text === null ? label : { ...label, text, name: `${text}, ${own.name ?? own.text}` };
  });
}

/** Returns the text of a coarser unit in its first cell; null where that names it anyway. */
function coarserText(
  coarser: Exclude<TimelineUnit, 'hour'>,
  { firstDay }: UnitRange,
  own: AxisLabel,
  rules: LabelRules,
): string | null {
  const { words, showWeekNumber, weekStartsOn } = rules;
  const dateOf = (day: number): string =>
    words.week(day, dateForm([{ ...own, firstDay: day }], rules));
  switch (coarser) {
    case 'day':
      return words.day(firstDay, 'weekday');
    case 'week':
      return showWeekNumber
        ? words.weekNumber(weekNumber(firstDay, weekStartsOn))
        : dateOf(firstDay);
    case 'month':
      // A date has room where the name of a month with its year has none.
      return own.unit === 'week' && !showWeekNumber ? null : dateOf(own.firstDay);
    case 'year':
      return own.unit === 'month' ? null : words.year(firstDay);
  }
}
