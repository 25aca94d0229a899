import { computed, inject, Injectable, signal, type Injector, type Signal } from '@angular/core';
import type { ChangeSet, Drop } from 'ng-event-calendar/core/edits';
import type { Occurrence, PaletteName, Slot } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import type { Company } from './company';
import type { ChangeResult } from './occurrence-edits';
import type { Draft } from './session-state';

/** Commands on all selected events together. */
export interface SeveralCommands {
  pickUp(grabbed: Occurrence, element: Element): void;
  copy(): void;
  cut(): void;
  duplicate(): void;
  remove(): Promise<void>;
  recolor(color: PaletteName | null): Promise<void>;
  /** Returns those of the selected events that may be moved. */
  movable(): readonly Occurrence[];
  /** Whether any of the selected events may be changed or deleted. */
  canChange(): boolean;
}

/** A rectangle over empty space, from its press to its end. Points are those of the window. */
export interface Lasso {
  to(point: { readonly x: number; readonly y: number }): void;
  /** Selects the events that it touches. */
  end(): void;
  cancel(): void;
}

/** Gestures of selections, within the interaction. */
export interface SelectionGestures {
  readonly drags: CompanionDrags;
  readonly departures: CompanionDepartures;
  /** Handles a click before its usual meaning; returns whether it was one of a selection. */
  click(press: MouseEvent): boolean;
  /** Handles a key before its usual meaning; returns whether it was one of a selection. */
  press(press: KeyboardEvent): boolean;
  /** Selects all events of the page, for a key that is pressed in the view; returns whether it did. */
  selectAll(target: EventTarget | null): boolean;
  /** Whether taps select, as a finger has begun. */
  isByTouch(): boolean;
  /** Adds all events of the page. */
  addAll(): void;
  /** Whether a press on empty space begins a rectangle. */
  spans(press: MouseEvent | TouchEvent): boolean;
  /** Begins a rectangle at a point over a view. */
  span(target: Element, at: { readonly x: number; readonly y: number }): Lasso;
  /** Handles a long press that is let go; returns whether it selects an event. */
  held(target: Element): boolean;
  /** Clears the selection before the menu of another event opens. */
  menuOpens(occurrence: Occurrence): void;
  /** Returns the commands for several events where an event is one of several that are selected, else null. */
  commandsOn(occurrence: Occurrence): SeveralCommands | null;
  /** Pastes several events at a slot; returns false where no several were copied. */
  paste(slot: Slot): boolean;
}

/** Drags of a selected event inside the calendar, with the other selected events as its companions. */
export interface CompanionDrags {
  /**
   * Returns the other selected events that move with a grabbed one, none where all others stay behind; null where it is
   * alone. An event that isn't selected clears the selection, as does a sweep over empty space, null.
   */
  companionsOf(grabbed: Occurrence | null): readonly Occurrence[] | null;
  /** Returns the companions of a draft as they are now, without those that may not be moved any more. */
  present(others: readonly Occurrence[]): readonly Occurrence[];
  /** Returns the drop of a grabbed event at another slot. */
  dropOf(grabbed: Occurrence, from: Slot, to: Slot): Drop;
  /** Returns why the events of a draft can't be moved so, whatever the rules say; empty where they can. */
  refusalOf(draft: Draft): string;
  /** Returns a draft with only those companions for which there are previews, which are judged at each step. */
  stepOf(draft: Draft): Draft;
  /** Returns the change of a draft with its companions; null where everything would stay as it was. */
  changeOf(draft: Draft): ChangeSet | null;
  /** Writes a draft with its companions, and says so. */
  change(draft: Draft): Promise<ChangeResult>;
  /** Returns the companions of a draft as they would be after its drop, for previews. */
  previewsOf(draft: Draft): readonly Occurrence[];
}

/** Departures of selected events together, out of the calendar. */
export interface CompanionDepartures {
  /** Returns events that are dropped outside together, the first of which is grabbed. */
  companyOf(occurrences: readonly Occurrence[]): Company;
  /** Returns the change that removes events, of series the occurrences alone; null where all are gone. */
  removalOf(occurrences: readonly Occurrence[]): ChangeSet | null;
  /** Returns a sentence that names the selected events which stay while the given ones leave; empty without any. */
  stayingText(leaving: readonly Occurrence[]): string;
  /** Deselects the events that stayed while others left. */
  haveLeft(): void;
}

/** Code of selections, loaded where `canSelectSeveralEvents` is on. */
export interface SelectionPart {
  /** Selected occurrences of the page, in its order. */
  readonly selected: Signal<readonly Occurrence[]>;
  /** Whether the bar of commands is shown. */
  readonly isBarShown: Signal<boolean>;
  /** Creates the gestures of selections within the interaction. */
  gesturesIn(interaction: Injector): SelectionGestures;
}

const NONE: readonly Occurrence[] = [];

/** Selected events of the page, for all who draw or change them. */
@Injectable()
export class SelectionState {
  readonly #inputs = inject(CALENDAR_INPUTS);

  /** Whether users may select several events. */
  readonly isOn = computed(() => (this.#inputs.canSelectSeveralEvents() as unknown) === true);
  /** Code of selections; null until it has loaded. */
  readonly part = signal<SelectionPart | null>(null);
  /** Whether that code couldn't be loaded. */
  readonly isMissing = signal(false);
  /** Gestures of selections; null until there are both a selection's code and the interaction. */
  readonly gestures = signal<SelectionGestures | null>(null);
  /** Selected occurrences of the page. */
  readonly selected = computed(() => (this.isOn() ? (this.part()?.selected() ?? NONE) : NONE));
  readonly #keys = computed(() => new Set(this.selected().map(({ key }) => key)));

  /** Whether gestures of selections will come, but aren't there yet. */
  readonly isComing = computed(() => this.isOn() && this.gestures() === null && !this.isMissing());

  /** Whether an occurrence is selected; null where none is, so that events are no switches. */
  isSelected({ key }: Occurrence): boolean | null {
    return this.selected().length === 0 ? null : this.#keys().has(key);
  }
}
