import { Component, computed, forwardRef, inject, Injector } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { EventGestures } from '../interactions/event-gestures';
import { PageTurn } from '../interactions/page-turn';
import { RovingFocus } from '../interactions/roving-focus';
import { SurfaceDrag } from '../interactions/surface-drag';
import { Announcer } from '../store/announcer';
import { CalendarEdits } from '../store/calendar-edits';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { Clock } from '../store/clock';
import { FocusPlace } from '../store/focus-place';
import { GestureState } from '../store/gesture-state';
import { Media } from '../store/media';
import { Navigation } from '../store/navigation';
import { Notice } from '../store/notice';
import { Reports } from '../store/reports';
import { TimeScroll } from '../store/time-scroll';
import { CalendarProps } from './calendar-props';
import { CalendarShell } from './calendar-shell';

const DEFAULT_HEIGHT = 600;

/**
 * An event calendar with day, week, month and agenda views.
 *
 * Bind `[(events)]` and, if wanted, any other model; what isn't bound the calendar keeps itself.
 */
@Component({
  selector: 'event-calendar',
  imports: [CalendarShell],
  template: `<ec-calendar-shell [class]="className() ?? ''" [sx]="sx()" />`,
  styles: `
    :host {
      display: block;
    }
  `,
  providers: [
    { provide: CALENDAR_INPUTS, useExisting: forwardRef(() => EventCalendarComponent) },
    CalendarEdits,
    CalendarSettings,
    CalendarStore,
    Clock,
    EventGestures,
    FocusPlace,
    GestureState,
    Announcer,
    Media,
    Navigation,
    Notice,
    PageTurn,
    Reports,
    RovingFocus,
    SurfaceDrag,
    TimeScroll,
  ],
  host: { '[attr.id]': 'id() ?? null', '[style.block-size]': 'blockSize()' },
})
export class EventCalendarComponent<
  E extends CalendarEvent = CalendarEvent,
> extends CalendarProps<E> {
  private readonly injector = inject(Injector);

  protected readonly blockSize = computed(() => {
    const height: unknown = this.height();
    const pixels = typeof height === 'string' && height.trim() !== '' ? Number(height) : height;
    if (typeof pixels === 'number' && pixels > 0) return `${pixels}px`;
    // A server can't tell, and has nothing to lay out either.
    const isLength = typeof CSS === 'undefined' || CSS.supports('height', String(height));
    return typeof height === 'string' && isLength ? height : `${DEFAULT_HEIGHT}px`;
  });

  /** Shows the next day, week, month or agenda page. */
  next(): void {
    this.navigation().step(1);
  }

  /** Shows the previous day, week, month or agenda page. */
  previous(): void {
    this.navigation().step(-1);
  }

  /** Shows the dates around today. */
  today(): void {
    this.navigation().goToToday();
  }

  /**
   * Scrolls the time grid of day or week view to a time of day such as `'08:30'`. In other views, and
   * for text that is no such time, nothing happens.
   */
  scrollToTime(time: string): void {
    const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(time) ?? [];
    if (hours === undefined || minutes === undefined) return;
    this.injector.get(TimeScroll).wish.set({ minutes: Number(hours) * 60 + Number(minutes) });
  }

  /** Looked up late: it reads this component, which doesn't stand before its constructor is through. */
  private navigation(): Navigation {
    return this.injector.get(Navigation);
  }
}
