import { DestroyRef, ElementRef, inject, Injectable, Injector, signal } from '@angular/core';
import { EarlyPress } from '../gestures/early-press';
import { FirstSigns } from '../gestures/first-signs';
import { Parts } from '../parts/parts';
import { GestureRules } from '../store/gesture-rules';
import type { createInteraction, Interaction } from './interaction';
import { INTERACTION } from './interaction-part';

/** What is kept for it, in the order in which it came. */
const KEPT = ['click', 'dblclick', 'contextmenu', 'keydown'];
/** What a press may be meant for. */
const PRESSED = 'ec-event, [data-slot]';
/** Keys that do something in the calendar, beside letters. */
const NAMED_KEYS = ['Enter', 'Delete', 'ContextMenu', 'F10'];

/**
 * What hands and keys do with a calendar, in a chunk of its own that is asked for when somebody comes near.
 * What is pressed before it is there is done once it is.
 */
@Injectable()
export class InteractionOnDemand {
  private readonly injector = inject(Injector);
  private readonly destroyed = inject(DestroyRef);
  private readonly parts = inject(Parts);
  private readonly signs = inject(FirstSigns);
  private readonly rules = inject(GestureRules);
  private readonly root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly early = new EarlyPress();
  private kept: (() => void)[] = [];
  /** Whether something of that asks for an answer: keys that follow come after it. */
  private isAwaited = false;
  private pressAgain: (key: KeyboardEvent) => void = () => undefined;
  private stop: () => void = () => undefined;

  /** What there is of it; null before it was loaded. */
  readonly there = signal<Interaction | null>(null);

  /** Listens to presses on the element that holds the view. Keys that were kept go the way of all keys again. */
  listen(element: HTMLElement, pressAgain: (key: KeyboardEvent) => void): void {
    this.pressAgain = pressAgain;
    const ending = new AbortController();
    const stopPresses = this.early.listen({
      element,
      isHeard: (target) => target.closest(PRESSED) !== null,
      missing: () => this.parts.sayMissing(),
    });
    const press = (event: Event): void => {
      this.kept.push(() => this.there()?.take(event, true));
    };
    const { signal: ended } = ending;
    element.addEventListener('mousedown', press, { passive: true, signal: ended });
    const key = (event: KeyboardEvent): void => this.keepKey(event);
    this.root.addEventListener('keydown', key, { capture: true, signal: ended });
    this.stop = () => {
      stopPresses();
      ending.abort();
    };
    this.destroyed.onDestroy(() => this.stop());
    this.signs.addVoice(this.destroyed, () => this.parts.sayMissing());
    this.signs.load(INTERACTION, this.destroyed, {
      arrived: (create) => this.arrive(create),
      missing: () => this.miss(),
    });
  }

  /** Takes what comes to the calendar's root; `isLate` where it was kept. */
  take(event: Event, isLate = false): void {
    const there = this.there();
    if (there !== null) there.take(event, isLate);
    else if (KEPT.includes(event.type)) this.keep(event);
  }

  /** What there is of it, now or once it is loaded; null where that fails, which is said. */
  async load(): Promise<Interaction | null> {
    const there = this.there();
    if (there !== null) return there;
    const create = await this.parts.load(INTERACTION, () => !this.destroyed.destroyed);
    return create === null || this.destroyed.destroyed ? null : this.arrive(create);
  }

  private keep(event: Event): void {
    const on = event.target instanceof Element ? event.target.closest(PRESSED) : null;
    const isOnEvent = on?.localName === 'ec-event';
    // Arrow keys in a grid are answered already, and a click on a button is.
    const isAnswered =
      event instanceof KeyboardEvent
        ? event.defaultPrevented || !mayBeCommand(event)
        : !isOnEvent && (on === null || !this.creates(event.type));
    if (isAnswered) return;
    this.isAwaited = true;
    this.kept.push(() => {
      if (event instanceof KeyboardEvent) this.pressAgain(event);
      else this.there()?.take(event, true);
    });
    const isSpace = event instanceof KeyboardEvent && event.key === ' ';
    // The browser's own menu, or a page that scrolls, would be in the way of what comes then.
    if (isOnEvent && (isSpace || event.type === 'contextmenu')) event.preventDefault();
  }

  /** Whether a press of a type on empty space means a new event. */
  private creates(type: string): boolean {
    const creation = this.rules.creationPress() === 'click' ? 'click' : 'dblclick';
    return this.rules.canCreate() && type === creation;
  }

  /** A key that follows on something that isn't answered yet: it means what it means after that. */
  private keepKey(event: KeyboardEvent): void {
    if (!this.isAwaited || isOfElement(event)) return;
    event.stopPropagation();
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault();
    this.kept.push(() => {
      const { activeElement } = this.root.ownerDocument;
      const target = this.root.contains(activeElement) ? activeElement! : this.root;
      target.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  }

  private arrive(create: typeof createInteraction): Interaction {
    const there = this.there();
    if (there !== null) return there;
    this.stop();
    const interaction = create(this.injector);
    this.there.set(interaction);
    interaction.begin(this.early);
    const { kept } = this;
    this.kept = [];
    for (const again of kept) again();
    return interaction;
  }

  private miss(): void {
    const { isAwaited } = this;
    this.kept = [];
    this.isAwaited = false;
    if (this.early.callOff() || isAwaited) this.parts.sayMissing();
  }
}

/** Whether a key is for the element that has the focus: text, the press of a button, the way to the next. */
function isOfElement({ key, target }: KeyboardEvent): boolean {
  if (key === 'Tab' || !(target instanceof Element)) return true;
  const isPress = key === 'Enter' || key === ' ';
  return target.matches('input, select, textarea') || (isPress && target.matches('button, a'));
}

function mayBeCommand(event: KeyboardEvent): boolean {
  const { key } = event;
  return !isOfElement(event) && (key.length === 1 || NAMED_KEYS.includes(key));
}
