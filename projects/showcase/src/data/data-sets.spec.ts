import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CalendarEvent, type CalendarResource, diagnose } from 'ng-event-calendar/core';
import { addDays } from './civil-date';
import { COUNTRIES } from './countries';
import { type HolidayFile, holidayEvents } from './holiday-events';
import { DESK, deskDay, deskEvents } from './desk';
import { HOSPITAL, hospitalEvents } from './hospital';
import { asStay, HOTEL, renovationFrom, staysAround } from './hotel';
import { ordersAround, PLANT } from './machines';
import { LINES, manyEvents } from './many-events';
import { shiftsAround, TEAMS_ON_DUTY } from './shifts';
import { MUSIC_SCHOOL, schoolDay, termOf } from './music-school';
import { CLASSES, lessonDay, schoolWeek } from './school-week';
import { STUDIO_RESOURCES } from './studio';
import { studioEvents } from './studio-events';
import { ARABIC_WEEK, HEBREW_WEEK, translatedEvents } from './translated-week';
import { DOCTORS, visitsAround } from './visits';

const DATE = '2026-11-20';
const holidays = JSON.parse(readFileSync(join(__dirname, 'holidays.json'), 'utf8')) as HolidayFile;

type DataSet = readonly [string, readonly CalendarResource[], () => CalendarEvent[]];

const DATA_SETS: readonly DataSet[] = [
  ['the studio', STUDIO_RESOURCES, () => studioEvents(DATE)],
  ['the desk', DESK, () => deskEvents(DATE)],
  ['the hospital', HOSPITAL, () => hospitalEvents(DATE)],
  ['the hotel', HOTEL, () => staysAround(DATE)],
  ['the music school', MUSIC_SCHOOL, () => termOf(DATE)],
  ['the shifts', TEAMS_ON_DUTY, () => shiftsAround(DATE)],
  ['the machines', PLANT, () => ordersAround(DATE)],
  ['the holidays', COUNTRIES, () => holidayEvents(holidays)],
  ['ten thousand events', LINES, () => manyEvents({ count: 10_000, days: 364 }, DATE)],
  ['the visits', DOCTORS, () => visitsAround(DATE)],
  ['the school week', CLASSES, () => schoolWeek(DATE)],
  ['the Hebrew week', HEBREW_WEEK.resources, () => translatedEvents(HEBREW_WEEK, DATE)],
  ['the Arabic week', ARABIC_WEEK.resources, () => translatedEvents(ARABIC_WEEK, DATE)],
];

describe.each(DATA_SETS)('%s', (_name, resources, build) => {
  it('is without fault', () => {
    expect(diagnose(build(), resources)).toEqual([]);
  });

  it('is the same every time, and plain JSON', () => {
    const events = build();
    expect(build()).toEqual(events);
    expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  });
});

describe('studioEvents', () => {
  const events = studioEvents(DATE);

  it('reaches five weeks back and ahead', () => {
    const days = events.map(({ start }) => start.slice(0, 10)).sort();
    expect([days[0], days.at(-1)]).toEqual(['2026-10-13', '2026-12-21']);
  });

  it('has one of each kind', () => {
    expect(events.some(({ readOnly }) => readOnly)).toBe(true);
    expect(events.some(({ resource }) => resource === undefined)).toBe(true);
    expect(events.some(({ color }) => color)).toBe(true);
    expect(events.some(({ description }) => description)).toBe(true);
    expect(events.some(({ className }) => className)).toBe(true);
    expect(events.some(({ timezone }) => timezone)).toBe(true);
    expect(events.some(({ start }) => start.endsWith('Z'))).toBe(true);
    expect(events.some(({ allDay, start, end }) => allDay && start.slice(0, 10) < end)).toBe(true);
  });
});

describe('manyEvents', () => {
  it('puts all events of one week into that week', () => {
    const days = manyEvents({ count: 500, days: 7 }, DATE).flatMap(({ start, end }) => [
      start.slice(0, 10),
      end.slice(0, 10),
    ]);
    expect([...new Set(days)].sort()).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });
});

describe('the hotel', () => {
  it('has a free room for each request', () => {
    const stays = staysAround(DATE);
    const rooms = HOTEL.flatMap(({ children = [] }) => children.map(({ id }) => id));
    const [{ resource: renovated } = {}] = renovationFrom(DATE);
    for (const request of stays.filter(({ resource }) => resource === undefined)) {
      const taken = stays
        .filter(({ start, end }) => start < request.end && request.start < end)
        .map(({ resource }) => resource);
      const free = rooms.filter((id) => !taken.includes(id) && ![renovated].flat().includes(id));
      expect(free).not.toEqual([]);
    }
  });

  it('never has two stays in a room at once', () => {
    const stays = staysAround(DATE).filter(({ resource }) => resource !== undefined);
    const doubled = stays.filter((stay) =>
      stays.some(
        (other) =>
          other !== stay &&
          other.resource === stay.resource &&
          other.start < stay.end &&
          stay.start < other.end,
      ),
    );
    expect(doubled).toEqual([]);
  });

  it.each<[string, Pick<CalendarEvent, 'start' | 'end' | 'allDay'>, start: string, end: string]>([
    [
      'whole days',
      { start: '2026-11-20', end: '2026-11-23', allDay: true },
      ...(['2026-11-20T14:00:00', '2026-11-23T11:00:00'] as const),
    ],
    [
      'days by their times',
      { start: '2026-11-20T00:00:00', end: '2026-11-21T23:59:59', allDay: true },
      ...(['2026-11-20T14:00:00', '2026-11-21T11:00:00'] as const),
    ],
    [
      'one day',
      { start: '2026-11-30', end: '2026-11-30', allDay: true },
      ...(['2026-11-30T14:00:00', '2026-12-01T11:00:00'] as const),
    ],
    [
      'a stay',
      { start: '2026-11-20T14:00', end: '2026-11-22T11:00' },
      ...(['2026-11-20T14:00', '2026-11-22T11:00'] as const),
    ],
  ])('makes a stay of %s', (_, times, start, end) => {
    expect(asStay({ id: 1, title: 'Dahl', ...times })).toEqual({
      ...{ id: 1, title: 'Dahl', start, end },
    });
  });
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-12-24', '2026-11-18'],
  ['2027-03-01', '2027-11-18'],
])('on %s the music school shows %s', (date, shown) => {
  expect(schoolDay(date)).toBe(shown);
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
])('on %s the school shows the week of %s', (date, shown) => {
  expect(lessonDay(date)).toBe(shown);
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2026-11-18', '2026-11-19'],
  ['2026-12-25', '2026-12-28'],
])('on %s the desk shows %s', (date, shown) => {
  expect(deskDay(date)).toBe(shown);
});

it('a day at the desk begins with somebody who works', () => {
  const days = Array.from({ length: 366 }, (_, index) => deskDay(addDays(DATE, index)));
  const idle = days.filter((day) => {
    const events = deskEvents(day).filter(({ start }) => start.startsWith(day));
    // The first of those that take the whole day, in the order of the practitioners.
    const begun = events.filter(({ allDay }) => allDay).map(({ resource }) => resource);
    const [first] = DESK[0]!.children!.filter(({ id }) => begun.includes(id));
    return events.filter(({ allDay, resource }) => !allDay && resource === first?.id).length < 6;
  });
  expect(idle).toEqual([]);
});
