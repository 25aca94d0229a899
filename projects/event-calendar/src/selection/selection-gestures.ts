import { computed, DOCUMENT, inject, Injectable, signal, untracked } from '@angular/core';
import type { ChangeSet, Drop } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, Occurrence, Slot } from 'ng-event-calendar/core/internal';
import { grabbedDrop, inOrderOfStart } from 'ng-event-calendar/core/several';
import { Announcer } from '../feedback/announcer';
import { FocusReturn } from '../feedback/focus-return';
import type { Company } from '../store/events/company';
import { drawnEventAt } from '../gestures/drawn-event';
import { SessionChanges } from '../gestures/session-changes';
import type { Point } from '../gestures/pointer';
import { Sessions } from '../gestures/sessions';
import { SlotPresses } from '../gestures/slot-presses';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { ChangeSpeech } from '../gestures/change-speech';
import { KeyboardMove } from '../keyboard/keyboard-move';
import { isElsewhere } from '../keyboard/shortcuts';
import { NOTHING_DONE } from '../store/events/calendar-edits';
import { CalendarStore } from '../store/events/calendar-store';
import { OccurrenceEdits, type ChangeResult } from '../store/events/occurrence-edits';
import {
  SelectionState,
  type Lasso,
  type SelectionGestures,
  type SeveralCommands,
} from '../store/events/selection-state';
import { SessionState, type Draft } from '../store/events/session-state';
import { SeveralEdits } from '../store/events/several-edits';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { isAppleSystem } from '../text/key-names';
import { EventLasso } from './event-lasso';
import { EventSelection } from './event-selection';
import { SeveralActions } from './several-actions';
import { SeveralChanges, type PlannedChange } from './several-changes';
import { SeveralDepartures } from './several-departures';
import { SeveralClipboard } from './several-clipboard';
import { SeveralMoves } from './several-moves';

/** Keys that move the cursor, so that a paste goes to it. */
const CURSOR_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Selects by clicks, keys and long presses, and lets the selected events take part in drags and commands. */
@Injectable()
export class SelectionGesturesOfCalendar implements SelectionGestures, SeveralCommands {
  readonly #actions = inject(SeveralActions);
  readonly #announcer = inject(Announcer);
  readonly #changes = inject(SeveralChanges);
  readonly #clipboard = inject(SeveralClipboard);
  readonly #departures = inject(SeveralDepartures);
  readonly #focus = inject(FocusReturn);
  readonly #keyboard = inject(KeyboardMove);
  readonly #lasso = inject(EventLasso);
  readonly #view = inject(ActiveViewGeometry);
  readonly #moves = inject(SeveralMoves);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #presses = inject(SlotPresses);
  readonly #selection = inject(EventSelection);
  readonly #session = inject(SessionState);
  readonly #sessionChanges = inject(SessionChanges);
  readonly #sessions = inject(Sessions);
  readonly #settings = inject(CalendarSettings);
  readonly #several = inject(SeveralEdits);
  readonly #speech = inject(ChangeSpeech);
  readonly #store = inject(CalendarStore);
  readonly #isOn = inject(SelectionState).isOn;
  readonly #isMac = isAppleSystem(inject(DOCUMENT).defaultView?.navigator.userAgent ?? '');
  /** Whether a finger began the selection. */
  readonly #beganByTouch = signal(false);
  /** Copies that a drag would add, by the companions with which it began. */
  readonly #copies = new WeakMap<readonly Occurrence[], readonly CalendarEvent[]>();

  /** Whether taps select, as they do from a long press on until nothing is selected. */
  readonly isByTouch = computed(
    () => this.#beganByTouch() && this.#selection.selected().length > 0,
  );

  click(press: MouseEvent): boolean {
    if (!this.#isOn() || this.#session.isUnderWay()) return false;
    if (isInView(press.target)) this.#clipboard.cursorMoved();
    const drawn = drawnEventAt(press.target);
    if (drawn === undefined) return this.#clickBeside(press);
    const pressed = { occurrence: drawn.occurrence(), resource: drawn.resource() };
    const isToggling = this.#isMac ? press.metaKey : press.ctrlKey;
    if (isToggling || this.isByTouch()) {
      if (!this.isByTouch()) this.#beganByTouch.set(false);
      this.#selection.toggle(pressed);
    } else if (press.shiftKey) this.#selection.extendTo(pressed);
    else {
      this.#selection.clear();
      return false;
    }
    press.preventDefault();
    return true;
  }

  /** A click on empty space clears the selection, and does nothing else. */
  #clickBeside({ target }: MouseEvent): boolean {
    const isOnSlot =
      target instanceof Element &&
      // A press on an event that is released beside it is no click on empty space.
      !this.#presses.isOnEvent &&
      target.closest('[data-slot]') !== null &&
      target.closest('button, a, [popover]') === null;
    if (!isOnSlot) return false;
    if (this.isByTouch()) return true;
    return this.#selection.clear();
  }

