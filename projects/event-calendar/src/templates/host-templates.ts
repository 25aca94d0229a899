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

/** What a template for an event's content is given. */
export interface EventContext<E extends CalendarEvent = CalendarEvent> {
  readonly $implicit: E;
  /** The title, or the text for events without one. */
  readonly title: string;
  /** The time as it would be written there; empty where none would. */
  readonly time: string;
  /** Title of the event's resource; empty without a known one. */
  readonly resourceTitle: string;
  readonly color: PaletteName;
  /** How it is drawn: `card` in the time grid, `bar` over days, `line` in a month, `entry` and `tile` in lists. */
  readonly shape: 'card' | 'bar' | 'line' | 'entry' | 'tile';
  /** How many lines of text fit: at least one. */
  readonly lines: number;
  /** Whether there is room for a few letters only. */
  readonly isNarrow: boolean;
  readonly isPast: boolean;
  /** The resource in whose column it stands; null where columns are days alone, or for events without one. */
  readonly resource: CalendarResource | null;
}

/**
 * Content of every event, drawn and dragged. Place, colours, handles and the accessible name stay the calendar's.
 * Bound to your events or their source it gives the event their type; else it is a `CalendarEvent`.
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
  readonly template = inject<TemplateRef<EventContext>>(TemplateRef);

  /** The events or their source, for the type of theirs alone: which are drawn is the calendar's to know. */
  readonly ecEvent = input<EventsOrSource<E> | '' | undefined>('');

  static ngTemplateContextGuard<E extends CalendarEvent>(
    _directive: EcEvent<E>,
    context: unknown,
  ): context is EventContext<E> {
    return typeof context === 'object';
  }
}

/** What a template for a day is given. */
export interface DayContext {
  /** The date, `YYYY-MM-DD`. */
  readonly $implicit: string;
  readonly isToday: boolean;
  readonly isWeekend: boolean;
  /** Whose column it is; null where columns are days alone, or for events without a resource. */
  readonly resource: CalendarResource | null;
}

/** What a template for a day's cell is given. */
export interface DayCellContext extends DayContext {
  /** Which cell: a column of the time grid, the one for whole days above it, or that of a month. */
  readonly slot: 'timed' | 'all-day' | 'day';
}

/**
 * What lies behind the events of a day: `<ng-template ecDayCell let-date let-slot="slot">…</ng-template>`.
 * Presses go through it, to the calendar.
 */
@Directive({
  selector: 'ng-template[ecDayCell]',
  providers: [{ provide: DAY_CELL_TEMPLATE, useExisting: EcDayCell }],
})
export class EcDayCell {
  readonly template = inject<TemplateRef<DayCellContext>>(TemplateRef);

  static ngTemplateContextGuard(
    _directive: EcDayCell,
    context: unknown,
  ): context is DayCellContext {
    return typeof context === 'object';
  }
}

/** What a template for a day's header is given. */
export interface DayHeaderContext extends DayContext {
  /** 'Fri' */
  readonly weekday: string;
  /** '20', in the digits of the locale. */
  readonly number: string;
}

/** What stands above a day's column: `<ng-template ecDayHeader let-date let-weekday="weekday">…</ng-template>`. */
@Directive({
  selector: 'ng-template[ecDayHeader]',
  providers: [{ provide: DAY_HEADER_TEMPLATE, useExisting: EcDayHeader }],
})
export class EcDayHeader {
  readonly template = inject<TemplateRef<DayHeaderContext>>(TemplateRef);

  static ngTemplateContextGuard(
    _directive: EcDayHeader,
    context: unknown,
  ): context is DayHeaderContext {
    return typeof context === 'object';
  }
}

/** What a template for a resource's header is given. */
export interface ResourceHeaderContext {
  /** Whose columns are below; null for events without a resource. */
  readonly $implicit: CalendarResource | null;
  /** The date of the columns, `YYYY-MM-DD`; null where they are of several. */
  readonly date: string | null;
  readonly color: PaletteName;
}

/**
 * What stands above the columns of a resource, of those that have others within too:
 * `<ng-template ecResourceHeader let-resource let-color="color">…</ng-template>`.
 */
@Directive({
  selector: 'ng-template[ecResourceHeader]',
  providers: [{ provide: RESOURCE_HEADER_TEMPLATE, useExisting: EcResourceHeader }],
})
export class EcResourceHeader {
  readonly template = inject<TemplateRef<ResourceHeaderContext>>(TemplateRef);

  static ngTemplateContextGuard(
    _directive: EcResourceHeader,
    context: unknown,
  ): context is ResourceHeaderContext {
    return typeof context === 'object';
  }
}

/** What a template for the toolbar is given: what is shown, and the ways elsewhere. */
export interface ToolbarContext {
  /** 'November 2026' */
  readonly $implicit: string;
  readonly view: CalendarView;
  readonly views: readonly CalendarView[];
  readonly isSidePanelOpen: boolean;
  readonly next: () => void;
  readonly previous: () => void;
  readonly today: () => void;
  readonly show: (view: CalendarView) => void;
  readonly toggleSidePanel: () => void;
}

/** The host's own toolbar: `<ng-template ecToolbar let-title let-next="next">…</ng-template>`. */
@Directive({
  selector: 'ng-template[ecToolbar]',
  providers: [{ provide: TOOLBAR_TEMPLATE, useExisting: EcToolbar }],
})
export class EcToolbar {
  readonly template = inject<TemplateRef<ToolbarContext>>(TemplateRef);

  static ngTemplateContextGuard(
    _directive: EcToolbar,
    context: unknown,
  ): context is ToolbarContext {
    return typeof context === 'object';
  }
}
