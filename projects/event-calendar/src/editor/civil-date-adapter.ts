import { inject, Injectable } from '@angular/core';
import { DateAdapter, type MatDateFormats } from '@angular/material/core';
import {
  addMonths,
  civilDate,
  dayFrom,
  daysInMonth,
  formatDay,
  parseDay,
  weekdayOf,
} from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../store/calendar-settings';
import { Navigation } from '../store/navigation';
import { parseDateText } from '../text/date-text';

/** A civil date as `YYYY-MM-DD`. */
export type CivilDateText = string;

/** What the date fields ask the adapter for. */
export const CIVIL_DATE_FORMATS: MatDateFormats = {
  parse: { dateInput: 'input' },
  display: {
    dateInput: 'input',
    monthYearLabel: 'month',
    dateA11yLabel: 'full',
    monthYearA11yLabel: 'month',
  },
};

/** Day number of Sunday, 4 January 1970, and of 1 January 1970. */
const SUNDAY = 3;
const INVALID = 'invalid';

/**
 * Dates of Material's fields as civil dates, in the locale, the weeks and the digits of the calendar
 * around them: no native `Date`, and no provider that the host would have to add.
 */
@Injectable()
export class CivilDateAdapter extends DateAdapter<CivilDateText, string> {
  private readonly settings = inject(CalendarSettings);
  private readonly navigation = inject(Navigation);

  override getYear(date: CivilDateText): number {
    return civilDate(dayIn(date)).year;
  }

  // Months count from 0 here, from 1 in the calendar.
  override getMonth(date: CivilDateText): number {
    return civilDate(dayIn(date)).month - 1;
  }

  override getDate(date: CivilDateText): number {
    return civilDate(dayIn(date)).day;
  }

  override getDayOfWeek(date: CivilDateText): number {
    return weekdayOf(dayIn(date));
  }

  override getMonthNames(style: 'long' | 'short' | 'narrow'): string[] {
    const { locale } = this.settings.formats();
    const format = new Intl.DateTimeFormat(locale, {
      month: style,
      timeZone: 'UTC',
      calendar: 'gregory',
    });
    return Array.from({ length: 12 }, (_, month) =>
      format.format(new Date(Date.UTC(2026, month, 15))),
    );
  }

  override getDateNames(): string[] {
    // January has them all.
    return Array.from({ length: 31 }, (_, index) =>
      this.settings.formats().dayNumber(dayFrom(2026, 1, index + 1)),
    );
  }

  override getDayOfWeekNames(style: 'long' | 'short' | 'narrow'): string[] {
    const formats = this.settings.formats();
    return Array.from({ length: 7 }, (_, index) => {
      const day = SUNDAY + index;
      if (style === 'long') return formats.weekdayLong(day);
      return style === 'short' ? formats.weekdayShort(day) : formats.weekdayNarrow(day);
    });
  }

  override getYearName(date: CivilDateText): string {
    return String(this.getYear(date));
  }

  override getFirstDayOfWeek(): number {
    return this.settings.preferences().weekStartsOn;
  }

  override getNumDaysInMonth(date: CivilDateText): number {
    const { year, month } = civilDate(dayIn(date));
    return daysInMonth(year, month);
  }

  override clone(date: CivilDateText): CivilDateText {
    return date;
  }

  override createDate(year: number, month: number, date: number): CivilDateText {
    return formatDay(dayFrom(year, month + 1, date));
  }

  override today(): CivilDateText {
    return formatDay(this.navigation.today());
  }

  override parse(value: unknown): CivilDateText | null {
    if (typeof value !== 'string' || value.trim() === '') return null;
    const day = parseDateText(value, this.settings.formats().locale, this.navigation.today());
    // Not an invalid date: the form itself says what is wrong, and when.
    return day === null ? null : formatDay(day);
  }

  override format(date: CivilDateText, form: 'input' | 'month' | 'full'): string {
    const formats = this.settings.formats();
    const day = dayIn(date);
    if (form === 'month') return formats.monthYear(day);
    return form === 'full' ? formats.fullDate(day) : formats.dateInput(day);
  }

  override addCalendarYears(date: CivilDateText, years: number): CivilDateText {
    return formatDay(addMonths(dayIn(date), 12 * years));
  }

  override addCalendarMonths(date: CivilDateText, months: number): CivilDateText {
    return formatDay(addMonths(dayIn(date), months));
  }

  override addCalendarDays(date: CivilDateText, days: number): CivilDateText {
    return formatDay(dayIn(date) + days);
  }

  override toIso8601(date: CivilDateText): string {
    return date;
  }

  override isDateInstance(value: unknown): boolean {
    return typeof value === 'string' && (value === INVALID || parseDay(value) !== null);
  }

  override isValid(date: CivilDateText): boolean {
    return date !== INVALID;
  }

  override invalid(): CivilDateText {
    return INVALID;
  }
}

function dayIn(date: CivilDateText): number {
  return parseDay(date) ?? 0;
}
