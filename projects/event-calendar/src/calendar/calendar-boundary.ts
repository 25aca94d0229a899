import {
  computed,
  DestroyRef,
  Directive,
  ElementRef,
  inject,
  Injector,
  type Provider,
} from '@angular/core';
import type { CalendarEvent, CalendarId } from 'ng-event-calendar/core/internal';
import { drawnEventAt } from '../gestures/drawn-event';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { RovingFocus } from '../keyboard/roving-focus';
import { LazyLoader } from '../lazy/lazy-loader';
import { Announcer } from '../feedback/announcer';
import { Help } from '../feedback/help';
import { withAttribute } from '../feedback/attribute-selector';
import { HOST_REPLAYS, WRITING_INJECTORS, type HostReplays } from '../store/events/host-replays';
import { BOUNDARY_INJECTOR } from '../store/inputs/calendar-inputs';
import { BookingQuestions } from '../store/availability/booking-question';
import { LayoutWidths } from '../store/layout/layout-widths';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { EventFilter } from '../store/events/event-filter';
import { SearchState } from '../store/events/search-state';
import { Clock } from '../store/dates/clock';
import { Editing } from '../store/events/editing';
import { AdditionalTimezones } from '../store/dates/additional-timezones';
import { GestureRules } from '../store/events/gesture-rules';
import { AvailabilityRules } from '../store/availability/availability-rules';
import { SelectionState } from '../store/events/selection-state';
import { SessionState } from '../store/events/session-state';
import { Media } from '../store/inputs/media';
import { Navigation } from '../store/dates/navigation';
import { Notice } from '../feedback/notice';
import type { NewEventDraft } from '../store/events/new-event-draft';
import { OfferedViews } from '../store/dates/offered-views';
import { Reports } from '../store/inputs/reports';
import { SourceLink } from '../store/source/source-link';
import { TimelineSettings } from '../store/dates/timeline-settings';
import { TimeScroll } from '../store/dates/time-scroll';
import { AvailabilityShading } from '../store/availability/availability-shading';
import { CalendarProps } from './calendar-props';
import { FirstPicture } from './first-picture';
import { PAGE_PROVIDERS } from './page-providers';
import { OPEN_NEW_EVENT } from '../lazy/lazy-parts';

const DEFAULT_HEIGHT = 600;

/**
 * Providers of one calendar, beside its `CALENDAR_INPUTS`.
 *
 * @internal
 */
export const CALENDAR_PROVIDERS: Provider[] = [
  { provide: BOUNDARY_INJECTOR, useFactory: () => inject(Injector) },
  PAGE_PROVIDERS,
  BookingQuestions,
  LayoutWidths,
  CalendarSettings,
  CalendarStore,
  Clock,
  Editing,
  EventFilter,
  FirstPicture,
  AdditionalTimezones,
  AvailabilityRules,
  AvailabilityShading,
  GestureRules,
  Announcer,
  Help,
  Media,
  Notice,
  OfferedViews,
  LazyLoader,
  Reports,
  RovingFocus,
  SearchState,
  SelectionState,
  SessionState,
  SourceLink,
  TimelineSettings,
];

/** Interface of both variants of the calendar to their host: props, methods, size and drop list. */
@Directive({ host: { '[attr.id]': 'id() ?? null', '[style.block-size]': 'blockSize()' } })
export abstract class CalendarBoundary<
  E extends CalendarEvent = CalendarEvent,
