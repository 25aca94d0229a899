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
  type OwnerKey,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from './calendar-store';
import { Editing } from './editing';
import { SelectionState } from './selection-state';

/** A pending drop, as a drag session shows it. */
export interface Draft {
  readonly kind: 'move' | 'resize' | 'create' | 'copy';
  /** The occurrence that is moved, resized or copied; null while one is created. */
  readonly occurrence: Occurrence | null;
  /** Event as it is, or the new one. */
  readonly event: CalendarEvent;
  /** Place and time at which the event would be dropped. */
  readonly drop: Drop;
  /** Event after the drop, where the host amends it. */
  readonly amended?: CalendarEvent;
  /** Refusal of the drop; null where it is allowed. */
  readonly refusal: DropRefusal | null;
  /** Reason for which the user would be asked at the drop; empty where the drop is refused or made at once. */
  readonly question: string;
  /**
   * Resource in whose column the event was grabbed, null in an unassigned one; left out where columns are days alone.
   */
  readonly resource?: Slot['resource'];
  /** Row of bars in which the event was grabbed, so that its preview starts there. */
  readonly row: number;
  /** Other selected events, which move by the same step; left out without any. */
  readonly others?: readonly Occurrence[];
}

/** A drop that is neither refused nor asked about, as far as is known. */
export const ACCEPTED_DROP = { refusal: null, question: '' } as const;

/** Refusal of a drop. */
export interface DropRefusal {
  /** Whether there is no such slot at all, as in an hour that the clocks skip. */
  readonly isNowhere: boolean;
  /** Reason for the user; empty without one. */
  readonly reason: string;
}

/** A point of the window outside the calendar, over a target that takes events or refuses one. */
export interface OutsidePoint {
  readonly x: number;
  readonly y: number;
  /** Why the event may not be dropped there, empty without a reason; null where it may. */
  readonly refusal: string | null;
  /** Whether the target draws the event itself, as another calendar does. */
  readonly isDrawn: boolean;
  /** Whether the target takes the dragged event alone. */
  readonly isAlone?: boolean | undefined;
}

const NOTHING_DRAGGED: ReadonlySet<string> = new Set();

