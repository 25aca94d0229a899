import {
  InjectionToken,
  type Injector,
  type ModelSignal,
  type OutputEmitterRef,
  type Signal,
} from '@angular/core';
import type {
  BlockedTime,
  CalendarEvent,
  CalendarId,
  CalendarPreferences,
  CalendarResource,
  CalendarView,
  EditorFieldChoice,
  EventCreation,
  EventOverlap,
  EventSearch,
  LastAction,
  PaletteName,
  PreferencesMenuConfig,
  Resizable,
  ResourceColumns,
  SelectedOccurrence,
  TimelineOptions,
  TimelinePreset,
  UnavailableTimes,
  VisibleHours,
  VisibleResources,
  Weekday,
  WorkingHours,
} from 'ng-event-calendar/core/internal';
import type { AdditionalTimezone, PartialLocaleText } from 'ng-event-calendar/defaults';
import type { ChangeSettled } from '../events/change-settled';
import type { EditorOpening } from '../events/editor-opening';
import type { EcEditorSection } from '../../templates/editor-section-template';
import type { EcEditor } from '../../templates/editor-template';
import type { EcEventCard } from '../../templates/event-card-template';
import type {
  EcDayCell,
  EcDayHeader,
  EcEvent,
  EcResourceHeader,
  EcToolbar,
} from '../../templates/host-templates';
import type { EcResource } from '../../templates/resource-template';
import type { EcTimelineCell } from '../../templates/timeline-templates';
import type { EcToolbarEnd, EcToolbarStart } from '../../templates/toolbar-templates';
import type { EventChangeRequest } from '../events/event-change-request';
import type { NewEventOrigin } from '../events/new-event-origin';
import type { CalendarEventSource } from '../source/event-source';
import type { SlotClick } from '../events/slot-click';
import type { VisibleRange } from '../dates/visible-range';

