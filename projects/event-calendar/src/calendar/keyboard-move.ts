import {
  afterNextRender,
  DOCUMENT,
  effect,
  inject,
  Injectable,
  Injector,
  untracked,
} from '@angular/core';
import {
  dayOf,
  HOUR,
  instantOf,
  nudged,
  occurrenceOf,
  parseEvent,
  stretched,
  wallAt,
  wallIn,
  type CalendarEvent,
  type Edit,
  type Nudge,
  type Occurrence,
  type OutsideEvent,
  type Place,
} from 'ng-event-calendar/core';
import { EventGestures } from '../interactions/event-gestures';
import { isFocusFree } from '../interactions/free-focus';
import { giveFocus } from '../interactions/give-focus';
import { focusKey, type FocusKey } from '../interactions/roving-focus';
import { Announcer } from '../store/announcer';
import { withAttribute } from '../store/attribute-selector';
import { CalendarEdits } from '../store/calendar-edits';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { GestureState } from '../store/gesture-state';
import { Navigation } from '../store/navigation';
import { Notice } from '../store/notice';
import { OccurrenceEdits } from '../store/occurrence-edits';
import type { LocaleTextKey } from '../text/locale-text';

/** Time of day at which something from outside is taken up: in sight, and in working hours. */
const ARRIVAL = 9 * HOUR;

/** What is picked up: an occurrence, or null for something that comes from outside. */
interface Held {
  readonly occurrence: Occurrence | null;
  readonly grid: HTMLElement;
  readonly from: HTMLElement | null;
  /** The date that was shown then. */
  readonly date: number;
}

/** Moves, lengthens and removes the focused event by keyboard, and says each step. */
@Injectable()
export class KeyboardMove {
  private readonly gestures = inject(EventGestures);
  private readonly state = inject(GestureState);
  private readonly edits = inject(CalendarEdits);
  private readonly occurrences = inject(OccurrenceEdits);
  private readonly store = inject(CalendarStore);
  private readonly settings = inject(CalendarSettings);
  private readonly navigation = inject(Navigation);
  private readonly announcer = inject(Announcer);
  private readonly notice = inject(Notice);
  private readonly document = inject(DOCUMENT);
  private readonly injector = inject(Injector);
  /** The calendar's root element, in which focus is given back. */
  root: HTMLElement | undefined;
  private held: Held | null = null;

  constructor() {
    effect(() => {
      if (this.state.isUnderWay()) return;
      // Called off by what the host changed.
      untracked(() => this.putBack());
    });
    let page: readonly number[] = [];
    effect(() => {
      const days = this.navigation.days();
      const before = page;
      page = days;
      untracked(() => this.followPage(before, days));
    });
  }

  /** Whether an event is picked up, so that keys move it. */
  get isHolding(): boolean {
    return this.held !== null;
  }

  /** Picks an event up. Focus waits on the grid, which stays when the page of dates turns. */
  pickUp(occurrence: Occurrence, element: Element): void {
    const grid = element.closest<HTMLElement>('[role="grid"]');
    if (grid === null) return;
    if (!this.gestures.canGrab(occurrence, null)) {
      this.say('eventMoveRefused', occurrence);
      return;
    }
    this.gestures.hold(occurrence, () => void this.drop());
    this.take(occurrence, grid, null);
    this.say('eventPickedUp', occurrence);
  }

  /** Takes something from outside up in the middle of the morning, to be moved like an event. */
  takeUp(outside: OutsideEvent): boolean {
    const grid = this.root?.querySelector<HTMLElement>('[role="grid"]:has([data-slot])');
    if (grid === null || grid === undefined) return false;
    const day = this.navigation.shownDate();
    const instant = instantOf(wallAt(day) + ARRIVAL, this.settings.zone());
    const place: Place = this.navigation.isByTime()
      ? { kind: 'time', instant, day }
      : { kind: 'day', day };
    if (!this.gestures.holdGuest(outside, place, () => void this.drop())) return false;
    const { activeElement } = grid.ownerDocument;
    const from = activeElement instanceof HTMLElement ? activeElement : null;
    this.take(null, grid, from);
    const preview = this.state.preview();
    if (preview !== null) this.say('eventPickedUp', preview);
    return true;
  }

  private take(occurrence: Occurrence | null, grid: HTMLElement, from: HTMLElement | null): void {
    this.held = { occurrence, grid, from, date: this.navigation.date() };
    grid.tabIndex = 0;
    grid.focus({ preventScroll: true });
  }

