import { LOCALE_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { localZone, type CalendarPreferences } from 'ng-event-calendar/core/internal';
import { provideEventCalendar } from 'ng-event-calendar/defaults';
import { CalendarSettings } from './calendar-settings';
import { givenPart, type GivenInputs } from '../given-part.spec-host';
import { RECURRENCE } from '../events/recurrence';

const LOCAL = localZone();
const DEFAULTS = {
  ampm: true,
  weekStartsOn: 0,
  showWeekends: true,
  showResourceColumns: true,
  showWeekNumber: false,
  showEmptyDaysInAgenda: true,
};
const german = { provide: LOCALE_ID, useValue: 'de' };

describe('the width', () => {
  it.each<[number | null, number, string]>([
    [null, 768, 'wide'],
    [767, 768, 'mobile'],
    [768, 768, 'wide'],
    [768, 1000, 'mobile'],
  ])('of %j pixels, narrow below %i, is %s', (width, breakpoint, layout) => {
    const { part } = givenPart(CalendarSettings, { mobileBreakpoint: breakpoint });
    if (width !== null) part.measure(width);
    expect([part.layout(), part.isMobile()]).toEqual([layout, layout === 'mobile']);
  });

  it.each([
    [1200, undefined],
    [767, 3],
    [344, 3],
    [343, 2],
    [248, 2],
    [247, 1],
    [40, 1],
  ])('of %i pixels has room for %j days of a week', (width, compactDays) => {
    expect(givenPart(CalendarSettings, { width }).part.dayRules()).toMatchObject({
      weekStartsOn: 0,
      showWeekends: true,
      compactDays,
    });
  });
});

describe('the zone', () => {
  it.each([
    ['UTC', 'UTC'],
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['default', LOCAL],
    ['locale', LOCAL],
  ])('%s is %s', (displayTimezone, zone) => {
    const { part, reported } = givenPart(CalendarSettings, { displayTimezone });
    expect([part.zone(), part.localZone]).toEqual([zone, LOCAL]);
    expect(reported).toEqual([]);
  });

  it.each(['Mars/Olympus', '', 'utc+2', 5])('%j is none: a message, and the browser’s', (asked) => {
    const { part, reported } = givenPart(CalendarSettings, { displayTimezone: asked as string });
    expect(part.zone()).toBe(LOCAL);
    expect(reported).toEqual([
      expect.stringContaining(`unknown-timezone: displayTimezone ${JSON.stringify(asked)} is not`),
    ]);
  });

  it('is the one in which times are written', () => {
    const { part } = givenPart(CalendarSettings, { displayTimezone: 'Asia/Tokyo' });
    expect(part.times().time(Date.parse('2026-11-20T10:00:00Z'))).toBe('7 PM');
  });
});

describe('preferences', () => {
  it.each<[string, GivenInputs, object]>([
    ['nothing', {}, {}],
    ['what the host binds', { preferences: { showWeekends: false } }, { showWeekends: false }],
    ['its defaults', { defaultPreferences: { weekStartsOn: 1 } }, { weekStartsOn: 1 }],
    [
      'both, key by key',
      {
        defaultPreferences: { weekStartsOn: 1, ampm: false },
        preferences: { weekStartsOn: 6, showWeekNumber: true, showEmptyDaysInAgenda: false },
      },
      { weekStartsOn: 6, ampm: false, showWeekNumber: true, showEmptyDaysInAgenda: false },
    ],
  ])('from %s', (_, given, expected) => {
    const { part } = givenPart(CalendarSettings, given);
    expect(part.preferences()).toEqual({ ...DEFAULTS, ...expected });
  });

  it.each([
    { ampm: 'no', weekStartsOn: 9, showWeekends: 0, isSidePanelOpen: 'x', showWeekNumber: null },
    { weekStartsOn: 7 },
    { weekStartsOn: -1 },
    { weekStartsOn: 1.5 },
    { weekStartsOn: '1' },
    null,
    'all',
    [],
  ])('that mean nothing count as not given: %j', (given) => {
    const preferences = given as CalendarPreferences;
    const { part } = givenPart(CalendarSettings, { preferences });
    expect(part.preferences()).toEqual(DEFAULTS);
    expect(part.wantsSidePanel()).toBe(true);
  });

  it('follow the locale', () => {
    const { part } = givenPart(CalendarSettings, {}, [german]);
    expect(part.preferences()).toMatchObject({ ampm: false, weekStartsOn: 1 });
  });

  it('read their defaults once', () => {
    const { part, inputs } = givenPart(CalendarSettings, { defaultPreferences: { ampm: false } });
    expect(part.preferences().ampm).toBe(false);
    inputs.defaultPreferences.set({ ampm: true });
    inputs.preferences.set({ weekStartsOn: 2 });
    expect(part.preferences()).toMatchObject({ ampm: false, weekStartsOn: 2 });
  });

  it('stay the same object while they are', () => {
    const { part, inputs } = givenPart(CalendarSettings);
    const before = part.preferences();
    inputs.preferences.set({ showWeekends: true, isSidePanelOpen: false });
    expect(part.preferences()).toBe(before);
  });

  it.each<[CalendarPreferences | undefined, CalendarPreferences]>([
    [undefined, { ampm: false }],
    [{ weekStartsOn: 1 }, { weekStartsOn: 1, ampm: false }],
    [{ ampm: true }, { ampm: false }],
    ['all' as unknown as CalendarPreferences, { ampm: false }],
  ])('are written to %j with the one changed key', (before, after) => {
    const { part, inputs } = givenPart(CalendarSettings, {
      defaultPreferences: { showWeekends: false },
    });
    inputs.preferences.set(before!);
    part.prefer({ ampm: false });
    expect(inputs.preferences()).toEqual(after);
  });
});

describe('the language', () => {
  it.each([
    ['LOCALE_ID', [german], 'de'],
    ['the application, before LOCALE_ID', [german, provideEventCalendar({ locale: 'fr' })], 'fr'],
    ['LOCALE_ID where the application names none', [german, provideEventCalendar({})], 'de'],
  ])('is that of %s', (_, providers, locale) => {
    const { part } = givenPart(CalendarSettings, {}, providers);
    expect(part.locale).toBe(locale);
    expect(part.formats().monthYear(0)).toBe(locale === 'fr' ? 'janvier 1970' : 'Januar 1970');
  });

  it('has the texts of the host before those of the application, of premium and its own', () => {
    const texts = { today: 'P', day: 'P', week: 'P' };
    const own = { provide: RECURRENCE, useValue: { text: () => texts } };
    const { part } = givenPart(CalendarSettings, { localeText: { today: 'H' } }, [
      own,
      provideEventCalendar({ localeText: { today: 'A', day: 'A' } }),
    ]);
    const text = part.text();
    expect([text('today'), text('day'), text('week'), text('month')]).toEqual([
      'H',
      'A',
      'P',
      'Month',
    ]);
  });

  it.each(['host', 'application'])('tells of texts of the %s that can’t be used', (whose) => {
    const localeText = { today: 5 } as unknown as { today: string };
    const { part, reported } = givenPart(
      CalendarSettings,
      whose === 'host' ? { localeText } : {},
      whose === 'host' ? [] : [provideEventCalendar({ localeText })],
    );
    expect(part.text()('today')).toBe('Today');
    expect(reported).toEqual([expect.stringContaining('locale-text: ')]);
  });

  it('writes by the clock of the preferences', () => {
    const { part, inputs } = givenPart(CalendarSettings);
    const noon = Date.parse('2026-11-20T13:00:00Z');
    expect(part.times().time(noon)).toBe('1 PM');
    inputs.preferences.set({ ampm: false });
    expect(part.times().time(noon)).toBe('13:00');
  });
});

it('each calendar of a page has a mark of its own', () => {
  const one = givenPart(CalendarSettings).part.mark;
  TestBed.resetTestingModule();
  expect(givenPart(CalendarSettings).part.mark).not.toBe(one);
});
