import { afterNextRender, effect, type Injector } from '@angular/core';
import type { CalendarEvent, DayBounds, Occurrence } from 'ng-event-calendar/core/internal';
import { withAttribute } from '../feedback/attribute-selector';
import { giveFocus } from '../feedback/give-focus';
import { pageDaysOf } from '../store/dates/page-days';
import { GRID_VIEW, LIST_VIEW } from '../feedback/view-elements';
import { MatchSteps } from './match-steps';
import type { JourneyOptions, JourneyParts } from './journey-on-demand';
import type { SearchOrigin } from './search-origin';

/** Milliseconds for which a part or a page of dates may load before the journey goes on without it. */
const LOADING = 4000;
/** Number of steps in which an event is uncovered at most. */
const STEPS = 24;
/** Attribute of the event to which a search led, while its ring is drawn. */
const REACHED = 'data-reached';

/** Leads to found events, however far away or covered, and back to where the search began. */
export class EventJourney {
  readonly #parts: JourneyParts;
  readonly steps: MatchSteps;
  #endOfRing: () => void = () => undefined;

  constructor(parts: JourneyParts) {
    this.#parts = parts;
    this.steps = new MatchSteps(parts);
    parts.destroyed.onDestroy(() => this.#endOfRing());
  }

  get #root(): HTMLElement {
    return this.#parts.field.closest<HTMLElement>('[data-calendar]')!;
  }

  /**
   * Shows an occurrence in the middle of the view, with a ring around it, and gives it the focus unless the search field
   * keeps it.
   */
  async goTo(occurrence: Occurrence, options: JourneyOptions): Promise<void> {
    const { sought } = this.#parts.link;
    // At once, as the next journey may look for a day of its own.
    options.signal.addEventListener('abort', () => sought.set(null));
    await this.#goTo(occurrence, options);
    if (!options.signal.aborted) sought.set(null);
  }

  async #goTo(occurrence: Occurrence, options: JourneyOptions): Promise<void> {
    const isEnded = (): boolean => options.signal.aborted;
    const { first, last } = this.#daysOf(occurrence);
    const day = this.#dayToShow(occurrence);
    if (day === null && this.#isPresent(occurrence)) {
      this.#open(occurrence, options);
      return;
    }
    // The page may leave a day out that no view shows.
    this.#parts.link.sought.set(day === null ? first : null);
    if (day === null || !this.#isOnPage(first, last)) {
      if (day !== null && !this.#parts.navigation.isDayShown()(day)) {
        this.#parts.navigation.openDay(day);
      } else this.#parts.navigation.goTo(day ?? first);
    }
    const date = this.#parts.navigation.date();
    await this.#settled();
    await this.#loaded();
    // Who goes elsewhere while the date loads isn't led back.
    if (isEnded() || date !== this.#parts.navigation.date()) return;
    if (!this.#isPresent(occurrence)) {
      // The source says by itself that the date couldn't be loaded.
      if (this.#parts.link.isSet() && !this.#parts.link.isKnown()) return;
      const title = occurrence.event.title || this.#parts.settings.text()('eventUntitled');
      this.#parts.notice.showFailure(
        this.#parts.settings.text()('eventDeletedMeanwhile', { title }),
      );
      return;
    }
    const present = this.#parts.store.shownAs(occurrence);
    const element = await this.#uncovered(present, options);
    if (isEnded()) return;
    if (element === null) this.#open(present, options);
    else this.#arrive(element, options);
  }

