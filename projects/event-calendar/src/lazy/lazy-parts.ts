import { chunkOf, pickedFrom } from './chunk';
import { lazyPart } from './lazy-part';

// Every `import()` of the calendar. Nothing here may import statically from a file that it loads.

/** Availability code: violations, conflicts, free times and shading. */
export const AVAILABILITY = lazyPart(
  () => import('../store/availability/availability-code'),
  (chunk) => chunk,
);

/** Keyboard, pointer and menus, loaded at the first sign of a user. */
export const INTERACTION = lazyPart(
  () => import('../interaction/interaction'),
  (chunk) => chunk.createInteraction,
);
/** Drags of the host's elements into calendars. */
export const EXTERNAL_DRAG = lazyPart(
  () => import('../external/external-drag'),
  (chunk) => chunk.dragIntoCalendars,
);
export const OPEN_NEW_EVENT = lazyPart(
  () => import('../gestures/open-new-event'),
  (chunk) => chunk.openNewEvent,
);

// Views other than the time grid, which most calendars show first. The texts of views come with the first chunk.
export const MONTH = chunkOf(
  () => import('../views/month/month'),
  (chunk) => chunk.Month,
);
/** Loads its texts too, as no calendar begins with it unless its host says so. */
export const TIMELINE = lazyPart(
  () => import('../views/timeline/timeline'),
  (chunk) => chunk.Timeline,
);
export const ROW_MENU = lazyPart(
  () => import('../views/timeline/row-menu'),
  (chunk) => chunk.RowMenu,
);
export const TIMELINE_PREVIEWS = lazyPart(
  () => import('../views/timeline/timeline-previews'),
  (chunk) => chunk.TimelinePreviews,
);
/** Marks of time that the axis doesn't show; few calendars hide any. */
export const AXIS_MARKS = lazyPart(
  () => import('../views/timeline/axis-marks'),
  (chunk) => chunk.AxisMarks,
);
export const FREE_TIME_SEARCH = lazyPart(
  () => import('../views/timeline/free-time-search'),
  (chunk) => chunk.FreeTimeSearch,
);
const timelineZones = () => import('../views/timeline/additional-zones');
export const TIMELINE_ZONE_TIMES = lazyPart(timelineZones, (chunk) => chunk.ZoneRows);
export const TIMELINE_ZONE_HEADS = lazyPart(timelineZones, (chunk) => chunk.ZoneHeads);
export const AGENDA = chunkOf(
  () => import('../views/agenda/agenda'),
  (chunk) => chunk.Agenda,
);

// Parts of views.
export const ROW_PREVIEW = lazyPart(
  () => import('../views/shared/row-preview'),
  (chunk) => chunk.RowPreview,
);
export const GRID_PREVIEWS = lazyPart(
  () => import('../views/time-grid/grid-previews'),
  (chunk) => chunk.GridPreviews,
);
export const GRID_TINTS = lazyPart(
  () => import('../views/time-grid/grid-tints'),
  (chunk) => chunk.GridTints,
);
export const GRID_DIVISIONS = lazyPart(
  () => import('../views/time-grid/grid-divisions'),
  (chunk) => chunk.GridDivisions,
);
export const SCROLL_EDGES = lazyPart(
  () => import('../views/shared/scroll-edges'),
  (chunk) => chunk.ScrollEdges,
);
export const TIME_GRID_FOCUS = chunkOf(
  () => import('../views/time-grid/time-grid-focus'),
  (chunk) => chunk.createTimeGridFocus,
);
export const RESOURCE_CHOICE = lazyPart(
  () => import('../views/time-grid/resource-choice'),
  (chunk) => chunk.ResourceChoice,
);
export const ALL_HIDDEN = lazyPart(
  () => import('../views/time-grid/all-hidden'),
  (chunk) => chunk.AllHidden,
);
const additionalZones = () => import('../views/time-grid/additional-zones');
export const ADDITIONAL_ZONE_TIMES = lazyPart(
  additionalZones,
  (chunk) => chunk.AdditionalZoneTimes,
);
export const ADDITIONAL_ZONE_HEADS = lazyPart(
  additionalZones,
  (chunk) => chunk.AdditionalZoneHeads,
);

