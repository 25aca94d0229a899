import {
  dayFrom,
  indexResources,
  toInstant,
  weekdayOf,
  type CalendarEvent,
  type ColumnOwner,
} from 'ng-event-calendar/core/internal';
import { givenEvent, placedIn } from './given.spec-host';
import { distanceToPage, distanceToSlot, distanceToView } from './paste-distance';

const ZONE = 'Europe/Berlin';
const resources = indexResources(['ana', 'ben', 'cleo'].map((id) => ({ id, title: id })));
const owners: readonly ColumnOwner[] = resources.nodes;
const rules = {
  ...{ zone: ZONE, owners, resources },
  isDayShown: (day: number): boolean => weekdayOf(day) % 6 !== 0,
};
const all = { ...rules, isDayShown: () => true };
/** Monday, 16 November 2026. */
const MONDAY = dayFrom(2026, 11, 16);
const at = (time: string): number => toInstant(`2026-11-${time}`, ZONE);
const pageFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, day) => first + day);

const event = (start: string, end: string, fields: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({ start: `2026-11-${start}`, end: `2026-11-${end}`, ...fields });
const late = event('19T15:00:00', '19T16:00:00', { resource: 'cleo' });
const early = event('19T09:30:00', '19T10:00:00', { resource: 'ben' });
const whole = event('18', '19', { allDay: true });
const bar = event('18T08:00:00', '20T08:00:00');

describe('distanceToSlot', () => {
  it.each<[string, readonly CalendarEvent[], number, string | null, object]>([
    ['the earliest to a time', [late, early], MONDAY + 7, '23T11:00', { days: 2, minutes: 90 }],
    ['its time to a day', [late, early], MONDAY, null, { days: -3, minutes: 0 }],
    [
      'the earliest at a time, before bars',
      [whole, late],
      MONDAY + 4,
      '20T10:00',
      { days: 1, minutes: -300 },
    ],
    ['only bars by days', [bar, whole], MONDAY + 3, '19T10:00', { days: 1, minutes: 0 }],
    [
      'one after midnight in its column',
      [early],
      MONDAY + 3,
      '20T01:30',
      { days: 0, minutes: 960 },
    ],
  ])('takes %s', (_, events, day, time, expected) => {
    const slot = { day, instant: time === null ? null : at(time) };
    expect(distanceToSlot(placedIn(ZONE, events), slot, rules)).toEqual({
      ...expected,
      columns: 0,
    });
  });

  it.each<[string, string | undefined, number]>([
    ['stays in the columns', undefined, 0],
    ['stays in its column', 'ben', 0],
    ['goes to another column', 'ana', -1],
  ])('%s', (_, resource, columns) => {
    const slot = {
      day: MONDAY + 3,
      instant: at('19T09:30'),
      ...(resource !== undefined && { resource }),
    };
    expect(distanceToSlot(placedIn(ZONE, [late, early]), slot, rules)).toEqual({
      ...{ days: 0, minutes: 0, columns },
    });
  });
});

describe('distanceToPage', () => {
  const workweek = pageFrom(MONDAY, 5);
  const november = pageFrom(dayFrom(2026, 11, 1), 30);
  const december = pageFrom(dayFrom(2026, 12, 1), 31);

  it.each<[string, readonly number[], readonly number[], typeof rules, number]>([
    ['to the next week', pageFrom(MONDAY, 7), pageFrom(MONDAY + 7, 7), all, 7],
    ['to the next week without weekends', workweek, pageFrom(MONDAY + 7, 5), rules, 5],
    ['to the week before', workweek, pageFrom(MONDAY - 7, 5), rules, -5],
    ['to the next days', pageFrom(MONDAY, 3), pageFrom(MONDAY + 3, 3), all, 3],
    [
      'to seven days that begin on another weekday',
      pageFrom(MONDAY, 7),
      pageFrom(MONDAY + 3, 7),
      all,
      3,
    ],
    ['to more than a week by whole weeks', pageFrom(MONDAY, 8), pageFrom(MONDAY + 8, 8), all, 14],
    [
      'to the next days over a weekend',
      [3, 4, 7].map((day) => MONDAY + day),
      [8, 9, 10].map((day) => MONDAY + day),
      rules,
      3,
    ],
    ['to the next month by whole weeks', november, december, all, 35],
    ['to the month before by whole weeks', december, november, all, -28],
    ['to a month in workdays', november, december, rules, 25],
    ['nowhere on the page itself', november, november, all, 0],
  ])('goes %s', (_, from, to, counted, days) => {
    expect(distanceToPage(from, to, counted)).toEqual({ days, minutes: 0, columns: 0 });
  });
});

describe('distanceToView', () => {
  it.each<[string, readonly CalendarEvent[], readonly number[], number]>([
    ['the first shown day of its weekday', [late, early], pageFrom(MONDAY + 14, 14), 14],
    ['the first shown day without one', [late, early], [MONDAY + 21], 18],
    ['where bars begin first', [late, whole], pageFrom(MONDAY + 7, 7), 7],
  ])('takes the earliest to %s', (_, events, page, days) => {
    expect(distanceToView(placedIn(ZONE, events), page, all)).toEqual({
      days,
      minutes: 0,
      columns: 0,
    });
  });
});

it('nothing copied, or no page, goes nowhere', () => {
  const nowhere = { days: 0, minutes: 0, columns: 0 };
  expect(distanceToSlot([], { day: MONDAY, instant: null }, rules)).toEqual(nowhere);
  expect(distanceToPage([], [MONDAY], rules)).toEqual(nowhere);
  expect(distanceToView(placedIn(ZONE, [late]), [], rules)).toEqual(nowhere);
});
