import {
  ApplicationRef,
  computed,
  DestroyRef,
  DOCUMENT,
  ElementRef,
  inject,
  Injectable,
  Injector,
  signal,
} from '@angular/core';
import {
  formatDay,
  occurrenceOf,
  readingAt,
  recursAt,
  type CalendarView,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { Announcer } from '../feedback/announcer';
import { Notice } from '../feedback/notice';
import { LIST_VIEW } from '../feedback/view-elements';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { LazyLoader } from '../lazy/lazy-loader';
import { EVENT_JOURNEY } from '../lazy/lazy-parts';
import { Navigation } from '../store/dates/navigation';
import { VisibleDate } from '../store/dates/visible-date';
import { CalendarStore } from '../store/events/calendar-store';
import { Editing } from '../store/events/editing';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { SourceLink } from '../store/source/source-link';
import type { EventJourney } from './event-journey';
import type { SearchMatches } from './search-matches';

/** Place in the calendar from which a search starts, and to which Escape leads back. */
export interface SearchOrigin {
  readonly day: number;
  readonly view: CalendarView;
  readonly focused: HTMLElement | null;
  /** Scrolls the view on the page as it was. */
  readonly scrollBack: () => void;
}

/** Circumstances of a journey to an event. */
export interface JourneyOptions {
  readonly origin: SearchOrigin;
  /** Whether the search field keeps the focus. */
  readonly keepsFocus: boolean;
  /** Aborted by the next journey, and by the next use of the field. */
  readonly signal: AbortSignal;
}

export type JourneyParts = JourneyOnDemand['parts'];

/** Leads to found events, by code that loads with the first of them. */
@Injectable()
export class JourneyOnDemand {
  readonly #loader = inject(LazyLoader);
  /** Parts of the calendar for that code: were it to import them, it would divide the files of the first chunk. */
  readonly parts = {
    core: { formatDay, occurrenceOf, readingAt, recursAt },
    announcer: inject(Announcer),
    inputs: inject(CALENDAR_INPUTS),
    settings: inject(CalendarSettings),
    navigation: inject(Navigation),
    visibleDate: inject(VisibleDate),
    store: inject(CalendarStore),
    editing: inject(Editing),
    notice: inject(Notice),
    link: inject(SourceLink),
    geometry: inject(ActiveViewGeometry),
    application: inject(ApplicationRef),
    injector: inject(Injector),
    destroyed: inject(DestroyRef),
    document: inject(DOCUMENT),
    field: inject<ElementRef<HTMLElement>>(ElementRef).nativeElement,
  };
  readonly #underWay = signal(0);
  #origin: SearchOrigin | null = null;
  #ending = new AbortController();
  #journey: EventJourney | null = null;

  /** Whether the calendar is on its way to an event. */
  readonly isUnderWay = computed(() => this.#underWay() > 0);

  constructor() {
    this.parts.destroyed.onDestroy(() => this.#ending.abort());
  }

  /** Remembers the place from which a search starts. */
  start(focused: HTMLElement | null): void {
    this.#ending.abort();
    this.#journey?.steps.start();
    const scrolled = this.#scrollers().map(
      ({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft] as const,
    );
    this.#origin = {
      day: this.parts.navigation.date(),
      view: this.parts.navigation.view(),
      focused,
      scrollBack: () =>
        this.#scrollers().forEach((scroller, at) => {
          [scroller.scrollTop, scroller.scrollLeft] = scrolled[at] ?? [0, 0];
        }),
    };
  }

  /** Shows an occurrence, and gives it the focus. */
  async goTo(occurrence: Occurrence): Promise<void> {
    await this.#go(() => occurrence, false);
  }

  /** Shows the next (1) or the previous (-1) match and announces it; the field keeps the focus. */
  async step(way: 1 | -1, matches: SearchMatches): Promise<void> {
    const match = await this.#go(({ steps }) => steps.next(way, matches), true);
    if (match !== null) this.#journey?.steps.announce(match);
  }

  /** Shows the occurrence that `find` returns; returns it, null without one or where the journey was ended before. */
  async #go(
    find: (journey: EventJourney) => Occurrence | null,
    keepsFocus: boolean,
  ): Promise<Occurrence | null> {
    this.#ending.abort();
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    const isEnded = (): boolean => signal.aborted;
    this.#underWay.update((ways) => ways + 1);
    try {
      const Journey = await this.#loader.load(EVENT_JOURNEY, () => !isEnded());
      if (Journey === null || isEnded()) return null;
      this.#journey ??= new Journey(this.parts);
      const found = find(this.#journey);
      if (found === null) return null;
      await this.#journey.goTo(found, { origin: this.#origin!, keepsFocus, signal });
      return isEnded() ? null : found;
    } finally {
      this.#underWay.update((ways) => ways - 1);
    }
  }

  /** Returns the elements that scroll the view. */
  #scrollers(): readonly HTMLElement[] {
    const list = this.parts.field.closest('[data-calendar]')?.querySelector<HTMLElement>(LIST_VIEW);
    return [list, this.parts.geometry.geometry()?.element].filter((each) => each != null);
  }
}
