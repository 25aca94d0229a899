import { PALETTE, CALENDAR_VIEWS, type TimelinePreset } from 'ng-event-calendar';
import { DISPLAY_ZONES } from '../../../../data/zones';
import type { InputName, ModelName } from '../../playground/playground-props';

/** The control that changes a prop. */
export type PropControlKind =
  | { readonly use: 'toggle' }
  | { readonly use: 'choice'; readonly choices: readonly unknown[]; readonly unset: string }
  | {
      readonly use: 'number';
      readonly unset: string;
      readonly min: number;
      readonly step: number;
    }
  | { readonly use: 'text'; readonly type: 'text' | 'date' }
  | { readonly use: 'json'; readonly placeholder: string }
  | { readonly use: 'set'; readonly choices: readonly string[] }
  /** A control made for the prop. */
  | {
      readonly use:
        | 'events'
        | 'resources'
        | 'columns'
        | 'creation'
        | 'preferences'
        | 'menu'
        | 'texts'
        | 'height'
        | 'hours';
    };

const TOGGLE = { use: 'toggle' } as const;
const TEXT = { use: 'text', type: 'text' } as const;
const DATE = { use: 'text', type: 'date' } as const;

const choice = <T>(choices: readonly T[], unset = 'not bound') =>
  ({ use: 'choice', choices, unset }) as const;
const number = (unset: string, step: number, min = 0) =>
  ({ use: 'number', unset, step, min }) as const;

const TIMELINE_PRESETS: readonly TimelinePreset[] = ['hours', 'days', 'weeks', 'months'];

/** Control of every input and model. */
export const PROP_CONTROLS = {
  id: TEXT,
  events: { use: 'events' },
  resources: { use: 'resources' },
  visibleResources: { use: 'resources' },
  defaultVisibleResources: { use: 'json', placeholder: '{ "rooms": false }' },
  shouldEventRequireResource: TOGGLE,
  eventColor: choice(PALETTE, 'teal'),
  areEventsDraggable: TOGGLE,
  areEventsResizable: choice([true, false, 'start', 'end'], 'true'),
  canDragEventsFromTheOutside: TOGGLE,
  canDropEventsToTheOutside: TOGGLE,
  readOnly: TOGGLE,
  eventCreation: { use: 'creation' },
  view: choice(CALENDAR_VIEWS),
  defaultView: choice(CALENDAR_VIEWS, 'week'),
  views: { use: 'set', choices: CALENDAR_VIEWS },
  visibleDate: DATE,
  defaultVisibleDate: DATE,
  dayCount: number('3', 1, 1),
  dayStep: number('3', 1, 1),
  weekCount: number('4', 1, 1),
  hiddenDays: { use: 'json', placeholder: '[3]' },
  minDate: DATE,
  maxDate: DATE,
  displayTimezone: choice(DISPLAY_ZONES, 'default'),
  additionalTimezones: { use: 'json', placeholder: '["America/New_York", "Asia/Kolkata"]' },
  preferences: { use: 'preferences' },
  defaultPreferences: { use: 'preferences' },
  preferencesMenuConfig: { use: 'menu' },
  responsiveSidePanel: TOGGLE,
  mobileBreakpoint: number('768', 8),
  eventDialogVariant: choice(['drawer', 'dialog'], 'drawer'),
  eventDialogTopOffset: number('0', 8),
  editorFields: { use: 'json', placeholder: '["title", "times", "resource"]' },
  eventSearch: { use: 'json', placeholder: '{ "mode": "filter", "fields": ["title"] }' },
  searchText: TEXT,
  canSelectSeveralEvents: TOGGLE,
  selectedEvents: {
    use: 'json',
    placeholder: '["plan", { "id": "standup", "date": "2026-11-20" }]',
  },
  showCurrentTimeIndicator: TOGGLE,
  showEventCard: choice(['hover', 'none'], 'hover'),
  showAllDayRow: TOGGLE,
  showCreateButton: TOGGLE,
  scrollToCurrentTime: TOGGLE,
  visibleHours: { use: 'hours' },
  hourHeight: choice([24, 48, 72, 120, 'fit'], '--ec-hour-height'),
  slotMinutes: choice([5, 10, 15, 20, 30, 60, 120], '30'),
  resourceColumns: { use: 'columns' },
  timeline: { use: 'json', placeholder: '{ "spans": { "hours": { "days": 3 } }, "maxLanes": 2 }' },
  timelinePreset: choice(TIMELINE_PRESETS),
  defaultTimelinePreset: choice(TIMELINE_PRESETS, 'hours'),
  collapsedResources: { use: 'json', placeholder: '{ "rooms": true }' },
  defaultCollapsedResources: { use: 'json', placeholder: '{ "rooms": true }' },
  pinnedResources: { use: 'json', placeholder: '["anna"]' },
  workingHours: {
    use: 'json',
    placeholder: '[{ "days": [1, 2, 3, 4, 5], "start": "08:00", "end": "18:00" }]',
  },
  blockedTimes: {
    use: 'json',
    placeholder:
      '[{ "title": "Holiday", "allDay": true, "start": "2026-12-25", "end": "2026-12-25" }]',
  },
  unavailableTimes: choice(['allow', 'ask', 'refuse'], 'allow'),
  eventOverlap: choice(['allow', 'mark', 'ask', 'refuse'], 'allow'),
  snapMinutes: number('15', 5, 5),
  height: { use: 'height' },
  className: TEXT,
  sx: { use: 'json', placeholder: '{ "bgcolor": "background.paper", "p": 2 }' },
  localeText: { use: 'texts' },
} as const satisfies Readonly<Record<InputName | ModelName, PropControlKind>>;

/** Pages with a live example of props that no control can change. */
export const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  eventSource: '/docs/backend',
  newEvent: '/docs/editor',
  eventFilter: '/docs/filter',
};
