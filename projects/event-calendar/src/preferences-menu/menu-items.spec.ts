import { LAYOUTS, type PreferencesMenuConfig } from 'ng-event-calendar/core/internal';
import { menuItems } from './menu-items';

/** Returns the items of the menu in a list view, in short form. */
function itemsOf(config: PreferencesMenuConfig | false | undefined): readonly string[] | null {
  const items = menuItems(config, LAYOUTS.list, false);
  if (items === null) return null;
  const { toggles, clock, weekStart } = items;
  return [...toggles, ...(clock ? ['clock'] : []), ...(weekStart ? ['weekStart'] : [])];
}

const ALL = ['showWeekends', 'showWeekNumber', 'showEmptyDaysInAgenda', 'clock', 'weekStart'];
const NONE: PreferencesMenuConfig = {
  toggleWeekendVisibility: false,
  toggleWeekNumberVisibility: false,
  toggleAmpm: false,
  toggleEmptyDaysInAgenda: false,
  toggleWeekStartsOn: false,
};

describe('menuItems', () => {
  it.each([undefined, {}, null])('of %j are all', (config) => {
    expect(itemsOf(config as undefined)).toEqual(ALL);
  });

  it.each(['timeGrid', 'dayGrid'] as const)(
    'have no empty days where the layout is %s',
    (layout) => {
      const { toggles } = menuItems(undefined, LAYOUTS[layout], false)!;
      expect(toggles).toEqual(['showWeekends', 'showWeekNumber']);
    },
  );

  it.each<[keyof PreferencesMenuConfig, string]>([
    ['toggleWeekendVisibility', 'showWeekends'],
    ['toggleWeekNumberVisibility', 'showWeekNumber'],
    ['toggleAmpm', 'clock'],
    ['toggleEmptyDaysInAgenda', 'showEmptyDaysInAgenda'],
    ['toggleWeekStartsOn', 'weekStart'],
  ])('%s decides on %s alone', (key, item) => {
    expect(itemsOf({ [key]: false })).toEqual(ALL.filter((each) => each !== item));
    expect(itemsOf({ [key]: true })).toEqual(ALL);
    expect(itemsOf({ ...NONE, [key]: true })).toEqual([item]);
  });

  it('are no menu where none is left, or none wanted', () => {
    expect(itemsOf(NONE)).toBeNull();
    expect(
      menuItems({ ...NONE, toggleEmptyDaysInAgenda: true }, LAYOUTS.timeGrid, false),
    ).toBeNull();
    expect(itemsOf(false)).toBeNull();
  });

  it.each([
    ['timeGrid', true, undefined, true],
    ['timeGrid', true, false, false],
    ['timeGrid', false, undefined, false],
    ['dayGrid', true, undefined, false],
  ] as const)(
    'in the layout %s, with columns %s and toggle %s, offer columns: %s',
    (layout, hasColumns, toggleResourceColumns, expected) => {
      const config = toggleResourceColumns === undefined ? {} : { toggleResourceColumns };
      const { toggles } = menuItems(config, LAYOUTS[layout], hasColumns)!;
      expect(toggles.includes('showResourceColumns')).toBe(expected);
    },
  );
});
