import { inject, Injectable } from '@angular/core';
import { drawnEventAt } from '../gestures/drawn-event';
import { Help } from '../feedback/help';
import { FocusReturn } from '../feedback/focus-return';
import { CalendarEdits } from '../store/events/calendar-edits';
import { SelectionState } from '../store/events/selection-state';
import { SearchState } from '../store/events/search-state';
import { Clock } from '../store/dates/clock';
import { Navigation } from '../store/dates/navigation';
import { ChangeSpeech } from '../gestures/change-speech';
import { EventCommands } from './event-commands';
import { EventSteps } from './event-steps';
import { FocusedPlace } from './focused-place';
import { FurtherTimes } from './further-times';
import { GridZoom } from '../gestures/grid-zoom';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { KeyboardMove } from './keyboard-move';
import type { Command } from './shortcuts';

/** Executes the calendar's keyboard commands at the focused element. */
@Injectable()
export class KeyboardCommands {
  readonly #edits = inject(CalendarEdits);
  readonly #clock = inject(Clock);
  readonly #commands = inject(EventCommands);
  readonly #events = inject(EventSteps);
  readonly #furtherTimes = inject(FurtherTimes);
  readonly #place = inject(FocusedPlace);
  readonly #focus = inject(FocusReturn);
  readonly #speech = inject(ChangeSpeech);
  readonly #keyboard = inject(KeyboardMove);
  readonly #navigation = inject(Navigation);
  readonly #view = inject(ActiveViewGeometry);
  readonly #zoom = inject(GridZoom);
  readonly #search = inject(SearchState);
  readonly #selection = inject(SelectionState);

  /** Element beside which the list of shortcuts is open; null while it is closed. */
  readonly helpBeside = inject(Help).beside;

  /** Executes a command at the focused element; returns false where it means nothing there. */
  obey(command: Command, target: EventTarget | null): boolean {
    switch (command.does) {
      case 'show':
        this.#navigation.show(command.view, this.#place.dayOf(target));
        this.#focus.again('');
        return true;
      case 'today':
        this.goToToday();
        return true;
      case 'next-event':
      case 'previous-event': {
        const place = drawnEventAt(target)?.occurrence() ?? this.#place.slotOf(target);
        return this.#events.go(command.does === 'next-event' ? 1 : -1, place);
      }
      case 'next':
      case 'previous':
        this.#navigation.step(command.does === 'next' ? 1 : -1);
        this.#keepFocus();
        return true;
      case 'undo':
        this.#speech.replayed(this.#edits.undo(), 'undone');
        return true;
      case 'redo':
        this.#speech.replayed(this.#edits.redo(), 'redone');
        return true;
      case 'further-times': {
        const { instant = null } = this.#place.slotOf(target) ?? {};
        return instant !== null && this.#furtherTimes.say(instant);
      }
      case 'find-time':
        if (this.#keyboard.isHolding) return false;
        return this.#view.geometry()?.goToFreeTime?.() ?? false;
      case 'search':
        return this.#search.open();
      case 'select-all':
        return this.#selection.gestures()?.selectAll(target) === true;
      case 'help':
        this.helpBeside.set(target instanceof HTMLElement ? target : null);
        return true;
      case 'zoom-in':
        return this.#zoom.step(1, target);
      case 'zoom-out':
        return this.#zoom.step(-1, target);
      case 'zoom-reset':
        return this.#zoom.step(0, target);
      case 'create':
      case 'menu':
      case 'paste':
      case 'pick-up':
      case 'copy':
      case 'cut':
      case 'duplicate':
      case 'remove':
        return this.#commands.obey(command.does, target);
    }
  }

  /** Shows today, and gives it the focus: the present slot, in a list its first event. */
  goToToday(): void {
    const today = this.#navigation.todayOffered();
    if (today === null) return;
    this.#navigation.goToToday();
    if (this.#keyboard.isHolding) return;
    // After the rendering, as the view may have to draw the place at once.
    this.#focus.again('', () => queueMicrotask(() => this.#focusDay(today)));
  }

  #focusDay(day: number): void {
    const geometry = this.#view.geometry();
    if (geometry === null) this.#events.focusListed(day);
    else geometry.focusAt?.(day, this.#clock.now());
  }

  /**
   * Restores the focus after a page turn. During a keyboard move the event comes along, and the grid keeps the focus.
   */
  #keepFocus(): void {
    if (!this.#keyboard.isHolding) this.#focus.again('');
  }
}
