import fc from 'fast-check';
import {
  DAY,
  HOUR_MS,
  MINUTE,
  localZone,
  wallIn,
  whenOf,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import { movedBy } from './moved-by';

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';
type Fields = Partial<CalendarEvent>;

describe('movedBy', () => {
  const hour = { start: '2026-11-20T10:00:00', end: '2026-11-20T11:00:00', timezone: BERLIN };

  it.each<[name: string, fields: Fields, step: { days?: number; minutes?: number }, Fields]>([
    ['by days', hour, { days: 3 }, { start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00' }],
    ['back', hour, { days: -20 }, { start: '2026-10-31T10:00:00', end: '2026-10-31T11:00:00' }],
    [
      'by minutes over midnight',
      hour,
      { minutes: 14 * 60 },
      { start: '2026-11-21T00:00:00', end: '2026-11-21T01:00:00' },
    ],
    [
      'by days and minutes',
      hour,
      { days: 1, minutes: -90 },
      { start: '2026-11-21T08:30:00', end: '2026-11-21T09:30:00' },
    ],
    [
      'written as instants',
      { ...hour, start: '2026-11-20T10:00Z', end: '2026-11-20T11:00Z' },
      { days: 7 },
      { start: '2026-11-27T10:00:00Z', end: '2026-11-27T11:00:00Z' },
    ],
    [
      'written as instants, over a change of the clocks',
      { start: '2026-10-20T08:00:00Z', end: '2026-10-20T09:00:00Z' },
      { days: 7 },
      { start: '2026-10-27T09:00:00Z', end: '2026-10-27T10:00:00Z' },
    ],
    [
      'written with an offset, which stays',
      { start: '2026-10-20T10:00:00+02:00', end: '2026-10-20T11:00:00+02:00' },
      { days: 7 },
      { start: '2026-10-27T11:00:00+02:00', end: '2026-10-27T12:00:00+02:00' },
    ],
    [
      'by days to an hour that comes twice, of which it takes the first',
      { start: '2026-10-26T01:30:00Z', end: '2026-10-26T02:00:00Z' },
      { days: -1 },
      { start: '2026-10-25T00:30:00Z', end: '2026-10-25T01:00:00Z' },
    ],
    [
      'in a zone of its own, whose clocks change on another day',
      { start: '2026-10-20T04:00:00', end: '2026-10-20T05:00:00', timezone: NEW_YORK },
      { days: 7 },
      { start: '2026-10-27T05:00:00', end: '2026-10-27T06:00:00' },
    ],
    [
      'with milliseconds',
      { ...hour, start: '2026-11-20T10:00:30.250', end: '2026-11-20T11:00:30.250' },
      { days: 1 },
      { start: '2026-11-21T10:00:30.250', end: '2026-11-21T11:00:30.250' },
    ],
    [
      'for whole days',
      { start: '2026-11-20', end: '2026-11-22', allDay: true },
      { days: 9, minutes: 600 },
      { start: '2026-11-29', end: '2026-12-01' },
    ],
    [
      'for whole days with times',
      { start: '2026-11-20T00:00:00', end: '2026-11-20T23:59:59', allDay: true },
      { days: 1 },
      { start: '2026-11-21T00:00:00', end: '2026-11-21T23:59:59' },
    ],
    [
      'into a skipped hour',
      { start: '2026-03-28T02:30:00', end: '2026-03-28T03:00:00', timezone: BERLIN },
      { days: 1 },
      { start: '2026-03-29T03:30:00', end: '2026-03-29T04:00:00' },
    ],
    [
      'over a skipped hour, as long as before',
      { start: '2026-03-28T01:00:00', end: '2026-03-28T04:00:00', timezone: BERLIN },
      { days: 1 },
      { start: '2026-03-29T01:00:00', end: '2026-03-29T05:00:00' },
    ],
    [
      'into a repeated hour, in its first pass',
      { start: '2026-10-24T02:30:00', end: '2026-10-24T02:45:00', timezone: BERLIN },
      { days: 1 },
      { start: '2026-10-25T02:30:00', end: '2026-10-25T02:45:00' },
    ],
    [
      'within the second pass of an hour',
      { start: '2026-10-25T01:30:00Z', end: '2026-10-25T01:40:00Z', timezone: BERLIN },
      { minutes: 15 },
      { start: '2026-10-25T01:45:00Z', end: '2026-10-25T01:55:00Z' },
    ],
  ])('moves an event %s', (_, fields, step, expected) => {
    const event = givenEvent(fields);
    expect(movedBy(event, step, BERLIN)).toEqual({ ...event, ...expected });
  });

  it.each<[string, Fields]>([
    ['by nothing', {}],
    ['with times that can’t be read', { start: 'soon' }],
  ])('gives the very event back %s', (_, fields) => {
    const event = givenEvent(fields);
    const step = fields.start === undefined ? { days: 0, minutes: 0 } : { days: 1 };
    expect(movedBy(event, step, BERLIN)).toBe(event);
  });

  it('takes the zone as displayTimezone does', () => {
    const event = givenEvent();
    expect(movedBy(event, { days: 1 }, 'default')).toEqual(
      movedBy(event, { days: 1 }, localZone()),
    );
  });

  describe('moves the dates of a series', () => {
    const series = { ...hour, rrule: 'FREQ=WEEKLY' };
    const wall = '2026-11-27T10:00:00';
    const week = { days: 7 };

    it.each<[name: string, fields: Fields, step: { days?: number; minutes?: number }, Fields]>([
      ['left out by date', { exDates: ['2026-11-27'] }, week, { exDates: ['2026-12-04'] }],
      ['left out by time', { exDates: [wall] }, week, { exDates: ['2026-12-04T10:00:00'] }],
      [
        'left out by time, with minutes',
        { exDates: [wall] },
        { days: 7, minutes: 30 },
        { exDates: ['2026-12-04T10:30:00'] },
      ],
      [
        'left out by midnight, with minutes',
        { exDates: ['2026-11-27T00:00:00'] },
        { days: 7, minutes: 30 },
        { exDates: ['2026-12-04T00:00:00'] },
      ],
      [
        'left out by date, with minutes over midnight',
        { exDates: ['2026-11-27'] },
        { minutes: -11 * 60 },
        { exDates: ['2026-11-26'] },
      ],
      [
        'left out by instant',
        { exDates: ['2026-11-27T09:00:00Z'] },
        week,
        { exDates: ['2026-12-04T09:00:00Z'] },
      ],
      [
        'left out by instant, over a change of the clocks',
        { exDates: ['2027-03-26T09:00:00Z'] },
        week,
        { exDates: ['2027-04-02T08:00:00Z'] },
      ],
      [
        'left out by an instant with an offset',
        { exDates: ['2026-11-27T10:00+01:00'] },
        week,
        { exDates: ['2026-12-04T10:00+01:00'] },
      ],
      [
        'that are added',
        { rDates: ['2026-11-25', '2026-11-26T15:30'] },
        { days: 7, minutes: 15 },
        { rDates: ['2026-12-02', '2026-12-03T15:45'] },
      ],
      ['that can’t be read', { exDates: ['never'] }, week, { exDates: ['never'] }],
      [
        'at its end, an instant',
        { rrule: 'FREQ=WEEKLY;UNTIL=20261218T090000Z;INTERVAL=2' },
        week,
        { rrule: 'FREQ=WEEKLY;UNTIL=20261225T090000Z;INTERVAL=2' },
      ],
      [
        'at its end, a day',
        { rrule: 'RRULE:FREQ=WEEKLY;until=20261218' },
        week,
        { rrule: 'RRULE:FREQ=WEEKLY;until=20261225' },
      ],
      [
        'at its end in ISO 8601',
        { rrule: { freq: 'WEEKLY', until: '2026-12-18T10:00:00' } },
        { days: 7, minutes: 30 },
        { rrule: { freq: 'WEEKLY', until: '2026-12-25T10:30:00' } },
      ],
    ])('%s', (_, fields, step, expected) => {
      const event = givenEvent({ ...series, ...fields });
      const { start, end } = movedBy(givenEvent(hour), step, BERLIN);
      expect(movedBy(event, step, BERLIN)).toEqual({ ...event, start, end, ...expected });
    });

    it('of whole days', () => {
      const event = givenEvent({
        ...{ start: '2026-11-20', end: '2026-11-20', allDay: true, rrule: 'FREQ=DAILY' },
        ...{ exDates: ['2026-11-22T00:00:00Z'], rDates: ['2026-11-25'] },
      });
      expect(movedBy(event, { days: 2 }, BERLIN)).toEqual({
        ...event,
        ...{ start: '2026-11-22', end: '2026-11-22' },
        ...{ exDates: ['2026-11-24T00:00:00Z'], rDates: ['2026-11-27'] },
      });
    });

    it('leaves lists of an event that doesn’t recur', () => {
      const event = givenEvent({ ...hour, exDates: ['2026-11-27'], rDates: [] });
      expect(movedBy(event, week, BERLIN)).toMatchObject({ exDates: ['2026-11-27'], rDates: [] });
    });
  });

  const zones = fc.constantFrom(BERLIN, NEW_YORK, 'Australia/Lord_Howe', 'Asia/Beirut', 'UTC');
  const steps = fc.record({
    days: fc.integer({ min: -40, max: 40 }),
    minutes: fc.integer({ min: -1500, max: 1500 }),
  });

  it('keeps length and written form, and reads the clock of the zone on, at any time', () => {
    const given = fc.record({
      ...{
        zone: zones,
        own: zones,
        step: steps,
        hours: fc.integer({ min: 490_000, max: 500_000 }),
      },
      form: fc.constantFrom('Z', '+05:30', ''),
    });
    fc.assert(
      fc.property(given, ({ zone, own, step, hours, form }) => {
        const text = (at: number): string =>
          new Date(at * HOUR_MS).toISOString().slice(0, 19) + form;
        const event = givenEvent({ start: text(hours), end: text(hours + 3), timezone: own });
        const [from, to] = [event, movedBy(event, step, zone)].map((each) => {
          const when = whenOf(each, own)!;
          return when.allDay ? null : when;
        });
        expect(to!.end - to!.start).toBe(from!.end - from!.start);
        const wall = wallIn(from!.start, zone) + step.days * DAY + step.minutes * MINUTE;
        // A skipped time comes after the gap, by as much as is skipped.
        const late = wallIn(to!.start, zone) - wall;
        expect([0, HOUR_MS / 2, HOUR_MS]).toContain(late);
        expect(movedBy(event, step, zone).start.endsWith(form)).toBe(true);
      }),
    );
  });
});
