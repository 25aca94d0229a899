import { effect, inject, Injectable, untracked } from '@angular/core';
import {
  arrived,
  clicked,
  createEvent,
  moved,
  resized,
  sameWhen,
  swept,
  whenOf,
  whenOfOccurrence,
  type CalendarEvent,
  type Edit,
  type GestureRules,
  type Occurrence,
  type OutsideEvent,
  type Place,
  type When,
} from 'ng-event-calendar/core';
import { CalendarEdits } from '../store/calendar-edits';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { Editing } from '../store/editing';
import { GestureState, type Gesture } from '../store/gesture-state';
import { Navigation } from '../store/navigation';
import { OccurrenceEdits } from '../store/occurrence-edits';
import { GestureEdits } from './gesture-edits';

/** What was grabbed, and where. */
export interface Grab {
  /** The occurrence under the pointer; null on empty space. */
  readonly occurrence: Occurrence | null;
  /** The edge that was grabbed; null for the whole event. */
  readonly edge: 'start' | 'end' | null;
  readonly place: Place;
  readonly isCopy: boolean;
  readonly row: number;
}

/** Turns grabs, places and drops on any surface into edits of the events. */
@Injectable()
export class EventGestures {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  private readonly edits = inject(CalendarEdits);
  private readonly occurrences = inject(OccurrenceEdits);
  private readonly changes = inject(GestureEdits);
  private readonly editing = inject(Editing);
  private readonly navigation = inject(Navigation);
  private readonly state = inject(GestureState);
  private grab: Grab | null = null;
  /** What is known of something from outside, beside the id that it may get anew. */
  private guest: OutsideEvent | null = null;
  private placed: (() => void) | null = null;
  /** Zone in which it began: another one would be another time under the same hand. */
  private zone = '';
  /** Stands for a drop whose user is asked what it is for; another gesture takes its place. */
  private asked: object | null = null;

  constructor() {
    effect(() => {
      if (!this.state.isUnderWay()) return;
      // Whatever the host may change while a hand is on it.
      this.store.index();
      this.store.permissions();
      this.store.isShown();
      this.canCreate();
      this.canTakeIn();
      this.settings.zone();
      untracked(() => this.follow());
    });
  }

  /** Goes on with the event as the host has it now, or calls the gesture off. */
  private follow(): void {
    const gesture = this.state.gesture();
    if (gesture === null) return;
    const { occurrence, kind } = gesture;
    if (occurrence === null) {
      if (this.guest !== null ? !this.canTakeIn() : !this.canCreate()) this.cancel();
      return;
    }
    const now = this.store.sameOccurrence(occurrence, this.occurrences.latest(occurrence.event));
    const isAllowed = now !== null && this.canStill(now, kind);
    if (!isAllowed || this.settings.zone() !== this.zone) {
      this.cancel();
      return;
    }
    if (now === occurrence) return;
    if (this.grab !== null) this.grab = { ...this.grab, occurrence: now };
    this.state.gesture.set({ ...gesture, occurrence: now, event: now.event });
  }

  /** Whether empty space takes new events. */
  canCreate(): boolean {
    return this.inputs.readOnly() !== true && this.inputs.eventCreation() !== false;
  }

  /** Whether an occurrence may be moved, or resized at an edge. */
  canGrab({ event }: Occurrence, edge: 'start' | 'end' | null): boolean {
    const { draggable, resizable } = this.store.permissionsOf(event);
    return edge === null ? draggable : resizable === true || resizable === edge;
  }

  /** Whether what is done with an occurrence may still be done, whichever edge it may be. */
  private canStill(occurrence: Occurrence, kind: Gesture['kind']): boolean {
    if (kind !== 'resize') return this.canGrab(occurrence, null);
    const edges = this.grab?.edge ? [this.grab.edge] : (['start', 'end'] as const);
    return edges.some((edge) => this.canGrab(occurrence, edge));
  }

  /** The gesture that starts a new event on empty space. */
  creationGesture(): 'click' | 'double-click' {
    const creation = this.inputs.eventCreation();
    return typeof creation === 'object' && creation.interaction === 'double-click'
      ? 'double-click'
      : 'click';
  }

