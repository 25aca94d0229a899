import type { CalendarEvent } from 'ng-event-calendar/core';

/** Format of the file that `scripts/generate-holidays.mjs` writes. */
export interface HolidayFile {
  readonly source: string;
  /** By country: rows of the English name, the country's own name or '', and dates. */
  readonly countries: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Returns one read-only all-day event for each date of each holiday. */
export function holidayEvents({ countries }: HolidayFile): CalendarEvent[] {
  return Object.entries(countries).flatMap(([resource, rows]) =>
    rows.flatMap(([title = '', ownName = '', dates = '']) =>
      dates.split(' ').map((date) => {
        const [start = date, end = start] = date.split('/');
        return {
          id: `${resource} ${title} ${start}`,
          title,
          start,
          end,
          allDay: true,
          resource,
          ...(ownName !== '' && { description: ownName }),
        };
      }),
    ),
  );
}
