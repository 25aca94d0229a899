import { addDays, mondayOf, wallAt } from './civil-date';
import type { StudioEvent } from './studio';
import {
  type AllDayRow,
  OTHER_WEEKS,
  OTHER_WEEKS_ALL_DAY,
  THIS_WEEK,
  THIS_WEEK_ALL_DAY,
  type TimedRow,
} from './studio-week';

/** Creates the studio's events from five weeks before to five weeks after a date, always the same ones. */
export function studioEvents(date: string): StudioEvent[] {
  const monday = mondayOf(date);
  const weeks = (count: number) => addDays(monday, 7 * count);
  const unnumbered = [
    ...THIS_WEEK_ALL_DAY.map((row) => allDay(monday, row)),
    ...THIS_WEEK.map((row) => timed(monday, row)),
    ...OTHER_WEEKS_ALL_DAY.map(([count, row]) => allDay(weeks(count), row)),
    ...OTHER_WEEKS.flatMap(([count, rows]) => rows.map((row) => timed(weeks(count), row))),
    // An event longer than a day, one in a distant zone, and one given as instants.
    {
      title: 'Scanner calibration',
      start: wallAt(addDays(date, -1), 20 * 60),
      end: wallAt(addDays(date, 1), 6 * 60),
      resource: 2,
    },
    {
      title: 'Call with Auckland',
      start: `${addDays(date, 1)}T09:00:00`,
      end: `${addDays(date, 1)}T10:00:00`,
      timezone: 'Pacific/Auckland',
      resource: 'mara',
    },
    {
      title: 'Webinar (UTC)',
      start: `${date}T14:00:00Z`,
      end: `${date}T15:30:00Z`,
      resource: 'tomas',
      description: 'Given as UTC instants: it moves with the display zone.',
    },
  ];
  return unnumbered.map((event, index) => ({ id: index + 1, ...event }));
}

type Unnumbered = Omit<StudioEvent, 'id'>;

function timed(
  monday: string,
  [weekday, from, to, title, resource, details]: TimedRow,
): Unnumbered {
  const date = addDays(monday, weekday - 1);
  return {
    title,
    start: wallAt(date, minutesOf(from)),
    end: wallAt(date, minutesOf(to)),
    ...(resource !== undefined && { resource }),
    ...details,
  };
}

function allDay(
  monday: string,
  [weekday, length, title, resource, details]: AllDayRow,
): Unnumbered {
  const first = addDays(monday, weekday - 1);
  return {
    title,
    start: `${first}T00:00:00`,
    end: `${addDays(first, length - 1)}T23:59:59`,
    allDay: true,
    ...(resource !== undefined && { resource }),
    ...details,
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