  /** What is held stays where it is in the view when another page of dates comes under it. */
  private followPage(before: readonly number[], days: readonly number[]): void {
    const gesture = this.state.gesture();
    if (this.held === null || gesture === null) return;
    const { when } = gesture;
    const { isDayShown: _isDayShown, ...rules } = this.gestures.rules();
    const first = when.allDay ? when.firstDay : dayOf(wallIn(when.start, rules.zone));
    const last = when.allDay ? when.lastDay : dayOf(wallIn(when.end - 1, rules.zone));
    const isOn = (day: number): boolean => first <= day && day <= last;
    const at = before.findIndex(isOn);
    const to = days[Math.min(at, days.length - 1)];
    if (days.some(isOn) || at < 0 || to === undefined) return;
    this.gestures.show({ ...gesture, when: nudged(when, { days: to - before[at]! }, rules) });
    this.sayPreview();
  }

  /** Takes a key while an event is held; false leaves it to others. */
  press(event: KeyboardEvent): boolean {
    const held = this.held;
    if (held === null) return false;
    if (event.key === 'Escape') this.putBack();
    else if (event.key === 'Enter') void this.drop();
    else return this.step(event, held);
    return true;
  }

  /** Puts the held event back where it was, as when focus leaves the calendar. */
  putBack(): void {
    if (this.held === null) return;
    const { occurrence, from, date } = this.held;
    const shown = occurrence ?? this.state.preview();
    this.held = null;
    this.gestures.cancel();
    if (occurrence !== null && !this.isOnPage(occurrence)) {
      this.navigation.goTo(date);
      // A view of fewer days may have come meanwhile.
      if (!this.isOnPage(occurrence)) this.navigation.goTo(occurrence.firstDay);
    }
    this.giveBack(from);
    this.focusAgain(occurrence?.key ?? '', () => {
      // The host may have removed it, which is why it is put back.
      const isGone = occurrence !== null && this.occurrences.latestOf(occurrence) === null;
      if (isGone) this.occurrences.sayGone(occurrence.event);
      else if (shown !== null) this.say('eventPutBack', shown);
    });
  }

  private isOnPage({ firstDay, lastDay }: Occurrence): boolean {
    return this.navigation.days().some((day) => firstDay <= day && day <= lastDay);
  }

  /** Removes an event, if it may be changed at all. */
  async remove(occurrence: Occurrence, isReadOnly: boolean): Promise<void> {
    if (isReadOnly) this.say('eventMoveRefused', occurrence);
    else if (await this.occurrences.remove(occurrence)) this.deleted(occurrence);
    else this.focusAgain(occurrence.key);
  }

  /** Says that an event is gone, and offers it back. */
  private deleted(occurrence: Occurrence): void {
    const text = this.settings.text();
    const title = this.titleOf(occurrence);
    this.focusAgain(occurrence.key, () =>
      this.notice.show(text('eventDeleted', { title, when: this.whenText(occurrence) }), {
        label: text('undo'),
        run: () => this.replayed(this.edits.undo()),
      }),
    );
  }

  /** Says what undo or redo did, and keeps focus on it. */
  replayed(edit: Edit | null): void {
    if (edit === null) {
      this.focusAgain('');
      return;
    }
    // Where several records changed back the first one is what the user knows.
    const event = edit.event ?? edit.changes[0]?.before;
    const title = event?.title || this.settings.text()('eventUntitled');
    this.focusAgain(String(event?.id ?? ''), () =>
      this.announcer.say(this.settings.text()('changeReplayed', { title })),
    );
  }

  /** Says of an event what was done with it. */
  tell(key: LocaleTextKey, occurrence: Occurrence, values: Record<string, string> = {}): void {
    this.focusAgain(occurrence.key, () => this.say(key, occurrence, values));
  }

  /** Says that an event was created, if it was, and focuses it. */
  created(event: CalendarEvent | null): void {
    const occurrence = event === null ? null : this.happening(event);
    if (occurrence !== null) this.tell('eventCreated', occurrence);
  }

  /** Says that an event was changed, if it was; focus goes to it or stays where it was. */
  changed(event: CalendarEvent | null, before: Occurrence): void {
    const occurrence = event === null ? null : this.happening(event);
    if (occurrence === null) this.focusAgain(before.key);
    else this.tell('eventChanged', occurrence);
  }

