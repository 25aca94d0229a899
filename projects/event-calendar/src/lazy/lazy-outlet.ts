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

/** Type of the value that a component emits when it closes. */
export type Told<C> = C extends { readonly closed: OutputRef<infer T> } ? T : never;

/**
 * Draws a component from a lazy part, as soon as that is loaded; on a server only with `served`. Unlike `@defer`, which
 * never retries after a failure, it loads anew each time that it is rendered. Escape cancels a part that is still
 * loading, so that it doesn't take focus when the user no longer expects it.
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
  /** Injector of the component, for services that load later than the calendar; its parent has the calendar's own. */
  readonly injector = input<Injector>();
  /** Whether Escape doesn't cancel the loading: the part handles keys itself, or is no surface that opens. */
  readonly stays = input(false, { transform: booleanAttribute });
  /**
   * Whether a server draws the part as well; its markup is hydrated, as an application isn't stable before the part
   * loads.
   */
  readonly served = input(false, { transform: booleanAttribute });
  /** Emits the result when the component has closed; null where it was cancelled or failed to load. */
  readonly gone = output<Told<C> | null>();

  constructor() {
    // In the next rendering, which first removes parts that aren't requested any more.
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
      // Escape does nothing else.
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
