import type { CalendarEvent, CalendarResource } from 'ng-event-calendar';
import { addDays, mondayOf, wallAt } from './civil-date';
import { seededRandom } from './random';

/** Who and what a small practice books. Nobody has booked the locum yet; the theatre is the hospital's. */
export const DESK: readonly CalendarResource[] = [
  {
    id: 'practitioners',
    title: 'Practitioners',
    children: [
      { id: 'weber', title: 'Dr. Weber', eventColor: 'indigo' },
      { id: 'okafor', title: 'Dr. Okafor', eventColor: 'teal' },
      { id: 'lind', title: 'M. Lind, physio', eventColor: 'green' },
      { id: 'sato', title: 'Nurse Sato', eventColor: 'amber' },
      { id: 'locum', title: 'Locum', eventColor: 'grey' },
    ],
  },
  {
    id: 'rooms',
    title: 'Rooms',
    children: [
      { id: 'treatment', title: 'Treatment', eventColor: 'purple' },
      { id: 'theatre', title: 'Theatre', eventColor: 'grey', areEventsReadOnly: true },
    ],
  },
];

const PATIENTS = [
  ...[
    'Ida Holm',
    'Noor Haddad',
    'Piet Maas',
    'Lena Fischer',
    'Tomás Ortega',
    'Wen Li',
    'Zoë Martin',
  ],
  ...[
    'Omar Aziz',
    'Greta Olsen',
    'Ravi Menon',
    'Clara Rossi',
    'Jakub Nowak',
    'Aiko Mori',
    'Sam Okoye',
  ],
];

/** How somebody's day goes: what is done, and how many minutes each takes. */
interface Round {
  readonly resource: string;
  readonly visits: readonly (readonly [title: string, minutes: number])[];
  /** How many of ten free slots are taken. */
  readonly taken: number;
  /** Days of the week on which there is nobody, Monday is 0. */
  readonly off: readonly number[];
}

const ROUNDS: readonly Round[] = [
  {
    resource: 'weber',
    visits: [
      ['Check-up', 30],
      ['Consultation', 20],
      ['First visit', 40],
    ],
    taken: 9,
    off: [5],
  },
  {
    resource: 'okafor',
    visits: [
      ['Consultation', 20],
      ['Ultrasound', 30],
      ['Vaccination', 15],
    ],
    taken: 8,
    off: [2, 5],
  },
  {
    resource: 'lind',
    visits: [
      ['Physiotherapy', 45],
      ['Massage', 30],
    ],
    taken: 8,
    off: [],
  },
  {
    resource: 'sato',
    visits: [
      ['Blood test', 15],
      ['Dressing', 20],
      ['ECG', 25],
    ],
    taken: 6,
    off: [4, 5],
  },
  { resource: 'treatment', visits: [['Infusion', 90]], taken: 5, off: [5] },
];

/** Mornings and afternoons, in minutes of the day. */
const SESSIONS = [
  [8 * 60, 12 * 60 + 30],
  [13 * 60 + 30, 17 * 60 + 30],
] as const;

/** A week at the desk: appointments of real density, what the hospital has booked, and requests for nobody yet. */
export function deskEvents(date: string): CalendarEvent[] {
  const random = seededRandom(11);
  const below = (limit: number) => Math.floor(random() * limit);
  const monday = mondayOf(date);
  const days = Array.from({ length: 6 }, (_, index) => addDays(monday, index));
  let count = 0;

  const booked = (day: string, { resource, visits, taken }: Round): CalendarEvent[] => {
    const events: CalendarEvent[] = [];
    for (const [from, until] of SESSIONS) {
      let at = from + 5 * below(4);
      for (;;) {
        const [title, minutes] = visits[below(visits.length)]!;
        if (at + minutes > until) break;
        if (below(10) < taken) {
          events.push({
            id: `visit ${(count++).toString()}`,
            title: `${PATIENTS[below(PATIENTS.length)]!}, ${title.toLowerCase()}`,
            start: wallAt(day, at),
            end: wallAt(day, at + minutes),
            resource,
          });
        }
        at += minutes + 5 * below(2);
      }
    }
    return events;
  };

  return [
    ...days.flatMap((day, weekday) =>
      ROUNDS.filter(({ off }) => !off.includes(weekday)).flatMap((round) => booked(day, round)),
    ),
    ...days.flatMap((day, weekday) => ownDay(day, weekday)),
  ];
}

/** What is no appointment: the team's start into the week, leave, the hospital's theatre, requests. */
function ownDay(day: string, weekday: number): CalendarEvent[] {
  const timed = (id: string, title: string, from: number, minutes: number) => ({
    id: `${id} ${day}`,
    title,
    start: wallAt(day, from * 60),
    end: wallAt(day, from * 60 + minutes),
  });
  const requests = ['Elif Kaya, new patient', 'Paul Duval, prescription', 'Mara Cohen, check-up'];
  return [
    ...(weekday === 0
      ? [{ ...timed('team', 'Team meeting', 7.25, 30), resource: 'practitioners' }]
      : []),
    ...(weekday === 4
      ? [{ id: 'leave', title: 'Leave', start: day, end: day, allDay: true, resource: 'sato' }]
      : []),
    ...(weekday % 2 === 0
      ? [{ ...timed('hospital', 'Hospital: surgery', 9, 150), resource: 'theatre' }]
      : []),
    ...(weekday < 5
      ? requests
          .slice(0, 3 - (weekday % 3))
          .map((title, index) => timed(`request ${index.toString()}`, title, 9 + 2.5 * index, 20))
      : []),
  ];
}
