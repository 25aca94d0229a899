import { effect, ElementRef, inject, Injectable, untracked } from '@angular/core';
import {
  dropAt,
  nudged,
  stretched,
  type Drop,
  type Nudge,
  type OutsideEvent,
} from 'ng-event-calendar/core/edits';
import {
  columnBeside,
  isOwnedBy,
  isSameResource,
  type Column,
  type DayBounds,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { drawnEventAt } from '../gestures/drawn-event';
import { Announcer, sentences } from '../feedback/announcer';
import { FocusReturn } from '../feedback/focus-return';
import { GRID_VIEW } from '../feedback/view-elements';
import { arrowOf, daysOf, isStretch, nudgeOf } from './held-steps';
import { focusKey } from './roving-focus';
import type { Outcome, DragSession } from '../gestures/drag-session';
import { SessionChanges } from '../gestures/session-changes';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { Sessions } from '../gestures/sessions';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Columns, slotIn } from '../store/layout/columns';
import { Navigation } from '../store/dates/navigation';
import { pageDaysOf } from '../store/dates/page-days';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { SessionState } from '../store/events/session-state';
import { ExternalEventSlots } from './external-event-slots';
import { ChangeSpeech } from '../gestures/change-speech';

/** A picked-up event: its occurrence, or null for an external event. */
interface PickedUp {
  readonly session: DragSession;
  readonly occurrence: Occurrence | null;
  readonly grid: HTMLElement;
  /** Element outside the grid that had focus before. */
  readonly from: HTMLElement | null;
  /** Visible date at the pick-up, as a day number. */
  readonly date: number;
}

/** Picks events up by keyboard, moves and resizes them step by step, and announces each step. */
@Injectable()
export class KeyboardMove {
  readonly #sessions = inject(Sessions);
  readonly #externalSlots = inject(ExternalEventSlots);
  readonly #state = inject(SessionState);
  readonly #changes = inject(SessionChanges);
  readonly #present = inject(PresentOccurrences);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #columns = inject(Columns);
  readonly #navigation = inject(Navigation);
  readonly #announcer = inject(Announcer);
  readonly #focus = inject(FocusReturn);
  readonly #view = inject(ActiveViewGeometry);
  readonly #speech = inject(ChangeSpeech);
  readonly #root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  #picked: PickedUp | null = null;

  #page = untracked(() => this.#navigation.days());

  constructor() {
    effect(() => {
      this.#navigation.days();
      untracked(() => this.#followPage());
    });
  }

  /** Whether an event is picked up, so that keys move it. */
  get isHolding(): boolean {
    return this.#picked !== null;
  }

  /** Picks an event up. Focus waits on the grid, which stays when the page of dates turns. */
  pickUp(occurrence: Occurrence, element: Element): void {
    const grid = element.closest<HTMLElement>('[role$="grid"]');
    if (grid === null) return;
    if (!this.#sessions.canGrab(occurrence, null)) {
      this.#speech.refuse(occurrence);
      return;
    }
    const resource = drawnEventAt(element)?.resource();
    this.#take(this.#sessions.pickUp(occurrence, resource), occurrence, grid, null);
    const count = this.#state.heldCount();
    if (count === 0) this.#speech.say('eventPickedUp', occurrence);
    else this.#announcer.say(this.#settings.text()('eventsPickedUp', { count }));
  }

  /** Picks up an external event in a drawn column, in the middle of the morning, to be moved like any event. */
  pickUpExternal(outside: OutsideEvent): boolean {
    const grid = this.#root.querySelector<HTMLElement>(GRID_VIEW);
    if (grid === null) return false;
    const [wanted, ...others] = this.#externalSlots.slotsFor(outside);
    const session = this.#sessions.receive(outside, wanted, true);
    if (session === null) return false;
    // If the preferred column doesn't allow it, the first one that does.
    const isTaken = session.shown.refusal === null || others.some((slot) => session.update(slot));
    if (!isTaken) session.update(wanted);
    const { activeElement } = grid.ownerDocument;
    this.#take(session, null, grid, activeElement instanceof HTMLElement ? activeElement : null);
    const preview = this.#state.preview();
    if (preview !== null) this.#speech.say('eventPickedUp', preview);
    return true;
  }

  /** Handles a key while an event is held; returns false to leave the key to others. */
  press(event: KeyboardEvent): boolean {
    const picked = this.#picked;
    if (picked === null) return false;
    // A key may come before the page to which the last one turned is drawn.
    this.#followPage();
    if (event.key === 'Escape') picked.session.cancel();
    else if (event.key === 'Enter') this.#drop(picked.session);
    else return this.#step(event, picked);
    return true;
  }

  /** Drops the event; where that isn't allowed it stays held, and the refusal is shown. */
  #drop(session: DragSession): void {
    const { refusal, event } = session.shown;
    if (refusal === null) void session.commit();
    else this.#speech.refuseDrop(event, refusal.reason);
  }

