import { TestBed } from '@angular/core/testing';
import type { VisibleHours } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from './calendar-settings';
import { CalendarStore } from '../events/calendar-store';
import { givenPart, type GivenInputs } from '../given-part.spec-host';

/** Makes settings and collects the faults that they report. */
function reporting(given: GivenInputs) {
  const made = givenPart(CalendarSettings, given);
  TestBed.inject(CalendarStore).reportFaults();
  return made;
}

describe('the hours', () => {
  it.each<[unknown, readonly VisibleHours[]]>([
    [{ start: 8.5, end: 12 }, [{ start: 8.5, end: 12 }]],
    [null, [{ start: 0, end: 24 }]],
    [{ start: 9, end: 8 }, [{ start: 0, end: 24 }]],
    [
      [
        { start: 14, end: 18 },
        { start: 8, end: 12 },
      ],
      [
        { start: 8, end: 12 },
        { start: 14, end: 18 },
      ],
    ],
  ])('%j are %j', (visibleHours, expected) => {
    const { part, inputs } = givenPart(CalendarSettings, {
      visibleHours: visibleHours as VisibleHours,
    });
    const hours = part.hours();
    expect(hours).toEqual(expected);
    inputs.visibleHours.set(expected.map((each) => ({ ...each })));
    expect(part.hours()).toBe(hours);
  });
});

describe('the height of an hour', () => {
  const cases: [GivenInputs, number | 'fit' | undefined, boolean][] = [
    [{}, undefined, false],
    [{ hourHeight: 60 }, 60, true],
    [{ hourHeight: 'fit' }, 'fit', true],
    [{ hourHeight: 60, preferences: { hourHeight: 90 } }, 90, true],
    [{ hourHeight: 60, defaultPreferences: { hourHeight: 'fit' } }, 'fit', true],
    [{ hourHeight: 60, preferences: { hourHeight: 7 } }, 60, true],
    [{ preferences: { hourHeight: 90 } }, 90, false],
  ];
  it.each(cases)('of %j is %s, and zooming %s', (given, height, canZoom) => {
    const { part, reported } = reporting(given);
    expect([part.hourHeight(), part.canZoom()]).toEqual([height, canZoom]);
    expect(reported).toEqual([]);
  });

  it.each<[unknown]>([[23], [241], [NaN], ['60'], [null]])('is none that is %s', (hourHeight) => {
    const { part, reported } = reporting({ hourHeight: hourHeight as number });
    expect([part.hourHeight(), part.canZoom()]).toEqual([undefined, false]);
    expect(reported).toEqual([expect.stringMatching(/^invalid-value: hourHeight is /)]);
  });
});

describe('slots', () => {
  it.each([5, 20, 30, 45, 90, 240])('of %i minutes divide the day', (slotMinutes) => {
    const { part, reported } = reporting({ slotMinutes });
    expect(part.slotMinutes()).toBe(slotMinutes);
    expect(reported).toEqual([]);
  });

  it.each<[unknown]>([[4], [7], [25], [7.5], [480], [NaN], ['30'], [null]])(
    'of %s minutes are none',
    (slotMinutes) => {
      const { part, reported } = reporting({
        slotMinutes: slotMinutes as number,
      });
      expect(part.slotMinutes()).toBe(30);
      expect(reported).toEqual([expect.stringMatching(/^invalid-value: slotMinutes is /)]);
    },
  );
});
