import { computed, inject, Injectable, linkedSignal, signal, untracked } from '@angular/core';
import { resolveZone, type Slot } from 'ng-event-calendar/core/internal';
import type { AdditionalTimezone } from 'ng-event-calendar/defaults';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarSettings } from '../inputs/calendar-settings';
import { FocusedSlot } from '../layout/focused-slot';
import { Reports } from '../inputs/reports';

declare const ngDevMode: unknown;

/** Note on an additional zone in the header of a day; its fields are empty where there is nothing to note. */
export interface ZoneNote {
  readonly name: string;
  /** Offset from the display zone on that day, as text. */
  readonly hours: string;
}

/** Display zone and additional zones as the user arranged them, until the host sets either. */
export interface ShownZones {
  readonly display: AdditionalTimezone;
  readonly further: readonly AdditionalTimezone[];
}

const MOST = 3;

/** Time zones that are shown, and the display zone among them. */
@Injectable()
export class AdditionalTimezones {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #reports = inject(Reports);

  /** Shown zones, from the display zone outwards. */
  readonly shown = linkedSignal<{ readonly timezone: string; readonly given: string }, ShownZones>({
    source: () => ({
      timezone: this.#inputs.displayTimezone(),
      // An equal list in a new array changes nothing.
      given: this.#given()
        .map((each) => `${each.timezone}\n${each.label}`)
        .join(),
    }),
    computation: ({ timezone, given }, before) =>
      before?.source.given === given && before.value.display.timezone === timezone
        ? before.value
        : { display: { timezone }, further: this.#usable(timezone) },
  });

  /** Additional zones drawn beside the time grid; empty on phones. */
  readonly drawn = computed(() => (this.#settings.isMobile() ? [] : this.shown().further));

  /**
   * Whether the code that draws the zones is needed. It stays needed: on a phone, server-rendered zones would remain on
   * the page if nothing hydrated them.
   */
  readonly areAsked = linkedSignal<boolean, boolean>({
    source: () => this.drawn().length > 0,
    computation: (isDrawn, before) => isDrawn || before?.value === true,
  });

  /** Day that the cursor or the pointer visited last, as a day number; null before either has moved. */
  readonly visited = linkedSignal<Slot | null, number | null>({
    source: inject(FocusedSlot).slot,
    computation: (cursor, before) => cursor?.day ?? before?.value ?? null,
  });
  /** Returns the zones' notes for the header of a day; set by the lazy part that draws the zones. */
  readonly notes = signal<(day: number) => readonly ZoneNote[]>(() => []);

  /** Returns the bound zones, each as a record; hosts may bind anything. */
  #given(): readonly AdditionalTimezone[] {
    const given: unknown = this.#inputs.additionalTimezones();
    return [given ?? []].flat().map((each) => {
      const isRecord = typeof each === 'object' && each !== null;
      return (isRecord ? each : { timezone: each }) as AdditionalTimezone;
    });
  }

  /** Returns the zones that can be shown, and reports the others. */
  #usable(display: string): readonly AdditionalTimezone[] {
    const taken = new Set([resolveZone(display).zone]);
    return untracked(() => this.#given()).filter(({ timezone }) => {
      const { zone, known } = resolveZone(timezone ?? '');
      const isUsable = known && !taken.has(zone) && taken.size <= MOST;
      if (ngDevMode && !isUsable) {
        const problem = known ? (taken.has(zone) ? 'shown already' : 'a fourth') : 'unknown';
        this.#reports.report(
          'unknown-timezone',
          `additionalTimezones: ${JSON.stringify(timezone)} is ${problem}, and left out.`,
        );
      }
      if (isUsable) taken.add(zone);
      return isUsable;
    });
  }
}
