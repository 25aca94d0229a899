import { groupResources } from 'ng-event-calendar/core';
import type { BlockedTime, CalendarEvent, CalendarResource, WorkingHours } from 'ng-event-calendar';
import { addDays, mondayOf, wallAt } from './civil-date';
import { seededRandom } from './random';

/** A machine of a plant, with keys of the host. */
interface Machine extends CalendarResource {
  readonly hall: string;
  readonly fits: string;
}

/** Three shifts on weekdays. */
export const WEEKDAYS: readonly WorkingHours[] = [
  { days: [1, 2, 3, 4, 5], start: '00:00', end: '24:00' },
];

/** Machines of a plant; the assembly has two cells. */
const MACHINES: readonly Machine[] = [
  { id: 'press-320', title: 'Press 1', hall: 'Press shop', fits: '320 t', eventColor: 'indigo' },
  { id: 'press-500', title: 'Press 2', hall: 'Press shop', fits: '500 t', eventColor: 'indigo' },
  { id: 'press-800', title: 'Press 3', hall: 'Press shop', fits: '800 t', eventColor: 'indigo' },
  { id: 'mill-5', title: 'Mill 1', hall: 'Machining', fits: '5 axes', eventColor: 'teal' },
  { id: 'mill-3', title: 'Mill 2', hall: 'Machining', fits: '3 axes', eventColor: 'teal' },
  { id: 'lathe', title: 'Lathe', hall: 'Machining', fits: 'Ø 420 mm', eventColor: 'teal' },
  { id: 'paint', title: 'Paint line', hall: 'Finishing', fits: '3 colors', eventColor: 'orange' },
  {
    ...{ id: 'assembly', title: 'Assembly', hall: 'Finishing', fits: '2 cells', capacity: 2 },
    eventColor: 'purple',
  },
  { id: 'test', title: 'Test bench', hall: 'Finishing', fits: '12 kN', eventColor: 'purple' },
];

/** The machines, grouped by their halls. */
export const PLANT: readonly CalendarResource[] = groupResources(MACHINES, 'hall');

const PARTS = ['door panel', 'bracket', 'gear case', 'rear frame', 'pump body', 'cover', 'console'];

/** Weeks around a date for which orders are made. */
const WEEKS = { before: 6, after: 24 };
const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns the maintenance of two machines, and the days on which the plant is closed at the end of the year. */
export function closuresAround(date: string): readonly BlockedTime[] {
  const monday = mondayOf(date);
  const year = Number(date.slice(0, 4));
  return [
    {
      ...{ id: 'overhaul', title: 'Overhaul', resource: 'press-500', allDay: true },
      ...{ start: addDays(monday, 21), end: addDays(monday, 32) },
    },
    {
      ...{ id: 'nozzles', title: 'New nozzles', resource: 'paint', allDay: true },
      ...{ start: addDays(monday, 7), end: addDays(monday, 11) },
    },
    {
      ...{ id: 'closed', title: 'Plant closed', allDay: true },
      ...{ start: `${year.toString()}-12-24`, end: `${(year + 1).toString()}-01-01` },
    },
  ];
}

/** Creates orders for the weeks around a date: one after the other on each machine, up to three at a time in assembly. */
export function ordersAround(date: string): CalendarEvent[] {
  const random = seededRandom(17);
  const below = (limit: number) => Math.floor(random() * limit);
  const first = addDays(mondayOf(date), -7 * WEEKS.before);
  const closures = closuresAround(date);
  const orders: CalendarEvent[] = [];

  /** Whether a machine stands still on one of the days of an order. */
  const isClosed = (resource: string, start: string, end: string): boolean =>
    closures.some(
      (closure) =>
        (closure.resource ?? resource) === resource &&
        start.slice(0, 10) <= closure.end &&
        closure.start <= end.slice(0, 10),
    );
  const plan = (resource: string, leastDays: number, moreDays: number, idle: number): void => {
    for (let day = below(4); day < 7 * (WEEKS.before + WEEKS.after);) {
      const length = leastDays + below(moreDays);
      const start = wallAt(first, onWorkday(day) * DAY + 6 * HOUR);
      const end = wallAt(first, onWorkday(day + length) * DAY + 22 * HOUR);
      if (!isClosed(resource, start, end)) {
        const number = 4100 + orders.length;
        const title = `${number.toString()} ${PARTS[below(PARTS.length)]!}`;
        orders.push({ id: `order ${number.toString()}`, title, start, end, resource });
      }
      day = onWorkday(day + length) + 1 + (below(3) === 0 ? below(idle) : 0);
    }
  };

  for (const { id } of MACHINES) {
    const resource = String(id);
    if (resource !== 'assembly') plan(resource, 2, 12, 12);
  }
  for (const [least, more] of [
    [5, 8],
    [8, 12],
    [3, 5],
  ] as const) {
    plan('assembly', least, more, 30);
  }
  return orders;
}

/** Returns the number of a day counted from a Monday, or of the Monday after it where it is on a weekend. */
function onWorkday(day: number): number {
  const weekday = day % 7;
  return weekday < 5 ? day : day + 7 - weekday;
}
