import { Directive, inject, input, TemplateRef } from '@angular/core';
import type {
  CalendarEvent,
  CalendarResource,
  CalendarView,
  PaletteName,
} from 'ng-event-calendar/core/internal';

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
  readonly isPast: boolean;
  /** The resource in whose column it stands; null where columns are days alone, or for events without one. */
  readonly resource: CalendarResource | null;
}

/**
 * Content of every event: `<ng-template ecEvent let-event let-time="time">…</ng-template>`. Place, colours,
 * handles and the accessible name stay the calendar's. With `[ecEvent]="events()"` the event has the type of
 * the host's own.
 */
@Directive({ selector: 'ng-template[ecEvent]' })
export class EcEvent<E extends CalendarEvent = CalendarEvent> {
  readonly template = inject<TemplateRef<EventContext>>(TemplateRef);

  /** The events, for the type of theirs alone: which are drawn is the calendar's to know. */
  readonly ecEvent = input<readonly E[] | ''>('');

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
@Directive({ selector: 'ng-template[ecDayCell]' })
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
@Directive({ selector: 'ng-template[ecDayHeader]' })
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
@Directive({ selector: 'ng-template[ecResourceHeader]' })
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
@Directive({ selector: 'ng-template[ecToolbar]' })
export class EcToolbar {
  readonly template = inject<TemplateRef<ToolbarContext>>(TemplateRef);

  static ngTemplateContextGuard(
    _directive: EcToolbar,
    context: unknown,
  ): context is ToolbarContext {
    return typeof context === 'object';
  }
}