  begin(grab: Grab): void {
    this.start(grab);
    this.to(grab.place);
  }

  /**
   * Takes an occurrence up where it is, to be moved by keys, or put where the next click is: then
   * `placed` is called.
   */
  hold(occurrence: Occurrence, placed: () => void): void {
    this.start({ occurrence, edge: null, place: this.placeOf(occurrence), isCopy: false, row: 0 });
    this.placed = placed;
    const { event } = occurrence;
    const when = whenOfOccurrence(occurrence);
    this.show({ kind: 'move', occurrence, event, when, row: 0 });
  }

  /**
   * Where an occurrence stands in the view: at its start on the axis of time, or else on a day, its
   * first one unless another is asked for.
   */
  placeOf({ start, firstDay, isBar }: Occurrence, day: number = firstDay): Place {
    return !isBar && this.navigation.isByTime()
      ? { kind: 'time', instant: start, day: firstDay }
      : { kind: 'day', day };
  }

  /** Takes something from outside up at a place, like an occurrence; returns whether it may. */
  holdGuest(outside: OutsideEvent, place: Place, placed: () => void): boolean {
    this.bring(outside, place);
    this.placed = placed;
    return this.state.gesture() !== null;
  }

  /** Whether something is held that a click puts down. */
  get isHolding(): boolean {
    return this.placed !== null;
  }

  /** Puts what is held down at a place. */
  putHeld(place: Place | null): void {
    const gesture = this.state.gesture();
    if (this.grab !== null) this.to(place);
    else if (gesture !== null && place !== null) this.bring(gesture.event, place);
    this.placed?.();
  }

  /** Whether something from outside may be dropped in. */
  canTakeIn(): boolean {
    return this.inputs.canDragEventsFromTheOutside() && this.inputs.readOnly() !== true;
  }

  /** Whether an event that is dragged may be dropped outside. */
  canSendOut(): boolean {
    return this.inputs.canDropEventsToTheOutside();
  }

  /** Something from outside is over a place, or over none; gives whether it would be taken there. */
  bring(outside: OutsideEvent, place: Place | null): boolean {
    if (place === null) {
      this.state.refuse();
      return false;
    }
    const event = arrived(outside, place, {
      events: this.edits.events(),
      rules: this.rules(),
      keepsTimeOfDay: !this.navigation.isByTime(),
      displayTimezone: this.inputs.displayTimezone(),
      localZone: this.settings.localZone,
    });
    const when = whenOf(event, this.settings.localZone);
    if (when === null) return false;
    if (this.guest === null) this.start(null);
    // It may have changed on its way, and be over the same place.
    const isSame = JSON.stringify(this.guest) === JSON.stringify(withoutId(outside));
    this.guest = withoutId(outside);
    if (!isSame || !this.isShown(when))
      this.show({ kind: 'create', occurrence: null, event, when, row: 0 });
    return this.state.gesture()?.isRefused === false;
  }

  /** Whether the host lets the dragged event go elsewhere. */
  maySendOut(): boolean {
    const edit = this.canSendOut() ? this.departure() : null;
    return edit !== null && !this.edits.ask(edit, true).isPrevented;
  }

  /** Lets the dragged event go elsewhere, where `arrive` puts it; a copy leaves the original here. */
  sendOut(arrive: () => boolean): void {
    const isCopy = this.grab?.isCopy === true;
    const edit = this.departure();
    const canLeave = this.canSendOut();
    this.cancel();
    if (!canLeave) return;
    // A hand takes one thing: of a series that occurrence alone, without being asked.
    if (isCopy) arrive();
    else this.edits.apply(edit, arrive);
  }

  /** What is taken out of the calendar with an occurrence, as it is now. */
  leaving(occurrence: Occurrence): CalendarEvent {
    return this.occurrences.leaving(occurrence);
  }

  private departure(): Edit | null {
    const occurrence = this.grab?.occurrence ?? null;
    return occurrence === null ? null : this.occurrences.removalOf(occurrence);
  }

