import { TestBed } from '@angular/core/testing';
import { LayoutWidths } from './layout-widths';
import { CalendarSettings } from '../inputs/calendar-settings';
import { fitBesideDrawer } from './fit-beside-drawer';
import { givenPart, type GivenInputs } from '../given-part.spec-host';

/** Opens a drawer of a width in pixels beside the calendar. */
function beside(part: LayoutWidths, drawer: number): void {
  part.share.set(fitBesideDrawer);
  part.drawerWidth.set(drawer);
}

const RESOURCES = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, title: id }));

describe('the toolbar', () => {
  it.each<[number | null, number, number, boolean]>([
    [null, 0, Infinity, false],
    [700, 0, 700, false],
    [1100, 400, 700, false],
    [1099, 400, 699, true],
  ])(
    'of a calendar of %j pixels beside a drawer of %i has %d, with a small title: %s',
    (width, drawer, room, isSmall) => {
      const { part } = givenPart(LayoutWidths, width === null ? {} : { width });
      beside(part, drawer);
      expect([part.toolbarWidth(), part.isTitleSmall()]).toEqual([room, isSmall]);
    },
  );
});

const PINNED = { preferences: { isSidePanelOpen: true } };
const ZONES = { additionalTimezones: ['Asia/Tokyo', 'Europe/Paris'] } as GivenInputs;
const COLUMNS = { resources: RESOURCES, resourceColumns: true };

describe('the side panel', () => {
  it.each<[number[], GivenInputs, boolean]>([
    [[], {}, true],
    [[1200], {}, true],
    [[500], {}, false],
    [[500], { responsiveSidePanel: false }, true],
    [[500], PINNED, true],
    [[500], { defaultPreferences: { isSidePanelOpen: true } }, true],
    [[1200], { preferences: { isSidePanelOpen: false } }, false],
    // The panel doesn't cover a calendar that got narrow, nor open by itself in one that began narrow.
    [[1200, 500], {}, false],
    [[500, 1200], {}, false],
    [[1200, 500, 1200], {}, true],
    // Nor is there a panel where it leaves no room for readable days.
    [[990], {}, true],
    [[989], {}, false],
    [[800, 1200], {}, true],
    [[989], PINNED, true],
    [[989], { responsiveSidePanel: false }, true],
  ])('of a calendar that is %j pixels wide under %j: open %s', (widths, given, isOpen) => {
    const { part } = givenPart(LayoutWidths, given);
    for (const width of widths) TestBed.inject(CalendarSettings).measure(width);
    expect(part.isSidePanelOpen()).toBe(isOpen);
  });

  it.each<[string, number, GivenInputs]>([
    ['a week', 990, PINNED],
    ['five days of a week', 798, { ...PINNED, hiddenDays: [0, 6] }],
    ['a week with further zones', 1126, { ...PINNED, ...ZONES }],
    ['fourteen days', 1662, { ...PINNED, view: 'days', views: ['days'], dayCount: 14 }],
    ['a month', 934, { ...PINNED, view: 'month' }],
    ['a day', 768, { ...PINNED, view: 'day' }],
    ['a list', 768, { ...PINNED, view: 'agenda' }],
    ['rows with time across', 822, { ...PINNED, view: 'timeline', views: ['timeline'] }],
    ['columns that are scrolled', 768, { ...PINNED, ...COLUMNS }],
  ])('of %s stands beside it from %i pixels on, else over it', (_, width, given) => {
    const { part } = givenPart(LayoutWidths, { ...given, width });
    expect(part.isPanelOver()).toBe(false);
    TestBed.inject(CalendarSettings).measure(width - 1);
    expect([part.isPanelOver(), part.isSidePanelOpen()]).toEqual([true, true]);
  });

  it('that closed by itself opens over the view, and is closed again', () => {
    const { part, inputs } = givenPart(LayoutWidths, { width: 800 });
    part.toggleSidePanel();
    expect([part.isPanelOver(), part.isSidePanelOpen()]).toEqual([true, true]);
    part.toggleSidePanel();
    expect(part.isSidePanelOpen()).toBe(false);
    expect(inputs.preferences()).toEqual({ isSidePanelOpen: false });
  });
});

describe('beside the editor’s drawer', () => {
  it.each<[string, number, GivenInputs, { isPanelAway: boolean; covered?: number }]>([
    ['a week', 1482, {}, { isPanelAway: false }],
    ['a week whose days would be too narrow', 1440, {}, { isPanelAway: true }],
    ['a week', 1280, {}, { isPanelAway: true }],
    ['a week that was narrow before', 1024, {}, { isPanelAway: true, covered: 144 }],
    ['a week of five days', 1280, { hiddenDays: [0, 6] }, { isPanelAway: false }],
    ['a day', 1216, { view: 'day' }, { isPanelAway: false }],
    ['a day', 1215, { view: 'day' }, { isPanelAway: true }],
    ['a month', 1426, { view: 'month' }, { isPanelAway: false }],
    ['a month', 1425, { view: 'month' }, { isPanelAway: true }],
    ['a list', 1216, { view: 'agenda' }, { isPanelAway: false }],
    ['a list', 900, { view: 'agenda' }, { isPanelAway: true, covered: 60 }],
    [
      'columns that are scrolled',
      1280,
      { resources: RESOURCES, resourceColumns: true },
      { isPanelAway: false },
    ],
  ])('%s has of %i pixels what it needs', (_, width, inputs, expected) => {
    const { part } = givenPart(LayoutWidths, { width, ...inputs });
    beside(part, 400);
    expect(part.room()).toMatchObject({ covered: 0, ...expected });
    expect(part.isSidePanelOpen()).toBe(!expected.isPanelAway);
    beside(part, 0);
    expect(part.isSidePanelOpen()).toBe(true);
  });

  it('the side panel can be asked for, as long as that is there', () => {
    const { part, inputs } = givenPart(LayoutWidths, { width: 1280 });
    beside(part, 400);
    part.toggleSidePanel();
    expect(part.isSidePanelOpen()).toBe(true);
    expect(inputs.preferences()).toBeUndefined();
    // One of another width, as in a smaller window, is there still.
    beside(part, 380);
    expect(part.isSidePanelOpen()).toBe(true);
    beside(part, 0);
    expect(part.isSidePanelOpen()).toBe(true);
    beside(part, 400);
    expect(part.isSidePanelOpen()).toBe(false);
  });

  it('it stays as it was asked for else', () => {
    const { part, inputs } = givenPart(LayoutWidths, { width: 1280 });
    part.toggleSidePanel();
    expect(inputs.preferences()).toEqual({ isSidePanelOpen: false });
    beside(part, 400);
    expect(part.room()).toMatchObject({ isPanelAway: false, covered: 0, lost: 400 });
  });
});
