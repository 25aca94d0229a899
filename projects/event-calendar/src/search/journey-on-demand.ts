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
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { Announcer } from '../feedback/announcer';
import { Notice } from '../feedback/notice';
import type { ActiveViewGeometry } from '../gestures/view-geometry';
import { LazyLoader } from '../lazy/lazy-loader';
import { EVENT_JOURNEY } from '../lazy/lazy-parts';
import type { Navigation } from '../store/dates/navigation';
import type { VisibleDate } from '../store/dates/visible-date';
import { CalendarStore } from '../store/events/calendar-store';
import type { Editing } from '../store/events/editing';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import type { SourceLink } from '../store/source/source-link';
import type { EventJourney } from './event-journey';
import { SearchMatches } from './search-matches';
import type { SearchOrigin } from './search-origin';

/** Circumstances of a journey to an event. */
export interface JourneyOptions {
  readonly origin: SearchOrigin;
  /** Whether the search field keeps the focus. */
  readonly keepsFocus: boolean;
  /** Aborted by the next journey, and by the next use of the field. */
  readonly signal: AbortSignal;
}

/** Parts of the calendar that the field has: were this code to import them, it would divide the files of the first chunk. */
export interface FieldParts {
  readonly geometry: ActiveViewGeometry;
  readonly editing: Editing;
  readonly navigation: Navigation;
  readonly visibleDate: VisibleDate;
  readonly link: SourceLink;
}

export type JourneyParts = JourneyOnDemand['parts'] & FieldParts;

/** Leads to found events, by code that loads with the first of them. */
@Injectable()
export class JourneyOnDemand {
  readonly #loader = inject(LazyLoader);
  readonly #matches = inject(SearchMatches);
  /** Parts of the calendar for that code, which would divide the files of the first chunk if it imported them. */
  readonly parts = {
    core: { formatDay, occurrenceOf, readingAt, recursAt },
    announcer: inject(Announcer),
    inputs: inject(CALENDAR_INPUTS),
    settings: inject(CalendarSettings),
    store: inject(CalendarStore),
    notice: inject(Notice),
    application: inject(ApplicationRef),
    injector: inject(Injector),
    destroyed: inject(DestroyRef),
    document: inject(DOCUMENT),
    field: inject<ElementRef<HTMLElement>>(ElementRef).nativeElement,
  };
  /** Parts of the field; null until it has given them. */
  readonly fieldParts = signal<FieldParts | null>(null);
  readonly #underWay = signal(0);
  #ending = new AbortController();
  #journey: EventJourney | null = null;

  /** Whether the calendar is on its way to an event. */
  readonly isUnderWay = computed(() => this.#underWay() > 0);

  constructor() {
    this.parts.destroyed.onDestroy(() => this.#ending.abort());
  }

  /** Ends the way that the calendar is on; steps over matches begin anew at the visible date. */
  start(): void {
    this.#ending.abort();
    this.#journey?.steps.start();
  }

  /** Shows an occurrence, and gives it the focus. */
  async goTo(occurrence: Occurrence, origin: SearchOrigin): Promise<void> {
    await this.#go(() => occurrence, origin, false);
  }

  /** Shows the next (1) or the previous (-1) match and announces it; the field keeps the focus. */
  async step(way: 1 | -1, origin: SearchOrigin): Promise<void> {
    const match = await this.#go(({ steps }) => steps.next(way, this.#matches), origin, true);
    if (match !== null) this.#journey?.steps.announce(match);
  }

  /** Shows the occurrence that `find` returns; returns it, null without one or where the journey was ended before. */
  async #go(
    find: (journey: EventJourney) => Occurrence | null,
    origin: SearchOrigin,
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
      this.#journey ??= new Journey({ ...this.parts, ...this.fieldParts()! });
      const found = find(this.#journey);
      if (found === null) return null;
      await this.#journey.goTo(found, { origin, keepsFocus, signal });
      return isEnded() ? null : found;
    } finally {
      this.#underWay.update((ways) => ways - 1);
    }
  }
}
