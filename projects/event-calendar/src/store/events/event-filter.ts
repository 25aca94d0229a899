import { computed, inject, Injectable, linkedSignal, type Signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { Reports } from '../inputs/reports';

declare const ngDevMode: unknown;

type Filter = (event: CalendarEvent) => unknown;

/** Verdict of the filter on an event; a new object once a signal that the filter read for it has changed. */
interface Verdict {
  readonly isShown: boolean;
}

/** Event that stays shown although the filter hides it, until the filter has another verdict on it. */
interface KeptEvent {
  readonly verdict: Signal<Verdict>;
  readonly first: Verdict;
}

/** Decides by the host's `eventFilter` which events are shown; those that are hidden stay in `events`. */
@Injectable()
export class EventFilter {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #reports = inject(Reports);

  readonly #filter = computed<Filter | null>(() => {
    const given: unknown = this.#inputs.eventFilter();
    if (typeof given === 'function') return given as Filter;
    if (ngDevMode && given !== undefined) {
      this.#reports.report(
        'invalid-value',
        `eventFilter ${JSON.stringify(given)} is not a function; all events are shown.`,
      );
    }
    return null;
  });
  /** Verdicts of the present filter by event object, so that it is asked once for each. */
  readonly #verdicts = computed(() => {
    const filter = this.#filter();
    const reported = { isReported: false };
    return { filter, reported, known: new WeakMap<CalendarEvent, Signal<Verdict>>() };
  });
  /** Events by id that the user made or changed under the present filter, which hides them. */
  readonly #kept = linkedSignal<Filter | null, ReadonlyMap<string, KeptEvent>>({
    source: this.#filter,
    computation: () => new Map(),
  });

  /**
   * Returns whether an event is shown, by its record; null where all are. A new function whenever another filter is set
   * or another event is kept.
   */
  readonly isShown = computed<((event: CalendarEvent) => boolean) | null>(() => {
    if (this.#filter() === null) return null;
    const kept = this.#kept();
    return (event) => this.#verdictOn(event)().isShown || isKept(kept, event);
  });

  /** Whether an event is shown although the filter hides it. */
  isDespiteFilter(event: CalendarEvent): boolean {
    if (this.#filter() === null) return false;
    return isKept(this.#kept(), event) && !this.#verdictOn(event)().isShown;
  }

  /** Keeps events shown that the user has made or changed; returns whether the filter hides any of them. */
  keep(events: readonly CalendarEvent[]): boolean {
    if (this.#filter() === null) return false;
    const hidden = events
      .map((event) => ({ event, verdict: this.#verdictOn(event) }))
      .filter(({ verdict }) => !verdict().isShown);
    if (hidden.length === 0) return false;
    const kept = hidden.map(
      ({ event, verdict }) => [String(event.id), { verdict, first: verdict() }] as const,
    );
    this.#kept.update((before) => new Map([...before, ...kept]));
    return true;
  }

  #verdictOn(event: CalendarEvent): Signal<Verdict> {
    const { known, filter, reported } = this.#verdicts();
    const before = known.get(event);
    if (before !== undefined) return before;
    const verdict = computed<Verdict>(() => {
      try {
        return { isShown: Boolean(filter?.(event) ?? true) };
      } catch (error) {
        // Only the first fault of a filter is told: it may throw for thousands of events.
        if (ngDevMode && !reported.isReported) {
          reported.isReported = true;
          this.#reports.report(
            'invalid-value',
            `eventFilter threw for the event ${JSON.stringify(event.id)}, which is shown: ${String(error)}`,
          );
        }
        return { isShown: true };
      }
    });
    known.set(event, verdict);
    return verdict;
  }
}

function isKept(kept: ReadonlyMap<string, KeptEvent>, event: CalendarEvent): boolean {
  const found = kept.get(String(event.id));
  return found !== undefined && found.verdict() === found.first;
}