  /** Puts the held event back, as when focus leaves the calendar. */
  putBack(): void {
    this.#picked?.session.cancel();
  }

  #take(
    session: DragSession,
    occurrence: Occurrence | null,
    grid: HTMLElement,
    from: HTMLElement | null,
  ): void {
    const picked = { session, occurrence, grid, from, date: this.#navigation.date() };
    this.#picked = picked;
    void session.ended.then((outcome) => this.#ended(picked, outcome));
    grid.tabIndex = 0;
    grid.focus({ preventScroll: true });
  }

  /** Finishes after a drop, a put-back, or a cancellation by the host's changes. */
  #ended(picked: PickedUp, outcome: Outcome): void {
    if (this.#picked === picked) this.#picked = null;
    // The end is announced with the time of the last step.
    this.#announcer.sayStep('');
    const { occurrence } = picked;
    if (outcome.did === 'cancelled') this.#wasPutBack(picked);
    else if (occurrence !== null) {
      const changed = outcome.did === 'changed' ? outcome : null;
      // Several events say so themselves.
      if (changed !== null && picked.session.shown.others !== undefined) return;
      this.#speech.moved(occurrence, changed, picked.session.resource);
    } else if (outcome.did === 'created') this.#speech.created(outcome.event);
  }

  #wasPutBack({ occurrence, session, from, date }: PickedUp): void {
    // Something from outside goes back to where it came from, and its user to the dates of that time.
    if (occurrence === null) this.#navigation.goTo(date);
    else if (!this.#isOnPage(occurrence)) {
      this.#navigation.goTo(date);
      // A view of fewer days may have come meanwhile.
      if (!this.#isOnPage(occurrence)) this.#navigation.goTo(this.#daysOf(occurrence).first);
    }
    this.#focus.back(from);
    this.#focus.again(occurrence?.key ?? '', () => {
      // The event may be back because the host has removed it.
      const isGone = occurrence !== null && this.#present.latestOf(occurrence) === null;
      if (isGone) this.#present.sayGone(occurrence.event);
      else if (occurrence !== null) this.#speech.say('eventPutBack', occurrence);
      else this.#speech.say('externalPutBack', this.#state.occurrenceOf(session.shown));
    });
  }

  #isOnPage(occurrence: Occurrence): boolean {
    const { first, last } = this.#daysOf(occurrence);
    return this.#navigation.days().some((day) => first <= day && day <= last);
  }

  #daysOf(occurrence: Occurrence): DayBounds {
    return pageDaysOf(occurrence, this.#navigation.hoursAfter());
  }

  /** Keeps the held event at its place in the view when another page of dates is shown. */
  #followPage(): void {
    const [before, days] = [this.#page, this.#navigation.days()];
    this.#page = days;
    const picked = this.#picked;
    if (picked === null || picked.session.isOver) return;
    const { drop } = picked.session.shown;
    const { isDayShown: _isDayShown, ...rules } = this.#changes.rules();
    const { first, last } = daysOf(drop.when, rules, this.#navigation.hoursAfter());
    const isOn = (day: number): boolean => first <= day && day <= last;
    const at = before.findIndex(isOn);
    const to = days[Math.min(at, days.length - 1)];
    if (days.some(isOn) || at < 0 || to === undefined) return;
    const when = nudged(drop.when, { days: to - before[at]! }, rules);
    picked.session.put({ ...drop, when });
    this.#sayPreview();
  }

  #step(event: KeyboardEvent, { grid, session }: PickedUp): boolean {
    const plain = new KeyboardEvent('keydown', { key: event.key });
    const key = focusKey(plain, getComputedStyle(grid).direction === 'rtl');
    const { viewDefinition, dayRules } = this.#navigation;
    const arrow = key === null ? null : arrowOf(key, viewDefinition().arrows(dayRules()));
    if (arrow?.step === 'band') return this.#toBand(session, arrow.way, event);
    const nudge = arrow === null ? null : nudgeOf(arrow.step, arrow.way);
    const isByGroup = this.#columns.isByResource() && nudge !== null && 'days' in nudge;
    const isControl = event.ctrlKey || event.metaKey;
    if (nudge === null || (isControl && !isByGroup) || event.altKey) return false;
    const { drop, occurrence: now, others } = session.shown;
    // A length changes of one event alone.
    if (event.shiftKey && others !== undefined) return true;
    if (event.shiftKey && now !== null && !this.#sessions.canGrab(now, 'end')) {
      this.#speech.refuse(now);
      return true;
    }
    const rules = { ...this.#changes.rules(), hours: this.#view.geometry()?.hours?.() };
    const beside = event.shiftKey ? null : this.#besides(session, nudge, event);
    if (isControl && beside === null && this.#columns.rules().order === 'resource-date') {
      // Past the last resource come the next days, and the held event moves along.
      this.#navigation.step('days' in nudge && nudge.days > 0 ? 1 : -1);
      return true;
    }
    const next = event.shiftKey
      ? { ...drop, when: stretched(drop.when, nudge, rules) }
      : (beside ?? { ...drop, when: nudged(drop.when, nudge, rules) });
    this.#put(session, next);
    return true;
  }

  /** Shows a drop, turns to its page and announces it. */
  #put(session: DragSession, drop: Drop): void {
    const { kind, occurrence: now } = session.shown;
    session.put(drop, now === null ? kind : isStretch(now, drop) ? 'resize' : 'move');
    const preview = this.#state.preview();
    if (preview !== null && !this.#isOnPage(preview)) {
      this.#navigation.goTo(this.#daysOf(preview).first);
    }
    this.#sayPreview();
  }

  /** Moves the held event to the next row, at the same time; past the last one it stays. */
  #toBand(
    session: DragSession,
    way: 1 | -1,
    { shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  ): boolean {
    if (shiftKey || ctrlKey || metaKey || altKey) return false;
    const { drop, event } = session.shown;
    const from =
      session.resource === undefined ? this.#columns.resourceOf(event) : session.resource;
    const resource = this.#view.geometry()?.resourceBeside?.(from, way);
    if (resource === undefined) return true;
    const day = this.#navigation.date();
    const origin = drop.resource === undefined ? from : drop.resource.from;
    this.#put(
      session,
      dropAt(
        drop.when,
        { day, instant: null, resource: origin ?? null },
        { day, instant: null, resource },
      ),
    );
    return true;
  }

  /**
   * Returns the drop in the adjacent column, or in that of the next group, where columns are by resource; null past the
   * last one, where the page turns and the resource stays.
   */
  #besides(
    { shown: { drop }, resource }: DragSession,
    nudge: Nudge,
    { ctrlKey, metaKey }: KeyboardEvent,
  ): Drop | null {
    const preview = this.#state.preview();
    if (!this.#columns.isByResource() || !('days' in nudge) || preview === null) return null;
    const resources = this.#store.resources();
    // The event may have begun before the page, and have pieces in other columns.
    const { event, firstDay, lastDay } = preview;
    const isWhose = (column: Column): boolean =>
      resource === undefined
        ? isOwnedBy(event, column.owner, resources)
        : isSameResource(slotIn(column, null).resource, resource);
    const isOf = (column: Column): boolean =>
      firstDay <= column.day && column.day <= lastDay && isWhose(column);
    const shown = this.#columns.all();
    const columns = shown.some(isOf) ? shown : this.#columns.withUnassigned();
    const from = columns.find(isOf);
    if (from === undefined) return null;
    const by = ctrlKey || metaKey ? 'group' : 'column';
    const way = nudge.days > 0 ? 1 : -1;
    const to = columnBeside(columns, this.#columns.rules().order, from, { by, way });
    if (to === null) return null;
    const { isDayShown: _isDayShown, ...rules } = this.#changes.rules();
    const when = nudged(drop.when, { days: to.day - from.day }, rules);
    // An event from an unassigned column stays one, wherever it stands now.
    const origin = drop.resource === undefined ? slotIn(from, null).resource : drop.resource.from;
    return dropAt(
      when,
      { day: from.day, instant: null, resource: origin ?? null },
      { ...slotIn(to, null) },
    );
  }

  #sayPreview(): void {
    const preview = this.#state.preview();
    if (preview === null) return;
    const count = this.#state.heldCount();
    const held = count === 0 ? '' : this.#settings.text()('eventsSelected', { count });
    const words = [held, this.#speech.whenText(preview), this.#state.warning()];
    this.#announcer.sayStep(words.filter(Boolean).reduce(sentences, ''));
  }
}
