import { civilDate, DAY, dayFrom, daysInMonth } from 'ng-event-calendar/core/internal';
import { boundedCache } from './bounded-cache';
import { localeCalendar } from './locale-conventions';
import { typedText } from './typed-text';
import { validLocale } from './valid-locale';

type Unit = 'year' | 'month' | 'day';

/** A date as typed; without a year the one of today is meant. */
interface TypedDate {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
}

/** Conventions of a locale for dates. */
interface DateWriting {
  /** Order of year, month and day in numbers. */
  readonly order: readonly Unit[];
  /** Names of each month, from January, and patterns of its dates as the locale writes them. */
  readonly months: readonly {
    readonly names: readonly string[];
    readonly dates: readonly RegExp[];
  }[];
  /** Returns the years by which the locale's are ahead of the civil ones: 543 in the Buddhist calendar. */
  yearsAhead(today: number): number;
}

/** Characters that occur in no text. */
const DAY_PLACE = '\ue000';
const YEAR_PLACE = '\ue001';

/**
 * Reads a date as people of a locale type it: `2026-11-20`, `11/20/2026` or `20.11.2026` in the locale's order, `11/20`
 * for the year of `today`, `Nov 20`, `20 November 2026`, and as the calendar writes it. Returns a civil day of the
 * years 1 to 9999, or null.
 */
export function parseDateText(text: string, locale: string, today: number): number | null {
  const plain = typedText(text);
  const writing = writingOf(validLocale(locale));
  const date = writtenDate(plain, writing) ?? namedDate(plain, writing) ?? numbers(plain, writing);
  if (date === null) return null;
  const { month = 0, day = 0 } = date;
  const year = civilYear(date.year, civilDate(today).year, writing.yearsAhead(today));
  const isReal = year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1;
  return isReal && day <= daysInMonth(year, month) ? dayFrom(year, month, day) : null;
}

/** Reads a date exactly as the locale writes it, with or without the year. */
function writtenDate(plain: string, { months }: DateWriting): TypedDate | null {
  for (const [index, { dates }] of months.entries()) {
    const groups = dates.map((date) => date.exec(plain)?.groups).find(Boolean);
    if (groups === undefined) continue;
    const { year, day } = groups;
    return { year: year === undefined ? year : Number(year), month: index + 1, day: Number(day) };
  }
  return null;
}

/** Reads a date with the name of its month, or the first letters of that, and numbers in any order. */
function namedDate(plain: string, { months }: DateWriting): TypedDate | null {
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const fits = (isNamed: (name: string, word: string) => boolean): number[] =>
    months.flatMap(({ names }, index) =>
      words.some((word) => names.some((name) => isNamed(name, word))) ? [index + 1] : [],
    );
  const exact = fits((name, word) => name === word);
  const found =
    exact.length > 0 ? exact : fits((name, word) => word.length > 2 && name.startsWith(word));
  if (found.length !== 1) return null;
  const [first, second, ...more] = digitsIn(plain);
  if (more.length > 0) return null;
  const isYearFirst = first !== undefined && first > 31;
  const [day, year] = isYearFirst ? [second, first] : [first, second];
  return { year, month: found[0], day };
}

/** Reads a date of numbers alone, in the order of the locale unless the year comes first. */
function numbers(plain: string, writing: DateWriting): TypedDate | null {
  // Some scripts write "year", "month" and "day" after the numbers.
  if (/\p{L}/u.test(plain.replace(/[\p{scx=Han}\p{scx=Hangul}]/gu, ''))) return null;
  const given = digitsIn(plain);
  const order: readonly Unit[] = given[0]! > 31 ? ['year', 'month', 'day'] : writing.order;
  const units = given.length === 2 ? order.filter((unit) => unit !== 'year') : order;
  return units.length === given.length
    ? Object.fromEntries(units.map((unit, index) => [unit, given[index]]))
    : null;
}

function digitsIn(plain: string): number[] {
  return (plain.match(/\d+/g) ?? []).map(Number);
}

/** Returns the civil year of a typed one: of this century for two digits, of the nearer calendar otherwise. */
function civilYear(typed: number | undefined, thisYear: number, yearsAhead: number): number {
  if (typed === undefined) return thisYear;
  const shownYear = thisYear + yearsAhead;
  // Years of the Republic or of an emperor are themselves that short.
  const isShort = typed < 100 && shownYear > 999;
  const full = isShort ? shownYear - (shownYear % 100) + typed : typed;
  const readings = [typed, typed - yearsAhead, full - yearsAhead];
  const distance = (year: number): number => Math.abs(year - thisYear);
  return readings.reduce((best, year) => (distance(year) < distance(best) ? year : best));
}

const writingOf = boundedCache(8, (locale: string): DateWriting => {
  const formats = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: localeCalendar(locale),
      timeZone: 'UTC',
    });
  const dated = [
    formats({ day: 'numeric', month: 'short', year: 'numeric' }),
    formats({ day: 'numeric', month: 'long', year: 'numeric' }),
    formats({ day: 'numeric', month: 'short' }),
    formats({ day: 'numeric', month: 'long' }),
  ];
  const alone = [formats({ month: 'short' }), formats({ month: 'long' })];
  const numeric = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC' });
  const years = formats({ year: 'numeric' });
  return {
    order: numeric
      .formatToParts(Date.UTC(2026, 10, 20))
      .map(({ type }) => type)
      .filter((type): type is Unit => type === 'year' || type === 'month' || type === 'day'),
    months: Array.from({ length: 12 }, (_, index) => {
      const at = Date.UTC(2026, index, 15);
      const parts = dated.map((format) => format.formatToParts(at));
      return {
        names: [...parts, ...alone.map((format) => format.formatToParts(at))].map(monthIn),
        dates: parts.map(patternOf),
      };
    }),
    yearsAhead: (today) => {
      const shown = years.formatToParts(today * DAY).find(({ type }) => type === 'year');
      return Number(typedText(shown?.value ?? '')) - civilDate(today).year || 0;
    },
  };
});

function monthIn(parts: readonly Intl.DateTimeFormatPart[]): string {
  const name = parts.find(({ type }) => type === 'month')?.value ?? '';
  return typedText(name).replace(/\.$/, '');
}

/** Returns a pattern that matches dates written like the given one, in the same month. */
function patternOf(parts: readonly Intl.DateTimeFormatPart[]): RegExp {
  const text = parts.map(({ type, value }) => {
    if (type === 'day') return DAY_PLACE;
    // Some calendars add a name to the number of the year.
    return type === 'year' ? YEAR_PLACE : value;
  });
  const pattern = typedText(text.join(''))
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(DAY_PLACE, '(?<day>\\d+)')
    .replace(YEAR_PLACE, '(?<year>\\d+)');
  return new RegExp(`^${pattern}$`, 'u');
}
