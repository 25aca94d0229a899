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
    expect(menuItems(config as undefined, 'agenda')).toEqual(ALL);
  });

  it.each(['day', 'week', 'month'] as const)('have no empty days in the %s', (view) => {
    expect(menuItems(undefined, view)).toEqual({ ...ALL, emptyDays: false });
  });

  it.each<[keyof PreferencesMenuConfig, keyof MenuItems]>([
    ['toggleWeekendVisibility', 'weekends'],
    ['toggleWeekNumberVisibility', 'weekNumbers'],
    ['toggleAmpm', 'clock'],
    ['toggleEmptyDaysInAgenda', 'emptyDays'],
    ['toggleWeekStartsOn', 'weekStart'],
  ])('%s decides on %s alone', (key, item) => {
    expect(menuItems({ [key]: false }, 'agenda')).toEqual({ ...ALL, [item]: false });
    expect(menuItems({ [key]: true }, 'agenda')).toEqual(ALL);
    const only = menuItems({ ...NONE, [key]: true }, 'agenda');
    expect(Object.entries(only ?? {}).filter(([, shown]) => shown)).toEqual([[item, true]]);
  });

  it('are no menu where none is left, or none wanted', () => {
    expect(menuItems(NONE, 'agenda')).toBeNull();
    expect(menuItems({ ...NONE, toggleEmptyDaysInAgenda: true }, 'week')).toBeNull();
    expect(menuItems(false, 'agenda')).toBeNull();
  });
});
