import type { BlockedTime, CalendarResource, WorkingHours } from 'ng-event-calendar';
import { thisWeek } from './this-week';

/** Opening hours of the practice, for everyone without hours of their own. */
export const PRACTICE_HOURS: readonly WorkingHours[] = [
  { days: [1, 2, 3, 4, 5], start: '08:00', end: '12:00' },
  { days: [1, 2, 4], start: '13:00', end: '18:00' },
];

/** Bookable people and rooms: one patient at a time, except in the training room, which has three places. */
export const PRACTICE: readonly CalendarResource[] = [
  { id: 'weber', title: 'Dr. Weber', eventColor: 'indigo' },
  {
    ...{ id: 'lind', title: 'M. Lind', eventColor: 'green' },
    workingHours: [{ days: [2, 3, 4], start: '09:00', end: '15:00' }],
  },
  { id: 'training', title: 'Training', eventColor: 'orange', capacity: 3 },
];

/** Blocked times: the meeting for everyone, the maintenance for the training room. */
export function practiceBlocks(): readonly BlockedTime[] {
  return [
    { title: 'Team meeting', start: thisWeek(2, '13:00'), end: thisWeek(2, '14:00') },
    {
      ...{ title: 'Maintenance', resource: 'training', color: 'grey' },
      ...{ start: thisWeek(2, '09:00'), end: thisWeek(2, '10:00') },
    },
  ];
}
