import {
  DestroyRef,
  effect,
  ElementRef,
  inject,
  Injectable,
  Injector,
  PendingTasks,
  signal,
  untracked,
} from '@angular/core';
import type { Column } from 'ng-event-calendar/core/internal';
import { FocusReturn } from '../feedback/focus-return';
import { EarlyPress } from '../gestures/early-press';
import { InteractionTriggers } from '../gestures/interaction-triggers';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { commandOf, goesOn, isElsewhere } from '../keyboard/shortcuts';
import { LazyLoader } from '../lazy/lazy-loader';
import { Columns } from '../store/layout/columns';
import { GestureRules } from '../store/events/gesture-rules';
import { SelectionState } from '../store/events/selection-state';
import { AvailabilityRules } from '../store/availability/availability-rules';
import type { createInteraction, Interaction } from './interaction';
import type { PageParts } from './page-parts';
import type { Kept } from './pressed-before';
import { INTERACTION } from '../lazy/lazy-parts';

/** Kinds of events that are kept until the code has loaded, and replayed in their order. */
const KEPT = ['click', 'dblclick', 'contextmenu', 'keydown'];
/** Selector of elements that a press may be meant for; a list has slots, but nothing is created in it. */
const PRESSED = 'ec-event, [data-slot]:not([data-slot="agenda"])';

/** Number of events that were kept on the page. */
let presses = 0;

/**
 * Loads the code for pointers and keys, a chunk of its own, when a user approaches. Presses before that are kept and
 * replayed.
 */
@Injectable()
export class InteractionOnDemand {
  readonly #injector = inject(Injector);
  readonly #destroyed = inject(DestroyRef);
  readonly #tasks = inject(PendingTasks);
  readonly #loader = inject(LazyLoader);
  readonly #triggers = inject(InteractionTriggers);
  readonly #rules = inject(GestureRules);
  readonly #availability = inject(AvailabilityRules);
  readonly #columns = inject(Columns);
  readonly #view = inject(ActiveViewGeometry);
  readonly #selection = inject(SelectionState);
  readonly #focus = inject(FocusReturn);
  readonly #root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #early = new EarlyPress();
  #kept: Kept[] = [];
  /** Whether a kept event will be answered, so that the keys that follow have to wait for it. */
  #isAwaited = false;
  /** Whether a kept event is being replayed at this moment. */
  #isDoneAgain = false;
  /** Whether drags are listened to, and whether kept events are replayed in turn. */
  #hasBegun = false;
  #isRepeating = false;
  #pressAgain: (key: KeyboardEvent, isLate: boolean) => void = () => undefined;
  #stopPresses: () => void = () => undefined;
  /** Columns as they were at the last press. */
  #pressedOn: readonly Column[] = [];
  #stop: () => void = () => undefined;

  /** Describes how pages of dates are drawn; set by the shell. */
  pages!: PageParts;
  /** The loaded code; null before it has loaded. */
  readonly there = signal<Interaction | null>(null);

