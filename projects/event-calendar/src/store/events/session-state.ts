import { computed, effect, inject, Injectable, signal } from '@angular/core';
import type { Drop } from 'ng-event-calendar/core/edits';
import {
  DAY,
  isOwnedBy,
  isSameResource,
  nodeOf,
  occurrenceOf,
  whenOf,
  withResourceMoved,
  type CalendarEvent,
  type Column,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from './calendar-store';
import { Editing } from './editing';

/** What a hand or a key is about to do: what a session shows. */
export interface Draft {
  readonly kind: 'move' | 'resize' | 'create' | 'copy';
  /** The occurrence that is moved, resized or copied; null while one is created. */
  readonly occurrence: Occurrence | null;
  /** The event as it is, or the new one. */
  readonly event: CalendarEvent;
  /** What would become of it. */
  readonly drop: Drop;
  /** Why it can't be dropped; null where it can. */
  readonly refusal: DropRefusal | null;
  /** In whose columns it was grabbed, null for nobody's; left out where columns are days alone. */
  readonly resource?: Slot['resource'];
  /** Row of bars in which it was grabbed, so that its preview starts where it was. */
  readonly row: number;
}

/** A no to a drop. */
export interface DropRefusal {
  /** Whether there is no such slot at all, as in an hour that the clocks skip. */
  readonly isNowhere: boolean;
  /** Why, for the user; empty without a reason. */
  readonly reason: string;
}

/** A point of the window outside of the calendar, over something that takes events or refuses one. */
export interface OutsidePoint {
  readonly x: number;
  readonly y: number;
  readonly isRefused: boolean;
  /** Whether what it is over draws it already, as another calendar does. */
  readonly isDrawn: boolean;
}

/** What the session under way shows, for views to draw. */
@Injectable()
export class SessionState {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #editing = inject(Editing);
  /** Key of the occurrence that is in the editor; null while none is, or a new event. */
  readonly editedKey = computed(() => this.#editing.session()?.besideKey || null);

  readonly draft = signal<Draft | null>(null);
  /** Whether what is under way was picked up, and is moved by keys. */
  readonly isPickedUp = signal(false);
  /** Where outside of the calendar the event is dragged over something else; null inside. */
  readonly outside = signal<OutsidePoint | null>(null);

  /**
   * The occurrence as it would be, by hand or in the editor; null while nothing is under way, or it
   * leaves the calendar.
   */
  readonly preview = computed<Occurrence | null>(() => {
    const draft = this.draft() ?? this.#edited();
    return draft === null || this.#isOutside() ? null : this.occurrenceOf(draft);
  });

  /** Whether there is a preview: a signal that changes when one comes or goes, and at no step of it. */
  readonly hasPreview = computed(() => this.preview() !== null);

  /** The editor's draft, while it says something else than what is drawn already. */
  readonly #edited = computed<Pick<Draft, 'event' | 'drop'> | null>(() => {
    const event = this.#editing.shown();
    const when = event === null ? null : whenOf(event, this.#settings.localZone);
    return event === null || when === null ? null : { event, drop: { when } };
  });

  /**
   * Key of the occurrence that is dimmed because it is on its way elsewhere. A signal of its own: every
   * event on the page reads it, and reading a computed one each would be asked again at every step.
   */
  readonly draggedKey = signal<string | null>(null);

  readonly #isOutside = computed(() => this.outside() !== null);

  constructor() {
    effect(() => {
      const draft = this.draft();
      if (draft === null) this.draggedKey.set(this.#edited() === null ? null : this.editedKey());
      else this.draggedKey.set(draft.kind === 'copy' ? null : (draft.occurrence?.key ?? null));
    });
  }

  /** A draft as it would be drawn. */
  occurrenceOf({
    event: given,
    drop: { when, resource },
  }: Pick<Draft, 'event' | 'drop'>): Occurrence {
    const event = resource === undefined ? given : withResourceMoved(given, resource);
    const [start, end] = when.allDay
      ? [when.firstDay * DAY, (when.lastDay + 1) * DAY]
      : [when.start, when.end];
    const reading = { event, allDay: when.allDay, start, end };
    return { ...occurrenceOf(reading, this.#settings.zone()), key: 'preview' };
  }

  /** In whose columns the hand or the key has it, of an event that stands in several; undefined for all. */
  readonly heldIn = computed(() => {
    const draft = this.draft();
    return draft?.drop.resource === undefined ? draft?.resource : draft.drop.resource.to;
  });

  /** Whether a column has what is held: under the hand, and with whom it would be. */
  isIn(column: Column): boolean {
    const preview = this.preview();
    if (preview === null) return false;
    return this.isHeldIn(column) || isOwnedBy(preview.event, column.owner, this.#store.resources());
  }

  /** Whether it is held in a column, rather than in that of another of its event's resources. */
  isHeldIn({ owner }: Column): boolean {
    const held = this.heldIn();
    if (held === undefined || owner === 'all') return false;
    return isSameResource(nodeOf(owner)?.resource.id ?? null, held);
  }

  /** Whether anything is dragged, swept or picked up, whatever step it is at. */
  readonly isUnderWay = computed(() => this.draft() !== null);
}
