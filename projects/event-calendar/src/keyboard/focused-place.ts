import { inject, Injectable } from '@angular/core';
import { formatDay, type Slot } from 'ng-event-calendar/core/internal';
import { drawnEventAt } from '../gestures/drawn-event';
import { Navigation } from '../store/dates/navigation';
import { Columns, resourceIdOf, slotIn } from '../store/layout/columns';
import { FocusedSlot } from '../store/layout/focused-slot';

/** Tells commands for which slot and which day a focused element stands. */
@Injectable()
export class FocusedPlace {
  readonly #columns = inject(Columns);
  readonly #focused = inject(FocusedSlot);
  readonly #navigation = inject(Navigation);

  /** Returns the slot at which an event is created or pasted: that of the focused event, half hour or day. */
  slotOf(target: EventTarget | null): Slot | null {
    const element = drawnEventAt(target);
    if (element !== undefined) {
      const { event, start, firstDay: day, isBar } = element.occurrence();
      const resource = element.resource() ?? this.#columns.resourceOf(event);
      return {
        day,
        instant: isBar ? null : start,
        ...(resource === undefined ? {} : { resource }),
      };
    }
    return this.#focused.slot() ?? this.#cellSlot(target);
  }

  /** Returns the slot for what is created or pasted without a place. */
  slotOrFirst(target: EventTarget | null): Slot {
    return (
      this.slotOf(target) ?? { day: this.#navigation.shownDate(), instant: null, resource: null }
    );
  }

  /** Returns the day that has the focus: that of the cell, or of the date in a list, before that of the event in it. */
  dayOf(target: EventTarget | null): number | undefined {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
    return this.#shownDay(cell?.dataset['date']) ?? this.slotOf(target)?.day;
  }

  /** Returns the slot of the focused all-day or month cell. */
  #cellSlot(target: EventTarget | null): Slot | null {
    const { date, resourceId } = target instanceof HTMLElement ? target.dataset : {};
    const day = this.#shownDay(date);
    if (day === undefined) return null;
    if (!this.#columns.isByResource() || resourceId === undefined) return { day, instant: null };
    const column = this.#columns
      .all()
      .find((each) => each.day === day && resourceIdOf(each) === resourceId);
    return column === undefined ? { day, instant: null } : slotIn(column, null);
  }

  #shownDay(date: string | undefined): number | undefined {
    return this.#navigation.days().find((day) => formatDay(day) === date);
  }
}

/** Whether a target lies in the view, rather than in the toolbar or the side panel. */
export function isInView(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.ec-content') !== null;
}
