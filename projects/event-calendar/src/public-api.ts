export { EventCalendarComponent } from './calendar/event-calendar';
export type { NewEventDraft } from './store/events/new-event-draft';
export type { NewEventOrigin } from './store/events/new-event-origin';
export type { SlotClick } from './store/events/slot-click';
export { EditorOpening } from './store/events/editor-opening';
export type { ChangeSettled } from './store/events/change-settled';
export { EventChangeRequest } from './store/events/event-change-request';
export {
  EventConflictError,
  type CalendarEventSource,
  type RecordChange,
  type SourceAnswer,
  type SourceChange,
} from './store/source/event-source';
export { toPromise, type SubscribableLike } from './source/to-promise';
export { EcDropZone } from './external/drop-zone';
export { EcExternalEvent } from './external/external-event';
export type { VisibleRange } from './store/dates/visible-range';
export { EcEditorSection, type EditorSectionContext } from './templates/editor-section-template';
export { EcEditor, type EditorContext } from './templates/editor-template';
export {
  EcDayCell,
  EcDayHeader,
  EcEvent,
  EcResourceHeader,
  EcToolbar,
  type DayCellContext,
  type DayContext,
  type DayHeaderContext,
  type EventContext,
  type ResourceHeaderContext,
  type ToolbarContext,
} from './templates/host-templates';
export type { EventsOrSource } from './templates/events-or-source';
export { EcEventCard, type EventCardContext } from './templates/event-card-template';
export { EcResource, type ResourceContext } from './templates/resource-template';
export { EcTimelineCell, type TimelineCellContext } from './templates/timeline-templates';
export { EcToolbarEnd, EcToolbarStart } from './templates/toolbar-templates';
export type { SxObject, SxValue } from './styles/sx';
export { DEFAULT_LOCALE_TEXT } from './text/locale-text';
export {
  provideEventCalendar,
  type AdditionalTimezone,
  type EventCalendarConfig,
  type LocaleText,
  type LocaleTextKey,
  type PartialLocaleText,
  type PluralForms,
} from 'ng-event-calendar/defaults';
export {
  DEFAULT_COLOR,
  PALETTE,
  DEFAULT_VIEWS,
  CALENDAR_VIEWS,
  resourceIdsOf,
  type BlockedTime,
  type CalendarEvent,
  type CalendarPreferences,
  type CalendarResource,
  type CalendarView,
  type EditorFieldChoice,
  type EditorFieldName,
  type EventCreation,
  type EventOverlap,
  type CalendarId,
  type LastAction,
  type LastActionType,
  type OutsideEvent,
  type PaletteName,
  type PreferencesMenuConfig,
  type RecurrenceRule,
  type AvailabilityViolation,
  type RefusedDate,
  type AvailabilityViolationCode,
  type PerPreset,
  type Resizable,
  type ResourceColumns,
  type TimelineColumn,
  type EventSearch,
  type SelectedOccurrence,
  type TimelineOptions,
  type TimelinePreset,
  type TimelineSpan,
  type TimelineUnit,
  type UnavailableTimes,
  type VisibleHours,
  type VisibleResources,
  type Weekday,
  type WorkingHours,
} from 'ng-event-calendar/core';

// Internals on which the premium entry point is built. Not for hosts: these may change with any version.
export {
  CALENDAR_PROVIDERS as ɵCALENDAR_PROVIDERS,
  CalendarBoundary as ɵCalendarBoundary,
} from './calendar/calendar-boundary';
export { CalendarProps as ɵCalendarProps } from './calendar/calendar-props';
export { CalendarShell as ɵCalendarShell } from './calendar/calendar-shell';
export { RootAttributes as ɵRootAttributes } from './calendar/root-attributes';
export { SxStyles as ɵSxStyles } from './calendar/sx-styles';
export { closeDialog as ɵcloseDialog } from './feedback/close-dialog';
export { lazyPart as ɵlazyPart, type LazyPart as ɵLazyPart } from './lazy/lazy-part';
export { LazyOutlet as ɵLazyOutlet } from './lazy/lazy-outlet';
export { CALENDAR_INPUTS as ɵCALENDAR_INPUTS } from './store/inputs/calendar-inputs';
export { CalendarSettings as ɵCalendarSettings } from './store/inputs/calendar-settings';
export {
  DATE_FIELD as ɵDATE_FIELD,
  EDITOR_SECTIONS as ɵEDITOR_SECTIONS,
  SECTION_DRAFT as ɵSECTION_DRAFT,
  type DateFieldPart as ɵDateFieldPart,
  type DateValue as ɵDateValue,
  type EditorSection as ɵEditorSection,
} from './store/events/editor-section';
export {
  RECURRENCE as ɵRECURRENCE,
  RECURRENCE_UI as ɵRECURRENCE_UI,
  type CalendarRecurrence as ɵCalendarRecurrence,
  type RecurrenceUi as ɵRecurrenceUi,
} from './store/events/recurrence';
export { createTranslator as ɵcreateTranslator } from './text/translate';
