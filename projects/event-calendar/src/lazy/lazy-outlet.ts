import { isPlatformBrowser } from '@angular/common';
import {
  booleanAttribute,
  DestroyRef,
  Directive,
  DOCUMENT,
  effect,
  inject,
  type Injector,
  input,
  NgZone,
  output,
  PLATFORM_ID,
  signal,
  untracked,
  ViewContainerRef,
  type InputSignal,
  type OnInit,
  type OutputRef,
  type Type,
} from '@angular/core';
import { giveInputs } from './give-inputs';
import type { LazyPart } from './lazy-part';
import { LazyLoader } from './lazy-loader';

type Given<I> = I extends InputSignal<infer V> ? V : never;

/** Values of all inputs of a component, by name. */
export type PartInputs<C> = {
  readonly [K in keyof C as [Given<C[K]>] extends [never] ? never : K]: Given<C[K]>;
};

/** What a component says when it closes. */
export type Told<C> = C extends { readonly closed: OutputRef<infer T> } ? T : never;

/**
 * Draws a component that is a part of its own, as soon as it is loaded; on a server only what is `served`.
 * Unlike `@defer`, which never tries again what failed, it asks anew each time it is drawn itself. What is
 * still on its way is called off by Escape, rather than to take the focus when nobody thinks of it any more.
 *
 * @internal
 */
@Directive({ selector: '[ecLazy]' })
export class LazyOutlet<C> implements OnInit {
  readonly #loader = inject(LazyLoader);
  readonly #place = inject(ViewContainerRef);
  readonly #destroyed = inject(DestroyRef);
  readonly #zone = inject(NgZone);
  readonly #document = inject(DOCUMENT);
  readonly #isInBrowser = isPlatformBrowser(inject(PLATFORM_ID));
  readonly #arrived = signal<Type<C> | null>(null);

  readonly part = input.required<LazyPart<Type<C>>>({ alias: 'ecLazy' });
  readonly inputs = input.required<PartInputs<C>>();
  /** Where it finds what was loaded later than the calendar, and the calendar's own beyond that. */
  readonly injector = input<Injector>();
  /** It isn't for Escape to call it off: it has keys of its own, or is no surface that opens. */
  readonly stays = input(false, { transform: booleanAttribute });
  /** A server draws it too; what it drew is taken over, as an application isn't stable before the part is there. */
  readonly served = input(false, { transform: booleanAttribute });
  /** The component has closed, with what it says; null where it was called off or couldn't be loaded. */
  readonly gone = output<Told<C> | null>();

  constructor() {
    // With the next drawing, which first takes away what isn't asked for any more.
    effect(() => {
      const type = this.#arrived();
      if (type !== null) untracked(() => this.#draw(type));
    });
  }

  ngOnInit(): void {
    const { loaded } = this.part();
    if (!this.#isInBrowser && !this.served()) return;
    if (loaded === undefined) void this.#load();
    else this.#draw(loaded);
  }

  async #load(): Promise<void> {
    const stopListening = this.stays() ? null : this.#callOffByEscape();
    const type = await this.#loader.load(this.part(), () => !this.#destroyed.destroyed);
    stopListening?.();
    if (this.#destroyed.destroyed) return;
    if (type === null) this.#zone.run(() => this.gone.emit(null));
    else this.#arrived.set(type);
  }

  #callOffByEscape(): () => void {
    const callOff = (press: KeyboardEvent): void => {
      if (press.key !== 'Escape' || this.#destroyed.destroyed) return;
      // Nothing else is meant by it.
      press.preventDefault();
      press.stopPropagation();
      this.gone.emit(null);
    };
    this.#document.addEventListener('keydown', callOff, true);
    return () => this.#document.removeEventListener('keydown', callOff, true);
  }

  #draw(type: Type<C>): void {
    const injector = untracked(this.injector);
    const drawn = this.#place.createComponent(type, {
      ...(injector !== undefined && { injector }),
    });
    giveInputs(drawn, this.inputs);
    const { closed } = drawn.instance as { readonly closed?: OutputRef<Told<C>> };
    closed?.subscribe((told) => this.gone.emit(told));
  }
}
