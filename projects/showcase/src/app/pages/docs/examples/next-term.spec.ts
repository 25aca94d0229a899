import type { CalendarEvent } from 'ng-event-calendar';
import { copiedByWeeks, movedByWeeks } from './next-term';

const MATHEMATICS: CalendarEvent = {
  id: 1,
  title: 'Mathematics',
  resource: '9b',
  timezone: 'Europe/Berlin',
  start: '2026-10-19T08:00:00',
  end: '2026-10-19T09:30:00',
  rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214T235959',
  exDates: ['2026-10-26T08:00:00'],
};
const FRENCH: CalendarEvent = {
  id: 2,
  title: 'French',
  resource: '8a',
  start: '2026-10-20T08:00:00Z',
  end: '2026-10-20T09:30:00Z',
};

it('moves the lessons of a class with their dates, and leaves the others', () => {
  const [mathematics, french] = movedByWeeks([MATHEMATICS, FRENCH], { resource: '9b', weeks: 1 });
  expect(french).toBe(FRENCH);
  expect(mathematics).toEqual({
    ...MATHEMATICS,
    start: '2026-10-26T08:00:00',
    end: '2026-10-26T09:30:00',
    rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261221T235959',
    exDates: ['2026-11-02T08:00:00'],
  });
});

it('keeps the time of the school’s clocks where these change', () => {
  const [french] = copiedByWeeks([FRENCH], 1);
  // Ten o’clock in Berlin, in summer and in winter.
  expect(french).toMatchObject({ start: '2026-10-27T09:00:00Z', end: '2026-10-27T10:30:00Z' });
  expect(french!.id).not.toBe(FRENCH.id);
});