  constructor() {
    // The bar of a selection comes with it, also where the host has selected events.
    effect(() => {
      if (this.#selection.selected().length > 0) untracked(() => void this.load());
    });
  }

  /**
   * Listens to presses on the element that contains the view. Kept keys are passed to `pressAgain`, as all keys are.
   */
  listen(element: HTMLElement, pressAgain: (key: KeyboardEvent, isLate: boolean) => void): void {
    this.#pressAgain = pressAgain;
    const ending = new AbortController();
    this.#stopPresses = this.#early.listen({
      element,
      isHeard: (target) => this.#mayDrag(target),
      missing: () => this.#loader.sayMissing(),
    });
    const press = (event: Event): void => this.#later(() => this.there()?.take(event, true));
    const { signal: ended } = ending;
    element.addEventListener('mousedown', press, { passive: true, signal: ended });
    const key = (event: KeyboardEvent): void => this.#keepKey(event);
    this.#root.addEventListener('keydown', key, { capture: true, signal: ended });
    this.#stop = () => ending.abort();
    this.#destroyed.onDestroy(() => {
      this.#stopPresses();
      this.#stop();
    });
    this.#triggers.addVoice(this.#destroyed, () => this.#loader.sayMissing());
    this.#triggers.load(INTERACTION, this.#destroyed, {
      arrived: (create) => this.#arrive(create),
      missing: () => this.#miss(),
    });
  }

  /** Handles an event on the calendar's root; `isLate` if its default was prevented when it was kept. */
  take(event: Event, isLate = false): void {
    const there = this.there();
    // A button may go with its press, as a date does. Clicks by keys have a count of 0.
    if (there === null && event.type === 'click' && (event as MouseEvent).detail === 0) {
      this.#focus.again('');
    }
    const isKept = KEPT.includes(event.type);
    // An event during the replay is handled after it.
    const isWaiting = this.#kept.length > 0 || untracked(this.#selection.isComing);
    const isBehind = isKept && isWaiting && !this.#isDoneAgain;
    if (there !== null && !isBehind) there.take(event, isLate);
    else if (isKept && !event.defaultPrevented) {
      this.#keep(event);
      // Where selections are switched on later, their code comes last.
      if (there !== null && this.#hasBegun && !this.#isRepeating) void this.#doAgain(there);
    }
  }

  /** Returns the code once it has loaded; null where that fails, which is announced. */
  async load(): Promise<Interaction | null> {
    const there = this.there();
    if (there !== null) return there;
    const create = await this.#loader.load(INTERACTION, () => !this.#destroyed.destroyed);
    return create === null || this.#destroyed.destroyed ? null : this.#arrive(create);
  }

  #later(run: () => void): void {
    this.#kept.push({ at: presses++, run });
  }

  #keep(event: Event): void {
    const { target } = event;
    const on = target instanceof Element ? target.closest(PRESSED) : null;
    const isOnEvent = on?.localName === 'ec-event';
    if (event instanceof KeyboardEvent) {
      if (commandOf(event) === null && !(on !== null && isPlainPress(event))) return;
      if (isSelectAll(event) && !untracked(this.#selection.isOn)) return;
    } else if (!isOnEvent && (on === null || !this.#isMeant(event))) return;
    this.#isAwaited = true;
    const isSpace = event instanceof KeyboardEvent && event.key === ' ';
    // The browser's own menu or selection, or scrolling of the page, would interfere with the later answer.
    const isHeldBack =
      isSelectAll(event) || (isOnEvent && (isSpace || event.type === 'contextmenu'));
    if (isHeldBack) event.preventDefault();
    const columns = untracked(this.#columns.all);
    this.#later(() => {
      if (event instanceof KeyboardEvent) this.#pressAgain(event, isHeldBack);
      // On other dates the press would be on another slot.
      else if (isOnEvent || columns === this.#columns.all()) this.there()?.take(event, isHeldBack);
    });
  }

  /**
   * Whether a press on empty space has a meaning: it creates in a slot, which the host is told, or is on a blocked
   * time.
   */
  #isMeant({ type, target }: Event): boolean {
    const creation = this.#rules.creationPress() === 'click' ? 'click' : 'dblclick';
    const isOnButton = (target as Element).closest('button, a') !== null;
    return (
      (type === creation || (type === 'click' && this.#availability.hasTimes())) && !isOnButton
    );
  }

  /** Whether a press on a target may become a drag. */
  #mayDrag(target: Element): boolean {
    const view = untracked(this.#view.geometry);
    this.#pressedOn = untracked(this.#columns.all);
    if (view?.element.contains(target) !== true) return false;
    const event = target.closest('ec-event');
    if (event === null) {
      // Beside a sweep it may span a rectangle.
      const isMeant = this.#rules.canCreate() || untracked(this.#selection.isOn);
      return target.closest(PRESSED) !== null && isMeant;
    }
    return event.hasAttribute('data-draggable') || target.closest('[data-resize-handle]') !== null;
  }

  /** Keeps a key that follows an unanswered event, since its meaning depends on the answer. */
  #keepKey(event: KeyboardEvent): void {
    if (!this.#isAwaited || this.#isDoneAgain || isOfElement(event) || !goesOn(event)) return;
    event.stopPropagation();
    event.preventDefault();
    this.#later(() => {
      const { activeElement } = this.#root.ownerDocument;
      const target = this.#root.contains(activeElement) ? activeElement! : this.#root;
      target.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  }

  #arrive(create: typeof createInteraction): Interaction {
    const there = this.there();
    if (there !== null) return there;
    const interaction = create(this.#injector, this.pages);
    this.there.set(interaction);
    void this.#beginWhenReady(interaction);
    return interaction;
  }

  async #beginWhenReady(interaction: Interaction): Promise<void> {
    const settled = this.#tasks.add();
    // Code of other calendars, in which an early drag may end, loads first.
    await this.#triggers.settled();
    await interaction.replay.canSelect();
    if (!this.#destroyed.destroyed) this.#begin(interaction);
    settled();
  }

  #begin(interaction: Interaction): void {
    this.#hasBegun = true;
    // Before drags are listened to: zone.js has one listener for all of a kind, passive if the first one is.
    this.#stopPresses();
    // Other columns now lie under the points of the drag.
    if (this.#pressedOn !== untracked(this.#columns.all)) this.#early.forget();
    interaction.begin(this.#early);
    void this.#doAgain(interaction);
  }

  async #doAgain(interaction: Interaction): Promise<void> {
    const settled = this.#tasks.add();
    this.#isRepeating = true;
    await interaction.replay.repeat(this.#kept, (isUnderWay) => (this.#isDoneAgain = isUnderWay));
    this.#isRepeating = false;
    this.#isAwaited = false;
    this.#stop();
    settled();
  }

  #miss(): void {
    const isAwaited = this.#isAwaited;
    this.#kept = [];
    this.#isAwaited = false;
    if (this.#early.callOff() || isAwaited) this.#loader.sayMissing();
  }
}

function isSelectAll(event: Event): boolean {
  return event instanceof KeyboardEvent && commandOf(event)?.does === 'select-all';
}

/** Whether a key is for the focused element: text, or the press of a button. */
function isOfElement({ key, target }: KeyboardEvent): boolean {
  const isPress = key === 'Enter' || key === ' ';
  const isPressable =
    target instanceof Element && target.matches('button, a, summary, [role="combobox"]');
  return isElsewhere(target) || (isPress && isPressable);
}

/** Whether a key is Enter or Space without a modifier; these open and create. */
function isPlainPress({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && !(ctrlKey || metaKey || altKey || shiftKey);
}
