import {
  afterNextRender,
  ApplicationRef,
  DestroyRef,
  DOCUMENT,
  effect,
  ElementRef,
  inject,
  Injectable,
  Injector,
} from '@angular/core';
import {
  formatDay,
  type CalendarEvent,
  type CalendarView,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { withAttribute } from '../feedback/attribute-selector';
import { giveFocus } from '../feedback/give-focus';
import { Notice } from '../feedback/notice';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { Navigation } from '../store/dates/navigation';
import { VisibleDate } from '../store/dates/visible-date';
import { CalendarStore } from '../store/events/calendar-store';
import { Editing } from '../store/events/editing';
import { SourceLink } from '../store/source/source-link';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';

/** Milliseconds for which a part or a page of dates may load before the journey goes on without it. */
const LOADING = 4000;
/** Number of steps in which an event is uncovered at most. */
const STEPS = 24;
/** Attribute of the event to which a search led, while its ring is drawn. */
const REACHED = 'data-reached';

/** Place in the calendar to which Escape leads back. */
interface Place {
  readonly day: number;
  readonly view: CalendarView;
  readonly scrolled: readonly (readonly [top: number, left: number])[];
  readonly focused: HTMLElement | null;
}

/** Leads to found events, however far away or covered, and back to where the search began. */
@Injectable()
export class EventJourney {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #visibleDate = inject(VisibleDate);
  readonly #store = inject(CalendarStore);
  readonly #editing = inject(Editing);
  readonly #notice = inject(Notice);
  readonly #link = inject(SourceLink);
  readonly #geometry = inject(ActiveViewGeometry);
  readonly #application = inject(ApplicationRef);
  readonly #injector = inject(Injector);
  readonly #destroyed = inject(DestroyRef);
  readonly #document = inject(DOCUMENT);
  readonly #field = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  #origin: Place | null = null;
  /** Number of journeys so far: a later one, or another use of the field, ends the one before. */
  #journeys = 0;
  #endOfRing: () => void = () => undefined;

  constructor() {
    this.#destroyed.onDestroy(() => {
      this.#journeys++;
      this.#endOfRing();
    });
  }

  get #root(): HTMLElement {
    return this.#field.closest<HTMLElement>('[data-calendar]')!;
  }

  /** Remembers the place from which a search starts. */
  start(focused: HTMLElement | null): void {
    this.#journeys++;
    this.#origin = {
      day: this.#navigation.date(),
      view: this.#navigation.view(),
      scrolled: this.#scrollers().map(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]),
      focused,
    };
  }

  /**
   * Shows an occurrence in the middle of the view, with a ring around it, and gives it the focus unless the search field
   * keeps it.
   */
  async goTo(occurrence: Occurrence, keepsFocus = false): Promise<void> {
    const journey = ++this.#journeys;
    const { firstDay, lastDay } = occurrence;
    const day = this.#dayToShow(occurrence);
    if (day === null) {
      this.#open(occurrence);
      return;
    }
    if (!this.#isOnPage(firstDay, lastDay)) {
      if (this.#navigation.isDayShown()(day)) this.#navigation.goTo(day);
      else this.#navigation.openDay(day);
    }
    const date = this.#navigation.date();
    await this.#settled();
    await this.#loaded();
    // Who goes elsewhere while the date loads isn't led back.
    if (journey !== this.#journeys || date !== this.#navigation.date()) return;
    const isThere = this.#store
      .index()
      .events.some((event) => isSameEvent(event, occurrence.event));
    if (!isThere) {
      // The source says by itself that the date couldn't be loaded.
      if (this.#link.isSet() && !this.#link.isKnown()) return;
      const title = occurrence.event.title || this.#settings.text()('eventUntitled');
      this.#notice.showFailure(this.#settings.text()('eventDeletedMeanwhile', { title }));
      return;
    }
    const present = this.#store.shownAs(occurrence);
    const element = await this.#uncovered(present, journey);
    if (journey !== this.#journeys) return;
    if (element === null) this.#open(present);
    else this.#arrive(element, keepsFocus);
  }

  /** Returns the day of an occurrence to show; null where no view shows any of its days. */
  #dayToShow({ firstDay, lastDay }: Occurrence): number | null {
    const isOffered = this.#navigation.isOffered();
    for (let day = firstDay; day <= Math.min(lastDay, firstDay + 31); day++) {
      if (isOffered(day) && this.#navigation.isDayShown()(day)) return day;
    }
    return this.#navigation.canOpenDay() && isOffered(firstDay) ? firstDay : null;
  }

  #isOnPage(first: number, last: number): boolean {
    return this.#navigation.days().some((day) => first <= day && day <= last);
  }

  /** Uncovers an event until it is drawn; returns its element, null where it can't be drawn. */
  async #uncovered(occurrence: Occurrence, journey: number): Promise<HTMLElement | null> {
    const tried = new Set<Element>();
    for (let step = 0; step < STEPS && journey === this.#journeys; step++) {
      const goesOn = this.#geometry.geometry()?.uncover?.(occurrence) ?? false;
      await this.#settled();
      if (goesOn) continue;
      const found = this.#drawn(occurrence.key);
      if (found !== null) return found;
      if (!this.#scrollList(occurrence) && !this.#openMore(occurrence, tried)) return null;
    }
    return null;
  }

  #drawn(key: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(`ec-event${withAttribute('data-key', key)}`);
  }

  /** Scrolls a list towards the day of an event by a screen; returns false at its end, or in a grid. */
  #scrollList({ firstDay }: Occurrence): boolean {
    const list = this.#root.querySelector<HTMLElement>('ec-agenda');
    const group = list?.querySelector<HTMLElement>(`[data-date="${formatDay(firstDay)}"]`);
    if (list == null || group == null) return false;
    const from = group.getBoundingClientRect().top - list.getBoundingClientRect().top;
    const before = list.scrollTop;
    list.scrollTop += from > 0 ? from : list.clientHeight / 2;
    return list.scrollTop !== before;
  }

  /** Opens the next list of events that had no room on the occurrence's days; returns false where there is none. */
  #openMore({ firstDay, lastDay }: Occurrence, tried: Set<Element>): boolean {
    const [first, last] = [formatDay(firstDay), formatDay(lastDay)];
    const next = [...this.#root.querySelectorAll<HTMLElement>('[data-more]')].find((more) => {
      const date = more.dataset['more'] ?? '';
      return !tried.has(more) && first <= date && date <= last;
    });
    if (next === undefined) return false;
    tried.add(next);
    next.click();
    return true;
  }

  #arrive(element: HTMLElement, keepsFocus: boolean): void {
    const scroller =
      element.closest<HTMLElement>('ec-agenda') ?? this.#geometry.geometry()?.element;
    if (element.closest('[popover]') !== null) element.scrollIntoView({ block: 'nearest' });
    else if (scroller?.contains(element)) this.#center(element, scroller);
    if (!keepsFocus) {
      giveFocus(element);
      this.#listenForEscape(element);
    }
    this.#ring(element);
  }

  /** Scrolls so that an event is in the middle of the visible part. */
  #center(element: HTMLElement, scroller: HTMLElement): void {
    const area = this.#geometry.geometry()?.area() ?? scroller.getBoundingClientRect();
    const { top, height } = element.getBoundingClientRect();
    const third = (area.bottom - area.top) / 3;
    scroller.scrollTop += top - area.top - third - Math.max(0, third - height) / 2;
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
        this.#document.addEventListener(kind, () => this.#endOfRing(), options);
      }
    });
  }

  /** Leads back by Escape on the event, unless another key, a press or an edit came between. */
  #listenForEscape(element: HTMLElement): void {
    const origin = this.#origin;
    const events = this.#inputs.events();
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true };
    this.#document.addEventListener('pointerdown', () => ending.abort(), options);
    this.#document.addEventListener(
      'keydown',
      (press) => {
        ending.abort();
        const isBack = press.key === 'Escape' && press.target === element;
        if (!isBack || origin === null || this.#inputs.events() !== events) return;
        press.preventDefault();
        press.stopPropagation();
        void this.#goBack(origin);
      },
      options,
    );
    this.#destroyed.onDestroy(() => ending.abort());
  }

  async #goBack({ day, view, scrolled, focused }: Place): Promise<void> {
    const journey = ++this.#journeys;
    this.#endOfRing();
    this.#navigation.show(view);
    this.#visibleDate.goTo(day);
    await this.#settled();
    if (journey !== this.#journeys) return;
    this.#scrollers().forEach((scroller, at) => {
      [scroller.scrollTop, scroller.scrollLeft] = scrolled[at] ?? [0, 0];
    });
    const key = focused?.dataset['key'];
    const again = focused?.isConnected === true ? focused : this.#drawn(key ?? '');
    giveFocus(again ?? this.#root.querySelector<HTMLElement>('[role$="grid"]:has([data-slot])'));
  }

  #open({ event }: Occurrence): void {
    this.#editing.openById(event.id, null);
  }

  /** Elements that scroll the view. */
  #scrollers(): readonly HTMLElement[] {
    const list = this.#root.querySelector<HTMLElement>('ec-agenda');
    const scroller = this.#geometry.geometry()?.element;
    return [list, scroller].filter((each) => each != null);
  }

  /** Resolves once the source has answered for the visible dates, or has failed to. */
  #loaded(): Promise<void> {
    return new Promise((done) => {
      const watch = effect(
        () => {
          if (this.#link.isLoading()) return;
          done();
          watch.destroy();
        },
        { injector: this.#injector },
      );
    });
  }

  /** Resolves once everything that was asked for is loaded and drawn. */
  async #settled(): Promise<void> {
    await rendered(this.#injector);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((done) => (timer = setTimeout(done, LOADING)));
    // An application that is never stable, such as one with an interval under zone.js, must not hold it up for good.
    await Promise.race([this.#application.whenStable(), late]);
    clearTimeout(timer);
    await rendered(this.#injector);
  }
}

/** Resolves after the next rendering. */
function rendered(injector: Injector): Promise<void> {
  return new Promise((done) => afterNextRender({ read: () => done() }, { injector }));
}

function isSameEvent(one: CalendarEvent | null | undefined, { id }: CalendarEvent): boolean {
  return String(one?.id) === String(id);
}
