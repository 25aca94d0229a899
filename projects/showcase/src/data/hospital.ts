import {
  type CalendarEvent,
  type CalendarResource,
  PALETTE,
  type PaletteName,
} from 'ng-event-calendar/core';
import { addDays, mondayOf, wallAt } from './civil-date';
import { seededRandom } from './random';

type Department = readonly [title: string, color: PaletteName, members: readonly string[]];

const SITES: readonly (readonly [site: string, departments: readonly Department[]])[] = [
  [
    'City Hospital',
    [
      ['Cardiology', 'red', ['Dr. Amara', 'Dr. Bergström', 'Dr. Chen', 'Cath lab', 'Echo room']],
      ['Maternity', 'pink', ['Dr. Duarte', 'Midwife Eze', 'Midwife Farah', 'Delivery suite']],
      ['Neurology', 'purple', ['Dr. Gruber', 'Dr. Haddad', 'EEG room', 'Sleep lab']],
    ],
  ],
  [
    'Harbour Clinic',
    [
      ['Radiology', 'indigo', ['Dr. Ito', 'MRI 1', 'MRI 2', 'CT', 'Ultrasound']],
      ['Dialysis', 'blue', ['Dr. Jansen', 'Nurse Kaya', 'Chair 1', 'Chair 2', 'Chair 3']],
      ['Dermatology', 'teal', ['Dr. Lund', 'Dr. Mehta', 'Light therapy']],
    ],
  ],
  [
    'Park Surgery',
    [
      ['General practice', 'green', ['Dr. Nowak', 'Dr. Osei', 'Dr. Pereira', 'Nurse Quinn']],
      ['Physiotherapy', 'lime', ['R. Rossi', 'S. Sato', 'Gym', 'Pool']],
      ['Paediatrics', 'amber', ['Dr. Tanaka', 'Dr. Ueda', 'Play room']],
    ],
  ],
  [
    'Logistics',
    [
      ['Ambulances', 'orange', ['Ambulance 1', 'Ambulance 2', 'Ambulance 3', 'Patient shuttle']],
      ['Pharmacy (read-only)', 'grey', ['Counter', 'Cytotoxics', 'Night stock']],
    ],
  ],
];

/** A trust of four sites: sites, departments and members, some sixty resources on three levels. */
export const HOSPITAL: readonly CalendarResource[] = SITES.map(([site, departments]) => ({
  id: site,
  title: site,
  children: departments.map(([title, eventColor, members]) => ({
    id: title,
    title,
    eventColor,
    ...(title.includes('read-only') && { areEventsReadOnly: true }),
    children: members.map((member) => ({ id: member, title: member })),
  })),
}));

const members = SITES.flatMap(([, departments]) => departments.flatMap(([, , names]) => names));
const SUBJECTS = ['Clinic', 'Ward round', 'Consult', 'Procedure', 'Handover', 'Scan', 'Training'];

/** Creates the week of a date: a row of all eleven colours by name, and three events for every two members. */
export function hospitalEvents(date: string): CalendarEvent[] {
  const random = seededRandom(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const monday = mondayOf(date);
  const palette = PALETTE.map((color, index) => ({
    id: color,
    title: color,
    start: addDays(monday, index % 6),
    end: addDays(monday, index % 6),
    allDay: true,
    color,
  }));
  const booked = members.flatMap((resource, index) =>
    (index % 2 === 0 ? [0, 1] : [0]).map((turn) => {
      const day = addDays(monday, (index * 2 + turn * 3 + below(2)) % 6);
      const from = 8 * 60 + 30 * below(18);
      return {
        id: `${resource} ${turn.toString()}`,
        title: SUBJECTS[below(SUBJECTS.length)]!,
        start: wallAt(day, from),
        end: wallAt(day, from + 30 * (1 + below(4))),
        resource,
      };
    }),
  );
  return [...palette, ...booked];
}
