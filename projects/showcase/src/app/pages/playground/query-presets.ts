import type { CalendarPreferences } from 'ng-event-calendar';
import { INPUT_DEFAULTS, MODELS, type PlaygroundProps } from './playground-props';

const PREFERENCE_KEYS: Readonly<Record<string, keyof CalendarPreferences>> = {
  weekends: 'showWeekends',
  weekNumbers: 'showWeekNumber',
  ampm: 'ampm',
  weekStart: 'weekStartsOn',
  emptyDays: 'showEmptyDaysInAgenda',
  sidePanel: 'isSidePanelOpen',
};

const PROP_KEYS: Readonly<Record<string, string>> = {
  date: 'visibleDate',
  tz: 'displayTimezone',
  editor: 'eventDialogVariant',
};

/**
 * Presets props from the address. Each prop has its own name as key, its value as JSON or as plain text
 * (`?areEventsDraggable=false&eventColor=red`); the most frequent ones have short names, too.
 */
export function applyQuery(props: PlaygroundProps, query: URLSearchParams): void {
  const preferences: Record<string, unknown> = {};
  for (const [key, text] of query) {
    const name = PROP_KEYS[key] ?? key;
    const preference = PREFERENCE_KEYS[key];
    if (preference) preferences[preference] = readPreference(key, text);
    else if (name in INPUT_DEFAULTS || isModel(name)) props.set(name, readValue(text));
    else if (key === 'locale') props.locale.set(text);
  }
  if (Object.keys(preferences).length > 0) {
    props.models.preferences.update((before) => ({ ...before, ...preferences }));
  }
  // `?unbound=view,visibleDate`: models that the calendar keeps for itself; `all` but the events, without which there
  // is nothing to see.
  const unbound = query.get('unbound')?.split(',') ?? [];
  for (const name of MODELS) {
    const isAsked = unbound.includes(name) || (unbound.includes('all') && name !== 'events');
    if (isAsked) props.models[name].set(undefined);
  }
}

function isModel(name: string): boolean {
  return (MODELS as readonly string[]).includes(name);
}

function readPreference(key: string, text: string): unknown {
  const value = readValue(text);
  return key === 'weekStart' ? value : value === true || value === 1;
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
