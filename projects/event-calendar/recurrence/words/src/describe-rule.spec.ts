import { parseIso } from 'ng-event-calendar/core/internal';
import examples from '../../internal/fixtures/rfc5545-examples.json';
import { readRule } from 'ng-event-calendar/recurrence/internal';
import { describeRule } from './describe-rule';
import { RECURRENCE_TEXT, type RecurrenceTranslator } from './recurrence-text';
import { ruleNamesOf } from './rule-names';

const plurals = new Intl.PluralRules('en');

const english: RecurrenceTranslator = (key, values = {}) => {
  const text = RECURRENCE_TEXT[key];
  const isOne = plurals.select(Number(values['count'])) === 'one';
  const pattern = typeof text === 'string' ? text : isOne ? (text.one ?? text.other) : text.other;
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
};

/** Shows the numbers by which a language may choose its forms. */
const numbering: RecurrenceTranslator = (key, values = {}) => {
  const { weekday, number, count } = values;
  if (key === 'ruleMonth') return `month${number}`;
  if (key === 'ruleInMonths') return `${count} months: ${values['months']}`;
  if (key === 'ruleWeekday') return `day${weekday}`;
  if (key === 'ruleOneWeekday') return `alone${weekday}(${values['day']})`;
  if (key === 'ruleWeekdayList') return `list${weekday}(${values['days']})`;
  if (key === 'ruleDate') return `date(${values['date']})`;
  return weekday === undefined ? english(key, values) : `${key}${weekday}(${values['day']})`;
};

function say(
  rrule: string,
  dtstart = '2026-11-20T09:00:00',
  zone: string | null = 'UTC',
  locale = 'en-US',
  text = english,
): string {
  const { rule } = readRule(rrule);
  const start = { wall: parseIso(dtstart)!.wall, zone };
  return describeRule(rule!, start, { text, names: ruleNamesOf(locale) });
}

describe('the examples of RFC 5545', () => {
  const sentences: Readonly<Record<string, string>> = {
    'rfc01-daily-count': 'Every day, 10 times',
    'rfc02-daily-until': 'Every day until December 23, 1997',
    'rfc03-daily-interval2': 'Every 2 days',
    'rfc04-daily-interval10-count5': 'Every 10 days, 5 times',
    'rfc05-january-yearly-form': 'Every day in January until January 31, 2000',
    'rfc06-january-daily-form': 'Every day in January until January 31, 2000',
    'rfc07-weekly-count': 'Every week on Tuesday, 10 times',
    'rfc08-weekly-until': 'Every week on Tuesday until December 23, 1997',
    'rfc09-biweekly-wkst': 'Every 2 weeks on Tuesday',
    'rfc10-tu-th-until': 'Every week on Tuesday and Thursday until October 6, 1997',
    'rfc11-tu-th-count': 'Every week on Tuesday and Thursday, 10 times',
    'rfc12-biweekly-mwf-until':
      'Every 2 weeks on Monday, Wednesday, and Friday until December 23, 1997',
    'rfc13-biweekly-tu-th-count8': 'Every 2 weeks on Tuesday and Thursday, 8 times',
    'rfc14-first-friday-count': 'Every month on the first Friday, 10 times',
    'rfc15-first-friday-until': 'Every month on the first Friday until December 23, 1997',
    'rfc16-bimonthly-first-last-sunday':
      'Every 2 months on the first Sunday and the last Sunday, 10 times',
    'rfc17-penultimate-monday': 'Every month on the second to last Monday, 6 times',
    'rfc18-third-to-last-day': 'Every month on the third to last day',
    'rfc19-2nd-and-15th': 'Every month on days 2 and 15, 10 times',
    'rfc20-first-and-last-day': 'Every month on day 1 and the last day, 10 times',
    'rfc21-every-18-months-10th-15th': 'Every 18 months on days 10 to 15, 10 times',
    'rfc22-bimonthly-every-tuesday': 'Every 2 months on each Tuesday',
    'rfc23-yearly-june-july': 'Every year in June and July on day 10, 10 times',
    'rfc24-biyearly-jan-feb-mar':
      'Every 2 years in January, February, and March on day 10, 10 times',
    'rfc25-third-year-yeardays': 'Every 3 years on days 1, 100, and 200 of the year, 10 times',
    'rfc26-20th-monday': 'Every year on Monday number 20 of the year',
    'rfc27-week20-monday': 'Every year in week 20 on Monday',
    'rfc28-thursdays-in-march': 'Every year in March on each Thursday',
    'rfc29-thursdays-jun-aug': 'Every year in June, July, and August on each Thursday',
    'rfc30-friday-13th': 'Every month on day 13 if it falls on Friday',
    'rfc31-saturday-after-first-sunday': 'Every month on days 7 to 13 if it falls on Saturday',
    'rfc32-us-election-day': 'Every 4 years in November on days 2 to 8 if it falls on Tuesday',
    'rfc33-third-tu-we-th': 'Every month on the third Tuesday, Wednesday, or Thursday, 3 times',
    'rfc34-penultimate-weekday': 'Every month on the second to last weekday',
    'rfc38-every-20-minutes-daily-form': 'Every day, 24 times a day',
    'rfc40-wkst-mo': 'Every 2 weeks on Tuesday and Sunday, 4 times',
    'rfc41-wkst-su': 'Every 2 weeks on Tuesday and Sunday, 4 times',
    'rfc42-skip-invalid-date': 'Every month on days 15 and 30, 5 times',
  };
  const rows = examples.filter(({ subDaily }) => !subDaily);

  it('are all here', () => {
    expect(Object.keys(sentences)).toEqual(rows.map(({ id }) => id));
  });

  it.each(rows)('$id: $rrule', ({ id, rrule, dtstart, tzid }) => {
    expect(say(rrule, dtstart, tzid)).toBe(sentences[id]);
  });
});

