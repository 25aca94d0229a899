import type { CalendarEvent, CalendarResource, PaletteName } from 'ng-event-calendar/core';
import { addDays, mondayOf } from './civil-date';
import { seededRandom } from './random';

const COLORS: readonly PaletteName[] = [
  'indigo',
  'teal',
  'orange',
  'purple',
  'green',
  'pink',
  'blue',
  'amber',
  'red',
  'grey',
];

const SUBJECTS = [
  'Delivery',
  'Inspection',
  'Stand-up',
  'Client call',
  'Workshop',
  'Maintenance',
  'Review',
  'Interview',
  'Site visit',
  'Training',
];

/** Ten lines over which the events are spread. */
export const LINES: readonly CalendarResource[] = COLORS.map((eventColor, index) => ({
  id: `line-${(index + 1).toString()}`,
  title: `Line ${(index + 1).toString()}`,
  eventColor,
}));

/** `HH:MM` of every quarter of an hour. */
const TIMES: readonly string[] = Array.from({ length: 96 }, (_, quarter) =>
  [quarter / 4, (quarter % 4) * 15].map((part) => twoDigits(Math.floor(part))).join(':'),
);

/** Number of events, and number of days over which they are spread. */
export interface Load {
  readonly count: number;
  readonly days: number;
}

/** Creates events around a date, equal for equal dates: one in ten lasts whole days. */
export function manyEvents({ count, days }: Load, date: string): CalendarEvent[] {
  const random = seededRandom(count + days);
  const below = (limit: number) => Math.floor(random() * limit);
  const first = addDays(mondayOf(date), -7 * Math.floor(days / 14));
  // Formatted once: a hundred thousand events share a few thousand dates.
  const dates = Array.from({ length: days + 7 }, (_, day) => addDays(first, day));
  return Array.from({ length: count }, (_, index) => {
    const day = below(days);
    const common = {
      id: index,
      title: `${SUBJECTS[below(SUBJECTS.length)]!} ${(index + 1).toString()}`,
      resource: `line-${(below(LINES.length) + 1).toString()}`,
    };
    if (random() < 0.1) {
      return {
        ...common,
        start: `${dates[day]!}T00:00:00`,
        end: `${dates[Math.min(day + below(5), days - 1)]!}T23:59:59`,
        allDay: true,
      };
    }
    const from = 24 + below(56);
    return {
      ...common,
      start: `${dates[day]!}T${TIMES[from]!}:00`,
      end: `${dates[day]!}T${TIMES[from + 1 + below(10)]!}:00`,
    };
  });
}

function twoDigits(value: number): string {
  return value.toString().padStart(2, '0');
}
