import { computed, inject, Injectable, linkedSignal, type Signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { Reports } from '../inputs/reports';
import { SearchState } from './search-state';

declare const ngDevMode: unknown;

type Filter = (event: CalendarEvent) => unknown;

/** Verdict of the filter on an event; a new object once a signal that the filter read for it has changed. */
interface Verdict {
  readonly isShown: boolean;
}

/** Event that stays shown although the filter hides it, until the filter has another verdict on it. */
export interface KeptEvent {
  readonly verdict: Signal<Verdict>;
  readonly first: Verdict;
}

/**
 * Decides by the host's `eventFilter`, and by a search that filters, which events are shown; those that are hidden stay
 * in `events`.
 */
@Injectable()
export class EventFilter {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #reports = inject(Reports);
  readonly #search = inject(SearchState);

  readonly #filter = computed<Filter | null>(() => {
    const given: unknown = this.#inputs.eventFilter();
    if (typeof given === 'function') return given as Filter;
    if (ngDevMode && given !== undefined) {
      this.#reports.report(
        'invalid-value',
        `eventFilter is of type ${typeof given}, no function; all events are shown.`,
      );
    }
    return null;
  });
  /** Verdicts of the present filter by event object, so that it is asked once for each. */
  readonly #verdicts = computed(() => ({
    filter: this.#filter(),
    known: new WeakMap<CalendarEvent, Signal<Verdict>>(),
  }));
  /** Events, by id, that the user created or changed and that the present filter or text would hide. */
  readonly kept = linkedSignal<unknown, ReadonlyMap<string, KeptEvent>>({
    source: () => [this.#filter(), this.#search.active() === 'filter' && this.#search.text()],
    computation: () => new Map(),
  });

  /**
   * Returns whether an event is shown, by its record; null where all are. A new function whenever another filter is set
   * or another event is kept.
   */
  readonly isShown = computed<((event: CalendarEvent) => boolean) | null>(() => {
    if (this.#search.isShown() === null && this.#filter() === null) return null;
    const kept = this.kept();
    return (event) => !this.isHidden(event) || isKept(kept, event);
  });

  /** Whether an event is shown although the filter hides it. */
  isDespiteFilter(event: CalendarEvent): boolean {
    return isKept(this.kept(), event) && this.isHidden(event);
  }

  /** Whether filter or search hide an event, be it kept or not. */
  isHidden(event: CalendarEvent): boolean {
    return !this.verdictOn(event)().isShown || this.#search.isShown()?.(event) === false;
  }

  /** Returns the verdict of the present filter on an event. */
  verdictOn(event: CalendarEvent): Signal<Verdict> {
    const { known, filter } = this.#verdicts();
    const before = known.get(event);
    if (before !== undefined) return before;
    const verdict = computed<Verdict>(() => {
      try {
        return { isShown: filter === null || Boolean(filter(event)) };
      } catch (error) {
        if (ngDevMode && filter !== null) reportFault(filter, event, error, this.#reports);
        return { isShown: true };
      }
    });
    known.set(event, verdict);
    return verdict;
  }
}

/** Filters that threw: only the first fault of each is reported, as it may throw for thousands of events. */
const faulty = new WeakSet<Filter>();

function reportFault(
  filter: Filter,
  { id }: CalendarEvent,
  error: unknown,
  reports: Reports,
): void {
  if (faulty.has(filter)) return;
  faulty.add(filter);
  const event = JSON.stringify(id);
  reports.report(
    'invalid-value',
    `eventFilter threw for the event ${event}, which is shown: ${String(error)}`,
  );
}

function isKept(kept: ReadonlyMap<string, KeptEvent>, event: CalendarEvent): boolean {
  const found = kept.get(String(event.id));
  return found !== undefined && found.verdict() === found.first;
}
