import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  DOCUMENT,
  effect,
  ElementRef,
  EnvironmentInjector,
  inject,
  Injector,
  input,
  linkedSignal,
  type ProviderToken,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import type { FoundEvent } from 'ng-event-calendar/core/search';
import { FocusReturn } from '../feedback/focus-return';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { Icon } from '../icon/icon';
import { LazyOutlet } from '../lazy/lazy-outlet';
import { SEARCH_FINDER } from '../lazy/lazy-parts';
import { Clock } from '../store/dates/clock';
import { Navigation } from '../store/dates/navigation';
import { VisibleDate } from '../store/dates/visible-date';
import { Editing } from '../store/events/editing';
import { SearchState } from '../store/events/search-state';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { SourceLink } from '../store/source/source-link';
import { ActiveResult } from './active-result';
import type { SearchFinder } from './search-finder';
import { SearchList } from './search-list';
import { SearchOrigins, type SearchOrigin } from './search-origin';
import { SearchStyle } from './search-style';

/** Stands for the text in the words around it. */
const PLACE = '\0';

/** Keys that lead to results in a list, and to matches without one. */
const LIST_KEYS = ['ArrowDown', 'ArrowUp', 'Enter'];
const STEP_KEYS = ['Enter'];

let fields = 0;

/**
 * Field in which events are searched, with the list of those found; while it is closed, a chip that says what the views
 * show.
 */
@Component({
  selector: 'ec-event-search',
  imports: [Icon, LazyOutlet, SearchList, SearchStyle],
  templateUrl: './event-search.html',
  styleUrl: './event-search.scss',
  providers: [SearchOrigins],
  host: {
    '[attr.data-place]': 'place()',
    '[attr.data-open]': 'state.isOpen() ? "" : null',
    '[attr.data-chip]': 'hasChip() ? "" : null',
    '[attr.aria-busy]': 'isBusy()',
    '(focusin)': 'enter()',
    '(focusout)': 'leave($event)',
    '(document:pointerdown)': 'pressAnywhere($event)',
  },
})
export class EventSearchField {
  readonly #settings = inject(CalendarSettings);
  readonly #focus = inject(FocusReturn);
  readonly #origins = inject(SearchOrigins);
  readonly #injector = inject(Injector);
  readonly #document = inject(DOCUMENT);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  protected readonly state = inject(SearchState);
  private readonly field = viewChild<ElementRef<HTMLInputElement>>('field');

  /** Place of the field: beside the title, over it, over the row of a phone, or in a row of its own. */
  readonly place = input.required<'beside' | 'over' | 'phone' | 'row'>();

