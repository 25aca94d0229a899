import { ApplicationRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Media } from '../store/inputs/media';
import { Navigation } from '../store/dates/navigation';
import { SearchState } from '../store/events/search-state';
import { FirstPicture } from './first-picture';
import { EVENT_SEARCH, MONTH, SEARCH_FINDER, SIDE_PANEL } from '../lazy/lazy-parts';

/** Makes parts load only when the spec says so. */
function givenOnTheWay(...parts: readonly { load: () => Promise<unknown> }[]) {
  const came: (() => void)[] = [];
  const failed: (() => void)[] = [];
  const asked = parts.map((part) => {
    jest.spyOn(part as typeof SIDE_PANEL, 'loaded', 'get').mockReturnValue(undefined);
    return jest.spyOn(part as typeof SIDE_PANEL, 'load').mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          came.push(() => resolve(null as never));
          failed.push(() => reject(new TypeError('offline')));
        }),
    );
  });
  return { came, failed, asked };
}

function givenPicture({
  measures = true,
  hasPanel = true,
  layout = 'timeGrid',
  isSearchEffective = false,
} = {}) {
  TestBed.configureTestingModule({
    providers: [
      FirstPicture,
      { provide: CalendarSettings, useValue: { wantsSidePanel: () => hasPanel } },
      { provide: Media, useValue: { measures } },
      { provide: SearchState, useValue: { isEffective: () => isSearchEffective } },
      { provide: Navigation, useValue: { viewDefinition: () => ({ layout }) } },
    ],
  });
  const picture = TestBed.inject(FirstPicture);
  return { isDue: picture.isDue, isStable: () => TestBed.inject(ApplicationRef).whenStable() };
}

describe('the first picture', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([true, false])('waits for a search that hides events: %s', (isSearchEffective) => {
    const { asked } = givenOnTheWay(EVENT_SEARCH, SEARCH_FINDER);
    const { isDue } = givenPicture({ hasPanel: false, isSearchEffective });
    const calls = Number(isSearchEffective);
    expect([asked.map(({ mock }) => mock.calls.length), isDue()]).toEqual([
      [calls, calls],
      !isSearchEffective,
    ]);
  });

  it('waits for all that it shows, asked for at once, and the application with it', async () => {
    const { came, asked } = givenOnTheWay(SIDE_PANEL, MONTH);
    const { isDue, isStable } = givenPicture({ layout: 'dayGrid' });
    expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    let isOver = false;
    const over = isStable().then(() => (isOver = true));
    came[0]!();
    await jest.advanceTimersByTimeAsync(0);
    expect([isDue(), isOver]).toEqual([false, false]);
    came[1]!();
    await jest.advanceTimersByTimeAsync(0);
    expect(isDue()).toBe(true);
    await over;
  });

  it('comes without what takes long', async () => {
    givenOnTheWay(SIDE_PANEL);
    const { isDue, isStable } = givenPicture();
    await jest.advanceTimersByTimeAsync(40);
    expect(isDue()).toBe(false);
    await jest.advanceTimersByTimeAsync(40);
    expect(isDue()).toBe(true);
    await isStable();
  });

  it('comes without what can’t be had', async () => {
    const { failed } = givenOnTheWay(SIDE_PANEL);
    const { isDue } = givenPicture();
    failed[0]!();
    await jest.advanceTimersByTimeAsync(0);
    expect(isDue()).toBe(true);
  });

  it.each([
    ['nothing is measured', { measures: false }],
    ['it shows no more than the time grid', { hasPanel: false }],
  ])('is there at once where %s', (_, given) => {
    const { asked } = givenOnTheWay(SIDE_PANEL);
    expect(givenPicture(given).isDue()).toBe(true);
    expect(asked[0]).not.toHaveBeenCalled();
  });
});
