import fc from 'fast-check';
import {
  HOUR_MS,
  MINUTE,
  dayFrom,
  wallIn,
  whenOf,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { withWhen } from './with-when';

const NEW_YORK = 'America/New_York';
const at = (iso: string): number => Date.parse(iso);
const timed = (start: string, end: string): EventSpan => ({
  allDay: false,
  start: at(start),
  end: at(end),
});
const days = (first: string, last: string): EventSpan => ({
  allDay: true,
  firstDay: at(first) / 86_400_000,
  lastDay: at(last) / 86_400_000,
});

function givenEvent(fields: Partial<CalendarEvent>): CalendarEvent {
  return {
    id: 1,
    title: 'Lesson',
    start: '2026-11-20T10:00:00',
    end: '2026-11-20T11:00:00',
    ...fields,
  };
}

describe('withWhen', () => {
  const next = timed('2026-11-21T17:00:00Z', '2026-11-21T18:30:00Z');
  it.each<[string, Partial<CalendarEvent>, EventSpan, string, string]>([
    ['wall time stays wall time', {}, next, '2026-11-21T12:00:00', '2026-11-21T13:30:00'],
    [
      'wall time in its own zone',
      { timezone: 'Asia/Tokyo' },
      next,
      '2026-11-22T02:00:00',
      '2026-11-22T03:30:00',
    ],
    [
      'Z stays Z, whatever the zone',
      { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z', timezone: 'Asia/Tokyo' },
      next,
      '2026-11-21T17:00:00Z',
      '2026-11-21T18:30:00Z',
    ],
    [
      'an offset stays that offset',
      { start: '2026-11-20T10:00:00+05:30', end: '2026-11-20T11:00:00-0300' },
      next,
      '2026-11-21T22:30:00+05:30',
      '2026-11-21T15:30:00-0300',
    ],
    [
      'mixed shapes stay mixed',
      { start: '2026-11-20T15:00:00Z', end: '2026-11-20T11:00' },
      next,
      '2026-11-21T17:00:00Z',
      '2026-11-21T13:30:00',
    ],
    [
      'fractions keep their digits',
      { start: '2026-11-20T10:00:00.0', end: '2026-11-20T11:00:00.0000Z' },
      next,
      '2026-11-21T12:00:00.0',
      '2026-11-21T18:30:00.0000Z',
    ],
    [
      'a date stays a date at midnight',
      { start: '2026-11-20', end: '2026-11-21' },
      timed('2026-11-22T05:00:00Z', '2026-11-23T05:00:00Z'),
      '2026-11-22',
      '2026-11-23',
    ],
    [
      'a date becomes a wall time elsewhere',
      { start: '2026-11-20', end: '2026-11-21' },
      timed('2026-11-22T05:15:00Z', '2026-11-23T05:00:00Z'),
      '2026-11-22T00:15:00',
      '2026-11-23',
    ],
    [
      'the second pass of a repeated hour is written with Z',
      {},
      timed('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'),
      '2026-11-01T01:30:00',
      '2026-11-01T06:30:00Z',
    ],
    [
      'what does not move is not written anew',
      { start: '2026-11-20T10:00', end: '2026-11-20T11:00' },
      timed('2026-11-20T15:00:00Z', '2026-11-20T17:00:00Z'),
      '2026-11-20T10:00',
      '2026-11-20T12:00:00',
    ],
    [
      'to whole days: dates shifted, times kept',
      { start: '2026-11-20T22:00', end: '2026-11-21T00:00' },
      days('2026-11-23', '2026-11-23'),
      '2026-11-23T22:00',
      '2026-11-23T00:00',
    ],
    [
      'whole days keep the written time portions',
      { allDay: true, start: '2026-11-20', end: '2026-11-21T23:59:59Z' },
      days('2026-11-25', '2026-11-26'),
      '2026-11-25',
      '2026-11-26T23:59:59Z',
    ],
    [
      'from whole days to times',
      { allDay: true, start: '2026-11-20', end: '2026-11-21T23:59:59Z' },
      next,
      '2026-11-21T12:00:00',
      '2026-11-21T18:30:00Z',
    ],
  ])('%s', (_, fields, when, start, end) => {
    const event = givenEvent({ description: 'kept', ...fields });
    const moved = withWhen(event, when, NEW_YORK);
    expect([moved.start, moved.end]).toEqual([start, end]);
    expect(moved).toMatchObject({ id: event.id, title: event.title, description: 'kept' });
    expect(moved.allDay).toBe(when.allDay ? true : undefined);
    expect('allDay' in moved).toBe(when.allDay);
    expect(moved.timezone).toBe(event.timezone);
  });

  it.each<[string, string, EventSpan, [string, string]]>([
    [
      'whose start alone moves',
      '2026-11-20T09:00',
      timed('2026-11-20T14:30:00Z', '2026-11-20T15:00:00Z'),
      ['2026-11-20T09:30:00', '2026-11-20T10:00:00'],
    ],
    [
      'by an instant',
      '2026-11-20T14:00:00Z',
      timed('2026-11-20T14:30:00Z', '2026-11-20T15:00:00Z'),
      ['2026-11-20T09:30:00', '2026-11-20T15:00:00Z'],
    ],
    [
      'that is moved',
      '2026-11-20T09:00',
      timed('2026-11-20T16:00:00Z', '2026-11-20T16:00:00Z'),
      ['2026-11-20T11:00:00', '2026-11-20T11:00:00'],
    ],
  ])('writes the end of a record that ends before it starts, %s', (_, end, when, expected) => {
    const event = givenEvent({ start: '2026-11-20T10:00', end });
    const moved = withWhen(event, when, NEW_YORK);
    expect([moved.start, moved.end]).toEqual(expected);
  });

  it('gives the very event back when nothing moves', () => {
    const event = givenEvent({ start: '2026-11-20T10:00', end: '2026-11-20T11:00' });
    expect(withWhen(event, whenOf(event, NEW_YORK)!, NEW_YORK)).toBe(event);
  });

  const zones = ['UTC', NEW_YORK, 'Australia/Lord_Howe', 'America/Havana', 'Europe/Paris'];
  it('keeps instant and shape in every zone, across clock changes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom('2026-03-08T01:00:00', '2026-03-08T06:30:00Z', '2026-03-08T01:00:00+01:00'),
        fc.integer({ min: dayFrom(2025, 1, 1) * 1440, max: dayFrom(2028, 1, 1) * 1440 }),
        fc.integer({ min: 1, max: 3000 }),
        (zone, written, startMinute, length) => {
          const event = givenEvent({ start: written, end: written, timezone: zone });
          const start = startMinute * MINUTE;
          const when: EventSpan = { allDay: false, start, end: start + length * MINUTE };
          const moved = withWhen(event, when, 'Pacific/Apia');
          expect(whenOf(moved, 'Pacific/Apia')).toEqual(when);
          if (written.endsWith('Z')) expect(moved.start).toMatch(/Z$/);
          if (written.endsWith('+01:00')) expect(moved.start).toMatch(/\+01:00$/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

it('lengths are elapsed time, also where the clocks change', () => {
  const event = givenEvent({ start: '2026-03-07T01:30:00', end: '2026-03-07T03:30:00' });
  const start = at('2026-03-08T06:30:00Z');
  const moved = withWhen(event, { allDay: false, start, end: start + 2 * HOUR_MS }, NEW_YORK);
  expect([moved.start, moved.end]).toEqual(['2026-03-08T01:30:00', '2026-03-08T04:30:00']);
  expect(wallIn(start + 2 * HOUR_MS, NEW_YORK)).toBe(at('2026-03-08T04:30:00Z'));
});
