import { dayFrom } from 'ng-event-calendar/core/internal';
import { createClockFormats } from './clock-formats';
import { createDateFormats } from './date-formats';
import { ENGLISH_DAYS } from './english';
import { localeUsesAmpm, localeWeekStart } from './locale-conventions';
import { createTranslator } from './translate';

/** `en` is written by `Intl`, with the same data as `en-US`. */
const [ours, theirs] = [createDateFormats('en-US', true), createDateFormats('en', true)];
/** Days of each month fall on each weekday within 28 years; other years are represented by one day each. */
const DAYS = [
  ...Array.from({ length: dayFrom(2038, 1, 1) - dayFrom(2010, 1, 1) }, (_, at) => {
    return dayFrom(2010, 1, 1) + at;
  }),
  ...Array.from({ length: 201 }, (_, at) => dayFrom(1900 + at, 1 + (at % 12), 1 + (at % 28))),
];
const ODD_DAYS = [
  dayFrom(1, 1, 1),
  dayFrom(0, 12, 31),
  dayFrom(-44, 3, 15),
  dayFrom(12_026, 2, 29),
];
const MINUTES = Array.from({ length: 1440 }, (_, minute) => minute);
const QUARTERS = MINUTES.filter((minute) => minute % 15 === 0 || minute === 719 || minute === 721);

/** Returns the cases in which the two differ, with the result of each. */
function differing<T>(
  cases: readonly T[],
  write: (by: typeof ours, given: T) => string,
): unknown[] {
  return cases
    .map((given) => [given, write(ours, given), write(theirs, given)])
    .filter(([, own, own2]) => own !== own2);
}

describe('days in English are as Intl writes them', () => {
  it.each(Object.keys(ENGLISH_DAYS) as (keyof typeof ENGLISH_DAYS)[])('%s', (name) => {
    expect(differing([...DAYS, ...ODD_DAYS], (by, day) => by[name](day))).toEqual([]);
  });

  it('weekdayDate', () => {
    const written = (by: typeof ours, day: number) => by.weekdayDate(day).join('|');
    expect(differing([...DAYS, ...ODD_DAYS], written)).toEqual([]);
  });

  it.each(['dateRangeTitle', 'fullDates', 'monthDays'] as const)('%s', (name) => {
    const days = DAYS.filter((day) => day % 3 === 0);
    const ranges = [0, 1, 6, 41, 400].flatMap((length) =>
      [...days.slice(-3000), ...ODD_DAYS].map((day) => [day, day + length] as const),
    );
    expect(differing(ranges, (by, [first, last]) => by[name](first, last))).toEqual([]);
  });
});

describe.each([true, false])('times in English are as Intl writes them, 12 hours: %s', (hour12) => {
  const own = createClockFormats('en-US', hour12);
  const other = createClockFormats('en', hour12);

  it('at each minute', () => {
    const written = (by: typeof own) =>
      MINUTES.map((minute) => [by.compact(minute), by.full(minute)]);
    expect(written(own)).toEqual(written(other));
  });

  it('from each quarter of an hour to each', () => {
    const written = (by: typeof own) =>
      QUARTERS.flatMap((start) =>
        QUARTERS.map((end) => [by.compactRange(start, end), by.fullRange(start, end)]),
      );
    expect(written(own)).toEqual(written(other));
  });

  it('with its halves and what stands between', () => {
    const wordsOf = ({ halves, rangeSeparator, dateSeparator }: typeof own) => [
      ...[halves, rangeSeparator, dateSeparator],
    ];
    expect(wordsOf(own)).toEqual(wordsOf(other));
  });
});

const NUMBERS = [0, -0, 1, 2, 5, 11, 21, 101, 999, 1000, 12_345, -1, -2, 0.5, 1.5, NaN, Infinity];

describe('numbers and conventions of English', () => {
  it('are as Intl writes them', () => {
    expect(differing(NUMBERS, (by, value) => by.number(value))).toEqual([]);
    expect(differing(NUMBERS, (by, value) => by.dayCount(value))).toEqual([]);
  });

  it('choose the same plural forms', () => {
    const forms = { moreEventsChip: { one: '{count} one', other: '{count} other' } };
    const [own, other] = [createTranslator('en-US', forms), createTranslator('en', forms)];
    for (const count of NUMBERS)
      expect(own('moreEventsChip', { count })).toBe(other('moreEventsChip', { count }));
  });

  it('begin weeks and count hours alike', () => {
    expect(localeWeekStart('en-US')).toBe(localeWeekStart('en'));
    expect(localeUsesAmpm('en-US')).toBe(localeUsesAmpm('en'));
  });
});
