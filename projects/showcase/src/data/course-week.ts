import type { CalendarEvent } from 'ng-event-calendar/core';
import { addDays, mondayOf, wallAt } from './civil-date';

/** Title, weekday from Monday 0, hours, studio. */
const COURSES: readonly (readonly [string, number, number, number, string])[] = [
  ['Yoga', 0, 8, 9.5, 'a'],
  ['Drums', 0, 16, 17, 'b'],
  ['Watercolours', 1, 10, 12, 'a'],
  ['Salsa', 2, 19, 21, 'b'],
  ['Sewing', 3, 9, 12, 'a'],
  ['Tai chi', 4, 8.5, 9.5, 'a'],
  ['Ceramics', 4, 11, 13, 'b'],
  ['Band', 4, 18, 20, 'b'],
  ['Family choir', 5, 10, 11.5, 'a'],
  ['Open studio', 6, 13, 16, 'b'],
];

/** Returns the courses of a date's week, the first of which recurs weekly. */
export function courseWeek(date: string): CalendarEvent[] {
  const monday = mondayOf(date);
  return COURSES.map(([title, day, from, to, resource], index) => ({
    id: `course-${index}`,
    title,
    start: wallAt(addDays(monday, day), from * 60),
    end: wallAt(addDays(monday, day), to * 60),
    resource,
    ...(index === 0 && { rrule: 'FREQ=WEEKLY' }),
  }));
}