/** State of the current drag session, for views to draw. */
@Injectable()
export class SessionState {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #editing = inject(Editing);
  readonly #selection = inject(SelectionState);
  /** Key of the occurrence that is in the editor; null without one, and for a new event. */
  readonly editedKey = computed(() => this.#editing.session()?.besideKey || null);

  readonly draft = signal<Draft | null>(null);
  /** Owners in sight that would refuse the event in hand at its present times, by their keys. */
  readonly refusing = signal<ReadonlySet<OwnerKey>>(new Set(), { equal: hasSameKeys });
  /** Number of events that another calendar's drag holds over this one; 0 without such a drag. */
  readonly arriving = signal(0);
  /** Whether the event in hand was picked up, and is moved by keys. */
  readonly isPickedUp = signal(false);
  /** Point outside the calendar at which the event is dragged over a target; null inside. */
  readonly outside = signal<OutsidePoint | null>(null);

  /**
   * Occurrence as it would be after the drop or the save; null while nothing is under way, or where it leaves the
   * calendar.
   */
  readonly preview = computed<Occurrence | null>(() => {
    const draft = this.draft();
    const shown = draft === null ? this.#edited() : (this.#asDraft(draft.amended) ?? draft);
    return shown === null || this.#isOutside() ? null : this.occurrenceOf(shown);
  });

  /** The other events of the session as they would be after the drop, those for which there are previews. */
  readonly companions = computed<readonly Occurrence[]>(() => {
    const draft = this.draft();
    const isDrawn = draft?.others !== undefined && draft.refusal?.isNowhere !== true;
    return isDrawn && !this.#isOutside()
      ? (this.#selection.gestures()?.drags.previewsOf(draft) ?? [])
      : [];
  });

  /** Number of events that are held together; 0 for one alone. */
  readonly heldCount = computed(() => {
    const draft = this.draft();
    const count = draft === null ? 0 : Math.max(this.arriving(), 1 + (draft.others?.length ?? 0));
    return count > 1 ? count : 0;
  });

  /** Reason why the drop would be refused or asked about, for the user; empty without one. */
  readonly warning = computed(() => {
    const draft = this.draft();
    return draft?.refusal?.reason || draft?.question || '';
  });

  /** Whether there is a preview; changes when one appears or disappears, and at no step between. */
  readonly hasPreview = computed(() => this.preview() !== null);

  /** The editor's draft, while it differs from what is drawn. */
  readonly #edited = computed(() => this.#asDraft(this.#editing.shown()));

  /**
   * Keys of the occurrences that are dimmed while they are dragged elsewhere. Written rather than computed: every event
   * on the page reads them, and each would re-evaluate a computed signal at every step.
   */
  readonly draggedKeys = signal<ReadonlySet<string>>(NOTHING_DRAGGED, { equal: hasSameKeys });

  readonly #isOutside = computed(() => this.outside() !== null);

  constructor() {
    effect(() => {
      const draft = this.draft();
      const edited = this.#edited() === null ? null : this.editedKey();
      if (draft === null) {
        this.draggedKeys.set(edited === null ? NOTHING_DRAGGED : new Set([edited]));
        return;
      }
      const { kind, occurrence, others = [] } = draft;
      const dragged = kind === 'copy' ? [] : [occurrence, ...others];
      this.draggedKeys.set(new Set(dragged.flatMap((each) => each?.key ?? [])));
    });
  }

  /** Returns an event at its own time and place; null without one, or where its times can't be read. */
  #asDraft(event: CalendarEvent | null | undefined): Pick<Draft, 'event' | 'drop'> | null {
    const when = event ? whenOf(event, this.#settings.localZone) : null;
    return event && when ? { event, drop: { when } } : null;
  }

  /** Returns a draft as the occurrence that would be drawn. */
  occurrenceOf({
    event: given,
    drop: { when, resource },
  }: Pick<Draft, 'event' | 'drop'>): Occurrence {
    const event =
      resource === undefined ? given : withResourceMoved(given, resource, this.#store.resources());
    const [start, end] = when.allDay
      ? [when.firstDay * DAY, (when.lastDay + 1) * DAY]
      : [when.start, when.end];
    const reading = { event, allDay: when.allDay, start, end };
    return { ...occurrenceOf(reading, this.#settings.zone()), key: 'preview' };
  }

  /** Resource in whose columns an event of several resources is held; undefined stands for all of them. */
  readonly heldIn = computed(() => {
    const draft = this.draft();
    return draft?.drop.resource === undefined ? draft?.resource : draft.drop.resource.to;
  });

  /** Whether a column shows the preview: held there, or owned by one of the event's resources. */
  isIn(column: Column): boolean {
    const preview = this.preview();
    return preview !== null && (this.isHeldIn(column) || this.isOf(preview, column));
  }

  /** Previews that a column shows: that of the session, and those of the other events which it moves. */
  previewsIn(column: Column): readonly Occurrence[] {
    const preview = this.preview();
    const companions = this.companions().filter((each) => this.isOf(each, column));
    return preview === null || !this.isIn(column) ? companions : [preview, ...companions];
  }

  /** Whether a preview lies over an event, in the columns of a resource where these are drawn. */
  isOver({ start, end, isBar }: Occurrence, resource: Slot['resource']): boolean {
    const owner =
      resource === null ? 'unassigned' : (this.#store.resources().find(resource) ?? 'all');
    return [this.preview(), ...this.companions()].some(
      (each) =>
        each?.isBar === isBar && each.start < end && start < each.end && this.isOf(each, { owner }),
    );
  }

  /** Whether one of the resources of an event owns a column. */
  isOf({ event }: Occurrence, { owner }: Pick<Column, 'owner'>): boolean {
    return isOwnedBy(event, owner, this.#store.resources());
  }

  /** Whether the preview is held in a column, rather than in one of another of its resources. */
  isHeldIn({ owner }: Column): boolean {
    const held = this.heldIn();
    if (held === undefined || owner === 'all') return false;
    return isSameResource(nodeOf(owner)?.resource.id ?? null, held);
  }

  /** Whether anything is dragged, swept or picked up, at whatever step. */
  readonly isUnderWay = computed(() => this.draft() !== null);
}

function hasSameKeys<K>(a: ReadonlySet<K>, b: ReadonlySet<K>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}
