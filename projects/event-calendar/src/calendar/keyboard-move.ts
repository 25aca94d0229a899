import { afterNextRender, inject, Injectable, Injector } from '@angular/core';
import {
  dayOf,
  nudged,
  removeEvent,
  stretched,
  wallIn,
  type Edit,
  type Nudge,
  type Occurrence,
} from 'ng-event-calendar/core';
import { EventGestures } from '../interactions/event-gestures';
import { focusKey, type FocusKey } from '../interactions/roving-focus';
import { Announcer } from '../store/announcer';
import { CalendarEdits } from '../store/calendar-edits';
import { CalendarSettings } from '../store/calendar-settings';
import { GestureState } from '../store/gesture-state';
import { Navigation } from '../store/navigation';
import { Notice } from '../store/notice';
import type { LocaleTextKey } from '../text/locale-text';

/** Moves, lengthens and removes the focused event by keyboard, and says each step. */
@Injectable()
export class KeyboardMove {
  private readonly gestures = inject(EventGestures);
  private readonly state = inject(GestureState);
  private readonly edits = inject(CalendarEdits);
  private readonly settings = inject(CalendarSettings);
  private readonly navigation = inject(Navigation);
  private readonly announcer = inject(Announcer);
  private readonly notice = inject(Notice);
  private readonly injector = inject(Injector);
  /** The calendar's root element, in which focus is given back. */
  root: HTMLElement | undefined;
  private held: { readonly occurrence: Occurrence; readonly grid: HTMLElement } | null = null;

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
    this.held = { occurrence, grid };
    this.gestures.hold(occurrence);
    grid.tabIndex = 0;
    grid.focus({ preventScroll: true });
    this.say('eventPickedUp', occurrence);
  }

  /** Takes a key while an event is held; false leaves it to others. */
  press(event: KeyboardEvent): boolean {
    const held = this.held;
    if (held === null) return false;
    if (event.key === 'Escape') this.putBack();
    else if (event.key === 'Enter') this.drop();
    else return this.step(event, held);
    return true;
  }

  /** Puts the held event back where it was, as when focus leaves the calendar. */
  putBack(): void {
    if (this.held === null) return;
    const { occurrence } = this.held;
    this.held = null;
    this.gestures.cancel();
    this.focusAgain(occurrence.key, () => this.say('eventPutBack', occurrence));
  }

  /** Removes an event, if it may be changed at all. */
  remove(occurrence: Occurrence, isReadOnly: boolean): void {
    if (isReadOnly) {
      this.say('eventMoveRefused', occurrence);
      return;
    }
    if (!this.edits.apply(removeEvent(this.edits.events(), occurrence.event))) return;
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
    if (edit === null) return;
    const title = edit.event?.title || this.settings.text()('eventUntitled');
    this.focusAgain(String(edit.event?.id ?? ''), () =>
      this.announcer.say(this.settings.text()('changeReplayed', { title })),
    );
  }

  private drop(): void {
    if (this.held === null) return;
    const { occurrence } = this.held;
    const to = this.state.preview() ?? occurrence;
    this.held = null;
    if (!this.gestures.drop()) {
      this.focusAgain(occurrence.key);
      return;
    }
    this.focusAgain(occurrence.key, () =>
      this.announcer.say(
        this.settings.text()('eventMoved', {
          title: this.titleOf(occurrence),
          from: this.whenText(occurrence),
          to: this.whenText(to),
        }),
      ),
    );
  }

  private step(
    event: KeyboardEvent,
    { grid, occurrence }: { grid: HTMLElement; occurrence: Occurrence },
  ): boolean {
    const plain = new KeyboardEvent('keydown', { key: event.key });
    const key = focusKey(plain, getComputedStyle(grid).direction === 'rtl');
    const gesture = this.state.gesture();
    const nudge = key === null ? null : this.nudgeOf(key);
    if (gesture === null || nudge === null || event.ctrlKey || event.metaKey || event.altKey) {
      return false;
    }
    if (event.shiftKey && !this.gestures.canGrab(occurrence, 'end')) {
      this.say('eventMoveRefused', occurrence);
      return true;
    }
    const rules = this.gestures.rules();
    const change = event.shiftKey ? stretched : nudged;
    const when = change(gesture.when, nudge, rules);
    this.gestures.show({ ...gesture, when, kind: event.shiftKey ? 'resize' : gesture.kind });
    const day = when.allDay ? when.firstDay : dayOf(wallIn(when.start, rules.zone));
    if (!this.navigation.days().includes(day)) this.navigation.goTo(day);
    const preview = this.state.preview();
    const refusal = this.state.gesture()?.refusal ?? '';
    if (preview !== null) {
      this.announcer.say([this.whenText(preview), refusal].filter(Boolean).join('. '));
    }
    return true;
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
        const inGrid = `[role="grid"] ec-event[data-key="${CSS.escape(key)}"]`;
        const active = this.root?.ownerDocument.activeElement;
        // Focus that was lost with its element, or waited on the grid, and no other.
        const isLost = active === this.root?.ownerDocument.body;
        const isOnGrid = active?.getAttribute('role') === 'grid';
        const target =
          this.root?.querySelector<HTMLElement>(inGrid) ??
          this.root?.querySelector<HTMLElement>('[role="grid"]:has([data-slot]), ec-agenda');
        if (isLost || isOnGrid) target?.focus();
        // Last, or what focus says of itself would drown it.
        speak();
      },
      { injector: this.injector },
    );
  }

  private say(key: LocaleTextKey, occurrence: Occurrence): void {
    const values = { title: this.titleOf(occurrence), when: this.whenText(occurrence) };
    this.announcer.say(this.settings.text()(key, values));
  }

  private titleOf({ event }: Occurrence): string {
    return event.title || this.settings.text()('eventUntitled');
  }

  private whenText({ startWall, endWall, allDay }: Occurrence): string {
    return this.settings.formats().spokenRange(startWall, endWall, allDay);
  }
}
