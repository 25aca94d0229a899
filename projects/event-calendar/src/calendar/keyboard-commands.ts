import { inject, Injectable, signal } from '@angular/core';
import { formatDay, type Place } from 'ng-event-calendar/core';
import { eventElementAt } from '../event/event-element';
import { EventGestures } from '../interactions/event-gestures';
import { CalendarEdits } from '../store/calendar-edits';
import { FocusPlace } from '../store/focus-place';
import { Navigation } from '../store/navigation';
import { EventClipboard } from './clipboard';
import { EventActions } from './event-actions';
import { EventMenuOpener } from './event-menu-opener';
import { KeyboardMove } from './keyboard-move';
import type { Command } from './shortcuts';

/** Does what the keys of the calendar say, at the element that has focus. */
@Injectable()
export class KeyboardCommands {
  private readonly actions = inject(EventActions);
  private readonly clipboard = inject(EventClipboard);
  private readonly edits = inject(CalendarEdits);
  private readonly focusPlace = inject(FocusPlace);
  private readonly gestures = inject(EventGestures);
  private readonly keyboard = inject(KeyboardMove);
  private readonly menu = inject(EventMenuOpener);
  private readonly navigation = inject(Navigation);

  /** The element beside which the list of shortcuts is open; null while it isn't. */
  readonly helpBeside = signal<HTMLElement | null>(null);

  /** Does what a command means at the focused element; false where it means nothing. */
  obey(command: Command, target: EventTarget | null): boolean {
    switch (command.does) {
      case 'show':
        this.navigation.show(command.view);
        this.keyboard.focusAgain('');
        return true;
      case 'today':
        this.navigation.goToToday();
        this.keepFocus();
        return true;
      case 'next':
      case 'previous':
        this.navigation.step(command.does === 'next' ? 1 : -1);
        this.keepFocus();
        return true;
      case 'undo':
        this.keyboard.replayed(this.edits.undo());
        return true;
      case 'redo':
        this.keyboard.replayed(this.edits.redo());
        return true;
      case 'create':
        this.gestures.createAt(
          this.placeOf(target) ?? { kind: 'day', day: this.navigation.shownDate() },
        );
        return true;
      case 'help':
        this.helpBeside.set(target instanceof HTMLElement ? target : null);
        return true;
      case 'menu':
        return this.menu.openByKey(target);
      case 'paste': {
        const place = this.placeOf(target);
        const pasted = place === null ? null : this.clipboard.paste(place);
        this.keyboard.created(pasted);
        return pasted !== null;
      }
      case 'pick-up':
      case 'copy':
      case 'cut':
      case 'duplicate':
      case 'remove': {
        const element = eventElementAt(target);
        if (element === undefined || !(target instanceof Element)) return false;
        const occurrence = element.occurrence();
        if (command.does === 'pick-up') this.actions.pickUp(occurrence, target);
        if (command.does === 'copy') this.actions.copy(occurrence);
        if (command.does === 'cut') this.actions.cut(occurrence);
        if (command.does === 'duplicate') this.actions.duplicate(occurrence);
        if (command.does === 'remove') this.actions.remove(occurrence);
        return true;
      }
    }
  }

  /** What had the focus may not be on the other page. What is held goes along, and the grid has it. */
  private keepFocus(): void {
    if (!this.keyboard.isHolding) this.keyboard.focusAgain('');
  }

  /** Enter on a cell creates there. */
  createAtFocus(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target.dataset['slot'] === undefined) return;
    const place = this.placeOf(target);
    if (place !== null) this.gestures.createAt(place);
  }

  /** Where something created or pasted goes: at the focused event, half hour or day. */
  private placeOf(target: EventTarget | null): Place | null {
    const occurrence = eventElementAt(target)?.occurrence();
    if (occurrence !== undefined) {
      const { start, firstDay: day, isBar } = occurrence;
      return isBar ? { kind: 'day', day } : { kind: 'time', instant: start, day };
    }
    const date = target instanceof HTMLElement ? target.dataset['date'] : undefined;
    const day = this.navigation.days().find((each) => formatDay(each) === date);
    return this.focusPlace.place() ?? (day === undefined ? null : { kind: 'day', day });
  }
}
