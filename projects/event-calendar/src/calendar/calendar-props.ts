import {
  contentChild,
  Directive,
  inject,
  input,
  model,
  output,
  type InputSignal,
  type ModelSignal,
} from '@angular/core';
import {
  DAY_COUNT,
  DEFAULT_COLOR,
  DEFAULT_VIEW,
  DEFAULT_VIEWS,
  type BlockedTime,
  type CalendarEvent,
  type CalendarId,
  type CalendarPreferences,
  type CalendarResource,
  type CalendarView,
  type EditorFieldChoice,
  type EventCreation,
  type EventOverlap,
  type EventSearch,
  type LastAction,
  type PaletteName,
  type Resizable,
  type ResourceColumns,
  type SelectedOccurrence,
  type TimelineOptions,
  type TimelinePreset,
  type UnavailableTimes,
  type VisibleHours,
  type VisibleResources,
  type Weekday,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import {
  type AdditionalTimezone,
  ɵEVENT_CALENDAR_CONFIG as EVENT_CALENDAR_CONFIG,
  type PartialLocaleText,
} from 'ng-event-calendar/defaults';
import type { ChangeSettled } from '../store/events/change-settled';
import type { EditorOpening } from '../store/events/editor-opening';
import type { EventChangeRequest } from '../store/events/event-change-request';
import type { NewEventOrigin } from '../store/events/new-event-origin';
import type { CalendarEventSource } from '../store/source/event-source';
import type { CalendarInputs } from '../store/inputs/calendar-inputs';
import type { SlotClick } from '../store/events/slot-click';
import type { VisibleRange } from '../store/dates/visible-range';
import {
  DAY_CELL_TEMPLATE,
  DAY_HEADER_TEMPLATE,
  EDITOR_SECTION_TEMPLATE,
  EDITOR_TEMPLATE,
  EVENT_CARD_TEMPLATE,
  EVENT_TEMPLATE,
  RESOURCE_HEADER_TEMPLATE,
  RESOURCE_TEMPLATE,
  TOOLBAR_END_TEMPLATE,
  TOOLBAR_START_TEMPLATE,
  TIMELINE_CELL_TEMPLATE,
  TOOLBAR_TEMPLATE,
} from '../templates/template-tokens';
import type { SxObject } from '../styles/sx';

/**
 * Everything that a host can bind, declared once for both variants of the calendar.
 *
 * A model without a bound value is uncontrolled: the calendar starts from the matching `default…` input and keeps the
 * state itself. The casts let `[(view)]` accept a host's signal of plain `CalendarView`: `undefined` is never written
 * back.
 */
@Directive()
export abstract class CalendarProps<
  E extends CalendarEvent = CalendarEvent,
> implements CalendarInputs<E> {
  /** Defaults of the application. */
  readonly #given = inject(EVENT_CALENDAR_CONFIG);

  /** Identifier of this calendar; becomes the host element's id. */
  readonly id = input<string>();

  /** Events to show; the whole new array is written back on every change. */
  readonly events = model<E[]>([]);
  /**
   * Source from which events are loaded and to which changes are saved. Its events are merged into `events` by id;
   * changes that the host makes to them last until the next answer. Other events of the host stay.
   *
   * @example
   * readonly source: CalendarEventSource<Visit> = {
   *   load: async ({ start, end }, signal) => (await fetch(`/visits?from=${start}&to=${end}`, { signal })).json(),
   * };
   */
  readonly eventSource = input<CalendarEventSource<E>>();
  /**
   * Resources that events may belong to, nested through `children`.
   *
   * @example `[{ id: 'ana', title: 'Ana', eventColor: 'teal' }, { id: 7, title: 'Room 7' }]`
   */
  readonly resources = input<readonly CalendarResource[]>([]);
  /**
   * Whether each resource is shown, by id; a missing entry counts as shown. Written back when the user toggles one.
   *
   * @example `{ ana: false } // hides Ana's events`
   */
  readonly visibleResources = model<VisibleResources>() as ModelSignal<VisibleResources>;
  /** Initial `visibleResources` of an uncontrolled calendar. */
  readonly defaultVisibleResources = input<VisibleResources>({});
  /**
   * Function that decides which events are shown. Hidden events stay in `events`, and count for overlaps, capacity and
   * free times. It is called once for each event object (once for all occurrences of a series), and again when a signal
   * that it has read changes. An event that the user creates or changes stays shown until then.
   *
   * @example `readonly eventFilter = (visit: Visit): boolean => this.statuses().includes(visit.status);`
   */
  readonly eventFilter = input<((event: E) => boolean) | undefined>();
  /**
   * Whether users can search events, in a field of the toolbar that `/` opens; true means all defaults.
   *
   * @example `{ mode: 'filter', fields: ['title', 'customer'] }`
   */
  readonly eventSearch = input<boolean | EventSearch>(this.#given.eventSearch ?? false);
  /** Text of the search; `''` once it is cleared. Without `eventSearch` it has no effect. */
  readonly searchText = model('');
  /**
   * Whether users can select several events to move, copy, recolour or delete them together: by Ctrl- or Shift-click,
   * by `X`, or by a long press on a touch screen.
   */
  readonly canSelectSeveralEvents = input<boolean>(this.#given.canSelectSeveralEvents ?? false);
  /**
   * Selected events by their ids; `{ id, date }` means one occurrence of a series. Entries that the page doesn't show
   * are ignored. Without `canSelectSeveralEvents` it has no effect.
   *
   * @example `['visit-7', { id: 'lesson', date: '2026-11-20' }]`
   */
  readonly selectedEvents = model<readonly (CalendarId | SelectedOccurrence)[]>([]);
  /**
   * Whether every event needs a resource; a list requires at least one resource of each of these kinds. A kind that no
   * resource has isn't required.
   *
   * @example `['Teacher', 'Room'] // or true for any resource`
   */
  readonly shouldEventRequireResource = input<boolean | readonly string[]>(
    this.#given.shouldEventRequireResource ?? false,
  );

  /** Palette name of the colour of events that have none themselves or from their resources. */
  readonly eventColor: InputSignal<PaletteName> = input(this.#given.eventColor ?? DEFAULT_COLOR);
  /** Whether events may be dragged; resources and events may override it. */
  readonly areEventsDraggable = input(this.#given.areEventsDraggable ?? true);
  /**
   * Edges by which events may be resized: both, neither, `'start'` or `'end'`; resources and events may override it.
   */
  readonly areEventsResizable = input<Resizable>(this.#given.areEventsResizable ?? true);
  /** Whether external events may be dropped on the calendar. */
  readonly canDragEventsFromTheOutside = input(this.#given.canDragEventsFromTheOutside ?? false);
  /** Whether events may be dragged out of the calendar. */
  readonly canDropEventsToTheOutside = input(this.#given.canDropEventsToTheOutside ?? false);
  /** Whether events can't be changed; an event with its own `readOnly: false` stays editable. */
  readonly readOnly = input(this.#given.readOnly);
  /**
   * Whether and how users create events.
   *
   * @example `{ interaction: 'double-click', duration: 45, form: 'quick' }`
   */
  readonly eventCreation = input<boolean | EventCreation>(this.#given.eventCreation ?? true);

  /**
   * Whether there is a button "New event": in the open side panel, else in the toolbar, on a phone over the view. It
   * appears only if events may be created, and if a resource is required, only if one can have events.
   */
  readonly showCreateButton = input(this.#given.showCreateButton ?? true);

  /**
   * Function that completes each new event with the host's own keys, called once for each click, sweep, copy or drop.
   * Its second argument is the origin: a copy has all keys of its original, so replace or remove keys that must be
   * unique. If it throws or returns no event, that is reported and the event stays as it was. An external event keeps
   * its id, and gets its times from the place where it is dropped; the column's resource replaces those of its kind.
   *
   * @example
   * readonly newEvent = (draft: CalendarEvent): Visit => ({ status: 'planned', ...draft });
   */
  readonly newEvent = input<
    ((draft: CalendarEvent & Partial<NoInfer<E>>, origin: NewEventOrigin) => E) | undefined
  >();
  /** Active view; written back when the user changes it. */
  readonly view = model<CalendarView>() as ModelSignal<CalendarView>;
  /** Initial `view` of an uncontrolled calendar. */
  readonly defaultView = input<CalendarView>(this.#given.defaultView ?? DEFAULT_VIEW);
  /** Views offered to the user; `days` and `timeline` appear only if they are listed. */
  readonly views = input<readonly CalendarView[]>(this.#given.views ?? DEFAULT_VIEWS);
  /**
   * Date in view: an ISO date, a wall time in the display zone, or an instant. Written back as `YYYY-MM-DD` when the
   * user navigates.
   *
   * @example `'2026-11-20' // or '2026-11-20T09:00', or '2026-11-20T14:00:00Z'`
   */
  readonly visibleDate = model<string>() as ModelSignal<string>;
  /** Initial `visibleDate` of an uncontrolled calendar. Default: today. */
  readonly defaultVisibleDate = input<string>();
  /** Number of days that the view `days` shows, 1 to 31; `preferences.dayCount` takes precedence. */
  readonly dayCount = input(this.#given.dayCount ?? DAY_COUNT);
  /** Number of shown days by which the view `days` advances, 1 to 31. Default: as many as it shows. */
  readonly dayStep = input(this.#given.dayStep);
  /** Number of weeks, 1 to 12, that the month view shows from the week of the visible date on, instead of the month. */
  readonly weekCount = input(this.#given.weekCount);
  /**
   * Weekdays that week, days and month never show: 0 is Sunday.
   *
   * @example `[0, 6] // leaves Monday to Friday`
   */
  readonly hiddenDays = input<readonly Weekday[]>(this.#given.hiddenDays ?? []);
  /** First date offered, `YYYY-MM-DD`; earlier days can't be focused and accept no events. */
  readonly minDate = input(this.#given.minDate);
  /** Last date offered, `YYYY-MM-DD`; later days can't be focused and accept no events. */
  readonly maxDate = input(this.#given.maxDate);
  /**
   * Zone in which times are shown: an IANA name, `'UTC'`, or `'default'` or `'locale'` for the browser's zone. Written
   * back when the user swaps it with an additional one.
   */
  readonly displayTimezone = model<string>(this.#given.displayTimezone ?? 'default');
  /**
   * Up to three additional time zones. Their times are shown beside those of the display zone in day and week view and
   * in the hours of the timeline, and wherever an event's times are given in full; below `mobileBreakpoint` only there.
   * Unknown and repeated zones and a fourth one are reported and left out.
   *
   * @example `['UTC', { timezone: 'Asia/Tokyo', label: 'Tokyo' }]`
   */
  readonly additionalTimezones = input<readonly (string | AdditionalTimezone)[]>(
    this.#given.additionalTimezones ?? [],
  );

  /** Preferences that the user has set; written back with the changed key. */
  readonly preferences = model<CalendarPreferences>() as ModelSignal<CalendarPreferences>;
  /** Initial preferences, also for keys that `preferences` leaves out. */
  readonly defaultPreferences = input(this.#given.defaultPreferences);
  /**
   * Items of the preferences menu: all except the ones set to false; `false` hides the menu.
   *
   * @example `{ toggleAmpm: false }`
   */
  readonly preferencesMenuConfig = input(this.#given.preferencesMenuConfig);
  /**
   * Whether the side panel starts open in a wide calendar and closed in a narrow one, and closes by itself if it would
   * leave a day less than 96 pixels. The preference `isSidePanelOpen` takes precedence; the panel then covers the view.
   */
  readonly responsiveSidePanel = input(this.#given.responsiveSidePanel ?? true);
  /** Width of the calendar in pixels below which it is laid out for a phone. */
  readonly mobileBreakpoint = input(this.#given.mobileBreakpoint ?? 768);

  /** Presentation of the event editor. */
  // The type is written out, or the package's types would name the members in any order.
  readonly eventDialogVariant: InputSignal<'drawer' | 'dialog'> = input(
    this.#given.eventDialogVariant ?? 'drawer',
  );
  /** Distance in pixels between the window's top and the editor's drawer. */
  readonly eventDialogTopOffset = input(this.#given.eventDialogTopOffset ?? 0);
  /**
   * Fields of the editor's form, in order; a field with `readOnly` is shown as text. Unlisted fields are hidden, and
   * their keys don't change. `times` includes `allDay` and `timezone`; `section` is the host's own. The quick form
   * hides the same fields. Left out, all fields are shown. A change takes effect when the editor next opens.
   *
   * @example `['title', { field: 'times', readOnly: true }, 'section', 'description']`
   */
  readonly editorFields = input<readonly EditorFieldChoice[] | undefined>(this.#given.editorFields);
  /**
   * Whether a card beside an event shows its details, after a moment on hover and on keyboard focus. It appears if
   * title, time, resource or description aren't fully visible on the event; never on touch.
   */
  // The type is written out, as for `eventDialogVariant`.
  readonly showEventCard: InputSignal<'hover' | 'none'> = input(
    this.#given.showEventCard ?? 'hover',
  );
  /** Whether day and week view show the all-day row even while it is empty. */
  readonly showAllDayRow = input(this.#given.showAllDayRow ?? true);
  /** Whether day and week view mark the current time with a line. */
  readonly showCurrentTimeIndicator = input(this.#given.showCurrentTimeIndicator ?? true);
  /** Whether day and week view start scrolled so that the current time is in the middle. */
  readonly scrollToCurrentTime = input(this.#given.scrollToCurrentTime ?? false);
  /**
   * Hours of the day that day and week view show, from 0 to 24, halves allowed. With several ranges, the hours between
   * them are folded into a strip that users can unfold. Invalid ranges are ignored; without a valid one the whole day
   * is shown.
   *
   * @example `[{ start: 7, end: 12 }, { start: 14, end: 19 }]`
   */
  readonly visibleHours = input<VisibleHours | readonly VisibleHours[]>(
    this.#given.visibleHours ?? { start: 0, end: 24 },
  );
  /**
   * Height of an hour in day and week view: pixels from 24 to 240, or `'fit'` to fill the available height. If it is
   * set, users can zoom. Left out or invalid (reported as `invalid-value`), `--ec-hour-height` applies.
   */
  readonly hourHeight = input<number | 'fit' | undefined>(this.#given.hourHeight);
  /**
   * Minutes between the lines of day and week view, also the steps of the keyboard cursor and the starts of events
   * created by a click: a whole number from 5 to 240 that divides the day. Any other value is reported
   * (`invalid-value`) and read as 30.
   */
  readonly slotMinutes = input(this.#given.slotMinutes ?? 30);
  /**
   * Whether and how day and week view show resources in columns side by side. It has no effect without resources or in
   * other views.
   *
   * @example `{ order: 'resource-date', minWidth: 160 } // or just true`
   */
  readonly resourceColumns = input<boolean | ResourceColumns>(this.#given.resourceColumns ?? false);
  /**
   * Options for presets, pages, header, rows and bars of the timeline, a view that has to be listed in `views`.
   *
   * @example `{ presets: ['hours', 'days'], spans: { hours: { weeks: 1 } }, maxLanes: 3 }`
   */
  readonly timeline = input<TimelineOptions>(this.#given.timeline ?? {});
  /** Unit of a cell of the timeline; written back when the user changes it. */
  readonly timelinePreset = model<TimelinePreset>() as ModelSignal<TimelinePreset>;
  /** Initial `timelinePreset` of an uncontrolled calendar. */
  readonly defaultTimelinePreset = input<TimelinePreset>(
    this.#given.defaultTimelinePreset ?? 'hours',
  );
  /**
   * Resources whose children are hidden in the timeline, as a map of ids to `true`. Written back when the user
   * collapses or expands one.
   */
  readonly collapsedResources = model<Readonly<Record<string, boolean>>>() as ModelSignal<
    Readonly<Record<string, boolean>>
  >;
  /** Initial `collapsedResources` of an uncontrolled calendar. */
  readonly defaultCollapsedResources = input<Readonly<Record<string, boolean>>>({});
  /** Ids of resources whose rows stay under the timeline's header, in order; written back when the user pins one. */
  readonly pinnedResources = model<readonly CalendarId[]>([]);
  /**
   * Working hours of resources without hours of their own. Left out, all time is open.
   *
   * @example `[{ start: '08:00', end: '18:00' }, { days: [6], start: '09:00', end: '12:00' }]`
   */
  readonly workingHours = input<readonly WorkingHours[] | undefined>(this.#given.workingHours);
  /**
   * Spans of time that are taken or closed, for everybody or for resources: breaks, holidays, leave.
   *
   * @example `[{ title: 'Staff meeting', start: '2026-11-20T12:00', end: '2026-11-20T13:00' }]`
   */
  readonly blockedTimes = input<readonly BlockedTime[]>(this.#given.blockedTimes ?? []);
  /** Answer to events outside working hours or in blocked time; resources may override it. */
  readonly unavailableTimes = input<UnavailableTimes>(this.#given.unavailableTimes ?? 'allow');
  /** Answer to events that overlap another one of the same resource; resources may override it. */
  readonly eventOverlap = input<EventOverlap>(this.#given.eventOverlap ?? 'allow');
  /** Step in minutes by which events are created, moved and resized. */
  readonly snapMinutes = input(this.#given.snapMinutes ?? 15);

  /** Height of the calendar: a number of pixels, or any CSS length. */
  readonly height = input<number | string>(this.#given.height ?? 600);
  /** CSS class of the wrapping element. */
  readonly className = input<string>();
  /**
   * Styles of the wrapping element in the sx form.
   *
   * @example `{ borderRadius: '8px' }`
   */
  readonly sx = input<SxObject>();
  /**
   * Replacements for the calendar's texts, by key.
   *
   * @example `{ newEventTitle: 'New visit', labelNoResource: 'Nobody' }`
   */
  readonly localeText: InputSignal<PartialLocaleText | undefined> = input();

  /** Template of the host's own form, an `ng-template` with `ecEditor`. */
  readonly editorTemplate = contentChild(EDITOR_TEMPLATE);
  /** Template of the host's own fields in the calendar's form, an `ng-template` with `ecEditorSection`. */
  readonly editorSectionTemplate = contentChild(EDITOR_SECTION_TEMPLATE);
  /** Template of the host's own content of events, an `ng-template` with `ecEvent`. */
  readonly eventTemplate = contentChild(EVENT_TEMPLATE);
  /** Template of the host's own content of the cards on hover and focus, an `ng-template` with `ecEventCard`. */
  readonly eventCardTemplate = contentChild(EVENT_CARD_TEMPLATE);
  /** Template of the host's own content behind the events of a day, an `ng-template` with `ecDayCell`. */
  readonly dayCellTemplate = contentChild(DAY_CELL_TEMPLATE);
  /** Template of the host's own headers of days, an `ng-template` with `ecDayHeader`. */
  readonly dayHeaderTemplate = contentChild(DAY_HEADER_TEMPLATE);
  /** Template of the host's own headers of resources, an `ng-template` with `ecResourceHeader`. */
  readonly resourceHeaderTemplate = contentChild(RESOURCE_HEADER_TEMPLATE);
  /** Template of the host's own cells beside the timeline's titles, an `ng-template` with `ecTimelineCell`. */
  readonly timelineCellTemplate = contentChild(TIMELINE_CELL_TEMPLATE);
  /** Template of the host's own toolbar, an `ng-template` with `ecToolbar`. */
  readonly toolbarTemplate = contentChild(TOOLBAR_TEMPLATE);
  /** Template of the host's own content before the title of the toolbar, an `ng-template` with `ecToolbarStart`. */
  readonly toolbarStartTemplate = contentChild(TOOLBAR_START_TEMPLATE);
  /** Template of the host's own content at the end of the toolbar, an `ng-template` with `ecToolbarEnd`. */
  readonly toolbarEndTemplate = contentChild(TOOLBAR_END_TEMPLATE);
  /** Template of the host's own rows of resources in the side panel, an `ng-template` with `ecResource`. */
  readonly resourceTemplate = contentChild(RESOURCE_TEMPLATE);

  /** Emits the most recent change to `events`. */
  readonly lastAction = output<LastAction<E>>();
  /**
   * Emits the outcome of a change, once for each `lastAction`: with an `eventSource` that saves, after its answer was
   * written to `events`, else at once.
   *
   * @example
   * protected settled({ status, action, reason }: ChangeSettled<Visit>): void {
   *   if (status !== 'done') this.log.warn(`${action.type}: ${reason}`);
   * }
   */
  readonly changeSettled = output<ChangeSettled<E>>();
  /** Emits an event that was clicked, or opened by keyboard. */
  readonly eventClick = output<E>();
  /** Emits a resource whose header in the timeline was clicked or activated by Enter. */
  readonly resourceClick = output<CalendarResource>();
  /** Emits a block of `blockedTimes` that was clicked. */
  readonly blockedTimeClick = output<BlockedTime>();
  /**
   * Emits a slot of empty space that was clicked or activated by keyboard, or double-clicked if that creates events;
   * also where no event may be created.
   *
   * @example `(slotClick)="book($event.start, $event.zone, $event.resource)"`
   */
  readonly slotClick = output<SlotClick>();
  /**
   * Emits a change before it is made, and during a drag; `preventDefault(reason)` refuses it.
   *
   * @example
   * protected validate(request: EventChangeRequest<Visit>): void {
   *   if (request.after === null && request.before?.isPaid) request.preventDefault('It is paid already.');
   * }
   */
  readonly eventChangeRequest = output<EventChangeRequest<E>>();
  /**
   * Emits before the editor opens; `preventDefault()` keeps it closed, so that the host can open something else.
   *
   * @example
   * protected open(opening: EditorOpening<Visit>): void {
   *   opening.preventDefault();
   *   void this.router.navigate(['visits', opening.event?.id ?? 'new']);
   * }
   */
  readonly editorOpening = output<EditorOpening<E>>();
  /** Emits the range of the shown days, at the start and whenever it changes. */
  readonly visibleRangeChange = output<VisibleRange>();
}
