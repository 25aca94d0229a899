import { dayFrom, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { createDateFormats } from '../text/date-formats';
import { createTranslator } from '../text/translate';
import type { EventPlace } from './event-place';
import { accessibleName, noteIn, timeIn, widthsOfTimes, type Speech } from './event-words';

function speechIn(zone: string, ampm = true, locale = 'en-US'): Speech {
  const formats = createDateFormats(locale, ampm);
  return { formats, times: formats.timesIn(zone), text: createTranslator('en-US', undefined) };
}

const FRIDAY = dayFrom(2026, 11, 20);
const DATE = 'Friday, November 20, 2026';
const TIMED = {};
const OVERNIGHT = { start: '2026-11-20T22:00:00Z', end: '2026-11-21T01:30:00Z' };
const LONG = { start: '2026-11-19T10:00:00Z', end: '2026-11-21T16:00:00Z' };
const BY_MIDNIGHT = { start: '2026-11-20T00:00:00Z', end: '2026-11-22T00:00:00Z' };
const WHOLE = { allDay: true, start: '2026-11-20', end: '2026-11-20' };
const FAIR = { allDay: true, start: '2026-11-19', end: '2026-11-21' };

type Fields = Partial<CalendarEvent>;
type Room = Omit<EventPlace, 'occurrence'>;

const place = (fields: Fields, room: Room, zone = 'UTC'): EventPlace => ({
  occurrence: occurrenceIn(givenEvent({ title: 'Plan', ...fields }), zone),
  ...room,
});

describe('the time', () => {
  it.each<[string, Fields, Room, string]>([
    ['of a card', TIMED, { shape: 'card' }, '10 – 11 AM'],
    ['of a card over midnight', OVERNIGHT, { shape: 'card' }, '10 PM – 1:30 AM'],
    ['of a line', TIMED, { shape: 'line' }, '10 AM'],
    ['of a bar', LONG, { shape: 'bar' }, '10 AM'],
    ['of a bar that began before', LONG, { shape: 'bar', continuesBefore: true }, ''],
    ['of a bar of whole days', FAIR, { shape: 'bar' }, ''],
    ['of a tile, on its only day', TIMED, { shape: 'tile', day: FRIDAY }, '10 – 11 AM'],
    ['of whole days in a list', FAIR, { shape: 'tile', day: FRIDAY }, 'All day'],
    ['of several days in no day’s list', LONG, { shape: 'tile' }, '10 AM – 4 PM'],
    ['on the first of several days', LONG, { shape: 'tile', day: FRIDAY - 1 }, 'from 10 AM'],
    ['on one between', LONG, { shape: 'tile', day: FRIDAY }, 'All day'],
    ['on the last', LONG, { shape: 'tile', day: FRIDAY + 1 }, 'until 4 PM'],
    ['that begins at midnight', BY_MIDNIGHT, { shape: 'tile', day: FRIDAY }, 'All day'],
    ['that ends at midnight', BY_MIDNIGHT, { shape: 'tile', day: FRIDAY + 1 }, 'All day'],
  ])('%s', (_, fields, room, time) => {
    expect(timeIn(place(fields, room), speechIn('UTC'))).toBe(time);
  });

  it.each<[string, Fields, number, string]>([
    ['over midnight', OVERNIGHT, 400, '10 PM – 1:30 AM'],
    ['of days', LONG, 400, 'Thu, Nov 19, 10 AM – Sat, Nov 21, 4 PM'],
    ['of days, with less room', LONG, 170, 'Thu, Nov 19 – Sat, Nov 21'],
    ['of days, with little room', LONG, 80, 'Thu, Nov 19'],
    ['of days, without room', LONG, 20, ''],
    ['from midnight to midnight', BY_MIDNIGHT, 400, 'Fri, Nov 20 – Sat, Nov 21'],
  ])('of a bar in a row %s', (_, fields, textWidth, time) => {
    const it = place(fields, { shape: 'bar', isInRow: true, textWidth });
    expect(timeIn(it, speechIn('UTC'))).toBe(time);
  });

  it.each([
    [400, '11月19日(木), 10:00～11月21日(土), 16:00'],
    [170, '11月19日(木)～11月21日(土)'],
  ])('of a bar in a row, in %i pixels, joins days as the language does', (textWidth, time) => {
    const bar = place(LONG, { shape: 'bar', isInRow: true, textWidth });
    expect(timeIn(bar, speechIn('UTC', false, 'ja'))).toBe(time);
  });

  it('of what begins at the second midnight of a day isn’t all of it', () => {
    const fields = { start: '2025-11-02T05:00:00Z', end: '2025-11-03T16:00:00Z' };
    const day = dayFrom(2025, 11, 2);
    const it = place(fields, { shape: 'tile', day }, 'America/Havana');
    expect(timeIn(it, speechIn('America/Havana'))).toBe('from 12 AM GMT-5');
  });

  describe('in a repeated hour', () => {
    const TWICE = { start: '2026-11-01T05:30:00Z', end: '2026-11-01T06:30:00Z' };
    const RANGE = '1:30 AM EDT – 1:30 AM EST';
    it.each<[Room, string]>([
      [{ shape: 'card' }, RANGE],
      [{ shape: 'line' }, '1:30 AM EDT'],
      [{ shape: 'tile' }, RANGE],
    ])('names the pass: %j', (room, time) => {
      const it = place(TWICE, room, 'America/New_York');
      const speech = speechIn('America/New_York');
      const seen = { title: 'Plan', time, note: [], details: [] };
      expect(timeIn(it, speech)).toBe(time);
      expect(accessibleName(it, speech, seen, undefined)).toMatch(
        /^Plan, 1:30 AM EDT.*, Sunday, November 1, 2026$/,
      );
    });

    it.each<[Fields, number, string]>([
      [{ ...TWICE, end: '2026-11-02T14:00:00Z' }, 1, 'from 1:30 AM EDT'],
      [{ ...TWICE, start: '2026-10-30T14:00:00Z' }, 1, 'until 1:30 AM EST'],
    ])('names it for what covers days: %j', (fields, day, time) => {
      const it = place(fields, { shape: 'tile', day: dayFrom(2026, 11, day) }, 'America/New_York');
      expect(timeIn(it, speechIn('America/New_York'))).toBe(time);
    });
  });
});

describe('the forms of a time on cards', () => {
  it.each<[boolean, number[]]>([
    [true, [100, 58, 0]],
    [false, [85, 36, 0]],
  ])('take so many pixels, by a clock with halves of the day: %j', (ampm, widths) => {
    expect(widthsOfTimes(speechIn('UTC', ampm).times).map(Math.round)).toEqual(widths);
  });
});

describe('the note', () => {
  it.each<[string, Fields, Room, string | undefined, string]>([
    ['is nothing in a grid', LONG, { shape: 'card' }, 'Room', ''],
    ['is the resource in a list', TIMED, { shape: 'tile', day: FRIDAY }, 'Room', 'Room'],
    ['is nothing for nobody', TIMED, { shape: 'tile', day: FRIDAY }, undefined, ''],
    [
      'is which of several days it is',
      LONG,
      { shape: 'tile', day: FRIDAY },
      undefined,
      'Day 2 of 3',
    ],
    ['is both', FAIR, { shape: 'tile', day: FRIDAY + 1 }, 'Room', 'Day 3 of 3 · Room'],
    ['is the resource alone in no day’s list', FAIR, { shape: 'tile' }, 'Room', 'Room'],
  ])('%s', (_, fields, room, resource, note) => {
    expect(noteIn(place(fields, room), speechIn('UTC'), resource).join('')).toBe(note);
  });
});

describe('the accessible name', () => {
  const name = (
    fields: Fields,
    room: Room,
    resource?: string,
    ampm = true,
    details: readonly string[] = [],
    seen?: string,
  ): string => {
    const [it, speech] = [place(fields, room), speechIn('UTC', ampm)];
    const note = noteIn(it, speech, resource);
    const words = { title: 'Plan', time: seen ?? timeIn(it, speech), note, details };
    return accessibleName(it, speech, words, resource);
  };

  it.each<[string, Fields, Room, string]>([
    ['of a card', TIMED, { shape: 'card' }, `Plan, 10 – 11 AM, ${DATE}`],
    ['of a line', TIMED, { shape: 'line' }, `Plan, 10 AM – 11 AM, ${DATE}`],
    [
      'over midnight, with both dates and the times once',
      OVERNIGHT,
      { shape: 'card' },
      'Plan, 10 PM – 1:30 AM, Friday, November 20 – Saturday, November 21, 2026',
    ],
    ['of a whole day', WHOLE, { shape: 'bar' }, `Plan, ${DATE}, all day`],
    [
      'of whole days',
      FAIR,
      { shape: 'bar' },
      'Plan, Thursday, November 19 – Saturday, November 21, 2026, all day',
    ],
    [
      'of a bar of days, with both ends',
      LONG,
      { shape: 'bar' },
      'Plan, 10 AM, Thursday, November 19, 2026, 10:00 AM – Saturday, November 21, 2026, 4:00 PM',
    ],
    [
      'of a list entry, with what is seen first',
      LONG,
      { shape: 'tile', day: FRIDAY },
      'Plan, All day, Day 2 of 3, Thursday, November 19, 2026, 10:00 AM – Saturday, November 21, 2026, 4:00 PM',
    ],
    ['of a tile of one day', TIMED, { shape: 'tile', day: FRIDAY }, `Plan, 10 – 11 AM, ${DATE}`],
  ])('%s', (_, fields, room, expected) => {
    expect(name(fields, room)).toBe(expected);
  });

  it.each<[string, readonly string[], string]>([
    ['10 – 11 AM', ['Room', 'Bring it'], `Plan, 10 – 11 AM, Room, Bring it, ${DATE}`],
    ['10 – 11 AM', ['Bring it'], `Plan, 10 – 11 AM, Bring it, Room, ${DATE}`],
    ['10 AM', ['Room'], `Plan, 10 AM, Room, 10 AM – 11 AM, ${DATE}`],
    ['10 AM', [], `Plan, 10 AM – 11 AM, Room, ${DATE}`],
    ['10:00', [], `Plan, 10:00 AM – 11:00 AM, Room, ${DATE}`],
    ['', [], `Plan, 10 – 11 AM, Room, ${DATE}`],
  ])('of a card with %j and the lines %j begins with what is seen', (time, details, expected) => {
    expect(name(TIMED, { shape: 'card' }, 'Room', true, details, time)).toBe(expected);
  });

  it.each<[number, readonly string[], string]>([
    [200, ['Bring it'], `Plan, 10 – 11 AM, Bring it, ${DATE}`],
    [200, [], `Plan, 10 – 11 AM, ${DATE}`],
    [60, [], `Plan, 10 AM – 11 AM, ${DATE}`],
    [60, ['Bring it'], `Plan, 10 AM, Bring it, 10 AM – 11 AM, ${DATE}`],
    [10, [], `Plan, 10 – 11 AM, ${DATE}`],
  ])(
    'of a bar in a row, %d pixels wide, holds the time as it is seen',
    (textWidth, details, expected) => {
      const room: Room = { shape: 'bar', isInRow: true, textWidth };
      expect(name(TIMED, room, undefined, true, details)).toBe(expected);
    },
  );

  it.each([
    [[], ', Thu, Nov 19 – Sat, Nov 21'],
    [['Bring it'], ', Thu, Nov 19 – Sat, Nov 21, Bring it'],
  ])('of a bar of days in a row has what is seen once, with %j', (details, seen) => {
    const room: Room = { shape: 'bar', isInRow: true, textWidth: 170 };
    expect(name(LONG, room, undefined, true, details)).toBe(
      `Plan${seen}, Thursday, November 19, 2026, 10:00 AM – Saturday, November 21, 2026, 4:00 PM`,
    );
  });

  it('of a whole day in a row says that, whatever else is seen', () => {
    const room: Room = { shape: 'bar', isInRow: true, textWidth: 200 };
    expect(name(WHOLE, room, undefined, true, ['Bring it'])).toBe(
      `Plan, Bring it, ${DATE}, all day`,
    );
  });

  it('says whose it is, in a list as it is seen there', () => {
    expect(name(TIMED, { shape: 'card' }, 'Room')).toBe(`Plan, 10 – 11 AM, Room, ${DATE}`);
    expect(name(TIMED, { shape: 'tile', day: FRIDAY }, 'Room')).toBe(
      `Plan, 10 – 11 AM, Room, ${DATE}`,
    );
  });

  it('begins with the title and holds the time as it is seen, in every shape', () => {
    for (const shape of ['card', 'line', 'tile'] as const) {
      const it = place(TIMED, { shape });
      expect(name(TIMED, { shape })).toMatch(/^Plan, /);
      expect(name(TIMED, { shape })).toContain(timeIn(it, speechIn('UTC')));
    }
  });

  it('follows the clock', () => {
    expect(name(TIMED, { shape: 'card' }, undefined, false)).toContain('10:00 – 11:00');
  });
});
