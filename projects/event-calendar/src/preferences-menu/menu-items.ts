import type { PreferencesMenuConfig, LayoutTraits } from 'ng-event-calendar/core/internal';

/** A preference that the menu switches on and off; its key is also that of its text. */
interface Toggle {
  readonly key: 'showWeekends' | 'showWeekNumber' | 'showResourceColumns' | 'showEmptyDaysInAgenda';
  /** Key by which hosts leave it out. */
  readonly config: keyof PreferencesMenuConfig;
  /** Whether it has an effect in a layout; left out where it always has. */
  readonly isFor?: (layout: LayoutTraits, hasResourceColumns: boolean) => boolean;
}

/** In display order. */
const TOGGLES: readonly Toggle[] = [
  { key: 'showWeekends', config: 'toggleWeekendVisibility' },
  { key: 'showWeekNumber', config: 'toggleWeekNumberVisibility' },
  {
    key: 'showResourceColumns',
    config: 'toggleResourceColumns',
    isFor: (layout, hasResourceColumns) => layout.bands === 'columns' && hasResourceColumns,
  },
  {
    key: 'showEmptyDaysInAgenda',
    config: 'toggleEmptyDaysInAgenda',
    isFor: ({ canHideEmptyDays }) => canHideEmptyDays,
  },
];

/** Items of the preferences menu. */
export interface MenuItems {
  /** Preferences that are switched on and off. */
  readonly toggles: readonly Toggle['key'][];
  readonly clock: boolean;
  readonly weekStart: boolean;
}

/** Returns the items that a host's configuration leaves; null when there is no menu at all. */
export function menuItems(
  config: false | PreferencesMenuConfig | undefined,
  layout: LayoutTraits,
  hasResourceColumns: boolean,
): MenuItems | null {
  if (config === false) return null;
  const isLeft = (key: keyof PreferencesMenuConfig): boolean => config?.[key] !== false;
  const toggles = TOGGLES.filter(
    (toggle) => isLeft(toggle.config) && (toggle.isFor?.(layout, hasResourceColumns) ?? true),
  ).map(({ key }) => key);
  const [clock, weekStart] = [isLeft('toggleAmpm'), isLeft('toggleWeekStartsOn')];
  return toggles.length > 0 || clock || weekStart ? { toggles, clock, weekStart } : null;
}
