import type { CalendarEvent, CalendarResource } from 'ng-event-calendar/core';
import { addDays, mondayOf, wallAt } from './civil-date';
import { seededRandom } from './random';

export const STATUSES = ['requested', 'booked', 'done', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

/** A visit to a practice, with keys of the host that are searched, too. */
export interface Visit extends CalendarEvent {
  readonly status: Status;
  readonly phone: string;
}

/** Doctors of a practice. */
export const DOCTORS: readonly CalendarResource[] = [
  { id: 'amara', title: 'Dr. Amara Nwosu', eventColor: 'indigo' },
  { id: 'bjork', title: 'Dr. Björk Þórsdóttir', eventColor: 'teal' },
  { id: 'chen', title: 'Dr. Chen Wei', eventColor: 'orange' },
  { id: 'dragos', title: 'Dr. Dragoș Ionescu', eventColor: 'purple' },
];

const FIRST_NAMES =
  'Ada Aïcha Björn Chloé Dörte Emeka Fatma Giulia Hana Ines Jürgen José Kwame Łucja Maja Noor Ömer Priya Renée Søren Tomáš Uta Yuki Zoë';
const LAST_NAMES =
  'Ångström Barros Çelik Dvořák Eze Fischer Groß Haddad Ivanova Jørgensen Kaya Łukasik Müller Núñez Okafor Petit Rossi Sato Tanaka Weiß';
const REASONS = ['Check-up', 'Vaccination', 'Follow-up', 'Blood test', 'Consultation', 'X-ray'];

const COUNT = 10_000;
const WEEKS = 208;
const DAY = 24 * 60;

/** Creates ten thousand visits over four years around a date, equal for equal dates; of one doctor none overlap. */
export function visitsAround(date: string): Visit[] {
  const random = seededRandom(41);
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = <T>(all: readonly T[]): T => all[below(all.length)]!;
  const [firstNames, lastNames] = [FIRST_NAMES.split(' '), LAST_NAMES.split(' ')];
  const monday = addDays(mondayOf(date), (-7 * WEEKS) / 2);
  const taken = new Set<string>();
  const visits: Visit[] = [];
  while (visits.length < COUNT) {
    // Half hours of five days, from eight to six.
    const [day, half] = [below(WEEKS) * 7 + below(5), below(20)];
    const doctor = oneOf(DOCTORS);
    const place = `${doctor.id} ${day} ${half}`;
    if (taken.has(place)) continue;
    taken.add(place);
    const start = wallAt(monday, day * DAY + 480 + half * 30);
    const status = statusOf(start < date, random());
    visits.push({
      id: visits.length + 1,
      title: `${oneOf(firstNames)} ${oneOf(lastNames)}`,
      description: oneOf(REASONS),
      phone: `0${151 + below(28)} ${1_000_000 + below(9_000_000)}`,
      status,
      resource: doctor.id,
      start,
      end: wallAt(monday, day * DAY + 480 + half * 30 + 30),
      ...(status === 'cancelled' && { color: 'grey' }),
    });
  }
  return visits;
}

function statusOf(isPast: boolean, chance: number): Status {
  if (chance < 0.1) return 'cancelled';
  if (isPast) return 'done';
  return chance < 0.3 ? 'requested' : 'booked';
}
