import { inject, Injectable } from '@angular/core';
import {
  clicked,
  createEvent,
  freshId,
  moved,
  replaceEvent,
  resized,
  sameWhen,
  staysPut,
  swept,
  timesOfNewEvent,
  whenOfOccurrence,
  withWhen,
  type CalendarEvent,
  type Edit,
  type GestureRules,
  type Occurrence,
  type Place,
  type When,
} from 'ng-event-calendar/core';
import { CalendarEdits } from '../store/calendar-edits';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { GestureState, type Gesture } from '../store/gesture-state';

const DEFAULT_DURATION = 30;
const DEFAULT_SNAP = 15;

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
  private readonly state = inject(GestureState);
  private grab: Grab | null = null;

  /** Whether empty space takes new events. */
  canCreate(): boolean {
    return this.inputs.readOnly() !== true && this.inputs.eventCreation() !== false;
  }

  /** Whether an occurrence may be moved, or resized at an edge. */
  canGrab({ event }: Occurrence, edge: 'start' | 'end' | null): boolean {
    const { draggable, resizable } = this.store.permissionsOf(event);
    return edge === null ? draggable : resizable === true || resizable === edge;
  }

  /** The gesture that starts a new event on empty space. */
  creationGesture(): 'click' | 'double-click' {
    const creation = this.inputs.eventCreation();
    return typeof creation === 'object' && creation.interaction === 'double-click'
      ? 'double-click'
      : 'click';
  }

  begin(grab: Grab): void {
    this.grab = grab;
    this.to(grab.place);
  }

  /** Takes an occurrence up where it is, to be moved by keys. */
  hold(occurrence: Occurrence): void {
    const { event } = occurrence;
    const when = whenOfOccurrence(occurrence);
    this.show({ kind: 'move', occurrence, event, when, row: 0 });
  }

  /** The pointer is at another place; null where nothing can be dropped, as in a skipped hour. */
  to(place: Place | null): void {
    const grab = this.grab;
    if (grab === null) return;
    const shown = this.state.gesture();
    if (place === null) {
      if (shown?.isAllowedPlace) {
        this.state.gesture.set({ ...shown, isAllowedPlace: false, isRefused: true, refusal: '' });
      }
      return;
    }
    const { occurrence, edge, row } = grab;
    const when = this.whenAt(grab, place);
    const kind =
      occurrence === null ? 'create' : edge !== null ? 'resize' : grab.isCopy ? 'copy' : 'move';
    // A step at a time: what lies between two slots changes nothing.
    if (shown !== null && sameWhen(shown.when, when) && shown.isAllowedPlace) return;
    const event = occurrence?.event ?? this.untitled(when);
    this.show({ kind, occurrence, event, when, row });
  }

  /** Shows what would be done, and whether the host would take it. */
  show(gesture: Pick<Gesture, 'kind' | 'occurrence' | 'event' | 'when' | 'row'>): void {
    const edit = this.editOf(gesture);
    const request = edit === null ? null : this.edits.ask(edit, true);
    this.state.gesture.set({
      ...gesture,
      isAllowedPlace: true,
      isRefused: request?.isPrevented ?? false,
      refusal: request?.reason ?? '',
    });
  }

  /** Does what the preview shows, and gives whether it did; a host's refusal is said instead. */
  drop(): boolean {
    const gesture = this.state.gesture();
    this.cancel();
    return gesture?.isAllowedPlace === true && this.edits.apply(this.editOf(gesture));
  }

  /** Forgets the gesture; nothing is written. */
  cancel(): void {
    this.grab = null;
    this.state.gesture.set(null);
  }

  /** Creates what a click at a place means. */
  createAt(place: Place): void {
    if (this.canCreate()) this.create(clicked(place, this.rules()));
  }

  private create(when: When): void {
    this.edits.apply(createEvent(this.edits.events(), this.untitled(when)));
  }

  /** The edit that a gesture ends in; null when it leaves everything as it was. */
  private editOf({
    kind,
    occurrence,
    event,
    when,
  }: Pick<Gesture, 'kind' | 'occurrence' | 'event' | 'when'>): Edit | null {
    const events = this.edits.events();
    if (occurrence === null) return createEvent(events, event);
    const after = withWhen(event, when, this.settings.localZone);
    if (kind === 'copy') return createEvent(events, { ...after, id: freshId(events) });
    if (staysPut(occurrence, when)) return null;
    return replaceEvent(events, event, after, kind === 'resize' ? 'resize' : 'move');
  }

  private whenAt({ occurrence, edge, place: from }: Grab, to: Place): When {
    const rules = this.rules();
    if (occurrence === null) return swept(from, to, rules);
    return edge === null
      ? moved(occurrence, from, to, rules)
      : resized(occurrence, edge, from, to, rules);
  }

  private untitled(when: When): CalendarEvent {
    return {
      id: freshId(this.edits.events()),
      title: '',
      ...timesOfNewEvent(when, this.inputs.displayTimezone()),
    };
  }

  /** Steps, lengths and zone that hold for gestures now. */
  rules(): GestureRules {
    const creation = this.inputs.eventCreation();
    const duration = typeof creation === 'object' ? creation.duration : undefined;
    const snap = this.inputs.snapMinutes();
    return {
      zone: this.settings.zone(),
      snapMinutes: snap > 0 && snap <= 1440 ? snap : DEFAULT_SNAP,
      duration: duration !== undefined && duration > 0 ? duration : DEFAULT_DURATION,
    };
  }
}
