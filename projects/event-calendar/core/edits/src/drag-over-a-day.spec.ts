import {
  HOUR_MS,
  MINUTE,
  dayFrom,
  indexEvents,
  occurrencesIn,
  type CalendarEvent,
  type Occurrence,
  type Slot,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import { clicked, moved, resized, swept, type SlotRules } from './drag';

const NEW_YORK = 'America/New_York';
const rules: SlotRules = { zone: NEW_YORK, snapMinutes: 15, duration: 30 };
const day = (iso: string): number => Date.parse(iso) / 86_400_000;
const onDay = (date: string): Slot => ({ day: day(date), instant: null });

function given(fields: Partial<CalendarEvent> = {}): Occurrence {
  const index = indexEvents([givenEvent(fields)], NEW_YORK);
  return occurrencesIn(
    index,
    dayFrom(2026, 11, 1),
    dayFrom(2026, 11, 30),
    NEW_YORK,
    () => true,
  )[0]!;
}

const allDay = given({ allDay: true, start: '2026-11-20', end: '2026-11-21' });
const longTimed = given({ start: '2026-11-20T10:00', end: '2026-11-22T09:00' });

describe('over a day', () => {
  /** Returns a slot by New York's wall time, five hours behind UTC; `24:00` is the lower end of its column. */
  const wall = (date: string, clock: string): Slot => {
    const [hours, minutes] = clock.split(':').map(Number);
    const instant = Date.parse(`${date}T05:00:00Z`) + hours! * HOUR_MS + minutes! * MINUTE;
    return { instant, day: day(date) };
  };
  const walls = (when: EventSpan): string[] =>
    when.allDay
      ? []
      : [when.start, when.end].map((at) =>
          new Date(at - 5 * HOUR_MS).toISOString().slice(5, 16).replace('T', ' '),
        );
  const early = given({ start: '2026-11-20T00:30', end: '2026-11-20T01:30' });
  const night = given({ start: '2026-11-20T22:00', end: '2026-11-21T02:00' });

  it.each<[string, Occurrence, number, Slot, Slot, string[]]>([
    [
      'held above the first row',
      early,
      15,
      wall('2026-11-20', '01:20'),
      wall('2026-11-20', '00:05'),
      ['11-20 00:00', '11-20 01:00'],
    ],
    [
      'held above the first row of another day',
      early,
      5,
      wall('2026-11-20', '01:20'),
      wall('2026-11-19', '00:00'),
      ['11-19 00:00', '11-19 01:00'],
    ],
    [
      'held at the end of a day',
      early,
      15,
      wall('2026-11-20', '00:31'),
      wall('2026-11-19', '24:00'),
      ['11-19 23:45', '11-20 00:45'],
    ],
    [
      'in steps that don’t divide a day',
      early,
      50,
      wall('2026-11-20', '00:31'),
      wall('2026-11-19', '23:59'),
      ['11-19 23:20', '11-20 00:20'],
    ],
    [
      'from the day of which it goes on after midnight, it keeps beginning there',
      night,
      15,
      wall('2026-11-21', '01:00'),
      wall('2026-11-22', '00:30'),
      ['11-21 21:30', '11-22 01:30'],
    ],
    [
      'grabbed after midnight, it may begin then',
      night,
      15,
      wall('2026-11-21', '01:00'),
      wall('2026-11-21', '04:30'),
      ['11-21 01:30', '11-21 05:30'],
    ],
    [
      'as a bar, it keeps its length',
      longTimed,
      15,
      onDay('2026-11-20'),
      wall('2026-11-20', '24:00'),
      ['11-20 23:45', '11-22 22:45'],
    ],
    [
      'of whole days',
      allDay,
      15,
      onDay('2026-11-20'),
      wall('2026-11-19', '23:58'),
      ['11-19 23:45', '11-20 00:15'],
    ],
  ])('a move stays on it: %s', (_, occurrence, snapMinutes, from, to, expected) => {
    expect(walls(moved(occurrence, from, to, { ...rules, snapMinutes }).when)).toEqual(expected);
  });

  it.each<['start' | 'end', Occurrence, number, Slot, Slot, string[]]>([
    [
      'start',
      early,
      5,
      wall('2026-11-20', '00:40'),
      wall('2026-11-20', '00:02'),
      ['11-20 00:00', '11-20 01:30'],
    ],
    [
      'end',
      night,
      15,
      wall('2026-11-21', '01:50'),
      wall('2026-11-20', '24:00'),
      ['11-20 22:00', '11-21 00:00'],
    ],
    [
      'end',
      night,
      15,
      wall('2026-11-21', '01:50'),
      wall('2026-11-21', '00:00'),
      ['11-20 22:00', '11-21 00:15'],
    ],
    [
      'end',
      early,
      15,
      wall('2026-11-20', '01:20'),
      wall('2026-11-20', '23:58'),
      ['11-20 00:30', '11-21 00:00'],
    ],
  ])('a %s that is dragged stays on it', (edge, occurrence, snapMinutes, from, to, expected) => {
    const { when } = resized(occurrence, edge, from, to, { ...rules, snapMinutes });
    expect(walls(when)).toEqual(expected);
  });

  it.each<[number, Slot, Slot, string[]]>([
    [15, wall('2026-11-20', '24:00'), wall('2026-11-20', '24:00'), ['11-20 23:45', '11-21 00:00']],
    [50, wall('2026-11-20', '23:00'), wall('2026-11-20', '23:30'), ['11-20 22:30', '11-21 00:00']],
    [15, wall('2026-11-20', '00:10'), wall('2026-11-19', '23:50'), ['11-19 23:45', '11-20 00:15']],
    [15, wall('2026-11-21', '00:00'), wall('2026-11-20', '24:00'), ['11-20 23:45', '11-21 00:00']],
    [15, wall('2026-11-20', '24:00'), wall('2026-11-21', '00:00'), ['11-20 23:45', '11-21 00:00']],
  ])('a sweep in steps of %d stays on its days', (snapMinutes, from, to, expected) => {
    expect(walls(swept(from, to, { ...rules, snapMinutes }))).toEqual(expected);
  });

  it('a click at its lower end is in its last slot', () => {
    expect(walls(clicked(wall('2026-11-20', '24:00'), rules))).toEqual([
      ...['11-20 23:30', '11-21 00:00'],
    ]);
  });
});
