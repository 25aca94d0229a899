import { inject, Injectable } from '@angular/core';
import { dayOf, formatDay, wallIn, type Slot } from 'ng-event-calendar/core/internal';
import { drawnEventAt } from '../gestures/drawn-event';
import { Announcer } from '../feedback/announcer';
import { Help } from '../feedback/help';
import { FocusReturn } from '../feedback/focus-return';
import { Creation } from '../gestures/creation';
import { SlotClicks } from '../gestures/slot-clicks';
import { Columns, resourceIdOf, slotIn } from '../store/layout/columns';
import { CalendarEdits } from '../store/events/calendar-edits';
import { SelectionState } from '../store/events/selection-state';
import { SearchState } from '../store/events/search-state';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { FocusedSlot } from '../store/layout/focused-slot';
import { Clock } from '../store/dates/clock';
import { AdditionalTimezones } from '../store/dates/additional-timezones';
import { whenKnown } from '../store/maybe-promise';
import { Navigation } from '../store/dates/navigation';
import { shownZone } from '../store/dates/shown-zone';
import { ChangeSpeech } from '../gestures/change-speech';
import { EventClipboard } from './clipboard';
import { EventActions } from './event-actions';
import { EventSteps } from './event-steps';
import { EventMenuOpener } from '../gestures/event-menu-opener';
import { GridZoom } from '../gestures/grid-zoom';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { KeyboardMove } from './keyboard-move';
import type { Command } from './shortcuts';

/** Executes the calendar's keyboard commands at the focused element. */
@Injectable()
export class KeyboardCommands {
  readonly #actions = inject(EventActions);
  readonly #clipboard = inject(EventClipboard);
  readonly #edits = inject(CalendarEdits);
  readonly #focused = inject(FocusedSlot);
  readonly #columns = inject(Columns);
  readonly #clock = inject(Clock);
  readonly #events = inject(EventSteps);
  readonly #creation = inject(Creation);
  readonly #clicks = inject(SlotClicks);
  readonly #focus = inject(FocusReturn);
  readonly #speech = inject(ChangeSpeech);
  readonly #keyboard = inject(KeyboardMove);
  readonly #menu = inject(EventMenuOpener);
  readonly #navigation = inject(Navigation);
  readonly #view = inject(ActiveViewGeometry);
  readonly #zoom = inject(GridZoom);
  readonly #announcer = inject(Announcer);
  readonly #settings = inject(CalendarSettings);
  readonly #zones = inject(AdditionalTimezones);
  readonly #search = inject(SearchState);
  readonly #selection = inject(SelectionState);

  /** Element beside which the list of shortcuts is open; null while it is closed. */
  readonly helpBeside = inject(Help).beside;

  /** Executes a command at the focused element; returns false where it means nothing there. */
  obey(command: Command, target: EventTarget | null): boolean {
    switch (command.does) {
      case 'show':
        this.#navigation.show(command.view, this.#dayOf(target));
        this.#focus.again('');
        return true;
      case 'today':
        this.goToToday();
        return true;
      case 'next-event':
      case 'previous-event': {
        const place = drawnEventAt(target)?.occurrence() ?? this.#slotOf(target);
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
      case 'create':
        this.#creation.at(this.#slotOf(target) ?? this.#firstSlot());
        return true;
      case 'further-times': {
        const { instant = null } = this.#slotOf(target) ?? {};
        return instant !== null && this.#sayFurtherTimes(instant);
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
      case 'menu':
        return this.#menu.openByKey(target);
      case 'zoom-in':
        return this.#zoom.step(1, target);
      case 'zoom-out':
        return this.#zoom.step(-1, target);
      case 'zoom-reset':
        return this.#zoom.step(0, target);
      case 'paste': {
        const slot = this.#slotOf(target);
        const isOfSeveral = this.#selection.gestures()?.paste(slot ?? this.#firstSlot()) === true;
        if (isOfSeveral) return true;
        const pasted = slot === null ? null : this.#clipboard.paste(slot);
        void whenKnown(pasted, (event) => this.#speech.created(event));
        return pasted !== null;
      }
      case 'pick-up':
      case 'copy':
      case 'cut':
      case 'duplicate':
      case 'remove': {
        const element = drawnEventAt(target);
        if (element === undefined || !(target instanceof Element)) return false;
        const occurrence = element.occurrence();
        if (command.does === 'pick-up') this.#actions.pickUp(occurrence, target);
        if (command.does === 'copy') this.#actions.copy(occurrence, target);
        if (command.does === 'cut') this.#actions.cut(occurrence, target);
        if (command.does === 'duplicate') this.#actions.duplicate(occurrence);
        if (command.does === 'remove') this.#actions.remove(occurrence);
        return true;
      }
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
   * Announces an instant in the additional zones, with its date where that differs; returns false without such zones.
   */
  #sayFurtherTimes(instant: number): boolean {
    const formats = this.#settings.formats();
    const dayIn = (zone: string): number => dayOf(wallIn(instant, zone));
    const day = dayIn(this.#settings.zone());
    const said = this.#zones
      .shown()
      .further.map(shownZone)
      .map(({ name, zone }) => {
        const time = `${name} ${formats.timesIn(zone).time(instant)}`;
        return dayIn(zone) === day ? time : `${time}, ${formats.fullDate(dayIn(zone))}`;
      });
    if (said.length > 0) this.#announcer.say(said.join('; '));
    return said.length > 0;
  }

  /**
   * Restores the focus after a page turn. During a keyboard move the event comes along, and the grid keeps the focus.
   */
  #keepFocus(): void {
    if (!this.#keyboard.isHolding) this.#focus.again('');
  }

  /** Creates an event on the focused cell, by Enter. */
  createAtFocus(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target.dataset['slot'] === undefined) return;
    const slot = this.#slotOf(target);
    if (slot === null) return;
    this.#clicks.block(slot);
    this.#clicks.slot(slot);
    this.#creation.at(slot);
  }

  /** Returns the slot at which an event is created or pasted: that of the focused event, half hour or day. */
  #slotOf(target: EventTarget | null): Slot | null {
    const element = drawnEventAt(target);
    if (element !== undefined) {
      const { event, start, firstDay: day, isBar } = element.occurrence();
      const resource = element.resource() ?? this.#columns.resourceOf(event);
      return {
        day,
        instant: isBar ? null : start,
        ...(resource === undefined ? {} : { resource }),
      };
    }
    return this.#focused.slot() ?? this.#cellSlot(target);
  }

  /** Returns the day that has the focus: that of the cell, or of the date in a list, before that of the event in it. */
  #dayOf(target: EventTarget | null): number | undefined {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
    const day = this.#navigation.days().find((each) => formatDay(each) === cell?.dataset['date']);
    return day ?? this.#slotOf(target)?.day;
  }

  /** Returns the slot for what is created or pasted without a place. */
  #firstSlot(): Slot {
    return { day: this.#navigation.shownDate(), instant: null, resource: null };
  }

  /** Returns the slot of the focused all-day or month cell. */
  #cellSlot(target: EventTarget | null): Slot | null {
    const { date, resourceId } = target instanceof HTMLElement ? target.dataset : {};
    const day = this.#navigation.days().find((each) => formatDay(each) === date);
    if (day === undefined) return null;
    if (!this.#columns.isByResource() || resourceId === undefined) return { day, instant: null };
    const column = this.#columns
      .all()
      .find((each) => each.day === day && resourceIdOf(each) === resourceId);
    return column === undefined ? { day, instant: null } : slotIn(column, null);
  }
}
