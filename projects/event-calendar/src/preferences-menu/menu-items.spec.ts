import type { PreferencesMenuConfig } from 'ng-event-calendar/core';
import { menuItems, type MenuItems } from './menu-items';

const ALL: MenuItems = {
  weekends: true,
  weekNumbers: true,
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
    expect(menuItems(config as undefined, 'list')).toEqual(ALL);
  });

  it.each(['time', 'day'] as const)('have no empty days where the surface is %s', (surface) => {
    expect(menuItems(undefined, surface)).toEqual({ ...ALL, emptyDays: false });
  });

  it.each<[keyof PreferencesMenuConfig, keyof MenuItems]>([
    ['toggleWeekendVisibility', 'weekends'],
    ['toggleWeekNumberVisibility', 'weekNumbers'],
    ['toggleAmpm', 'clock'],
    ['toggleEmptyDaysInAgenda', 'emptyDays'],
    ['toggleWeekStartsOn', 'weekStart'],
  ])('%s decides on %s alone', (key, item) => {
    expect(menuItems({ [key]: false }, 'list')).toEqual({ ...ALL, [item]: false });
    expect(menuItems({ [key]: true }, 'list')).toEqual(ALL);
    const only = menuItems({ ...NONE, [key]: true }, 'list');
    expect(Object.entries(only ?? {}).filter(([, shown]) => shown)).toEqual([[item, true]]);
  });

  it('are no menu where none is left, or none wanted', () => {
    expect(menuItems(NONE, 'list')).toBeNull();
    expect(menuItems({ ...NONE, toggleEmptyDaysInAgenda: true }, 'time')).toBeNull();
    expect(menuItems(false, 'list')).toBeNull();
  });
});
