import { civilDate, weekdayOf } from 'ng-event-calendar/core/internal';
import { namedWeekday, ordinalDay } from './ordinal-days';
import type { Preset } from './presets';
import type { RecurrenceTextKey, RecurrenceTranslator } from './recurrence-text';
import type { RuleNames } from './rule-names';

/** Keys of the calendar's own texts that name a preset. */
export type PresetTextKey =
  | RecurrenceTextKey
  | 'recurrenceNoRepeat'
  | 'recurrenceDailyPresetLabel'
  | 'recurrenceWeeklyPresetLabel'
  | 'recurrenceMonthlyPresetLabel'
  | 'recurrenceYearlyPresetLabel';

/** Returns the label of a preset for an event that starts on a day: 'Repeats daily'. */
export function presetLabel(
  { name, rule }: Preset,
  startDay: number,
  text: RecurrenceTranslator<PresetTextKey>,
  names: RuleNames,
): string {
  switch (name) {
    case 'none':
      return text('recurrenceNoRepeat');
    case 'daily':
      return text('recurrenceDailyPresetLabel');
    case 'weekly': {
      const { weekday, day } = namedWeekday(weekdayOf(startDay), names, text);
      return text('recurrenceWeeklyPresetLabel', { weekday, weekdayName: day });
    }
    case 'weekdays':
      return text('recurrenceWeekdaysPresetLabel');
    case 'monthly':
      return text('recurrenceMonthlyPresetLabel', { dayNumber: civilDate(startDay).day });
    case 'monthlyOnNth':
    case 'monthlyOnLast': {
      const day = namedWeekday(weekdayOf(startDay), names, text);
      const days = ordinalDay(day, rule?.byDay[0]?.ordinal ?? 0, text);
      return text('recurrenceMonthlyWeekdayPresetLabel', { days });
    }
    case 'yearly':
      return text('recurrenceYearlyPresetLabel', { date: names.monthDay(startDay) });
  }
}