describe('other rules', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
    ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,TH,WE,TU,MO', 'Every 2 weeks on weekdays'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYMONTH=6', 'Every weekday in June'],
    ['FREQ=WEEKLY;BYDAY=SU,MO', 'Every week on Monday and Sunday'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'Every day'],
    ['FREQ=DAILY;BYMONTHDAY=13', 'Every month on day 13'],
    ['FREQ=MONTHLY', 'Every month on day 20'],
    ['FREQ=YEARLY', 'Every year on November 20'],
    ['FREQ=YEARLY;COUNT=1', 'Every year on November 20, once'],
    ['FREQ=YEARLY;BYWEEKNO=1,-1', 'Every year in week 1 and the last week on Friday'],
    ['FREQ=YEARLY;BYDAY=-1FR', 'Every year on the last Friday of the year'],
    ['FREQ=YEARLY;BYDAY=MO', 'Every year on each Monday'],
    ['FREQ=YEARLY;BYYEARDAY=-1', 'Every year on the last day of the year'],
    ['FREQ=MONTHLY;BYDAY=1FR;BYMONTHDAY=1', 'Every month on day 1 if it falls on the first Friday'],
    ['FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYSETPOS=-1', 'Every month on the last day'],
    [
      'FREQ=MONTHLY;BYMONTHDAY=1,2;BYSETPOS=-1',
      'Every month on days 1 and 2, of these only number 1 from the end',
    ],
    [
      'FREQ=WEEKLY;BYDAY=MO,FR;BYSETPOS=2',
      'Every week on Monday and Friday, of these only number 2',
    ],
    ['FREQ=DAILY;BYHOUR=9,14', 'Every day at 9:00 AM and 2:00 PM'],
    ['FREQ=DAILY;BYMINUTE=15', 'Every day at 9:15 AM'],
    ['FREQ=DAILY;UNTIL=20261224', 'Every day until December 24, 2026'],
    ['FREQ=DAILY;UNTIL=20261224T230000', 'Every day until December 24, 2026'],
  ])('%s: %s', (rrule, sentence) => {
    expect(say(rrule)).toBe(sentence);
  });

  it('end on a day of their own zone', () => {
    const rrule = 'FREQ=DAILY;UNTIL=20261225T030000Z';
    expect(say(rrule, undefined, 'America/New_York')).toContain('December 24');
    expect(say(rrule, undefined, null)).toContain('December 25');
  });

  it('take their names from the locale', () => {
    expect(say('FREQ=WEEKLY;BYDAY=MO,TU', undefined, 'UTC', 'de')).toBe(
      'Every week on Montag und Dienstag',
    );
    expect(say('FREQ=YEARLY', undefined, 'UTC', 'fa')).toContain('نوامبر');
  });
});

describe('the phrases', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=TU', 'Every week on alone2(day2)'],
    ['FREQ=WEEKLY;BYDAY=SU,WE', 'Every week on list3(day3 and day0)'],
    ['FREQ=MONTHLY;BYDAY=1FR', 'Every month on ruleFirst5(day5)'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=SU', 'Every 2 months on ruleEach0(day0)'],
    ['FREQ=MONTHLY;BYDAY=TU,WE;BYSETPOS=-1', 'Every month on ruleLast2(day2 or day3)'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', 'Every month on ruleFirst9(weekday)'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on ruleLast8(day)'],
    ['FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR', 'Every month on day 13 if it falls on alone5(day5)'],
    ['FREQ=YEARLY', 'Every year on date(November 20)'],
    ['FREQ=YEARLY;BYDAY=20MO', 'Every year on ruleNth1(day1) of the year'],
    ['FREQ=YEARLY;BYWEEKNO=-1', 'Every year in ruleLast7(week) on alone5(day5)'],
    ['FREQ=YEARLY;BYMONTH=6,9;BYMONTHDAY=1', '2 months: month6 and month9 on day 1'],
  ])('of %s know what they are about: %s', (rrule, sentence) => {
    expect(say(rrule, undefined, undefined, undefined, numbering)).toBe(sentence);
  });
});
