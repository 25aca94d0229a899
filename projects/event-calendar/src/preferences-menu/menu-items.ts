import type { PreferencesMenuConfig, ViewSurface } from 'ng-event-calendar/core/internal';

/** Which items the preferences menu shows. */
export interface MenuItems {
  readonly weekends: boolean;
  readonly weekNumbers: boolean;
  readonly resourceColumns: boolean;
  readonly emptyDays: boolean;
  readonly clock: boolean;
  readonly weekStart: boolean;
}

/** The items that a host's configuration leaves; null when there is no menu at all. */
export function menuItems(
  config: false | PreferencesMenuConfig | undefined,
  surface: ViewSurface,
  hasResourceColumns: boolean,
): MenuItems | null {
  if (config === false) return null;
  const items = {
    weekends: config?.toggleWeekendVisibility !== false,
    weekNumbers: config?.toggleWeekNumberVisibility !== false,
    // Only where there are some, or would be.
    resourceColumns:
      surface === 'time' && hasResourceColumns && config?.toggleResourceColumns !== false,
    // Only a list has empty days to hide.
    emptyDays: surface === 'list' && config?.toggleEmptyDaysInAgenda !== false,
    clock: config?.toggleAmpm !== false,
    weekStart: config?.toggleWeekStartsOn !== false,
  };
  return Object.values(items).includes(true) ? items : null;
}
