import {
  civilDate,
  formatDay,
  formatWall,
  wallIn,
  type TimelinePreset,
  type TimelineUnit,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import { axisLabels, type LabelRules, type LabelWords } from './axis-labels';
import { daysFrom } from './given.spec-host';
import { createInstantAxis, type InstantAxis } from './instant-axis';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore

function wordsIn(zone: string): LabelWords {
  return {
    hour: (instant, isNamed) =>
      `${formatWall(wallIn(instant, zone), 'minutes').slice(11)}${isNamed ? ' zone' : ''}`,
    day: (day, form) => `${form} ${civilDate(day).day}`,
    date: (day) => formatDay(day),
    week: (first) => formatDay(first).slice(5),
    weekNumber: (number) => `W${number}`,
    weekName: (first, number) => `Week ${number} from ${formatDay(first)}`,
    month: (first, form) => {
      const { year, month } = civilDate(first);
      const name = MONTHS[month - 1]!;
      return `${form === 'long' ? name : name.slice(0, 3)} ${year}`;
    },
    year: (first) => `${civilDate(first).year}`,
  };
}

interface Given {
  readonly first: string;
  readonly count?: number;
  readonly preset?: TimelinePreset;
  readonly zone?: string;
  readonly hours?: readonly VisibleHours[];
  readonly hourWidth?: number;
  readonly dayWidth?: number;
  readonly rules?: Partial<LabelRules>;
}

function labelsOf(unit: TimelineUnit, given: Given) {
  const { first, count = 1, preset = 'hours', zone = 'UTC', hours, hourWidth, dayWidth } = given;
  const axis: InstantAxis = createInstantAxis({
    ...{ days: daysFrom(first, count), preset, zone, fold: 12 },
    ...(hours && { hours }),
  });
  const scale = hourWidth === undefined ? (dayWidth ?? 40) / 1440 : hourWidth / 60;
  return axisLabels(axis, unit, {
    ...{ scale, now: 0, weekStartsOn: 1, showWeekNumber: false, words: wordsIn(zone) },
    ...given.rules,
  });
}

const textsOf = (unit: TimelineUnit, given: Given): readonly string[] =>
  labelsOf(unit, given).map(({ text }) => text);

describe('labels of hours', () => {
  it.each([
    [80, 24, '00:00', '01:00'],
    [56, 24, '00:00', '01:00'],
    [55, 12, '00:00', '02:00'],
    [28, 12, '00:00', '02:00'],
    [24, 8, '00:00', '03:00'],
    [10, 4, '00:00', '06:00'],
    [2, 2, '00:00', '12:00'],
  ])('at %d pixels an hour are %d: %s, %s and so on', (hourWidth, count, ...texts) => {
    const found = textsOf('hour', { first: '2026-11-20', hourWidth });
    expect(found).toHaveLength(count);
    expect(found.slice(0, 2)).toEqual(texts);
  });

  it('stand over the hours without a label of their own', () => {
    const labels = labelsOf('hour', { first: '2026-11-20', hourWidth: 24 });
    expect(labels.map(({ from, to }) => [from, to]).slice(0, 2)).toEqual([
      [0, 180],
      [180, 360],
    ]);
  });

  it.each([
    ['skip one', '2026-03-08', 'America/New_York', ['00:00', '01:00', '03:00', '04:00']],
    ['name both passes', '2026-11-01', 'America/New_York', ['00:00', '01:00 zone', '01:00 zone', '02:00']], // prettier-ignore
    ['begin behind half an hour that is skipped', '2026-10-04', 'Australia/Lord_Howe', ['00:00', '01:00', '02:30', '03:00']], // prettier-ignore
    ['name half an hour that repeats', '2026-04-05', 'Australia/Lord_Howe', ['00:00', '01:00', '01:30 zone', '02:00']], // prettier-ignore
  ])('%s', (_, first, zone, texts) => {
    expect(textsOf('hour', { first, zone, hourWidth: 80 }).slice(0, 4)).toEqual(texts);
  });

  it('leave hidden and folded hours out, each stretch by itself', () => {
    const hours = [
      { start: 7.5, end: 12 },
      { start: 14.5, end: 18 },
    ];
    const given = { first: '2026-11-20', hours, hourWidth: 28 };
    const labels = labelsOf('hour', given);
    expect(labels.map(({ text, from, to }) => [text, from, to])).toEqual([
      ['08:00', 30, 150],
      ['10:00', 150, 270],
      ['16:00', 372, 492],
    ]);
  });

  it('mark the present one', () => {
    const rules = { now: Date.parse('2026-11-20T04:30:00Z') };
    const present = (hourWidth: number): readonly string[] =>
      labelsOf('hour', { first: '2026-11-20', hourWidth, rules }).flatMap(({ isPresent, text }) =>
        isPresent ? text : [],
      );
    expect(present(80)).toEqual(['04:00']);
    expect(present(24)).toEqual(['03:00']);
  });
});

describe('labels of days', () => {
  it.each([
    [64, 'weekday 20'],
    [63, 'narrow 20'],
    [32, 'narrow 20'],
    [31, 'number 20'],
  ])('at %d pixels: %s', (dayWidth, text) => {
    expect(textsOf('day', { first: '2026-11-20', preset: 'days', dayWidth })).toEqual([text]);
  });

  it.each([
    [64, null],
    [32, 'narrow 20, 2026-11-20'],
    [31, '2026-11-20'],
  ])('at %d pixels are named %p', (dayWidth, name) => {
    const [label] = labelsOf('day', { first: '2026-11-20', preset: 'days', dayWidth });
    expect(label?.name).toBe(name);
  });

  it('have one form, whatever their hours', () => {
    const given = { first: '2026-03-07', count: 3, zone: 'America/New_York' };
    expect(textsOf('day', { ...given, hourWidth: 64 / 24 })).toEqual([
      'narrow 7',
      'narrow 8',
      'narrow 9',
    ]);
  });

  it('name the date on which hours past midnight begin, and today by its date', () => {
    const rules = { now: Date.parse('2026-11-21T02:00:00Z') };
    const hours = [{ start: 7, end: 31 }];
    const labels = labelsOf('day', { first: '2026-11-20', count: 2, hours, hourWidth: 80, rules });
    expect(labels.map(({ text, isPresent, from }) => [text, isPresent, from / 60])).toEqual([
      ['weekday 20', false, 0],
      ['weekday 21', true, 24],
    ]);
  });

  it('leave out a day that the zone skipped, by hours alone', () => {
    const given = { first: '2011-12-29', count: 3, zone: 'Pacific/Apia' };
    expect(textsOf('day', given)).toHaveLength(2);
    expect(textsOf('day', { ...given, preset: 'days' })).toHaveLength(3);
  });
});

describe('labels of weeks, months and years', () => {
  const inDays = { preset: 'days', first: '2026-11-20', count: 20 } as const;

  it('stand over their part of the page, cut ones too', () => {
    const weeks = labelsOf('week', inDays);
    expect(weeks.map(({ text, from, to }) => [text, from / 1440, to / 1440])).toEqual([
      ['11-16', 0, 3],
      ['11-23', 3, 10],
      ['11-30', 10, 17],
      ['12-07', 17, 20],
    ]);
    const [month] = labelsOf('month', { ...inDays, dayWidth: 40 });
    expect(month).toMatchObject({ text: 'November 2026', from: 0, to: 11 * 1440 });
    expect([formatDay(month!.firstDay), formatDay(month!.lastDay)]).toEqual([
      '2026-11-01',
      '2026-11-30',
    ]);
  });

  it.each([
    [48, 'Nov 16', null],
    [40, '11/16', '11/16, Nov 16'],
    [24, '16', 'Nov 16'],
  ])(
    'write the first day of a week of %d pixels as "%s", and name it "%s"',
    (width, text, name) => {
      const forms = { short: 'Nov 16', numeric: '11/16', number: '16' };
      const words: LabelWords = { ...wordsIn('UTC'), week: (_, form) => forms[form] };
      const given: Given = { first: '2026-11-16', count: 7, preset: 'weeks', dayWidth: width / 7 };
      expect(labelsOf('week', { ...given, rules: { words } })[0]).toMatchObject({ text, name });
    },
  );

  it('number weeks where asked for, and name them by both', () => {
    const [week] = labelsOf('week', { ...inDays, rules: { showWeekNumber: true } });
    expect(week).toMatchObject({ text: 'W47', name: 'Week 47 from 2026-11-16' });
  });

  it('shorten months that lack the room', () => {
    const labels = labelsOf('month', { ...inDays, dayWidth: 11 });
    expect(labels.map(({ text, name }) => [text, name])).toEqual([
      ['November 2026', null],
      ['Dec 2026', null],
    ]);
  });

  it('shorten all whole months where one lacks the room', () => {
    // "September 2026" is too long, "May 2026" isn't.
    const given = { preset: 'months', first: '2026-01-01', count: 365, dayWidth: 88 / 30 } as const;
    const texts = textsOf('month', given);
    expect(texts).toHaveLength(12);
    expect(texts).toContain('May 2026');
    expect(texts).toContain('Mar 2026');
    expect(texts).toContain('Sep 2026');
    expect(texts).not.toContain('March 2026');
  });

  it('mark the present one', () => {
    const given = { preset: 'months', first: '2025-06-01', count: 365 * 2 } as const;
    const rules = { now: Date.parse('2026-11-20T04:30:00Z') };
    const present = (unit: TimelineUnit): readonly string[] =>
      labelsOf(unit, { ...given, rules }).flatMap(({ isPresent, text }) => (isPresent ? text : []));
    expect(textsOf('year', given)).toEqual(['2025', '2026', '2027']);
    expect(present('year')).toEqual(['2026']);
    expect(present('month')).toEqual(['November 2026']);
  });
});

describe('the first cell of a coarser unit without a row', () => {
  const firstOf = (unit: TimelineUnit, without: readonly TimelineUnit[], given: Given) =>
    labelsOf(unit, { dayWidth: 80, ...given, rules: { ...given.rules, without } }).flatMap(
      ({ text, name }) => (name === null ? [] : [`${text} | ${name}`]),
    );

  it.each<[string, TimelineUnit, readonly TimelineUnit[], Given, readonly string[]]>([
    [
      'a day in hours',
      'hour',
      ['day'],
      { first: '2026-11-20', count: 2, hourWidth: 80 },
      ['weekday 20 | weekday 20, 00:00', 'weekday 21 | weekday 21, 00:00'],
    ],
    [
      'a day that begins at a shown hour',
      'hour',
      ['day'],
      { first: '2026-11-20', hourWidth: 80, hours: [{ start: 7, end: 19 }] },
      ['weekday 20 | weekday 20, 07:00'],
    ],
    [
      'the coarsest of two',
      'hour',
      ['month', 'day'],
      { first: '2026-11-30', count: 2, hourWidth: 80 },
      ['11-30 | 11-30, 00:00', '12-01 | 12-01, 00:00'],
    ],
    [
      'a month in days, also one that the page cuts',
      'day',
      ['month'],
      { first: '2026-11-29', count: 3, preset: 'days' },
      ['11-29 | 11-29, weekday 29', '12-01 | 12-01, weekday 1'],
    ],
    [
      'a month in weeks, which name it',
      'week',
      ['month'],
      { first: '2026-11-16', count: 28, preset: 'weeks' },
      [],
    ],
    [
      'a year in months, which name it',
      'month',
      ['year'],
      { first: '2026-01-01', count: 60, preset: 'months' },
      [],
    ],
    [
      'a year in days',
      'day',
      ['year'],
      { first: '2026-12-31', count: 2, preset: 'days' },
      ['2026 | 2026, weekday 31', '2027 | 2027, weekday 1'],
    ],
  ])('shows %s', (_, unit, without, given, expected) => {
    expect(firstOf(unit, without, given)).toEqual(expected);
  });
});
