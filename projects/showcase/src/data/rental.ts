import type { CalendarEvent, CalendarResource } from 'ng-event-calendar';
import { addDays, wallAt } from './civil-date';
import { seededRandom } from './random';

/** Items that a yard lends: by the hour, by the day, or for a week. */
export const FLEET: readonly CalendarResource[] = [
  {
    id: 'vans',
    title: 'Vans',
    canHaveEvents: false,
    children: [
      { id: 'van-1', title: 'Van 1, 6 m³', eventColor: 'indigo' },
      { id: 'van-2', title: 'Van 2, 11 m³', eventColor: 'blue' },
    ],
  },
  {
    id: 'bikes',
    title: 'Cargo bikes',
    canHaveEvents: false,
    children: [
      { id: 'bike-1', title: 'Long John', eventColor: 'teal' },
      { id: 'bike-2', title: 'Trike', eventColor: 'green' },
    ],
  },
  { id: 'trailer', title: 'Trailer', eventColor: 'amber' },
];

const ITEMS = ['van-1', 'van-2', 'bike-1', 'bike-2', 'trailer'];
const PEOPLE = ['Abel', 'Brandt', 'Costa', 'Dupont', 'Eriksen', 'Farah', 'Goto', 'Haas', 'Ivanova'];
const HOUR = 60;

/** Creates rentals for the weeks from a date on, none of which overlap on one item. */
export function rentalsFrom(date: string): CalendarEvent[] {
  const random = seededRandom(29);
  const rentals: CalendarEvent[] = [];
  for (const resource of ITEMS) {
    // Starts the evening before, so that the yard isn't empty on its first day.
    for (let at = -6 * HOUR; at < 28 * 24 * HOUR;) {
      const isLong = random() < 0.45;
      const start = opening(at + Math.floor(random() * 30) * HOUR);
      const length = isLong ? (1 + Math.floor(random() * 4)) * 24 : 2 + Math.floor(random() * 7);
      const end = isLong ? start + length * HOUR : Math.min(start + length * HOUR, closing(start));
      const person = PEOPLE[Math.floor(random() * PEOPLE.length)]!;
      rentals.push({
        id: `${resource}-${rentals.length}`,
        title: person,
        resource,
        start: wallAt(date, start),
        end: wallAt(date, end),
      });
      at = end + HOUR;
    }
  }
  return rentals;
}

/** Returns the last bookable date. */
export function lastDateFrom(date: string): string {
  return addDays(date, 27);
}

/** Returns the minute itself if the yard is open, else the next opening; days are whole multiples. */
function opening(minute: number): number {
  const day = Math.floor(minute / (24 * HOUR)) * 24 * HOUR;
  const time = minute - day;
  if (time < 7 * HOUR) return day + 7 * HOUR;
  return time < 17 * HOUR ? minute : day + 31 * HOUR;
}

function closing(minute: number): number {
  return Math.floor(minute / (24 * HOUR)) * 24 * HOUR + 20 * HOUR;
}
