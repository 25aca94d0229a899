import type { CalendarEvent, CalendarResource } from 'ng-event-calendar/core';
import { addDays, mondayOf, wallAt } from './civil-date';

/** Classes of a school. */
export const CLASSES: readonly CalendarResource[] = [
  { id: '7a', title: 'Class 7a', eventColor: 'teal' },
  { id: '8b', title: 'Class 8b', eventColor: 'indigo' },
  { id: '9c', title: 'Class 9c', eventColor: 'orange' },
];

/** Minutes of the day at which lessons begin; a day has four of these. */
const PERIODS = [8 * 60, 9 * 60, 10 * 60 + 15, 11 * 60 + 15];
const LESSON = 45;

/** Lessons from Monday to Friday, by class; a space is a free period. */
const TIMETABLES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '7a': [
    ['English', 'Mathematics', 'Biology', 'Music'],
    ['French', 'English', 'Mathematics', ''],
    ['Sports', 'Sports', 'History', 'English'],
    ['Mathematics', 'French', 'Art', 'Art'],
    ['Geography', 'Biology', 'English', ''],
  ],
  '8b': [
    ['Physics', 'English', 'Mathematics', 'History'],
    ['Mathematics', 'Spanish', 'Chemistry', 'Chemistry'],
    ['English', 'Geography', 'Sports', 'Sports'],
    ['History', 'Mathematics', 'Physics', ''],
    ['Spanish', 'English', 'Music', 'Biology'],
  ],
  '9c': [
    ['Mathematics', 'Chemistry', 'English', ''],
    ['Physics', 'Mathematics', 'Art', 'History'],
    ['Spanish', 'English', 'Mathematics', 'Politics'],
    ['Sports', 'Sports', 'English', 'Physics'],
    ['History', 'Politics', 'Spanish', 'Mathematics'],
  ],
};

/** Creates the lessons of one week of a school, and a weekly assembly of all classes. */
export function schoolWeek(date: string): CalendarEvent[] {
  const monday = mondayOf(date);
  const at = (weekday: number, from: number, length: number): { start: string; end: string } => ({
    start: wallAt(addDays(monday, weekday), from),
    end: wallAt(addDays(monday, weekday), from + length),
  });
  const lessons = Object.entries(TIMETABLES).flatMap(([resource, days]) =>
    days.flatMap((titles, weekday) =>
      titles.flatMap((title, period): CalendarEvent[] => {
        if (title === '') return [];
        const id = `${resource} ${weekday} ${period}`;
        return [{ id, title, resource, ...at(weekday, PERIODS[period]!, LESSON) }];
      }),
    ),
  );
  const classes = CLASSES.map(({ id }) => id);
  return [
    ...lessons,
    {
      ...{ id: 'assembly', title: 'Assembly', resource: classes, color: 'grey' },
      ...at(0, 13 * 60, LESSON),
      rrule: 'FREQ=WEEKLY',
    },
    {
      ...{ id: 'exam', title: 'Exam, date fixed', resource: '9c', readOnly: true },
      ...at(2, 13 * 60, 90),
    },
    {
      ...{ id: 'trip', title: 'Trip to the museum', resource: '8b', allDay: true },
      ...{ start: addDays(monday, 3), end: addDays(monday, 3) },
    },
  ];
}

/** Returns a date if it is a day of lessons, else the Monday after it. */
export function lessonDay(date: string): string {
  const monday = mondayOf(date);
  return date > addDays(monday, 4) ? addDays(monday, 7) : date;
}