  /** Whether the calendar has an event, on whatever date. */
  #isPresent({ event }: Occurrence): boolean {
    return this.#parts.store.index().events.some((each) => isSameEvent(each, event));
  }

  /** Returns the day of an occurrence to show; null where no view shows any of its days. */
  #dayToShow(occurrence: Occurrence): number | null {
    const { first, last } = this.#daysOf(occurrence);
    const isOffered = this.#parts.navigation.isOffered();
    for (let day = first; day <= Math.min(last, first + 31); day++) {
      if (isOffered(day) && this.#parts.navigation.isDayShown()(day)) return day;
    }
    return this.#parts.navigation.canOpenDay() && isOffered(first) ? first : null;
  }

  #daysOf(occurrence: Occurrence): DayBounds {
    return pageDaysOf(occurrence, this.#parts.navigation.hoursAfter());
  }

  #isOnPage(first: number, last: number): boolean {
    return this.#parts.navigation.days().some((day) => first <= day && day <= last);
  }

  /**
   * Uncovers an event until it is drawn; returns its element, null where it can't be drawn. While the field keeps the
   * focus, no list opens, and the button of one stands for the event.
   */
  async #uncovered(
    occurrence: Occurrence,
    { signal, keepsFocus }: JourneyOptions,
  ): Promise<HTMLElement | null> {
    const tried = new Set<Element>();
    for (let step = 0; step < STEPS && !signal.aborted; step++) {
      const goesOn = this.#parts.geometry.geometry()?.uncover?.(occurrence) ?? false;
      await this.#settled();
      if (goesOn) continue;
      const found = this.#drawn(occurrence.key);
      if (found !== null) return found;
      if (this.#scrollList(occurrence)) continue;
      const more = this.#moreOf(occurrence, tried);
      if (more === null || keepsFocus) return more;
      tried.add(more);
      more.click();
    }
    return null;
  }

  #drawn(key: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(`ec-event${withAttribute('data-key', key)}`);
  }

  /** Scrolls a list towards the day of an event by a screen; returns false at its end, or in a grid. */
  #scrollList({ firstDay }: Occurrence): boolean {
    const list = this.#root.querySelector<HTMLElement>(LIST_VIEW);
    const group = list?.querySelector<HTMLElement>(
      `[data-date="${this.#parts.core.formatDay(firstDay)}"]`,
    );
    if (list == null || group == null) return false;
    const from = group.getBoundingClientRect().top - list.getBoundingClientRect().top;
    const before = list.scrollTop;
    list.scrollTop += from > 0 ? from : list.clientHeight / 2;
    return list.scrollTop !== before;
  }

  /** Returns the next button of a list of events that had no room on the occurrence's days; null without one. */
  #moreOf(occurrence: Occurrence, tried: ReadonlySet<Element>): HTMLElement | null {
    const days = this.#daysOf(occurrence);
    const [first, last] = [
      this.#parts.core.formatDay(days.first),
      this.#parts.core.formatDay(days.last),
    ];
    const isNext = (more: HTMLElement): boolean => {
      const date = more.dataset['more'] ?? '';
      return !tried.has(more) && first <= date && date <= last;
    };
    return [...this.#root.querySelectorAll<HTMLElement>('[data-more]')].find(isNext) ?? null;
  }

  #arrive(element: HTMLElement, options: JourneyOptions): void {
    const scroller =
      element.closest<HTMLElement>(LIST_VIEW) ?? this.#parts.geometry.geometry()?.element;
    if (element.closest('[popover]') !== null) element.scrollIntoView({ block: 'nearest' });
    else if (scroller?.contains(element)) this.#center(element, scroller);
    if (!options.keepsFocus) {
      giveFocus(element);
      this.#listenForEscape(element, options);
    }
    this.#ring(element);
  }

  /** Scrolls so that an event is in the middle third of the visible part, or begins there. */
  #center(element: HTMLElement, scroller: HTMLElement): void {
    const area = this.#parts.geometry.geometry()?.area() ?? scroller.getBoundingClientRect();
    const { top, left, right, width, height } = element.getBoundingClientRect();
    scroller.scrollTop += beyondMiddle(top - area.top, height, area.bottom - area.top);
    const room = area.right - area.left;
    scroller.scrollLeft +=
      getComputedStyle(scroller).direction === 'rtl'
        ? -beyondMiddle(area.right - right, width, room)
        : beyondMiddle(left - area.left, width, room);
  }

  /** Draws a ring around an event, which fades; without motion it stays until the next key or press. */
  #ring(element: HTMLElement): void {
    this.#endOfRing();
    element.setAttribute(REACHED, '');
    const ending = new AbortController();
    this.#endOfRing = () => {
      ending.abort();
      element.removeAttribute(REACHED);
    };
    const options = { signal: ending.signal, capture: true };
    element.addEventListener('animationend', () => this.#endOfRing(), options);
    setTimeout(() => {
      if (ending.signal.aborted) return;
      for (const kind of ['keydown', 'pointerdown']) {
        this.#parts.document.addEventListener(kind, () => this.#endOfRing(), options);
      }
    });
  }

  /** Leads back by Escape on the event, unless another key, a press or an edit came between. */
  #listenForEscape(element: HTMLElement, { origin, signal }: JourneyOptions): void {
    const events = this.#parts.inputs.events();
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true };
    this.#parts.document.addEventListener('pointerdown', () => ending.abort(), options);
    this.#parts.document.addEventListener(
      'keydown',
      (press) => {
        ending.abort();
        const isBack = press.key === 'Escape' && press.target === element;
        if (!isBack || signal.aborted || this.#parts.inputs.events() !== events) return;
        press.preventDefault();
        press.stopPropagation();
        void this.#goBack(origin, signal);
      },
      options,
    );
    this.#parts.destroyed.onDestroy(() => ending.abort());
  }

  async #goBack(
    { day, view, focused, scrollBack }: SearchOrigin,
    signal: AbortSignal,
  ): Promise<void> {
    this.#endOfRing();
    this.#parts.navigation.show(view);
    this.#parts.visibleDate.goTo(day);
    await this.#settled();
    if (signal.aborted) return;
    scrollBack();
    const key = focused?.dataset['key'];
    const again = focused?.isConnected === true ? focused : this.#drawn(key ?? '');
    giveFocus(again ?? this.#root.querySelector<HTMLElement>(GRID_VIEW));
  }

  /** Opens the editor or details of an event, which would take the focus from a field that keeps it. */
  #open({ event }: Occurrence, { keepsFocus }: JourneyOptions): void {
    if (!keepsFocus) this.#parts.editing.openById(event.id, null);
  }

  /** Resolves once the source has answered for the visible dates, or has failed to. */
  #loaded(): Promise<void> {
    return new Promise((done) => {
      const watch = effect(
        () => {
          if (this.#parts.link.isLoading()) return;
          done();
          watch.destroy();
        },
        { injector: this.#parts.injector },
      );
    });
  }

  /** Resolves once everything that was asked for is loaded and drawn. */
  async #settled(): Promise<void> {
    await rendered(this.#parts.injector);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((done) => (timer = setTimeout(done, LOADING)));
    // An application that is never stable, such as one with an interval under zone.js, must not hold it up for good.
    await Promise.race([this.#parts.application.whenStable(), late]);
    clearTimeout(timer);
    await rendered(this.#parts.injector);
  }
}

/** Returns by how many pixels a place, from the start of the room for it, is beyond the one in the middle third. */
function beyondMiddle(place: number, size: number, room: number): number {
  const third = room / 3;
  return place - third - Math.max(0, third - size) / 2;
}

/** Resolves after the next rendering. */
function rendered(injector: Injector): Promise<void> {
  return new Promise((done) => afterNextRender({ read: () => done() }, { injector }));
}

function isSameEvent(one: CalendarEvent | null | undefined, { id }: CalendarEvent): boolean {
  return String(one?.id) === String(id);
}
