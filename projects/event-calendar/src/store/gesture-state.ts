import { computed, effect, inject, Injectable, signal } from '@angular/core';
import {
  DAY,
  occurrenceOf,
  whenOf,
  type CalendarEvent,
  type Occurrence,
  type When,
} from 'ng-event-calendar/core';
import { CalendarSettings } from './calendar-settings';
import { Editing } from './editing';

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

/** A point of the window outside of the calendar, over something that takes events or refuses one. */
export interface OutsidePlace {
  readonly x: number;
  readonly y: number;
  readonly isRefused: boolean;
  /** Whether what it is over draws it already, as another calendar does. */
  readonly isDrawn: boolean;
}

/** The gesture under way, which views draw as a preview. */
@Injectable()
export class GestureState {
  private readonly settings = inject(CalendarSettings);
  private readonly editing = inject(Editing);
  private readonly editedKey = computed(() => this.editing.session()?.besideKey || null);

  readonly gesture = signal<Gesture | null>(null);
  /** Where outside of the calendar the event is dragged over something else; null inside. */
  readonly outside = signal<OutsidePlace | null>(null);

  /**
   * The occurrence as it would be, by hand or in the editor; null while nothing is under way, or it
   * leaves the calendar.
   */
  readonly preview = computed<Occurrence | null>(() => {
    const gesture = this.gesture() ?? this.edited();
    if (gesture === null || this.isOutside()) return null;
    const { event, when } = gesture;
    const [start, end] = when.allDay
      ? [when.firstDay * DAY, (when.lastDay + 1) * DAY]
      : [when.start, when.end];
    return {
      ...occurrenceOf({ event, allDay: when.allDay, start, end }, this.settings.zone()),
      key: 'preview',
    };
  });

  /** The editor's draft, while it says something else than what is drawn already. */
  private readonly edited = computed(() => {
    const event = this.editing.shown();
    const when = event === null ? null : whenOf(event, this.settings.localZone);
    return event === null || when === null ? null : { event, when };
  });

  /**
   * Key of the occurrence that is dimmed because it is on its way elsewhere. A signal of its own: every
   * event on the page reads it, and reading a computed one each would be asked again at every step.
   */
  readonly draggedKey = signal<string | null>(null);

  private readonly isOutside = computed(() => this.outside() !== null);

  constructor() {
    effect(() => {
      const gesture = this.gesture();
      if (gesture === null) this.draggedKey.set(this.edited() === null ? null : this.editedKey());
      else this.draggedKey.set(gesture.kind === 'copy' ? null : (gesture.occurrence?.key ?? null));
    });
  }

  /** Whether anything is dragged, swept or picked up, whatever step it is at. */
  readonly isUnderWay = computed(() => this.gesture() !== null);

  /** There is no place for it where it is now. */
  refuse(): void {
    this.gesture.update((gesture) =>
      gesture?.isAllowedPlace
        ? { ...gesture, isAllowedPlace: false, isRefused: true, refusal: '' }
        : gesture,
    );
  }
}