  /** The editor is gone: focus goes where it came from, or to its event, and what was done is said. */
  finished(
    did: 'created' | 'changed' | 'deleted' | 'nothing',
    event: CalendarEvent,
    origin: HTMLElement | null,
  ): void {
    const occurrence = this.happening(event);
    const says = { created: 'eventCreated', changed: 'eventChanged' } as const;
    if (did === 'deleted' && occurrence !== null) this.deleted(occurrence);
    else if ((did === 'created' || did === 'changed') && occurrence !== null) {
      this.tell(says[did], occurrence);
    } else {
      this.giveBack(origin);
      this.focusAgain(String(event.id));
    }
  }

  /** Gives focus back to where it came from, if no press has taken it elsewhere meanwhile. */
  private giveBack(origin: HTMLElement | null): void {
    const give = (): void => {
      if (isFocusFree(this.document)) giveFocus(origin);
    };
    afterNextRender(give, { injector: this.injector });
  }

  private happening(event: CalendarEvent): Occurrence | null {
    const reading = parseEvent(event, this.settings.localZone);
    if (reading === null) return null;
    return this.store.shownAs(occurrenceOf(reading, this.settings.zone()));
  }

  private async drop(): Promise<void> {
    if (this.held === null) return;
    const { occurrence } = this.held;
    this.held = null;
    if (occurrence === null) {
      this.created(this.gestures.dropNew());
      return;
    }
    const done = await this.gestures.drop();
    const to = done === null ? null : this.happening(done);
    if (to === null) this.focusAgain(occurrence.key);
    else this.focusAgain(to.key, () => this.sayMoved(occurrence, to));
  }

  private sayMoved(from: Occurrence, to: Occurrence): void {
    this.announcer.say(
      this.settings.text()('eventMoved', {
        title: this.titleOf(from),
        from: this.whenText(from),
        to: this.whenText(to),
      }),
    );
  }

  private step(event: KeyboardEvent, { grid, occurrence }: Held): boolean {
    const plain = new KeyboardEvent('keydown', { key: event.key });
    const key = focusKey(plain, getComputedStyle(grid).direction === 'rtl');
    const gesture = this.state.gesture();
    const nudge = key === null ? null : this.nudgeOf(key);
    if (gesture === null || nudge === null || event.ctrlKey || event.metaKey || event.altKey) {
      return false;
    }
    const { occurrence: now } = gesture;
    if (event.shiftKey && now !== null && !this.gestures.canGrab(now, 'end')) {
      this.say('eventMoveRefused', now);
      return true;
    }
    const rules = this.gestures.rules();
    const change = event.shiftKey ? stretched : nudged;
    const when = change(gesture.when, nudge, rules);
    const kind = event.shiftKey && occurrence !== null ? 'resize' : gesture.kind;
    this.gestures.show({ ...gesture, when, kind });
    const day = when.allDay ? when.firstDay : dayOf(wallIn(when.start, rules.zone));
    if (!this.navigation.days().includes(day)) this.navigation.goTo(day);
    this.sayPreview();
    return true;
  }

  private sayPreview(): void {
    const preview = this.state.preview();
    const refusal = this.state.gesture()?.refusal ?? '';
    if (preview === null) return;
    this.announcer.say([this.whenText(preview), refusal].filter(Boolean).join('. '));
  }

  private nudgeOf(key: FocusKey): Nudge | null {
    const isMonth = this.navigation.view() === 'month';
    switch (key) {
      case 'up':
        return isMonth ? { days: -7 } : { steps: -1 };
      case 'down':
        return isMonth ? { days: 7 } : { steps: 1 };
      case 'before':
        return { days: -1 };
      case 'after':
        return { days: 1 };
      default:
        return null;
    }
  }

  /** Gives focus that was lost with its element to an event, else to the view; then speaks. */
  focusAgain(key: string, speak: () => void = () => undefined): void {
    afterNextRender(
      () => {
        const inGrid = `[role="grid"] ec-event${withAttribute('data-key', key)}`;
        const target =
          this.root?.querySelector<HTMLElement>(inGrid) ??
          this.root?.querySelector<HTMLElement>('[role="grid"]:has([data-slot]), ec-agenda');
        if (isFocusFree(this.document)) giveFocus(target);
        // Last, or what focus says of itself would drown it.
        speak();
      },
      { injector: this.injector },
    );
  }

  private say(
    key: LocaleTextKey,
    occurrence: Occurrence,
    values: Record<string, string> = {},
  ): void {
    const title = this.titleOf(occurrence);
    const when = this.whenText(occurrence);
    this.announcer.say(this.settings.text()(key, { title, when, ...values }));
  }

  private titleOf({ event }: Occurrence): string {
    return event.title || this.settings.text()('eventUntitled');
  }

  private whenText(occurrence: Occurrence): string {
    return this.settings.times().spoken(occurrence);
  }
}
