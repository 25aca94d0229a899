import {
  DestroyRef,
  ElementRef,
  inject,
  Injectable,
  Injector,
  PendingTasks,
  signal,
  untracked,
} from '@angular/core';
import type { Column } from 'ng-event-calendar/core/internal';
import { EarlyPress } from '../gestures/early-press';
import { InteractionTriggers } from '../gestures/interaction-triggers';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { commandOf, goesOn, isElsewhere } from '../keyboard/shortcuts';
import { LazyLoader } from '../lazy/lazy-loader';
import { Columns } from '../store/layout/columns';
import { GestureRules } from '../store/events/gesture-rules';
import { AvailabilityRules } from '../store/availability/availability-rules';
import type { createInteraction, Interaction } from './interaction';
import type { PageParts } from './page-parts';
import type { Kept } from './pressed-before';
import { INTERACTION } from '../lazy/lazy-parts';

/** What is kept for it, in the order in which it came. */
const KEPT = ['click', 'dblclick', 'contextmenu', 'keydown'];
/** What a press may be meant for; a list has slots, but nothing is created in it. */
const PRESSED = 'ec-event, [data-slot]:not([data-slot="agenda"])';

/** How often something was kept on the page. */
let presses = 0;

/**
 * What hands and keys do with a calendar, in a chunk of its own that is asked for when somebody comes near.
 * What is pressed before it is there is done once it is.
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
  readonly #root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #early = new EarlyPress();
  #kept: Kept[] = [];
  /** Whether something of that asks for an answer: keys that follow come after it. */
  #isAwaited = false;
  /** Whether something kept is being done at this very moment. */
  #isDoneAgain = false;
  #pressAgain: (key: KeyboardEvent, isLate: boolean) => void = () => undefined;
  #stopPresses: () => void = () => undefined;
  /** The columns as they stood when something was pressed. */
  #pressedOn: readonly Column[] = [];
  #stop: () => void = () => undefined;

  /** How pages of dates are drawn, told by who draws them. */
  pages!: PageParts;
  /** What there is of it; null before it was loaded. */
  readonly there = signal<Interaction | null>(null);

  /** Listens to presses on the element that holds the view. Keys that were kept go the way of all keys again. */
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

  /** Takes what comes to the calendar's root; `isLate` where the browser was kept from it before. */
  take(event: Event, isLate = false): void {
    const there = this.there();
    const isKept = KEPT.includes(event.type);
    // What comes while things are done again is done after them.
    const isBehind = isKept && this.#kept.length > 0 && !this.#isDoneAgain;
    if (there !== null && !isBehind) there.take(event, isLate);
    else if (isKept && !event.defaultPrevented) this.#keep(event);
  }

  /** What there is of it, now or once it is loaded; null where that fails, which is said. */
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
    } else if (!isOnEvent && (on === null || !this.#isMeant(event))) return;
    this.#isAwaited = true;
    const isSpace = event instanceof KeyboardEvent && event.key === ' ';
    // The browser's own menu, or a page that scrolls, would be in the way of what comes then.
    const isHeldBack = isOnEvent && (isSpace || event.type === 'contextmenu');
    if (isHeldBack) event.preventDefault();
    const columns = untracked(this.#columns.all);
    this.#later(() => {
      if (event instanceof KeyboardEvent) this.#pressAgain(event, isHeldBack);
      // Where other dates have come meanwhile, it would be another slot.
      else if (isOnEvent || columns === this.#columns.all()) this.there()?.take(event, isHeldBack);
    });
  }

  /** Whether a press on empty space means something: the slot, of which the host is told, or the block that is there. */
  #isMeant({ type, target }: Event): boolean {
    const creation = this.#rules.creationPress() === 'click' ? 'click' : 'dblclick';
    const isOnButton = (target as Element).closest('button, a') !== null;
    return (
      (type === creation || (type === 'click' && this.#availability.hasTimes())) && !isOnButton
    );
  }

  /** Whether a press there may come to be a drag. */
  #mayDrag(target: Element): boolean {
    const view = untracked(this.#view.geometry);
    this.#pressedOn = untracked(this.#columns.all);
    if (view?.element.contains(target) !== true) return false;
    const event = target.closest('ec-event');
    if (event === null) return target.closest(PRESSED) !== null && this.#rules.canCreate();
    return event.hasAttribute('data-draggable') || target.closest('[data-resize-handle]') !== null;
  }

  /** A key that follows on something that isn't answered yet: it means what it means after that. */
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
    // The calendars in which an early drag may end come first.
    const settled = this.#tasks.add();
    void this.#triggers.settled().then(() => {
      if (!this.#destroyed.destroyed) this.#begin(interaction);
      settled();
    });
    return interaction;
  }

  #begin(interaction: Interaction): void {
    // Before drags are listened for: zone.js has one listener for all of a kind, passive if the first one is.
    this.#stopPresses();
    // Other columns have come under the points that a drag went over.
    if (this.#pressedOn !== untracked(this.#columns.all)) this.#early.forget();
    interaction.begin(this.#early);
    void this.#doAgain(interaction);
  }

  async #doAgain(interaction: Interaction): Promise<void> {
    const settled = this.#tasks.add();
    await interaction.repeat(this.#kept, (isUnderWay) => (this.#isDoneAgain = isUnderWay));
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

/** Whether a key is for the element that has the focus: text, or the press of a button. */
function isOfElement({ key, target }: KeyboardEvent): boolean {
  const isPress = key === 'Enter' || key === ' ';
  const isPressable =
    target instanceof Element && target.matches('button, a, summary, [role="combobox"]');
  return isElsewhere(target) || (isPress && isPressable);
}

/** Enter or Space without another key, which open and create. */
function isPlainPress({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && !(ctrlKey || metaKey || altKey || shiftKey);
}