  /** The pointer is at another place; null where nothing can be dropped, as in a skipped hour. */
  to(place: Place | null): void {
    const grab = this.grab;
    if (grab === null) return;
    if (place === null) {
      this.state.refuse();
      return;
    }
    const { occurrence, edge, row } = grab;
    const when = this.whenAt(grab, place);
    const kind =
      occurrence === null ? 'create' : edge !== null ? 'resize' : grab.isCopy ? 'copy' : 'move';
    if (this.isShown(when)) return;
    const event = occurrence?.event ?? this.changes.untitled(when);
    this.show({ kind, occurrence, event, when, row });
  }

  /** A step at a time: what lies between two slots changes nothing. */
  private isShown(when: When): boolean {
    const shown = this.state.gesture();
    return shown !== null && sameWhen(shown.when, when) && shown.isAllowedPlace;
  }

  /** Shows what would be done, and whether the host would take it. */
  show(gesture: Pick<Gesture, 'kind' | 'occurrence' | 'event' | 'when' | 'row'>): void {
    const edit = this.changes.editOf(gesture);
    const request = edit === null ? null : this.edits.ask(edit, true);
    this.state.gesture.set({
      ...gesture,
      isAllowedPlace: true,
      isRefused: request?.isPrevented ?? false,
      refusal: request?.reason ?? '',
    });
  }

  /**
   * Does what the preview shows, and gives what came of it, or null for nothing; a host's refusal is
   * said instead. An occurrence of a series stays where it was dropped while its user is asked.
   */
  async drop(): Promise<CalendarEvent | null> {
    const gesture = this.state.gesture();
    if (gesture?.isAllowedPlace !== true) {
      this.cancel();
      return null;
    }
    const { occurrence } = gesture;
    if (occurrence === null || gesture.kind === 'copy') return this.dropNew();
    this.letGo();
    const asked = (this.asked = {});
    try {
      return await this.changes.change(gesture, occurrence);
    } finally {
      if (this.asked === asked) this.state.gesture.set(null);
    }
  }

  /**
   * Adds the new event or the copy that the preview shows, and gives it, or null. What was swept, or
   * lacks its resource, goes to the editor first.
   */
  dropNew(): CalendarEvent | null {
    const gesture = this.state.gesture();
    const isDraft = gesture?.kind === 'create' && this.guest === null;
    this.cancel();
    const edit = gesture?.isAllowedPlace === true ? this.changes.editOf(gesture) : null;
    const added = edit?.event ?? null;
    if (edit === null || added === null) return null;
    if (!isDraft && !this.needsResource(added)) return this.edits.apply(edit) ? added : null;
    if (!this.edits.isWelcome(edit)) return null;
    this.editing.create(added);
    return added;
  }

  /** Forgets the gesture; nothing is written. */
  cancel(): void {
    this.letGo();
    this.state.gesture.set(null);
  }

  private start(grab: Grab | null): void {
    this.grab = grab;
    this.placed = null;
    this.guest = null;
    this.asked = null;
    this.zone = this.settings.zone();
  }

  private letGo(): void {
    this.grab = null;
    this.placed = null;
    this.guest = null;
    this.asked = null;
  }

  /** Creates what a click at a place means. */
  createAt(place: Place): void {
    if (this.canCreate()) this.create(clicked(place, this.rules()));
  }

  private create(when: When): void {
    const draft = this.changes.untitled(when);
    if (this.edits.isWelcome(createEvent(this.edits.events(), draft))) this.editing.create(draft);
  }

  /** Whether an event can't be saved as it is: then the editor asks for its resource. */
  needsResource({ resource }: CalendarEvent): boolean {
    return this.inputs.shouldEventRequireResource() && (resource ?? null) === null;
  }

  private whenAt({ occurrence, edge, place: from }: Grab, to: Place): When {
    const rules = this.rules();
    if (occurrence === null) return swept(from, to, rules);
    return edge === null
      ? moved(occurrence, from, to, rules)
      : resized(occurrence, edge, from, to, rules);
  }

  /** Steps, lengths and zone that hold for gestures now. */
  rules(): GestureRules {
    return this.changes.rules();
  }
}

function withoutId(outside: OutsideEvent): OutsideEvent {
  const { id: _id, ...rest } = outside;
  return rest;
}