/** Inputs and outputs as the store reads them: as the host bound them, without defaults of state filled in. */
export interface CalendarInputs<E extends CalendarEvent = CalendarEvent> {
  readonly events: ModelSignal<E[]>;
  readonly eventSource: Signal<CalendarEventSource<E> | undefined>;
  readonly resources: Signal<readonly CalendarResource[]>;
  readonly visibleResources: ModelSignal<VisibleResources>;
  readonly defaultVisibleResources: Signal<VisibleResources>;
  readonly shouldEventRequireResource: Signal<boolean | readonly string[]>;
  readonly eventColor: Signal<PaletteName>;
  readonly areEventsDraggable: Signal<boolean>;
  readonly areEventsResizable: Signal<Resizable>;
  readonly canDragEventsFromTheOutside: Signal<boolean>;
  readonly canDropEventsToTheOutside: Signal<boolean>;
  readonly readOnly: Signal<boolean | undefined>;
  readonly eventCreation: Signal<boolean | EventCreation>;
  readonly view: ModelSignal<CalendarView>;
  readonly defaultView: Signal<CalendarView>;
  readonly views: Signal<readonly CalendarView[]>;
  readonly visibleDate: ModelSignal<string>;
  readonly defaultVisibleDate: Signal<string | undefined>;
  readonly dayCount: Signal<number>;
  readonly dayStep: Signal<number | undefined>;
  readonly weekCount: Signal<number | undefined>;
  readonly hiddenDays: Signal<readonly Weekday[]>;
  readonly minDate: Signal<string | undefined>;
  readonly maxDate: Signal<string | undefined>;
  readonly displayTimezone: ModelSignal<string>;
  readonly additionalTimezones: Signal<readonly (string | AdditionalTimezone)[]>;
  readonly preferences: ModelSignal<CalendarPreferences>;
  readonly defaultPreferences: Signal<CalendarPreferences | undefined>;
  readonly preferencesMenuConfig: Signal<false | PreferencesMenuConfig | undefined>;
  readonly responsiveSidePanel: Signal<boolean>;
  readonly mobileBreakpoint: Signal<number>;
  readonly eventDialogVariant: Signal<'drawer' | 'dialog'>;
  readonly eventDialogTopOffset: Signal<number>;
  readonly editorFields: Signal<readonly EditorFieldChoice[] | undefined>;
  readonly showCurrentTimeIndicator: Signal<boolean>;
  readonly scrollToCurrentTime: Signal<boolean>;
  readonly localeText: Signal<PartialLocaleText | undefined>;
  readonly visibleHours: Signal<VisibleHours | readonly VisibleHours[]>;
  readonly hourHeight: Signal<number | 'fit' | undefined>;
  readonly slotMinutes: Signal<number>;
  readonly resourceColumns: Signal<boolean | ResourceColumns>;
  readonly timeline: Signal<TimelineOptions>;
  readonly timelinePreset: ModelSignal<TimelinePreset>;
  readonly defaultTimelinePreset: Signal<TimelinePreset>;
  readonly collapsedResources: ModelSignal<Readonly<Record<string, boolean>>>;
  readonly defaultCollapsedResources: Signal<Readonly<Record<string, boolean>>>;
  readonly pinnedResources: ModelSignal<readonly CalendarId[]>;
  readonly workingHours: Signal<readonly WorkingHours[] | undefined>;
  readonly blockedTimes: Signal<readonly BlockedTime[]>;
  readonly unavailableTimes: Signal<UnavailableTimes>;
  readonly eventOverlap: Signal<EventOverlap>;
  readonly snapMinutes: Signal<number>;
  readonly showCreateButton: Signal<boolean>;
  readonly newEvent: Signal<
    ((draft: CalendarEvent & Partial<NoInfer<E>>, origin: NewEventOrigin) => E) | undefined
  >;
  readonly eventSearch: Signal<boolean | EventSearch>;
  readonly searchText: ModelSignal<string>;
  readonly canSelectSeveralEvents: Signal<boolean>;
  readonly selectedEvents: ModelSignal<readonly (CalendarId | SelectedOccurrence)[]>;
  readonly eventFilter: Signal<((event: E) => boolean) | undefined>;
  readonly showAllDayRow: Signal<boolean>;
  readonly showEventCard: Signal<'hover' | 'none'>;
  readonly editorTemplate: Signal<EcEditor | undefined>;
  readonly editorSectionTemplate: Signal<EcEditorSection | undefined>;
  readonly eventTemplate: Signal<EcEvent | undefined>;
  readonly eventCardTemplate: Signal<EcEventCard | undefined>;
  readonly dayCellTemplate: Signal<EcDayCell | undefined>;
  readonly dayHeaderTemplate: Signal<EcDayHeader | undefined>;
  readonly resourceHeaderTemplate: Signal<EcResourceHeader | undefined>;
  readonly timelineCellTemplate: Signal<EcTimelineCell | undefined>;
  readonly toolbarTemplate: Signal<EcToolbar | undefined>;
  readonly toolbarStartTemplate: Signal<EcToolbarStart | undefined>;
  readonly toolbarEndTemplate: Signal<EcToolbarEnd | undefined>;
  readonly resourceTemplate: Signal<EcResource | undefined>;
  readonly lastAction: OutputEmitterRef<LastAction<E>>;
  readonly changeSettled: OutputEmitterRef<ChangeSettled<E>>;
  readonly eventClick: OutputEmitterRef<E>;
  readonly resourceClick: OutputEmitterRef<CalendarResource>;
  readonly blockedTimeClick: OutputEmitterRef<BlockedTime>;
  readonly slotClick: OutputEmitterRef<SlotClick>;
  readonly eventChangeRequest: OutputEmitterRef<EventChangeRequest<E>>;
  readonly editorOpening: OutputEmitterRef<EditorOpening<E>>;
  readonly visibleRangeChange: OutputEmitterRef<VisibleRange>;
}

/**
 * Boundary component of the calendar to which the injecting code belongs.
 *
 * @internal
 */
export const CALENDAR_INPUTS = new InjectionToken<CalendarInputs>('CALENDAR_INPUTS');

/**
 * Injector of the boundary's element, for what a host provides on it beside the calendar.
 *
 * @internal
 */
export const BOUNDARY_INJECTOR = new InjectionToken<Injector>('BOUNDARY_INJECTOR');