  /** Parts of the calendar for the way to a result. */
  readonly parts = {
    geometry: inject(ActiveViewGeometry),
    editing: inject(Editing),
    navigation: inject(Navigation),
    visibleDate: inject(VisibleDate),
    link: inject(SourceLink),
  };
  readonly today = this.parts.navigation.today;
  readonly now = inject(Clock).now;
  protected readonly SEARCH_FINDER = SEARCH_FINDER;
  protected readonly text = this.#settings.text;
  /** Finds the results; null until its code has loaded. */
  readonly finder = signal<SearchFinder | null>(null);
  protected readonly results = computed(() => this.finder()?.results ?? null);
  readonly listId = `ec-search-list-${fields++}`;
  /** Whether the list may be open: until the focus leaves or a result is chosen. */
  protected readonly isListWanted = linkedSignal({
    source: () => [this.state.text(), this.state.calls()],
    computation: () => true,
  });
  readonly isListOpen = computed(
    () => this.state.isOpen() && this.state.active() === 'list' && this.isListWanted(),
  );
  readonly active = new ActiveResult(this.results);
  protected readonly hasChip = computed(() => !this.state.isOpen() && this.state.isEffective());
  /** Words of the chip, before and after the text. */
  protected readonly chip = computed(() =>
    this.text()('searchFilterChip', { query: PLACE }).split(PLACE),
  );
  protected readonly query = computed(() => this.state.text().trim());
  readonly #areResultsKnown = computed(
    () => (this.results()?.text() ?? '') === (this.state.active() === null ? '' : this.query()),
  );
  /** Whether results are on their way, or the calendar is on its way to one; null once all is done. */
  protected readonly isBusy = computed(
    () => this.finder()?.journey.isUnderWay() === true || !this.#areResultsKnown() || null,
  );
  /** Keys that wait for the results of the text. */
  readonly #waiting = linkedSignal<string, readonly KeyboardEvent[]>({
    source: this.state.text,
    computation: () => [],
  });
  /** Whether keys have to wait: results of the text may still come, and none is there. */
  readonly #mustWait = computed(
    () => !this.#areResultsKnown() || this.results()?.isAwaited() === true,
  );
  protected readonly spoken = computed(() => this.finder()?.words.spoken() ?? '');
  /** Whether the focus is here. */
  #hasFocus = false;
  /** Whether the field is about to get the focus. */
  #isEntering = false;
  /** Place from which the search started; its focus was there before the field had it. */
  #origin: SearchOrigin;

  constructor() {
    const matcher = computed(() => this.results()?.matches.matcher() ?? null);
    const destroyed = inject(DestroyRef);
    const application = inject(EnvironmentInjector as ProviderToken<Injector>);
    this.#origin = this.#origins.present(null);
    this.state.matcher.set(matcher);
    destroyed.onDestroy(() => {
      if (this.state.matcher() === matcher) this.state.matcher.set(null);
      // The button that opens the field goes later in the same rendering, so it may not get the focus.
      if (this.#hasFocus && this.state.mode() === null) {
        afterNextRender(() => this.#giveFocusBack(), { injector: application });
      }
    });
    effect(() => {
      if (this.state.calls() > 0 && this.state.isOpen()) untracked(() => this.#enter());
    });
    effect(() => {
      const keys = this.#waiting();
      if (keys.length === 0 || this.#mustWait()) return;
      untracked(() => {
        this.#waiting.set([]);
        keys.forEach((key) => this.#step(key));
      });
    });
    // A field that comes to stand over the title has the room as long as it has the focus.
    effect(() => {
      if (this.place() === 'beside' || !untracked(this.state.isOpen)) return;
      if (!this.#host.contains(this.#document.activeElement)) {
        untracked(() => this.#leaveTitle());
      }
    });
  }

  protected clear(): void {
    this.state.type('');
    this.focusField();
  }

  focusField(): void {
    this.field()?.nativeElement.focus();
  }

  /** Ends the search that the chip stands for, and gives the focus to the view. */
  protected removeChip(): void {
    this.state.type('');
    this.#focus.again('');
  }

  /** Handles a key in the field. */
  protected press(event: KeyboardEvent): void {
    if (isOfInputMethod(event)) return;
    const isHandled = event.key === 'Escape' ? this.#escape() : this.#step(event);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Goes to a result, and closes the list. */
  choose(found: FoundEvent): void {
    this.active.activate(this.results()!.listed().indexOf(found));
    this.isListWanted.set(false);
    if (this.place() !== 'beside') this.state.isOpen.set(false);
    void this.finder()!.journey.goTo(found.occurrence, this.#origin);
  }

  protected enter(): void {
    this.#hasFocus = true;
  }

  /** Closes the list when the focus leaves; a field over the title closes with it. */
  protected leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && this.#host.contains(relatedTarget)) return;
    // A window that loses the focus leaves the field as it is.
    if (relatedTarget === null && this.#document.activeElement === this.field()?.nativeElement)
      return;
    // Chromium reports an element that goes with the focus, other browsers don't.
    if (this.state.mode() === null) return;
    this.#hasFocus = false;
    this.isListWanted.set(false);
    this.#waiting.set([]);
    const stays = this.place() === 'beside' && this.state.text() !== '';
    if (!stays) this.state.isOpen.set(false);
  }

  /** Takes the click of a press that closes the list: it must not create an event where it lands. */
  protected pressAnywhere({ target }: Event): void {
    if (!this.isListOpen() || !(target instanceof Element)) return;
    if (target.closest('[data-slot]') === null || target.closest('ec-event, button, a')) return;
    const taking = new AbortController();
    const options = { capture: true, once: true, signal: taking.signal };
    this.#document.addEventListener('click', (click) => click.stopPropagation(), options);
    // A press that becomes a drag or a scroll has no click.
    this.#document.addEventListener('pointerdown', () => taking.abort(), options);
  }

  #leaveTitle(): void {
    // One that was asked for just now gets the focus with the next rendering.
    if (this.#isEntering) return;
    this.state.isOpen.set(false);
  }

  /** Closes the field, and gives the focus back. */
  protected close(): void {
    this.state.isOpen.set(false);
    this.#waiting.set([]);
    this.#giveFocusBack();
  }

  #giveFocusBack(): void {
    // The field is gone, and with it the place of its own effects.
    const { focused } = this.#origin;
    if (focused?.isConnected === true) this.#focus.back(focused);
    else this.#focus.again(focused?.dataset['key'] ?? '');
  }

  /** Closes the field where the code of its results couldn't be loaded, which the next text requests again. */
  protected miss(): void {
    if (this.state.isOpen()) this.close();
    this.state.miss();
  }

  #escape(): boolean {
    if (this.state.text() === '') this.close();
    else this.state.type('');
    return true;
  }

  #step(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const mode = this.state.active();
    if (mode === null || !(mode === 'list' ? LIST_KEYS : STEP_KEYS).includes(key)) return false;
    const finder = this.finder();
    if (finder === null || this.#mustWait()) {
      this.#waiting.update((keys) => [...keys, event]);
      return true;
    }
    if (mode !== 'list') {
      void finder.journey.step(shiftKey ? -1 : 1, this.#origin);
      return true;
    }
    switch (key) {
      case 'ArrowDown':
        this.isListWanted.set(true);
        this.active.next();
        return true;
      case 'ArrowUp':
        this.active.previous();
        return true;
      default: {
        const chosen = finder.results.listed()[this.active.index() ?? 0];
        if (chosen !== undefined) this.choose(chosen);
        return true;
      }
    }
  }

  #enter(): void {
    const { activeElement } = this.#document;
    if (activeElement !== this.field()?.nativeElement) {
      this.#origin = this.#origins.present(
        activeElement instanceof HTMLElement ? activeElement : null,
      );
      this.finder()?.journey.start();
    }
    this.#isEntering = true;
    const focus = (): void => {
      this.#isEntering = false;
      this.focusField();
      this.state.takeAhead().forEach((key) => this.#step(key));
    };
    afterNextRender(focus, { injector: this.#injector });
  }
}

/**
 * Whether a key belongs to an input method. Safari reports the key that ends a composition after its end, and only by its
 * code; a composition may also end without a key, by a press on a candidate.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells of it in Safari
function isOfInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
