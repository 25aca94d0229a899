import type { PreferencesMenuConfig } from 'ng-event-calendar/core/internal';
import { menuItems, type MenuItems } from './menu-items';

const ALL: MenuItems = {
  weekends: true,
  weekNumbers: true,
  resourceColumns: false,
  emptyDays: true,
  clock: true,
  weekStart: true,
};
const NONE: PreferencesMenuConfig = {
  toggleWeekendVisibility: false,
  toggleWeekNumberVisibility: false,
  toggleAmpm: false,
  toggleEmptyDaysInAgenda: false,
  toggleWeekStartsOn: false,
};

describe('menuItems', () => {
  it.each([undefined, {}, null])('of %j are all', (config) => {
    expect(menuItems(config as undefined, 'list', false)).toEqual(ALL);
  });

  it.each(['time', 'day'] as const)('have no empty days where the surface is %s', (surface) => {
    expect(menuItems(undefined, surface, false)).toEqual({ ...ALL, emptyDays: false });
  });

  it.each<[keyof PreferencesMenuConfig, keyof MenuItems]>([
    ['toggleWeekendVisibility', 'weekends'],
    ['toggleWeekNumberVisibility', 'weekNumbers'],
    ['toggleAmpm', 'clock'],
    ['toggleEmptyDaysInAgenda', 'emptyDays'],
    ['toggleWeekStartsOn', 'weekStart'],
  ])('%s decides on %s alone', (key, item) => {
    expect(menuItems({ [key]: false }, 'list', false)).toEqual({ ...ALL, [item]: false });
    expect(menuItems({ [key]: true }, 'list', false)).toEqual(ALL);
    const only = menuItems({ ...NONE, [key]: true }, 'list', false);
    expect(Object.entries(only ?? {}).filter(([, shown]) => shown)).toEqual([[item, true]]);
  });

  it('are no menu where none is left, or none wanted', () => {
    expect(menuItems(NONE, 'list', false)).toBeNull();
    expect(menuItems({ ...NONE, toggleEmptyDaysInAgenda: true }, 'time', false)).toBeNull();
    expect(menuItems(false, 'list', false)).toBeNull();
  });

  it.each([
    ['time', true, undefined, true],
    ['time', true, false, false],
    ['time', false, undefined, false],
    ['day', true, undefined, false],
  ] as const)(
    'in the surface %s, with columns %s and toggle %s, offer columns: %s',
    (surface, hasColumns, toggleResourceColumns, expected) => {
      const config = toggleResourceColumns === undefined ? {} : { toggleResourceColumns };
      expect(menuItems(config, surface, hasColumns)?.resourceColumns).toBe(expected);
    },
  );
});
