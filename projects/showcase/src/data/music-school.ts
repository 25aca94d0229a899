import type {
  BlockedTime,
  CalendarEvent,
  CalendarResource,
  OutsideEvent,
  Weekday,
  WorkingHours,
} from 'ng-event-calendar';
import { addDays, mondayOf, wallAt } from './civil-date';
import { seededRandom } from './random';

/** A lesson, with the pupil who has it: the key of the waiting list, since a server may change ids. */
export interface Lesson extends CalendarEvent {
  readonly pupil?: string;
}

/** A pupil who waits for lessons. */
export type Waiting = OutsideEvent<Lesson> & { readonly pupil: string; readonly title: string };

export const OPENING_HOURS: readonly WorkingHours[] = [
  { days: [1, 2, 3, 4, 5], start: '12:00', end: '20:00' },
];

export const CLOSED: readonly BlockedTime[] = [
  {
    ...{ id: 'christmas', title: 'Christmas holidays', rrule: 'FREQ=YEARLY', allDay: true },
    ...{ start: '2024-12-21', end: '2025-01-03' },
  },
  {
    ...{ id: 'choir', title: 'Parish choir', rrule: 'FREQ=WEEKLY', resource: 'hall' },
    ...{ start: '2026-01-05T18:30', end: '2026-01-05T20:00' },
  },
];

/** Teachers and rooms: two kinds of resources, of which every lesson has one each. */
export const MUSIC_SCHOOL: readonly CalendarResource[] = [
  {
    ...{ id: 'teachers', title: 'Teachers', kind: 'Teacher', canHaveEvents: false },
    children: [
      teacher('ana', 'Ana Silva', 'indigo', [1, 3, 4, 5]),
      teacher('ben', 'Ben Ortiz', 'teal', [1, 2, 3, 4]),
      teacher('clara', 'Clara Haas', 'purple', [2, 3, 5]),
      teacher('david', 'David Kim', 'orange', [1, 2, 4, 5]),
    ],
  },
  {
    ...{ id: 'rooms', title: 'Rooms', kind: 'Room', canHaveEvents: false },
    children: ['Room 1', 'Room 2', 'Room 3', 'Hall'].map((title) => ({
      id: title.toLowerCase(),
      title,
      eventColor: 'grey',
    })),
  },
];

function teacher(
  id: string,
  title: string,
  eventColor: NonNullable<CalendarResource['eventColor']>,
  days: readonly Weekday[],
): CalendarResource {
  return { id, title, eventColor, workingHours: [{ days, start: '13:00', end: '19:30' }] };
}

/** A term of weekly lessons, from the day on which they are dropped. */
const TERM = { rrule: 'FREQ=WEEKLY;COUNT=10' };

export const WAITING: readonly Waiting[] = [
  { ...waiting('Nora', 'piano', 'ana', 45), ...TERM },
  { ...waiting('Jonas', 'violin', 'ben', 45), ...TERM },
  { ...waiting('Lea', 'flute', 'clara', 30), ...TERM },
  waiting('Sam', 'trial lesson', 'david', 30),
];

function waiting(pupil: string, what: string, resource: string, duration: number): Waiting {
  return { pupil, title: `${pupil}, ${what}`, resource, duration };
}

const INSTRUMENTS = { ana: 'piano', ben: 'violin', clara: 'flute', david: 'guitar' } as const;

/** Who teaches in which room, from Monday to Friday. */
const ROOMS: readonly Partial<Record<keyof typeof INSTRUMENTS, string>>[] = [
  { ana: 'room 1', ben: 'room 2', david: 'room 3' },
  { ben: 'room 1', clara: 'room 2', david: 'room 3' },
  { ana: 'room 1', ben: 'room 2', clara: 'room 3' },
  { ana: 'room 1', ben: 'room 3', david: 'room 2' },
  { ana: 'room 1', clara: 'room 3', david: 'room 2' },
];

const PUPILS = [
  ...['Mia', 'Elif', 'Tom', 'Aiko', 'Noah', 'Zoë', 'Omar', 'Ida', 'Luca', 'Wen', 'Ravi', 'Greta'],
  ...['Piet', 'Yara', 'Emil', 'Chloe', 'Hugo', 'Anna', 'Kofi', 'Maja', 'Leo', 'Sofia', 'Jakub'],
];
const LENGTHS = [30, 45, 45, 60];

/** Creates the weekly lessons of the term around a date of autumn or winter, holidays included. */
export function termOf(date: string): Lesson[] {
  const random = seededRandom(3);
  const [year, month] = date.split('-').map(Number) as [number, number];
  const autumn = month < 8 ? year - 1 : year;
  const monday = mondayOf(`${autumn}-09-10`);
  let count = 0;

  /** Creates a weekly event; `weekday` is 0 on Mondays, times are minutes of the day. */
  const weekly = (weekday: number, from: number, length: number): Omit<Lesson, 'title'> => ({
    id: `lesson ${count++}`,
    start: wallAt(addDays(monday, weekday), from),
    end: wallAt(addDays(monday, weekday), from + length),
    rrule: `FREQ=WEEKLY;UNTIL=${autumn + 1}0131`,
  });

  const lessons = ROOMS.flatMap((rooms, weekday) =>
    Object.entries(rooms).flatMap(([who, room], at) => {
      const taught: Lesson[] = [];
      // Wednesdays end with the orchestra.
      const until = weekday === 2 ? 17 * 60 : 19 * 60;
      for (let from = 13 * 60 + 30 * at; from + 30 <= until;) {
        const length = LENGTHS[Math.floor(random() * LENGTHS.length)]!;
        if (random() < 0.75 && from + length <= until) {
          const pupil = `${PUPILS[count % PUPILS.length]!} ${'ABEHKMRS'[count % 8]!}.`;
          const title = `${pupil}, ${INSTRUMENTS[who as keyof typeof INSTRUMENTS]}`;
          taught.push({ ...weekly(weekday, from, length), pupil, title, resource: [who, room] });
        }
        from += length;
      }
      return taught;
    }),
  );
  const orchestra = { title: 'Orchestra', resource: ['ben', 'clara', 'hall'] };
  return [...lessons, { ...weekly(2, 17.5 * 60, 90), ...orchestra }];
}

/** Returns a day of lessons before Christmas: a given one, if it is that. */
export function schoolDay(date: string): string {
  const year = date.slice(0, 4);
  const isInTime = date >= `${year}-09-15` && date < `${year}-12-18`;
  const day = isInTime ? date : `${year}-11-18`;
  const monday = mondayOf(day);
  return day > addDays(monday, 4) ? addDays(monday, 7) : day;
}
