import type { BlockedTime, CalendarEvent, CalendarResource, WorkingHours } from 'ng-event-calendar';
import { addDays, mondayOf, wallAt } from './civil-date';
import { seededRandom } from './random';

/** Opening hours of the practice: on weekdays, and on Saturday in the morning. */
export const OPENING_HOURS: readonly WorkingHours[] = [
  { days: [1, 2, 3, 4, 5], start: '08:00', end: '17:30' },
  { days: [6], start: '08:00', end: '13:00' },
];

/** Breaks and holidays, as rules. */
export const CLOSED: readonly BlockedTime[] = [
  {
    ...{ id: 'lunch', title: 'Lunch', start: '2026-01-05T12:30', end: '2026-01-05T13:30' },
    rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  },
  yearly('New Year’s Day', '2024-01-01'),
  yearly('Labour Day', '2024-05-01'),
  yearly('Christmas Day', '2024-12-25'),
  yearly('Boxing Day', '2024-12-26'),
  // The Wednesday before the last Sunday but one of the church's year.
  yearly('Repentance Day', '2024-11-20', ';BYMONTH=11;BYDAY=WE;BYMONTHDAY=16,17,18,19,20,21,22'),
];

function yearly(title: string, start: string, rest = ''): BlockedTime {
  return { id: title, title, start, end: start, allDay: true, rrule: `FREQ=YEARLY${rest}` };
}

/**
 * People and rooms of a small practice. It has rooms for four to see patients at a time, and two beds for treatment.
 * The locum comes on Saturdays; the theatre belongs to the hospital.
 */
export const DESK: readonly CalendarResource[] = [
  {
    id: 'practitioners',
    title: 'Practitioners',
    capacity: 4,
    children: [
      {
        ...{ id: 'weber', title: 'Dr. Weber', eventColor: 'indigo' },
        workingHours: [{ start: '08:00', end: '17:30' }],
      },
      {
        ...{ id: 'okafor', title: 'Dr. Okafor', eventColor: 'teal' },
        workingHours: [{ days: [1, 2, 4, 5], start: '08:00', end: '17:30' }],
      },
      { id: 'lind', title: 'M. Lind, physio', eventColor: 'green' },
      {
        ...{ id: 'sato', title: 'Nurse Sato', eventColor: 'amber' },
        workingHours: [{ days: [1, 2, 3, 4], start: '08:00', end: '17:30' }],
      },
      {
        ...{ id: 'locum', title: 'Locum', eventColor: 'grey' },
        workingHours: [{ days: [6], start: '08:00', end: '13:00' }],
      },
    ],
  },
  {
    id: 'rooms',
    title: 'Rooms',
    children: [
      { id: 'treatment', title: 'Treatment, 2 beds', eventColor: 'purple', capacity: 2 },
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

/** Working day of a person: kinds of visits, and the minutes of each. */
interface Round {
  readonly resource: string;
  readonly visits: readonly (readonly [title: string, minutes: number])[];
  /** Number of ten free slots that are taken. */
  readonly taken: number;
  /** Days off, Monday is 0. */
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
  { resource: 'treatment', visits: [['Rest after surgery', 60]], taken: 4, off: [5] },
];

/** Times and participants of surgery by a doctor and a nurse in the treatment room, on Tuesdays and Thursdays. */
const SURGERY = { from: 14 * 60, until: 15 * 60, on: [1, 3], of: ['weber', 'sato', 'treatment'] };

/** Mornings and afternoons, in minutes of the day. */
const SESSIONS = [
  [8 * 60, 12 * 60 + 30],
  [13 * 60 + 30, 17 * 60 + 30],
] as const;

/** Creates a week at the desk: appointments of realistic density, the hospital's bookings, and unassigned requests. */
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
        if (below(10) < taken && !isInSurgery(day, resource, at, at + minutes)) {
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

  const isInSurgery = (day: string, resource: string, from: number, until: number): boolean =>
    SURGERY.on.includes(days.indexOf(day)) &&
    SURGERY.of.includes(resource) &&
    from < SURGERY.until &&
    SURGERY.from < until;

  return [
    ...days.flatMap((day, weekday) =>
      ROUNDS.filter(({ off }) => !off.includes(weekday) && !isHoliday(day)).flatMap((round) =>
        booked(day, round),
      ),
    ),
    ...days.flatMap((day, weekday) => ownDay(day, weekday)),
  ];
}

/** Returns a date, or the next on which the practice is open all day. */
export function deskDay(date: string): string {
  const isWeekday = date <= addDays(mondayOf(date), 4);
  return isWeekday && !isHoliday(date) ? date : deskDay(addDays(date, 1));
}

/** Whether the practice is closed on a day of the week for one of the holidays. */
function isHoliday(day: string): boolean {
  const [, month = '', date = ''] = day.split('-');
  const isFixed = ['01-01', '05-01', '12-25', '12-26'].includes(`${month}-${date}`);
  const isWednesday = addDays(mondayOf(day), 2) === day;
  return isFixed || (isWednesday && month === '11' && date >= '16' && date <= '22');
}

/** Returns events other than appointments: duty, the weekly team meeting, leave, the hospital's theatre, requests. */
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
      ? [
          {
            ...timed('team', 'Team meeting', 7.25, 30),
            ...{ resource: 'practitioners', canBeOutsideHours: true },
          },
        ]
      : []),
    // A phone begins with the practitioner whose next event comes first. This one is under way all day.
    ...(weekday < 5 && !isHoliday(day)
      ? [
          {
            ...{ id: `duty ${day}`, title: 'On duty', start: day, end: day, allDay: true },
            ...{ resource: 'weber', overlap: true, canBeOutsideHours: true },
          },
        ]
      : []),
    ...(SURGERY.on.includes(weekday) && !isHoliday(day)
      ? [{ ...timed('surgery', 'Minor surgery', SURGERY.from / 60, 60), resource: SURGERY.of }]
      : []),
    ...(weekday === 4
      ? [{ id: 'leave', title: 'Leave', start: day, end: day, allDay: true, resource: 'sato' }]
      : []),
    ...(weekday % 2 === 0
      ? [{ ...timed('hospital', 'Hospital: surgery', 9, 150), resource: 'theatre' }]
      : []),
    ...(weekday < 5 && !isHoliday(day)
      ? requests
          .slice(0, 3 - (weekday % 3))
          .map((title, index) => timed(`request ${index.toString()}`, title, 9 + 2.5 * index, 20))
      : []),
  ];
}
