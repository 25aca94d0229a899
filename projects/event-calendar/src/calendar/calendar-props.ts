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
  type EventCreation,
  type EventOverlap,
  type LastAction,
  type PaletteName,
  type Resizable,
  type ResourceColumns,
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
import type { EditorOpening } from '../store/events/editor-opening';
import type { EventChangeRequest } from '../store/events/event-change-request';
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
  TOOLBAR_TEMPLATE,
} from '../templates/template-tokens';
import type { SxObject } from '../styles/sx';

/**
 * Everything a host can bind, declared once for both variants of the calendar.
 *
 * A model without a bound value is uncontrolled: the calendar starts from the matching `default…`
 * input and keeps the state itself. The casts let `[(view)]` accept a host's signal of plain
 * `CalendarView`: `undefined` is never written back.
 */
@Directive()
export abstract class CalendarProps<
  E extends CalendarEvent = CalendarEvent,
> implements CalendarInputs<E> {
  /** Defaults of the application. */
  readonly #given = inject(EVENT_CALENDAR_CONFIG);

  /** Identifier of this calendar; becomes the host element's id. */
  readonly id = input<string>();

  /** Events to show. The whole new array is written back on every change. */
  readonly events = model<E[]>([]);
  /**
   * Where events come from and changes go to. Its events are merged into `events` by id and are its
   * own: what a host writes over them counts until the next answer. What the host has beside them stays.
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
   * Which resources are shown, by id; missing entries are shown. Written back on a user's toggle.
   *
   * @example `{ ana: false } // hides Ana's events`
   */
  readonly visibleResources = model<VisibleResources>() as ModelSignal<VisibleResources>;
  /** Initial map of an uncontrolled calendar. */
  readonly defaultVisibleResources = input<VisibleResources>({});
  /** Whether an event can't be saved without a resource. */
  readonly shouldEventRequireResource = input(this.#given.shouldEventRequireResource ?? false);

  /** Colour of events for which neither they nor their resource name one. */
  readonly eventColor = input<PaletteName>(this.#given.eventColor ?? DEFAULT_COLOR);
  /** Whether events may be dragged; events and resources may say otherwise. */
  readonly areEventsDraggable = input(this.#given.areEventsDraggable ?? true);
  /** Which edges of events may be resized; events and resources may say otherwise. */
  readonly areEventsResizable = input<Resizable>(this.#given.areEventsResizable ?? true);
  /** Whether things from outside may be dropped in as events. */
  readonly canDragEventsFromTheOutside = input(this.#given.canDragEventsFromTheOutside ?? false);
  /** Whether events may be dragged out of the calendar. */
  readonly canDropEventsToTheOutside = input(this.#given.canDropEventsToTheOutside ?? false);
  /** Whether nothing may be changed. An event that says `readOnly: false` itself stays editable. */
  readonly readOnly = input(this.#given.readOnly);
  /**
   * Whether and how events are created by hand.
   *
   * @example `{ interaction: 'double-click', duration: 45, form: 'quick' }`
   */
  readonly eventCreation = input<boolean | EventCreation>(this.#given.eventCreation ?? true);

  /**
   * Whether there is a button "New event": in the open side panel, else in the toolbar, on a phone over the view. Only
   * where events may be made at all, and given to a resource where they need one.
   */
  readonly showCreateButton = input(this.#given.showCreateButton ?? true);

  /**
   * Completes each new event with the host's own keys: of clicks, sweeps, copies and drops. What it throws, or returns
   * that is no event, is reported, and the event stays as it was. A new event is asked about once. What comes from outside
   * keeps its id, and its times and resource are those of where it is dropped.
   *
   * @example
   * readonly newEvent = (draft: CalendarEvent): Visit => ({ ...draft, status: 'planned' });
   */
  readonly newEvent = input<((draft: CalendarEvent) => E) | undefined>();
  /** The active view. Written back when the user changes it. */
  readonly view = model<CalendarView>() as ModelSignal<CalendarView>;
  /** Initial view of an uncontrolled calendar. */
  readonly defaultView = input<CalendarView>(this.#given.defaultView ?? DEFAULT_VIEW);
  /** Views offered to the user. `days` is only where it is named. */
  readonly views = input<readonly CalendarView[]>(this.#given.views ?? DEFAULT_VIEWS);
  /**
   * The date in view: an ISO date, wall time in the display zone, or instant. Written back as
   * `YYYY-MM-DD` when the user navigates.
   *
   * @example `'2026-11-20' // or '2026-11-20T09:00', or '2026-11-20T14:00:00Z'`
   */
  readonly visibleDate = model<string>() as ModelSignal<string>;
  /** Initial date of an uncontrolled calendar. Default: today. */
  readonly defaultVisibleDate = input<string>();
  /** How many days the view `days` shows, 1 to 31; `preferences.dayCount` wins. */
  readonly dayCount = input(this.#given.dayCount ?? DAY_COUNT);
  /** How many shown days the view `days` goes on by, 1 to 31. Default: as many as it shows. */
  readonly dayStep = input(this.#given.dayStep);
  /** Shows so many weeks (1 to 12) from that of the visible date in the month view, instead of the month. */
  readonly weekCount = input(this.#given.weekCount);
  /**
   * Weekdays that week, days and month never show: 0 is Sunday.
   *
   * @example `[0, 6] // leaves Monday to Friday`
   */
  readonly hiddenDays = input<readonly Weekday[]>(this.#given.hiddenDays ?? []);
  /** The first date that is offered, `YYYY-MM-DD`: days before take neither focus nor events. */
  readonly minDate = input(this.#given.minDate);
  /** The last date that is offered, `YYYY-MM-DD`. */
  readonly maxDate = input(this.#given.maxDate);
  /**
   * Zone that times are shown in: an IANA name, `'UTC'`, or the browser's by `'default'` or `'locale'`.
   * Written back when the user swaps it with a further one.
   */
  readonly displayTimezone = model<string>(this.#given.displayTimezone ?? 'default');
  /**
   * Up to three zones whose times stand beside those of the display zone, in day and week view and wherever
   * an event's times are read in full; below `mobileBreakpoint` only the latter. One that is unknown or shown
   * already, and a fourth, is left out and reported.
   *
   * @example `['UTC', { timezone: 'Asia/Tokyo', label: 'Tokyo' }]`
   */
  readonly additionalTimezones = input<readonly (string | AdditionalTimezone)[]>(
    this.#given.additionalTimezones ?? [],
  );

  /** What the user has set. Written back with the one changed key. */
  readonly preferences = model<CalendarPreferences>() as ModelSignal<CalendarPreferences>;
  /** Initial preferences, also for keys that `preferences` leaves out. */
  readonly defaultPreferences = input(this.#given.defaultPreferences);
  /**
   * Items of the preferences menu, all of them but those that are false here; `false` hides the menu.
   *
   * @example `{ toggleAmpm: false }`
   */
  readonly preferencesMenuConfig = input(this.#given.preferencesMenuConfig);
  /**
   * Whether the side panel starts open in a wide calendar and shut in a narrow one, and closes by itself where it would
   * leave a day less than 96 pixels. The preference `isSidePanelOpen` wins; it lies over the view there.
   */
  readonly responsiveSidePanel = input(this.#given.responsiveSidePanel ?? true);
  /** Own width in pixels below which the calendar is laid out for a phone. */
  readonly mobileBreakpoint = input(this.#given.mobileBreakpoint ?? 768);

  /** How the event editor is presented. */
  // Its type is written out, or the package's types would name the members in any order.
  readonly eventDialogVariant: InputSignal<'drawer' | 'dialog'> = input(
    this.#given.eventDialogVariant ?? 'drawer',
  );
  /** Distance in pixels between the window's top and the editor's drawer. */
  readonly eventDialogTopOffset = input(this.#given.eventDialogTopOffset ?? 0);
  /**
   * Whether what an event can't show is read beside it: after a moment on hover, and on focus by keys. The card appears
   * where title, time, resource or description aren't seen in full; never for a finger.
   */
  // Its type is written out, as that of `eventDialogVariant` is.
  readonly showEventCard: InputSignal<'hover' | 'none'> = input(
    this.#given.showEventCard ?? 'hover',
  );
  /** Whether day and week view have the row of whole days also while nothing is in it. */
  readonly showAllDayRow = input(this.#given.showAllDayRow ?? true);
  /** Whether day and week view mark the present time with a line. */
  readonly showCurrentTimeIndicator = input(this.#given.showCurrentTimeIndicator ?? true);
  /** Whether day and week view start scrolled so that the present time is in the middle. */
  readonly scrollToCurrentTime = input(this.#given.scrollToCurrentTime ?? false);
  /**
   * Hours of the day that day and week view show, halves allowed. Of several, what lies between is folded into
   * a strip that users can unfold. Hours that aren't usable are left out; without any it is the whole day.
   *
   * @example `[{ start: 7, end: 12 }, { start: 14, end: 19 }]`
   */
  readonly visibleHours = input<VisibleHours | readonly VisibleHours[]>(
    this.#given.visibleHours ?? { start: 0, end: 24 },
  );
  /**
   * Height of an hour in day and week view: pixels from 24 to 240, or `'fit'` for as much as there is room.
   * Where it is set, users can zoom. Left out, or where it is neither (`invalid-value`), it is `--ec-hour-height`.
   */
  readonly hourHeight = input<number | 'fit' | undefined>(this.#given.hourHeight);
  /**
   * Minutes between the lines of day and week view, by which the keyboard's cursor goes and from which a click
   * creates: whole ones from 5 to 240 that divide the day, or it is 30 (`invalid-value`).
   */
  readonly slotMinutes = input(this.#given.slotMinutes ?? 30);
  /**
   * Whether day and week view show resources beside each other, and how. Without resources, and in other
   * views, it changes nothing.
   *
   * @example `{ order: 'resource-date', minWidth: 160 } // or just true`
   */
  readonly resourceColumns = input<boolean | ResourceColumns>(this.#given.resourceColumns ?? false);
  /**
   * Presets, pages, header, rows and bars of the timeline, a view that is offered where `views` names it.
   *
   * @example `{ presets: ['hours', 'days'], spans: { hours: { weeks: 1 } }, maxLanes: 3 }`
   */
  readonly timeline = input<TimelineOptions>(this.#given.timeline ?? {});
  /** Unit of a cell of the timeline. */
  readonly timelinePreset = model<TimelinePreset>() as ModelSignal<TimelinePreset>;
  /** Initial preset of an uncontrolled calendar. */
  readonly defaultTimelinePreset = input<TimelinePreset>(
    this.#given.defaultTimelinePreset ?? 'hours',
  );
  /** Ids of resources whose children have no rows in the timeline, each with `true`. */
  readonly collapsedResources = model<Readonly<Record<string, boolean>>>() as ModelSignal<
    Readonly<Record<string, boolean>>
  >;
  /** Initial map of an uncontrolled calendar. */
  readonly defaultCollapsedResources = input<Readonly<Record<string, boolean>>>({});
  /** Ids of the resources whose rows stay under the timeline's header, in that order. */
  readonly pinnedResources = model<readonly CalendarId[]>([]);
  /**
   * When work is done, for resources without hours of their own. Left out, all time is open.
   *
   * @example `[{ start: '08:00', end: '18:00' }, { days: [6], start: '09:00', end: '12:00' }]`
   */
  readonly workingHours = input<readonly WorkingHours[] | undefined>(this.#given.workingHours);
  /**
   * Stretches that are taken or closed, for everybody or for resources: breaks, holidays, leave.
   *
   * @example `[{ title: 'Staff meeting', start: '2026-11-20T12:00', end: '2026-11-20T13:00' }]`
   */
  readonly blockedTimes = input<readonly BlockedTime[]>(this.#given.blockedTimes ?? []);
  /** What happens to what is put where nobody works or something is blocked; resources may say otherwise. */
  readonly unavailableTimes = input<UnavailableTimes>(this.#given.unavailableTimes ?? 'allow');
  /** What happens to what is put beside something else of the same resource; resources may say otherwise. */
  readonly eventOverlap = input<EventOverlap>(this.#given.eventOverlap ?? 'allow');
  /** Steps in minutes in which events are created, moved and resized. */
  readonly snapMinutes = input(this.#given.snapMinutes ?? 15);

  /** Height of the calendar: pixels, or any CSS length. */
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
  readonly localeText = input<PartialLocaleText>();

  /** A host's own form, from an `ng-template` with `ecEditor`. */
  readonly editorTemplate = contentChild(EDITOR_TEMPLATE);
  /** Fields of a host's own in the calendar's form, from an `ng-template` with `ecEditorSection`. */
  readonly editorSectionTemplate = contentChild(EDITOR_SECTION_TEMPLATE);
  /** A host's own content of events, from an `ng-template` with `ecEvent`. */
  readonly eventTemplate = contentChild(EVENT_TEMPLATE);
  /** A host's own content of the cards on hover and focus, from an `ng-template` with `ecEventCard`. */
  readonly eventCardTemplate = contentChild(EVENT_CARD_TEMPLATE);
  /** What a host draws behind the events of a day, from an `ng-template` with `ecDayCell`. */
  readonly dayCellTemplate = contentChild(DAY_CELL_TEMPLATE);
  /** A host's own headers of days, from an `ng-template` with `ecDayHeader`. */
  readonly dayHeaderTemplate = contentChild(DAY_HEADER_TEMPLATE);
  /** A host's own headers of resources, from an `ng-template` with `ecResourceHeader`. */
  readonly resourceHeaderTemplate = contentChild(RESOURCE_HEADER_TEMPLATE);
  /** A host's own toolbar, from an `ng-template` with `ecToolbar`. */
  readonly toolbarTemplate = contentChild(TOOLBAR_TEMPLATE);
  /** What a host adds before the title of the toolbar, from an `ng-template` with `ecToolbarStart`. */
  readonly toolbarStartTemplate = contentChild(TOOLBAR_START_TEMPLATE);
  /** What a host adds at the end of the toolbar, from an `ng-template` with `ecToolbarEnd`. */
  readonly toolbarEndTemplate = contentChild(TOOLBAR_END_TEMPLATE);
  /** A host's own rows of resources in the side panel, from an `ng-template` with `ecResource`. */
  readonly resourceTemplate = contentChild(RESOURCE_TEMPLATE);

  /** The most recent change to `events`. */
  readonly lastAction = output<LastAction<E>>();
  /** An event that was clicked, or opened by keyboard. */
  readonly eventClick = output<E>();
  /** A resource's header in the timeline was clicked, or Enter pressed on it. */
  readonly resourceClick = output<CalendarResource>();
  /** A stretch of blocked time that was clicked. */
  readonly blockedTimeClick = output<BlockedTime>();
  /**
   * Empty space that was clicked, double-clicked where that makes events, or entered by key: also where no event may
   * be made.
   *
   * @example `(slotClick)="book($event.start, $event.zone, $event.resource)"`
   */
  readonly slotClick = output<SlotClick>();
  /**
   * A change about to happen; `preventDefault(reason)` refuses it. Also asked while dragging.
   *
   * @example
   * protected judge(request: EventChangeRequest<Visit>): void {
   *   if (request.after === null && request.before?.isPaid) request.preventDefault('It is paid already.');
   * }
   */
  readonly eventChangeRequest = output<EventChangeRequest<E>>();
  /**
   * The editor is about to open; `preventDefault()` leaves it to the host.
   *
   * @example
   * protected open(opening: EditorOpening<Visit>): void {
   *   opening.preventDefault();
   *   void this.router.navigate(['visits', opening.event?.id ?? 'new']);
   * }
   */
  readonly editorOpening = output<EditorOpening<E>>();
  /** The range shown, whenever it changes and once at the start. */
  readonly visibleRangeChange = output<VisibleRange>();
}
