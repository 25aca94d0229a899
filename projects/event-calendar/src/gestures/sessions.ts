import {
  effect,
  inject,
  Injectable,
  Injector,
  runInInjectionContext,
  untracked,
} from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { isResourceVisible, type Occurrence, type Slot } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { Columns } from '../store/layout/columns';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { GestureRules } from '../store/events/gesture-rules';
import { AvailabilityRules } from '../store/availability/availability-rules';
import { Navigation } from '../store/dates/navigation';
import { TimelineSettings } from '../store/dates/timeline-settings';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { SeriesEdits } from '../store/events/series-edits';
import { sameItems } from '../store/same-items';
import { SelectionState } from '../store/events/selection-state';
import { SessionState, type Draft } from '../store/events/session-state';
import type { Grab } from './drafts';
import { DragSession } from './drag-session';

/** Begins drag sessions, one at a time, and keeps the current one to what the host allows. */
@Injectable()
export class Sessions {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #availability = inject(AvailabilityRules);
  readonly #store = inject(CalendarStore);
  readonly #present = inject(PresentOccurrences);
  readonly #series = inject(SeriesEdits);
  readonly #navigation = inject(Navigation);
  readonly #timeline = inject(TimelineSettings);
  readonly #rules = inject(GestureRules);
  readonly #columns = inject(Columns);
  readonly #state = inject(SessionState);
  readonly #injector = inject(Injector);
  readonly #selection = inject(SelectionState);
  #current: DragSession | null = null;
  /** Rules by which the current session was validated last. */
  #validatedBy: readonly unknown[] = [];

  constructor() {
    effect(() => {
      if (!this.#state.isUnderWay()) return;
      // Everything that the host may change during a session.
      this.#store.index();
      this.#store.isShown();
      this.#rules.canCreate();
      this.#rules.canTakeIn();
      this.#settings.zone();
      const rules = this.#rulesNow();
      untracked(() => this.#follow(rules));
    });
    let shown = untracked(this.#timeline.page);
    effect(() => {
      const page = this.#timeline.page();
      if (page === shown) return;
      shown = page;
      // Other slots lie under the pointer then.
      if (untracked(this.#navigation.view) === 'timeline') untracked(() => this.#current?.cancel());
    });
  }

  /** Whether an occurrence may be moved, or resized at an edge. */
  canGrab({ event }: Occurrence, edge: 'start' | 'end' | null): boolean {
    const { draggable, resizable } = this.#store.permissionsOf(event);
    return edge === null ? draggable : resizable === true || resizable === edge;
  }

  /** Returns the session that a click puts down, after a pick-up by key or menu; null without one. */
  pickedUp(): DragSession | null {
    const current = this.#current;
    return current?.isPickedUp === true && !current.isOver ? current : null;
  }

  /** Begins a session with a grab by pointer. */
  begin(grab: Grab): DragSession {
    const { occurrence, edge } = grab;
    const others = edge === null ? this.#companionsOf(occurrence) : null;
    return this.#start(() => DragSession.ofGrab({ ...grab, others }, false));
  }

  /** Picks an occurrence up at its place, to be moved by keys, or to the slot of the next click. */
  pickUp(occurrence: Occurrence, resource?: Slot['resource']): DragSession {
    const slot = this.slotOf(occurrence, occurrence.firstDay, resource);
    const others = this.#companionsOf(occurrence);
    return this.#start(() =>
      DragSession.ofGrab({ occurrence, edge: null, slot, isCopy: false, row: 0, others }, true),
    );
  }

  /** Returns the other selected events that move with a grabbed one; a sweep clears the selection. */
  #companionsOf(grabbed: Occurrence | null): readonly Occurrence[] | null {
    return untracked(() => this.#selection.gestures()?.drags.companionsOf(grabbed)) ?? null;
  }

  /** Begins a session with an external event; null where that can't be read. */
  receive(outside: OutsideEvent, slot: Slot, isPickedUp = false): DragSession | null {
    return this.#start(() => DragSession.ofOutside(outside, slot, isPickedUp));
  }

  /**
   * Returns the slot of an occurrence in the view: at its start on the time axis, else on a day, by default its first.
   * The column is that of `resource`, by default of its first shown one.
   */
  slotOf(
    occurrence: Occurrence,
    day: number = occurrence.firstDay,
    resource: Slot['resource'] = this.#columns.resourceOf(occurrence.event),
  ): Slot {
    const isAtTime = this.#navigation.isAtTime(occurrence);
    return {
      day: isAtTime ? occurrence.firstDay : day,
      instant: isAtTime ? occurrence.start : null,
      ...(resource === undefined ? {} : { resource }),
    };
  }

  #start<S extends DragSession | null>(make: () => S): S {
    // A session that is waiting for the user's answer is no longer drawn.
    this.#state.draft.set(null);
    this.#validatedBy = untracked(() => this.#rulesNow());
    const session = runInInjectionContext(this.#injector, make);
    this.#current = session;
    return session;
  }

  #follow(rules: readonly unknown[]): void {
    const current = this.#current;
    const validatedBy = this.#validatedBy;
    if (current === null || current.isOver) return;
    this.#goOn(current);
    this.#validatedBy = rules;
    // The drop may no longer be allowed where it is, or be allowed by now.
    if (!sameItems(rules, validatedBy)) current.validateAgain();
  }

  /** Returns everything that decides whether the drop is allowed, except the host's own answer. */
  #rulesNow(): readonly unknown[] {
    return [
      this.#store.permissions(),
      this.#availability.code(),
      this.#availability.context(),
      this.#series.code(),
      this.#settings.bounds(),
      this.#inputs.shouldEventRequireResource(),
    ];
  }

  #goOn(current: DragSession): void {
    const { occurrence, kind } = current.shown;
    if (occurrence === null) {
      current.follow(
        current.isFromOutside ? this.#rules.canTakeIn() : this.#rules.canCreate(),
        null,
      );
      return;
    }
    if (!this.#isWithSomebody(current)) {
      current.cancel();
      return;
    }
    const latest = this.#present.latest(occurrence.event);
    const now = this.#store.sameOccurrence(occurrence, latest);
    current.follow(now !== null && this.#canStill(now, kind, current.edge), now);
    current.followOthers((others) => this.#selection.gestures()?.drags.present(others) ?? others);
  }

  /** Whether the target resource still exists and is shown. */
  #isWithSomebody({ shown: { drop } }: DragSession): boolean {
    const to = drop.resource?.to ?? null;
    if (to === null) return true;
    const node = this.#store.resources().find(to);
    return node !== undefined && isResourceVisible(node, this.#store.visibleResources());
  }

  /** Whether the current action is still allowed on an occurrence, at either edge if none was grabbed. */
  #canStill(occurrence: Occurrence, kind: Draft['kind'], edge: 'start' | 'end' | null): boolean {
    if (kind !== 'resize') return this.canGrab(occurrence, null);
    const edges = edge === null ? (['start', 'end'] as const) : [edge];
    return edges.some((each) => this.canGrab(occurrence, each));
  }
}
