import { dayFrom } from 'ng-event-calendar/core/internal';
import { readRule } from 'ng-event-calendar/recurrence/internal';
import { ruleToString } from 'ng-event-calendar/recurrence/scopes';
import { presetLabel } from './preset-label';
import { presetOf, presetsFor } from './presets';
import { RECURRENCE_TEXT, type RecurrenceTextKey } from './recurrence-text';
import { ruleNamesOf } from './rule-names';

describe('the rules that are offered', () => {
  it.each([
    ['the 20th', 20, ['FREQ=MONTHLY;BYMONTHDAY=20', 'FREQ=MONTHLY;BYDAY=3FR']],
    [
      'the 27th',
      27,
      ['FREQ=MONTHLY;BYMONTHDAY=27', 'FREQ=MONTHLY;BYDAY=4FR', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ],
    ['the 30th', 30, ['FREQ=MONTHLY;BYMONTHDAY=30', 'FREQ=MONTHLY;BYDAY=-1MO']],
  ])('on %s', (_, date, monthly) => {
    const presets = presetsFor(dayFrom(2026, 11, date));
    const weekday = date === 30 ? 'MO' : 'FR';
    expect(presets.map(({ rule }) => rule && ruleToString(rule))).toEqual([
      null,
      'FREQ=DAILY',
      `FREQ=WEEKLY;BYDAY=${weekday}`,
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      ...monthly,
      'FREQ=YEARLY',
    ]);
  });

  it('are known again', () => {
    for (let day = dayFrom(2026, 1, 1); day < dayFrom(2027, 1, 1); day++) {
      for (const { name, rule } of presetsFor(day)) expect(presetOf(rule, day)).toBe(name);
    }
  });
});

describe('the preset of a rule', () => {
  const friday = dayFrom(2026, 11, 20);

  it.each([
    ['FREQ=DAILY', 'daily'],
    ['FREQ=DAILY;INTERVAL=2', 'custom'],
    ['FREQ=DAILY;COUNT=3', 'custom'],
    ['FREQ=WEEKLY', 'weekly'],
    ['FREQ=WEEKLY;WKST=SU;BYDAY=FR', 'weekly'],
    ['FREQ=WEEKLY;BYDAY=TH', 'custom'],
    ['FREQ=WEEKLY;BYDAY=FR,MO,WE,TH,TU', 'weekdays'],
    ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'weekdays'],
    ['FREQ=MONTHLY', 'monthly'],
    ['FREQ=MONTHLY;BYDAY=3FR', 'monthlyOnNth'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'custom'],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=20', 'yearly'],
    ['FREQ=YEARLY;BYMONTH=11', 'yearly'],
    ['FREQ=YEARLY;BYMONTH=12', 'custom'],
  ])('%s is %s', (rrule, name) => {
    expect(presetOf(readRule(rrule).rule, friday)).toBe(name);
  });

  it('is none without a rule', () => {
    expect(presetOf(null, friday)).toBe('none');
  });
});

describe('the label of a preset', () => {
  // Texts of the calendar itself.
  const others: Readonly<Record<string, string>> = {
    recurrenceNoRepeat: "Don't repeat",
    recurrenceDailyPresetLabel: 'Repeats daily',
    recurrenceWeeklyPresetLabel: 'Repeats weekly on {weekdayName}',
    recurrenceMonthlyPresetLabel: 'Repeats monthly on day {dayNumber}',
    recurrenceYearlyPresetLabel: 'Repeats annually on {date}',
  };

  it('says when it repeats', () => {
    const day = dayFrom(2026, 11, 27);
    const labels = presetsFor(day).map((preset) =>
      presetLabel(
        preset,
        day,
        (key, values = {}) => {
          const own: unknown = RECURRENCE_TEXT[key as RecurrenceTextKey];
          const pattern = others[key] ?? (own as string);
          return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
        },
        ruleNamesOf('en-US'),
      ),
    );
    expect(labels).toEqual([
      "Don't repeat",
      'Repeats daily',
      'Repeats weekly on Friday',
      'Repeats every weekday',
      'Repeats monthly on day 27',
      'Repeats monthly on the fourth Friday',
      'Repeats monthly on the last Friday',
      'Repeats annually on November 27',
    ]);
  });
});
