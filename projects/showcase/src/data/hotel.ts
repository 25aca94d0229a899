import type { BlockedTime, CalendarEvent, CalendarResource, PaletteName } from 'ng-event-calendar';
import { addDays, wallAt } from './civil-date';
import { seededRandom } from './random';

/** A room of a hotel, with keys of the host. */
interface Room extends CalendarResource {
  readonly kind: string;
  readonly beds: number;
}

/** Kinds of rooms: number of beds, and the colour of stays. */
const KINDS = {
  Single: { beds: 1, eventColor: 'blue' },
  Double: { beds: 2, eventColor: 'indigo' },
  Family: { beds: 4, eventColor: 'teal' },
  Suite: { beds: 3, eventColor: 'purple' },
} as const satisfies Record<string, { readonly beds: number; readonly eventColor: PaletteName }>;

type Kind = keyof typeof KINDS;

/** Kinds of each floor's rooms, in the order of their numbers. */
const FLOORS: readonly (readonly [title: string, kinds: readonly Kind[]])[] = [
  ['Ground floor', ['Double', 'Double', 'Family']],
  ['First floor', ['Single', 'Single', 'Double', 'Double', 'Double', 'Family']],
  ['Second floor', ['Single', 'Double', 'Double', 'Double', 'Family', 'Family']],
  ['Top floor', ['Suite', 'Suite', 'Suite']],
];

/** Floors and rooms of a small hotel. */
export const HOTEL: readonly CalendarResource[] = FLOORS.map(([title, kinds], floor) => ({
  id: title,
  title,
  canHaveEvents: false,
  children: kinds.map((kind, index): Room => {
    const number = `${floor.toString()}0${(index + 1).toString()}`;
    return { id: number, title: number, kind, ...KINDS[kind] };
  }),
}));

const ROOMS = HOTEL.flatMap(({ children = [] }) => children.map(({ id }) => String(id)));

const GUESTS = [
  ...['Aalto', 'Bianchi', 'Castro', 'Dahl', 'Eriksson', 'Fontaine', 'Gruber', 'Haddad', 'Ito'],
  ...['Jansen', 'Kowalski', 'Lindgren', 'Marques', 'Novak', 'Okafor', 'Petrova', 'Quist', 'Rossi'],
  ...['Schmidt', 'Tanaka', 'Ueda', 'Varga', 'Weber', 'Yilmaz', 'Zhang'],
];

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes of the day at which rooms are ready, and at which they have to be left. */
const ARRIVAL = 14 * HOUR;
const DEPARTURE = 11 * HOUR;

/** Rooms that are renovated. */
const RENOVATED = ['204', '205'];

/** Days from a date on in which rooms stay without stays: during their renovation, and where a request finds a place. */
const KEPT_FREE: Readonly<Record<string, readonly [from: number, until: number]>> = {
  '103': [3, 5],
  '204': [1, 12],
  '205': [1, 12],
  '206': [6, 11],
  '302': [1, 4],
};

/** Returns the block of the rooms that are renovated. */
export function renovationFrom(date: string): readonly BlockedTime[] {
  return [
    {
      ...{ id: 'renovation', title: 'Renovation', allDay: true, resource: RENOVATED },
      ...{ start: addDays(date, 2), end: addDays(date, 11) },
    },
  ];
}

/** Creates the stays of eight weeks around a date, none of which overlap in a room, and requests without a room. */
export function staysAround(date: string): CalendarEvent[] {
  const random = seededRandom(41);
  const below = (limit: number) => Math.floor(random() * limit);
  const guest = () => GUESTS[below(GUESTS.length)]!;
  const stay = (id: string, title: string, day: number, nights: number): CalendarEvent => ({
    id,
    title,
    start: wallAt(date, day * DAY + ARRIVAL),
    end: wallAt(date, (day + nights) * DAY + DEPARTURE),
  });

  const stays: CalendarEvent[] = [];
  for (const resource of ROOMS) {
    const [from, until] = KEPT_FREE[resource] ?? [Infinity, Infinity];
    for (let day = -21 - below(4); day < 35;) {
      if (from <= day && day < until) day = until;
      const wished = 1 + below(5) + (below(4) === 0 ? 3 : 0);
      const nights = day < from ? Math.min(wished, from - day) : wished;
      stays.push({ ...stay(`stay ${stays.length}`, guest(), day, nights), resource });
      day += nights + (below(3) === 0 ? below(4) : 0);
    }
  }
  return [
    ...stays,
    stay('request 1', `${guest()}, two rooms`, 1, 3),
    stay('request 2', `${guest()}, late arrival`, 3, 2),
    stay('request 3', `${guest()}, with a cot`, 6, 5),
  ];
}

/** Returns an event over whole days as a stay: from the afternoon of its first date to a morning, one night at least. */
export function asStay(event: CalendarEvent): CalendarEvent {
  const { allDay, start, end, ...rest } = event;
  if (allDay !== true) return event;
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  const leaves = last > first ? last : addDays(first, 1);
  return { ...rest, start: wallAt(first, ARRIVAL), end: wallAt(leaves, DEPARTURE) };
}