> extends CalendarProps<E> {
  readonly #injector = inject(Injector);

  /** Height of the calendar as a CSS value, from the prop `height`. */
  protected readonly blockSize = computed(() => {
    // On paper the calendar is as high as its content.
    if (this.#injector.get(Media).isPrinting()) return 'auto';
    const height: unknown = this.height();
    const pixels = typeof height === 'string' && height.trim() !== '' ? Number(height) : height;
    if (typeof pixels === 'number' && pixels > 0) return `${pixels}px`;
    // A server can't validate lengths, and has no layout either.
    const isLength = typeof CSS === 'undefined' || CSS.supports('height', String(height));
    return typeof height === 'string' && isLength ? height : `${DEFAULT_HEIGHT}px`;
  });

  /** Shows the next page of dates, as the toolbar's button does. */
  next(): void {
    this.#navigation().step(1);
  }

  /** Shows the previous page of dates, as the toolbar's button does. */
  previous(): void {
    this.#navigation().step(-1);
  }

  /** Shows the dates around today. */
  today(): void {
    this.#navigation().goToToday();
  }

  /** Loads the events from `eventSource` again; the current ones stay visible until then. */
  reload(): void {
    this.#injector.get(SourceLink).reload();
  }

  /**
   * Undoes the last change that was made in the calendar, as Ctrl+Z there does. Returns false if there is none, or if
   * it was refused.
   */
  undo(): boolean {
    return this.#replays()?.undo() ?? false;
  }

  /**
   * Redoes the change that was undone last, as Ctrl+Shift+Z in the calendar does. Returns false if there is none, or if
   * it was refused.
   */
  redo(): boolean {
    return this.#replays()?.redo() ?? false;
  }

  /**
   * Scrolls the time grid of day or week view, or the hours of the timeline, to a time of day from `'00:00'` to
   * `'24:00'`, such as `'08:30'`. Does nothing in other views, and for text that isn't such a time. A view that isn't
   * drawn yet scrolls once it is.
   */
  scrollToTime(time: string): void {
    const [, hours, rest] = /^(\d{1,2}):([0-5]\d)$/.exec(time) ?? [];
    const minutes = Number(hours) * 60 + Number(rest);
    const isTime = minutes <= 24 * 60;
    if (isTime && this.#navigation().hasTimes()) {
      this.#injector.get(TimeScroll).asked.set({ minutes });
    }
  }

  /**
   * Scrolls to a resource: in the timeline to its row, expanding its parents, with resource columns to its first
   * column; a phone shows its columns. Returns false if the view has no row or column of it. A view that isn't drawn
   * yet scrolls once it is; until then the answer is whether such a view has this resource in `resources`.
   */
  scrollToResource(id: CalendarId): boolean {
    const active = this.#injector.get(ActiveViewGeometry);
    const view = active.geometry();
    if (view !== null) return view.scrollToResource?.(id) ?? false;
    const isAwaited =
      this.#navigation().layout().bands !== null &&
      this.#injector.get(CalendarStore).resources().find(id) !== undefined;
    if (isAwaited) active.awaited = id;
    return isAwaited;
  }

  /** Opens and focuses the search field; returns false if `eventSearch` is off. */
  openSearch(): boolean {
    return this.#injector.get(SearchState).open();
  }

  /**
   * Opens the editor for an event, given its id, or for a new event, given its known values. If the event can't be
   * edited, its details open. Returns whether there is such an event, or for a new one whether the calendar may be
   * changed.
   *
   * @example
   * calendar.openEditor({ title: 'Follow-up', resource: 'ana', duration: 20 });
   */
  openEditor(target: CalendarId | NewEventDraft<E>): boolean {
    return typeof target === 'object' ? this.#openNew(target) : this.#openById(target);
  }

  #openNew(draft: NewEventDraft<E>): boolean {
    if (this.readOnly() === true) return false;
    const destroyed = this.#injector.get(DestroyRef);
    const isHere = (): boolean => !destroyed.destroyed;
    void this.#injector
      .get(LazyLoader)
      .load(OPEN_NEW_EVENT, isHere)
      .then((open) =>
        isHere() ? open?.(this.#injector, draft as NewEventDraft, 'editor') : undefined,
      );
    return true;
  }

  #openById(id: CalendarId): boolean {
    const host = this.#injector.get<ElementRef<HTMLElement>>(ElementRef).nativeElement;
    const element = host.querySelector<HTMLElement>(
      `ec-event${withAttribute('data-event-id', String(id))}`,
    );
    const occurrence = drawnEventAt(element)?.occurrence();
    const drawn = element === null || occurrence === undefined ? null : { element, occurrence };
    return this.#injector.get(Editing).openById(id, drawn);
  }

  #replays(): HostReplays | undefined {
    const writing = WRITING_INJECTORS.get(this.#injector.get(BOUNDARY_INJECTOR));
    return writing?.get(HOST_REPLAYS);
  }

  /** Whether the calendar is to be drawn; first read once the host's inputs are set. */
  protected isDue(): boolean {
    return this.#injector.get(FirstPicture).isDue();
  }

  /** Injected late: `Navigation` reads this component, which isn't complete before its constructor ends. */
  #navigation(): Navigation {
    return this.#injector.get(Navigation);
  }
}
