import type { Weekday } from 'ng-event-calendar/core/internal';
import { ENGLISH } from './english';
import { validLocale } from './valid-locale';

// CLDR 47, supplemental weekData. Used where `Intl.Locale` has no week information (Firefox).
const SUNDAY_REGIONS =
  'AG AS BD BR BS BT BU BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO ' +
  'MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY_REGIONS = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const FRIDAY_REGIONS = 'MV';

/** `Intl.Locale` in browsers; the standard moved `weekInfo` into a method. */
interface LocaleWithWeekInfo {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** Returns the day on which the locale's weeks start; never throws. */
export function localeWeekStart(locale: string): Weekday {
  if (locale === ENGLISH) return 0;
  const tag = new Intl.Locale(validLocale(locale));
  const withWeek = tag as LocaleWithWeekInfo;
  const firstDay = (withWeek.getWeekInfo?.() ?? withWeek.weekInfo)?.firstDay;
  // In this data Monday is 1 and Sunday 7.
  return firstDay === undefined
    ? regionWeekStart(tag.maximize().region ?? '')
    : ((firstDay % 7) as Weekday);
}

/** Returns the day on which weeks start in a region, given by its two letters. */
export function regionWeekStart(region: string): Weekday {
  const isIn = (regions: string): boolean => regions.split(' ').includes(region);
  if (isIn(SUNDAY_REGIONS)) {
    return 0;
  }
  if (isIn(SATURDAY_REGIONS)) {
    return 6;
  }
  return isIn(FRIDAY_REGIONS) ? 5 : 1;
}

/** Whether the locale writes times on a 12-hour clock; never throws. */
export function localeUsesAmpm(locale: string): boolean {
  if (locale === ENGLISH) return true;
  const format = new Intl.DateTimeFormat(validLocale(locale), { hour: 'numeric', timeZone: 'UTC' });
  return format.resolvedOptions().hour12 === true;
}

/**
 * Returns the calendar in which the locale's years are counted. The grids are Gregorian: a title in the Persian or
 * Islamic calendar would name other months than the cells below it. The three calendars that only count years
 * differently may stay.
 */
export function localeCalendar(locale: string): string {
  const own = new Intl.DateTimeFormat(validLocale(locale), { timeZone: 'UTC' }).resolvedOptions()
    .calendar;
  return ['buddhist', 'japanese', 'roc'].includes(own) ? own : 'gregory';
}