  press(press: KeyboardEvent): boolean {
    if (!this.#isOn() || this.#session.isUnderWay()) return false;
    const { key, target } = press;
    // The grid has moved its focus already.
    if (CURSOR_KEYS.includes(key) && isInView(target)) this.#clipboard.cursorMoved();
    if (press.defaultPrevented || isElsewhere(target)) return false;
    if (press.altKey || press.ctrlKey || press.metaKey) return false;
    if (key.toLowerCase() === 'x') return this.#pressOnEvent(press);
    return key === 'Escape' && (this.#selection.clear() || this.#forget());
  }

  selectAll(target: EventTarget | null): boolean {
    if (!this.#isOn() || this.#session.isUnderWay() || !isInView(target)) return false;
    this.#beganByTouch.set(false);
    this.addAll();
    return true;
  }

  addAll(): void {
    this.#selection.addAll();
  }

  #pressOnEvent({ target, shiftKey }: KeyboardEvent): boolean {
    const drawn = drawnEventAt(target);
    if (drawn === undefined) return false;
    const pressed = { occurrence: drawn.occurrence(), resource: drawn.resource() };
    if (shiftKey) this.#selection.extendTo(pressed);
    else this.#selection.toggle(pressed);
    return true;
  }

  /** Takes the offer to paste back; returns whether there was one. */
  #forget(): boolean {
    const isOffered = this.#clipboard.copied() !== null;
    this.#clipboard.forget();
    return isOffered;
  }

  spans(press: MouseEvent | TouchEvent): boolean {
    return this.#isOn() && press.shiftKey && !('touches' in press);
  }

  span(target: Element, at: Point): Lasso {
    const view = this.#view.geometry();
    if (view !== null) this.#lasso.begin(view, target, at);
    return this.#lasso;
  }

  held(target: Element): boolean {
    const drawn = drawnEventAt(target);
    if (!this.#isOn() || drawn === undefined) return false;
    this.#beganByTouch.set(true);
    const pressed = { occurrence: drawn.occurrence(), resource: drawn.resource() };
    if (!this.#selection.has(pressed.occurrence)) this.#selection.toggle(pressed);
    return true;
  }

  menuOpens(occurrence: Occurrence): void {
    if (!this.#selection.has(occurrence)) this.#selection.clear();
  }

  commandsOn(occurrence: Occurrence): SeveralCommands | null {
    return this.#isSeveral(occurrence) ? this : null;
  }

  #isSeveral(occurrence: Occurrence): boolean {
    return this.#isOn() && this.#selection.selected().length > 1 && this.#selection.has(occurrence);
  }

  /** Picks up all that may be moved, by the given event, or by the first where that one stays behind. */
  pickUp(wanted: Occurrence, element: Element): void {
    const movable = this.#actions.movable();
    const isThere = movable.some(({ key }) => key === wanted.key);
    // Another one is taken from its own column.
    const from = isThere ? element : (element.closest('[role$="grid"]') ?? element);
    this.#keyboard.pickUp(isThere ? wanted : (movable[0] ?? wanted), from);
  }

  movable(): readonly Occurrence[] {
    return this.#actions.movable();
  }

  canChange(): boolean {
    return this.#actions.changeable().length > 0;
  }

  copy(): void {
    this.#actions.copy();
  }

  cut(): void {
    this.#actions.cut();
  }

  duplicate(): void {
    this.#actions.duplicate();
  }

  remove(): Promise<void> {
    return this.#actions.remove();
  }

  recolor(...[color]: Parameters<SeveralCommands['recolor']>): Promise<void> {
    return this.#actions.recolor(color);
  }

  paste(slot: Slot): boolean {
    return this.#isOn() && this.#actions.paste(slot);
  }

  companionsOf(grabbed: Occurrence | null): readonly Occurrence[] | null {
    if (!this.#isOn()) return null;
    if (grabbed === null || !this.#selection.has(grabbed)) {
      this.#selection.clear();
      return null;
    }
    const isOther = ({ key }: Occurrence): boolean => key !== grabbed.key;
    return this.#isSeveral(grabbed) ? this.#actions.movable().filter(isOther) : null;
  }

  present(others: readonly Occurrence[]): readonly Occurrence[] {
    const latest = this.#several.latestOf(others);
    const isShown = untracked(this.#store.isShown);
    const now = others.map((other, at) => {
      const found = latest[at];
      if (found == null || !isShown(found.event)) return null;
      const placed = found.event === other.event ? other : this.#occurrences.placedNow(other);
      return placed !== null && this.#sessions.canGrab(placed, null) ? placed : null;
    });
    return now.every((each, at) => each === others[at]) ? others : this.#withCopies(others, now);
  }

  /** Returns those of some companions that are left, which keep the copies that a drag would add. */
  #withCopies(
    others: readonly Occurrence[],
    now: readonly (Occurrence | null)[],
  ): readonly Occurrence[] {
    const left = now.flatMap((each) => each ?? []);
    const copies = this.#copies.get(others)?.filter((_, at) => now[at] !== null);
    if (copies !== undefined) this.#copies.set(left, copies);
    return left;
  }

  stepOf(draft: Draft): Draft {
    const { others = [] } = draft;
    const keys = new Set(this.previewsOf(draft).map(({ key }) => key));
    if (others.every(({ key }) => keys.has(key))) return draft;
    if (draft.kind === 'copy') this.#copiesOf(others);
    const seen = others.map((each) => (keys.has(each.key) ? each : null));
    return { ...draft, others: this.#withCopies(others, seen) };
  }

  dropOf(grabbed: Occurrence, from: Slot, to: Slot): Drop {
    return grabbedDrop(grabbed, from, to, this.#sessionChanges.rules());
  }

  refusalOf(draft: Draft): string {
    const { occurrence } = draft;
    const isBeyond = occurrence !== null && this.#moves.leavesColumns(draft, occurrence);
    return isBeyond ? this.#settings.text()('noSuchColumnError') : '';
  }

  changeOf(draft: Draft): ChangeSet | null {
    const planned = this.#plannedFor(draft) ?? [];
    return draft.kind === 'copy'
      ? this.#changes.ofNew(this.#copied(draft, planned))
      : this.#changes.of(planned, 'move');
  }

  async change(draft: Draft): Promise<ChangeResult> {
    const planned = this.#plannedFor(draft);
    const { occurrence: grabbed } = draft;
    if (planned === null || grabbed === null) return NOTHING_DONE;
    const stay = this.#stayingBeside([grabbed, ...(draft.others ?? [])]);
    const written =
      draft.kind === 'copy'
        ? (await this.#changes.add(this.#copied(draft, planned))).made
        : await this.#changes.write(planned, 'move');
    if (written === null) return NOTHING_DONE;
    if (draft.kind === 'copy') {
      this.#selection.keepNew(written.changes.flatMap(({ after }) => after ?? []));
    } else this.#selection.keepChanged(planned, written);
    this.#actions.sayStaying(stay);
    this.#sayMoved(draft, planned.length);
    const after =
      written.parts?.[0]?.after ?? planned[0]!.change?.(this.#occurrences.eventOf(grabbed)) ?? null;
    return after === null ? NOTHING_DONE : { isDone: true, event: after };
  }

  previewsOf(draft: Draft): readonly Occurrence[] {
    return draft.occurrence === null ? [] : this.#moves.previewsOf(draft, draft.occurrence);
  }

  companyOf(occurrences: readonly Occurrence[]): Company {
    return this.#departures.of(occurrences);
  }

  removalOf(occurrences: readonly Occurrence[]): ChangeSet | null {
    const planned = inOrderOfStart(occurrences, this.#settings.zone()).map((occurrence) => ({
      occurrence,
      change: null,
    }));
    return this.#changes.of(planned, 'delete');
  }

  stayingText(leaving: readonly Occurrence[]): string {
    const isSelected = this.#isOn() && leaving.some((each) => this.#selection.has(each));
    return isSelected ? this.#actions.stayingText(this.#stayingBeside(leaving)) : '';
  }

  haveLeft(): void {
    if (this.#selection.selected().length > 0) this.#selection.keep([]);
  }

  #plannedFor(draft: Draft): readonly PlannedChange[] | null {
    return draft.occurrence === null ? null : this.#moves.ofDraft(draft, draft.occurrence);
  }

  /** Returns the copies of a draft at their new times; each keeps its id while it is dragged. */
  #copied(
    { event, others = [] }: Draft,
    planned: readonly PlannedChange[],
  ): readonly CalendarEvent[] {
    return [event, ...this.#copiesOf(others)].flatMap(
      (copy, at) => planned[at]?.change?.(copy) ?? [],
    );
  }

  #copiesOf(others: readonly Occurrence[]): readonly CalendarEvent[] {
    const known = this.#copies.get(others);
    if (known !== undefined) return known;
    const copies = this.#clipboard.copiesOf(others);
    this.#copies.set(others, copies);
    return copies;
  }

  /** Returns the selected events that aren't among some others, since they may not be moved. */
  #stayingBeside(moved: readonly Occurrence[]): readonly Occurrence[] {
    const keys = new Set(moved.map(({ key }) => key));
    return this.#selection.selected().filter(({ key }) => !keys.has(key));
  }

  #sayMoved(draft: Draft, count: number): void {
    const when = this.#speech.whenText(this.#session.occurrenceOf(draft));
    this.#focus.again(draft.occurrence?.key ?? '', () =>
      this.#announcer.say(this.#settings.text()('eventsMoved', { count, when })),
    );
  }
}

/** Whether a target lies in the view, rather than in the toolbar or the side panel. */
function isInView(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.ec-content') !== null;
}
