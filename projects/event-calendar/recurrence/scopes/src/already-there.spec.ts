import {
  dayFrom,
  toInstant,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { isAlreadyThere } from 'ng-event-calendar/core/several';
import { RECURRENCE_ENGINE } from 'ng-event-calendar/recurrence/internal';
import { givenSeries, ZONE } from './given-series';

const rules = { recurrence: RECURRENCE_ENGINE, zone: 'Asia/Tokyo', localZone: ZONE };
const timed = (start: string): EventSpan => {
  const at = toInstant(start, ZONE);
  return { allDay: false, start: at, end: at + 3_600_000 };
};
const day = (date: number): EventSpan => {
  const firstDay = dayFrom(2026, 3, date);
  return { allDay: true, firstDay, lastDay: firstDay };
};

it.each<[name: string, fields: Partial<CalendarEvent>, when: EventSpan, expected: boolean]>([
  ['at its start', {}, timed('2026-03-17T10:00'), true],
  ['at another time', {}, timed('2026-03-17T10:30'), false],
  ['on another day', {}, timed('2026-03-18T10:00'), false],
  ['before it begins', {}, timed('2026-02-24T10:00'), false],
  [
    'in a week that it skips',
    { rrule: 'FREQ=WEEKLY;INTERVAL=2' },
    timed('2026-03-10T10:00'),
    false,
  ],
  ['on a date left out', { exDates: ['2026-03-17'] }, timed('2026-03-17T10:00'), false],
  ['on an added date', { rDates: ['2026-03-18'] }, timed('2026-03-18T10:00'), true],
  ['for whole days', { start: '2026-03-03', end: '2026-03-03', allDay: true }, day(10), true],
  ['for whole days at other times', {}, day(10), false],
  ['of an event that doesn’t recur', { rrule: 'bad' }, timed('2026-03-03T10:00'), false],
])('a copy is there already %s', (_, fields, when, expected) => {
  expect(isAlreadyThere(givenSeries(fields), when, rules)).toBe(expected);
});

it('nothing is there already where nothing recurs', () => {
  const plain = { ...rules, recurrence: null };
  expect(isAlreadyThere(givenSeries(), timed('2026-03-17T10:00'), plain)).toBe(false);
});
