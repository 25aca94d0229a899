import { Directive, inject, input, TemplateRef } from '@angular/core';
import type {
  CalendarEvent,
  CalendarResource,
  CalendarView,
  PaletteName,
} from 'ng-event-calendar/core/internal';
import type { EventsOrSource } from './events-or-source';
import {
  DAY_CELL_TEMPLATE,
  DAY_HEADER_TEMPLATE,
  EVENT_TEMPLATE,
  RESOURCE_HEADER_TEMPLATE,
  TOOLBAR_TEMPLATE,
} from './template-tokens';

/** Context of an `ecEvent` template, the content of an event. */
export interface EventContext<E extends CalendarEvent = CalendarEvent> {
  /** Event of the occurrence that is drawn. */
  readonly $implicit: E;
  /** Title, or the text for events without one. */
  readonly title: string;
  /** Time as the calendar itself would write it there; empty if it would write none. */
  readonly time: string;
  /** Titles of the event's resources; empty without a known one. */
  readonly resourceTitle: string;
  /** Palette name of the event's colour. */
  readonly color: PaletteName;
  /**
   * Shape in which the event is drawn: `card` in the time grid, `bar` over days and in the timeline, `line` in a month,
   * `tile` of two lines in lists.
   */
  readonly shape: 'card' | 'bar' | 'line' | 'tile';
  /** Number of lines of text that fit, at least one. */
  readonly lines: number;
  /** Whether only a few letters fit. */
  readonly isNarrow: boolean;
  /** Whether the event is over. */
  readonly isPast: boolean;
  /** Whether a search in mode `dim` finds the event; false without a search. */
  readonly isMatch: boolean;
  /** Whether a search in mode `dim` fades the event; false without a search. */
  readonly isDimmed: boolean;
  /** Whether the event is selected; see `canSelectSeveralEvents`. */
  readonly isSelected: boolean;
  /** Resource of the event's column or row; null if that has none. */
  readonly resource: CalendarResource | null;
}

/**
 * Content of every event and its preview. The calendar keeps control of place, colours, handles and accessible name.
 * The bound value only sets the type of the events; without it they are `CalendarEvent`.
 *
 * @example
 * ```html
 * <ng-template [ecEvent]="visits()" let-visit let-time="time" let-lines="lines">
 *   <b>{{ visit.patient }}</b>
 *   @if (lines > 1) { <span>{{ time }}</span> }
 * </ng-template>
 * ```
 */
@Directive({
  selector: 'ng-template[ecEvent]',
  providers: [{ provide: EVENT_TEMPLATE, useExisting: EcEvent }],
})
export class EcEvent<E extends CalendarEvent = CalendarEvent> {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<EventContext>>(TemplateRef);

  /** Events of the host or their source; only their type is used. */
  readonly ecEvent = input<EventsOrSource<E> | '' | undefined>('');

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard<E extends CalendarEvent>(
    _directive: EcEvent<E>,
    context: unknown,
  ): context is EventContext<E> {
    return typeof context === 'object';
  }
}

/** Context that templates for days have in common. */
export interface DayContext {
  /** Date of the day, `YYYY-MM-DD`. */
  readonly $implicit: string;
  /** Whether the day is today in the display zone. */
  readonly isToday: boolean;
  /** Whether the day is a Saturday or Sunday. */
  readonly isWeekend: boolean;
  /** Resource of the column or row; null if that has none. */
  readonly resource: CalendarResource | null;
}

/** Context of an `ecDayCell` template, the background of a day's cell. */
export interface DayCellContext extends DayContext {
  /**
   * Kind of cell: a column of the time grid (`timed`), its cell in the all-day row (`all-day`), a cell of the month
   * (`day`), or a day in a row of the timeline (`row`).
   */
  readonly slot: 'timed' | 'all-day' | 'day' | 'row';
}

/**
 * Content behind the events of a day: `<ng-template ecDayCell let-date let-slot="slot">…</ng-template>`. Clicks pass
 * through it to the calendar.
 */
@Directive({
  selector: 'ng-template[ecDayCell]',
  providers: [{ provide: DAY_CELL_TEMPLATE, useExisting: EcDayCell }],
})
export class EcDayCell {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<DayCellContext>>(TemplateRef);

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard(
    _directive: EcDayCell,
    context: unknown,
  ): context is DayCellContext {
    return typeof context === 'object';
  }
}

/** Context of an `ecDayHeader` template, the header of a day. */
export interface DayHeaderContext extends DayContext {
  /** Short name of the weekday, 'Fri'. */
  readonly weekday: string;
  /** Number of the day, '20', in the digits of the locale. */
  readonly number: string;
}

/**
 * Content of the header of a day's column, and of the timeline's labels of days: `<ng-template ecDayHeader let-date
 * let-weekday="weekday">…</ng-template>`.
 */
@Directive({
  selector: 'ng-template[ecDayHeader]',
  providers: [{ provide: DAY_HEADER_TEMPLATE, useExisting: EcDayHeader }],
})
export class EcDayHeader {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<DayHeaderContext>>(TemplateRef);

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard(
    _directive: EcDayHeader,
    context: unknown,
  ): context is DayHeaderContext {
    return typeof context === 'object';
  }
}

/** Context of an `ecResourceHeader` template, the header of a resource. */
export interface ResourceHeaderContext {
  /** Resource of the columns below, or of the row; null for events without a resource. */
  readonly $implicit: CalendarResource | null;
  /** Date of the columns, `YYYY-MM-DD`; null for columns of several dates, and in the timeline. */
  readonly date: string | null;
  /** Palette name of the resource's colour. */
  readonly color: PaletteName;
}

/**
 * Content of the header of a resource's columns, and of the header of a parent over its children's columns:
 * `<ng-template ecResourceHeader let-resource let-color="color">…</ng-template>`.
 */
@Directive({
  selector: 'ng-template[ecResourceHeader]',
  providers: [{ provide: RESOURCE_HEADER_TEMPLATE, useExisting: EcResourceHeader }],
})
export class EcResourceHeader {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<ResourceHeaderContext>>(TemplateRef);

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard(
    _directive: EcResourceHeader,
    context: unknown,
  ): context is ResourceHeaderContext {
    return typeof context === 'object';
  }
}

/** Context of an `ecToolbar` template: the state of the calendar, and functions that change it. */
export interface ToolbarContext {
  /** Title of the current page, such as 'November 2026'. */
  readonly $implicit: string;
  /** Active view. */
  readonly view: CalendarView;
  /** Views offered. */
  readonly views: readonly CalendarView[];
  /** Whether the side panel is open. */
  readonly isSidePanelOpen: boolean;
  /** Shows the next page of dates. */
  readonly next: () => void;
  /** Shows the previous page of dates. */
  readonly previous: () => void;
  /** Shows the dates around today. */
  readonly today: () => void;
  /** Shows a view, if it is offered. */
  readonly show: (view: CalendarView) => void;
  /** Opens or closes the side panel. */
  readonly toggleSidePanel: () => void;
}

/** The host's own toolbar: `<ng-template ecToolbar let-title let-next="next">…</ng-template>`. */
@Directive({
  selector: 'ng-template[ecToolbar]',
  providers: [{ provide: TOOLBAR_TEMPLATE, useExisting: EcToolbar }],
})
export class EcToolbar {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<ToolbarContext>>(TemplateRef);

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard(
    _directive: EcToolbar,
    context: unknown,
  ): context is ToolbarContext {
    return typeof context === 'object';
  }
}
