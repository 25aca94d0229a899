import { Injectable, type Signal, signal, type WritableSignal } from '@angular/core';
import type { EventCalendarComponent, LastAction } from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import type { StudioEvent } from '../../../data/studio';

type Calendar = EventCalendarComponent<StudioEvent>;

/** Props that the calendar writes back. */
export const MODELS = [
  'events',
  'view',
  'visibleDate',
  'displayTimezone',
  'preferences',
  'visibleResources',
  'timelinePreset',
  'collapsedResources',
  'pinnedResources',
  'searchText',
  'selectedEvents',
] as const;
export type ModelName = (typeof MODELS)[number];

/** Props that only the host sets, with the contract's default; undefined if it has none. */
export const INPUT_DEFAULTS = {
  id: undefined,
  resources: [],
  defaultVisibleResources: {},
  shouldEventRequireResource: false,
  eventColor: 'teal',
  areEventsDraggable: true,
  areEventsResizable: true,
  canDragEventsFromTheOutside: false,
  canDropEventsToTheOutside: false,
  readOnly: undefined,
  eventCreation: true,
  defaultView: 'week',
  views: ['day', 'week', 'month', 'agenda'],
  defaultVisibleDate: undefined,
  dayCount: 3,
  dayStep: undefined,
  weekCount: undefined,
  hiddenDays: [],
  minDate: undefined,
  maxDate: undefined,
  additionalTimezones: [],
  defaultPreferences: undefined,
  preferencesMenuConfig: undefined,
  responsiveSidePanel: true,
  mobileBreakpoint: 768,
  eventDialogVariant: 'drawer',
  eventDialogTopOffset: 0,
  editorFields: undefined,
  eventSearch: false,
  canSelectSeveralEvents: false,
  showCurrentTimeIndicator: true,
  showEventCard: 'hover',
  showAllDayRow: true,
  showCreateButton: true,
  scrollToCurrentTime: false,
  visibleHours: { start: 0, end: 24 },
  hourHeight: undefined,
  slotMinutes: 30,
  resourceColumns: false,
  timeline: {},
  defaultTimelinePreset: 'hours',
  defaultCollapsedResources: {},
  workingHours: undefined,
  blockedTimes: [],
  unavailableTimes: 'allow',
  eventOverlap: 'allow',
  snapMinutes: 15,
  height: 600,
  className: undefined,
  sx: undefined,
  localeText: undefined,
} as const satisfies { readonly [K in keyof Calendar]?: ValueOf<Calendar[K]> | undefined };
export type InputName = keyof typeof INPUT_DEFAULTS;

type ValueOf<S> = S extends Signal<infer V> ? V : never;

/** Values that a host may bind to a prop; in the playground, undefined means that it is not bound. */
export type PropValue<K extends InputName | ModelName> = Exclude<ValueOf<Calendar[K]>, undefined>;

type Bound<K extends InputName | ModelName> = WritableSignal<PropValue<K> | undefined>;
type Inputs = { readonly [K in InputName]: Bound<K> };
type Models = { readonly [K in ModelName]: Bound<K> };

/** All values that the playground binds to its calendar, and all that the calendar reported. */
@Injectable()
export class PlaygroundProps {
  readonly inputs: Inputs = signals(Object.keys(INPUT_DEFAULTS)) as Inputs;
  readonly models: Models = signals(MODELS) as Models;
  /** Values that the calendar wrote to models that are not bound. */
  readonly written: Models = signals(MODELS) as Models;

  /** Events as they were passed to the calendar, before any edit. */
  readonly provided = signal<readonly StudioEvent[]>([]);
  /** Date around which the studio's events lie. */
  anchor = today();

  readonly lastAction = signal<LastAction<StudioEvent> | undefined>(undefined);
  /** Last value of each output, by its name. */
  readonly heard = signal<Readonly<Record<string, unknown>>>({});
  /** Calendar on the stage, for its methods. */
  readonly calendar = signal<Calendar | undefined>(undefined);
  /** `LOCALE_ID` of the calendar: not a prop, but it names days and orders dates. */
  readonly locale = signal('en-US');
  /** Counts up when the calendar has to be created again. */
  readonly generation = signal(0);

  /** Returns the current value of a model, bound or not, as far as it is known. */
  current<K extends ModelName>(name: K): PropValue<K> | undefined {
    const bound = this.models[name] as Bound<K>;
    const written = this.written[name] as Bound<K>;
    return bound() ?? written();
  }

  provideEvents(events: StudioEvent[] | undefined): void {
    this.provided.set(events ?? []);
    this.models.events.set(events);
  }

  /** Sets a prop by name; the value comes from outside and is passed on unchanged. */
  set(name: string, value: unknown): void {
    const prop = { ...this.inputs, ...this.models }[name as InputName | ModelName] as
      WritableSignal<unknown> | undefined;
    prop?.set(value);
  }

  remount(): void {
    this.generation.update((generation) => generation + 1);
  }
}

function signals(names: readonly string[]): Record<string, WritableSignal<unknown>> {
  return Object.fromEntries(names.map((name) => [name, signal<unknown>(undefined)]));
}