/** One file for the side panel and its mini calendar, since each further file delays the first frame. */
const sidePanel = chunkOf(
  () => import('../side-panel/side-panel'),
  (chunk) => chunk,
);
export const SIDE_PANEL = pickedFrom(sidePanel, (chunk) => chunk.SidePanel);
/** Month of the side panel, which the date picker shows too. */
export const MINI_CALENDAR = pickedFrom(sidePanel, (chunk) => chunk.MiniCalendar);

// Surfaces that open on request.
export const EDITOR = lazyPart(
  () => import('../editor/editor'),
  (chunk) => chunk.Editor,
);
export const QUICK_FORM = lazyPart(
  () => import('../quick-form/quick-form'),
  (chunk) => chunk.QuickForm,
);
export const DETAILS_POPOVER = lazyPart(
  () => import('../popover/details-popover'),
  (chunk) => chunk.DetailsPopover,
);
export const BOOKING_PROMPT = lazyPart(
  () => import('../popover/booking-prompt'),
  (chunk) => chunk.BookingPrompt,
);
export const EVENT_CARD = lazyPart(
  () => import('../popover/event-hover-card'),
  (chunk) => chunk.EventHoverCard,
);
export const EVENT_LIST = lazyPart(
  () => import('../popover/event-list'),
  (chunk) => chunk.EventList,
);
export const EVENT_MENU = lazyPart(
  () => import('../calendar/event-menu'),
  (chunk) => chunk.EventMenu,
);
export const SHORTCUTS_POPOVER = lazyPart(
  () => import('../popover/shortcuts-popover'),
  (chunk) => chunk.ShortcutsPopover,
);
export const PREFERENCES_MENU = lazyPart(
  () => import('../preferences-menu/preferences-menu'),
  (chunk) => chunk.PreferencesMenu,
);
/** Matches of a search, and the way to them. */
export const SEARCH_FINDER = lazyPart(
  () => import('../search/search-finder'),
  (chunk) => chunk.SearchFinder,
);
export const EVENT_SEARCH = lazyPart(
  () => {
    // On its way at once, though the field doesn't wait for it; the field asks again, and tells of a failure.
    SEARCH_FINDER.load().catch(() => undefined);
    return import('../search/event-search');
  },
  (chunk) => chunk.EventSearchField,
);
/** Way to a found event, loaded when the first one is chosen. */
export const EVENT_JOURNEY = lazyPart(
  () => import('../search/event-journey'),
  (chunk) => chunk.EventJourney,
);
/** Selection of several events, and its bar, which comes with the first selection of two. */
export const SELECTION = lazyPart(
  () => import('../selection/selection'),
  (chunk) => chunk.Selection,
);
export const SELECTION_BAR = lazyPart(
  () => import('../selection/selection-bar'),
  (chunk) => chunk.SelectionBar,
);
export const SELECTION_COLORS = lazyPart(
  () => import('../selection/selection-colors'),
  (chunk) => chunk.SelectionColors,
);
export const PRESET_MENU = lazyPart(
  () => import('../toolbar/preset-menu'),
  (chunk) => chunk.PresetMenu,
);
export const DATE_PICKER = lazyPart(
  async () => {
    const [chunk] = await Promise.all([
      import('../popover/date-picker-popover'),
      MINI_CALENDAR.load(),
    ]);
    return chunk;
  },
  (chunk) => chunk.DatePickerPopover,
);

// Parts that only some hosts or events need.
export const DRAG_GHOST = lazyPart(
  () => import('../event/drag-ghost'),
  (chunk) => chunk.DragGhost,
);
export const CONFLICT_MARKS = lazyPart(
  () => import('../event/conflict-marks'),
  (chunk) => chunk.ConflictMarks,
);
const eventSource = lazyPart(
  () => import('../source/event-source-connection'),
  (chunk) => chunk,
);
export const EVENT_SOURCE_CONNECTION = pickedFrom(
  eventSource,
  (chunk) => chunk.EventSourceConnection,
);
/** Search of a source, which loads with its connection. */
export const SEARCH_REQUEST = pickedFrom(eventSource, (chunk) => chunk.requestSearch);
export const SX_SHEET = lazyPart(
  () => import('../styles/sx-sheet'),
  (chunk) => chunk.createSxSheet,
);
