import type { CalendarEvent, CalendarResource, Weekday, WorkingHours } from 'ng-event-calendar';
import { addDays, mondayOf, wallAt } from './civil-date';

/** Part of the day in which somebody works: a shift of eight hours within a longer time in which they are there. */
interface Pattern {
  readonly title: string;
  readonly color: NonNullable<CalendarEvent['color']>;
  /** Hours of the shift, from the midnight of its date on. */
  readonly from: number;
  readonly until: number;
  /** Times between which shifts can be given. */
  readonly hours: Pick<WorkingHours, 'start' | 'end'>;
}

const PATTERNS = {
  early: {
    ...{ title: 'Early', color: 'amber', from: 7, until: 15 },
    hours: { start: '07:00', end: '19:00' },
  },
  late: {
    ...{ title: 'Late', color: 'teal', from: 15, until: 23 },
    hours: { start: '11:00', end: '23:00' },
  },
  long: {
    ...{ title: 'Long day', color: 'orange', from: 7, until: 19 },
    hours: { start: '07:00', end: '19:00' },
  },
  night: {
    ...{ title: 'Night', color: 'indigo', from: 23, until: 31 },
    hours: { start: '19:00', end: '07:00' },
  },
} as const satisfies Record<string, Pattern>;

/** Teams with their places, and who works in which pattern. */
const TEAMS: readonly (readonly [
  title: string,
  places: readonly string[],
  people: Readonly<Record<string, keyof typeof PATTERNS>>,
])[] = [
  [
    'Emergency room',
    ['triage', 'bays 1 to 4', 'resuscitation'],
    { 'A. Novak': 'early', 'M. Silva': 'early', 'J. Berg': 'long', 'K. Osei': 'late' },
  ],
  [
    'Emergency nights',
    ['triage', 'resuscitation'],
    { 'L. Haddad': 'night', 'P. Ricci': 'night', 'S. Mori': 'night' },
  ],
  [
    'Ward 3',
    ['rooms 1 to 6', 'rooms 7 to 12'],
    { 'D. Weiss': 'early', 'F. Aydin': 'early', 'N. Laurent': 'late', 'R. Patel': 'night' },
  ],
  [
    'Intensive care',
    ['beds 1 to 4', 'beds 5 to 8'],
    { 'T. Lund': 'long', 'I. Costa': 'late', 'H. Sato': 'night' },
  ],
];

const PEOPLE = TEAMS.flatMap(([, places, people]) =>
  Object.entries(people).map(([name, pattern], index) => ({
    name,
    pattern,
    place: places[index % places.length]!,
  })),
);

/** Returns the two days of the week on which a person is off; Sunday is 0. */
function daysOff(name: string): readonly number[] {
  const at = PEOPLE.findIndex((person) => person.name === name);
  return [(at * 2) % 7, (at * 2 + 1) % 7];
}

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Teams of a hospital, and the hours in which their people can be given shifts. */
export const TEAMS_ON_DUTY: readonly CalendarResource[] = TEAMS.map(([title, , people]) => ({
  id: title,
  title,
  canHaveEvents: false,
  children: Object.entries(people).map(([name, pattern]) => ({
    id: name,
    title: name,
    workingHours: [
      { days: WEEK.filter((day) => !daysOff(name).includes(day)), ...PATTERNS[pattern].hours },
    ],
  })),
}));

const HOUR = 60;

/** Creates the shifts of three weeks from the week before a date's on, leave, training, and shifts that nobody has. */
export function shiftsAround(date: string): CalendarEvent[] {
  const monday = mondayOf(date);
  const days = Array.from({ length: 21 }, (_, index) => addDays(monday, index - 7));
  const shift = (day: string, { from, until }: Pick<Pattern, 'from' | 'until'>) => ({
    start: wallAt(day, from * HOUR),
    end: wallAt(day, until * HOUR),
  });
  const isOnLeave = (name: string, day: string) =>
    name === 'F. Aydin' && day >= addDays(date, 0) && day <= addDays(date, 2);

  const planned = days.flatMap((day) =>
    PEOPLE.filter(
      ({ name }) => !daysOff(name).includes(new Date(day).getUTCDay()) && !isOnLeave(name, day),
    ).map(({ name, pattern, place }) => ({
      id: `${name} ${day}`,
      title: PATTERNS[pattern].title,
      description: place,
      color: PATTERNS[pattern].color,
      resource: name,
      ...shift(day, PATTERNS[pattern]),
    })),
  );
  const open = days.flatMap((day, index) => [
    ...(index % 2 === 1
      ? [
          {
            id: `open late ${day}`,
            title: 'Late',
            description: 'triage',
            ...shift(day, PATTERNS.late),
          },
        ]
      : []),
    ...(index % 3 === 2
      ? [
          {
            id: `open night ${day}`,
            title: 'Night',
            description: 'ward 3',
            ...shift(day, PATTERNS.night),
          },
        ]
      : []),
  ]);
  return [
    ...planned,
    ...open,
    {
      ...{ id: 'leave', title: 'Leave', resource: 'F. Aydin', color: 'grey', allDay: true },
      ...{ start: date, end: addDays(date, 2) },
    },
    {
      ...{ id: 'training', title: 'Training', color: 'purple' },
      ...{ resource: ['A. Novak', 'D. Weiss'], ...shift(date, { from: 15.5, until: 17.5 }) },
    },
  ];
}
