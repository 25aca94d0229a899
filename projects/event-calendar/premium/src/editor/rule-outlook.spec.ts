import { formatDay, toInstant, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { eventOfOccurrence } from 'ng-event-calendar/recurrence/internal';
import { ruleNamesOf, type RuleWords } from 'ng-event-calendar/recurrence/words';
import { outlookOf, type RuleOutlook } from './rule-outlook';

const words: RuleWords = {
  text: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  names: ruleNamesOf('en-US'),
};

describe('what becomes of a rule', () => {
  const event: CalendarEvent = {
    id: 's',
    title: 'Series',
    start: '2026-03-03T10:00:00Z',
    end: '2026-03-03T11:00:00Z',
    rrule: 'FREQ=WEEKLY;COUNT=4',
  };
  const occurrence = { event, start: toInstant('2026-03-10T10:00:00Z') };
  const becomes = (rrule: string): RuleOutlook | null =>
    outlookOf({ ...eventOfOccurrence(occurrence, 'UTC')!, rrule }, occurrence, words, 'UTC');

  it.each([
    [
      'FREQ=WEEKLY;COUNT=4',
      'ruleCount ruleOnDays ruleWeekly ruleOneWeekday 2 ruleWeekday 2 Tuesday 4',
      ['2026-03-10', '2026-03-17', '2026-03-24'],
    ],
    ['FREQ=DAILY;COUNT=2', 'ruleCount ruleDaily 2', ['2026-03-10', '2026-03-11']],
    // The rule would leave nothing of the series, and is described as it is typed.
    ['FREQ=DAILY;UNTIL=20260101', 'ruleUntil ruleDaily January 1, 2026', []],
  ])('%s', (rrule, sentence, days) => {
    const outlook = becomes(rrule);
    expect(outlook?.sentence).toBe(sentence);
    expect(outlook?.days.map(formatDay)).toEqual(days);
  });
});
