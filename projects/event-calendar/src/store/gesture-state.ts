import { computed, inject, Injectable, signal } from '@angular/core';
import {
  DAY,
  occurrenceOf,
  type CalendarEvent,
  type Occurrence,
  type When,
} from 'ng-event-calendar/core';
import { CalendarSettings } from './calendar-settings';

/** What a hand is about to do. */
export interface Gesture {
  readonly kind: 'move' | 'resize' | 'create' | 'copy';
  /** The occurrence that is moved, resized or copied; null while one is created. */
  readonly occurrence: Occurrence | null;
  /** The event as it would look: its own fields, or those of a new one. */
  readonly event: CalendarEvent;
  /** When it would happen. */
  readonly when: When;
  /** Whether there is such a place at all; none is in an hour that the clocks skip. */
  readonly isAllowedPlace: boolean;
  /** Whether it can't be dropped, for want of a place or because the host refuses. */
  readonly isRefused: boolean;
  /** Why the host refuses it; empty without a reason. */
  readonly refusal: string;
  /** Row of bars in which it was grabbed, so that its preview starts where it was. */
  readonly row: number;
}

/** The gesture under way, which views draw as a preview. */
@Injectable()
export class GestureState {
  private readonly settings = inject(CalendarSettings);

  readonly gesture = signal<Gesture | null>(null);

  /** The occurrence as it would be; null while nothing is under way. */
  readonly preview = computed<Occurrence | null>(() => {
    const gesture = this.gesture();
    if (gesture === null) return null;
    const { event, when } = gesture;
    const [start, end] = when.allDay
      ? [when.firstDay * DAY, (when.lastDay + 1) * DAY]
      : [when.start, when.end];
    return {
      ...occurrenceOf({ event, allDay: when.allDay, start, end }, this.settings.zone()),
      key: 'preview',
    };
  });

  /** Key of the occurrence that is dimmed because it is on its way elsewhere. */
  readonly draggedKey = computed(() => {
    const gesture = this.gesture();
    return gesture === null || gesture.kind === 'copy' ? null : (gesture.occurrence?.key ?? null);
  });
}
