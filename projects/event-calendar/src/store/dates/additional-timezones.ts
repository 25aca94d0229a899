import { computed, inject, Injectable, linkedSignal, signal, untracked } from '@angular/core';
import { resolveZone, type Slot } from 'ng-event-calendar/core/internal';
import type { AdditionalTimezone } from 'ng-event-calendar/defaults';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarSettings } from '../inputs/calendar-settings';
import { FocusedSlot } from '../layout/focused-slot';
import { Reports } from '../inputs/reports';

declare const ngDevMode: unknown;

/** What the header of a day says of a further zone; empty where that is nothing. */
export interface ZoneNote {
  readonly name: string;
  /** How far it is apart from the display zone on that day. */
  readonly hours: string;
}

/** The display zone and those beside it, as they are until the host sets either. */
export interface ShownZones {
  readonly display: AdditionalTimezone;
  readonly further: readonly AdditionalTimezone[];
}

const MOST = 3;

/** The zones that are shown beside the display zone, and which of them that is. */
@Injectable()
export class AdditionalTimezones {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #reports = inject(Reports);

  /** From the display zone outwards. */
  readonly shown = linkedSignal<{ readonly timezone: string; readonly given: string }, ShownZones>({
    source: () => ({
      timezone: this.#inputs.displayTimezone(),
      // Another list of the same zones is no other.
      given: this.#given()
        .map((each) => `${each.timezone}\n${each.label}`)
        .join(),
    }),
    computation: ({ timezone, given }, before) =>
      before?.source.given === given && before.value.display.timezone === timezone
        ? before.value
        : { display: { timezone }, further: this.#usable(timezone) },
  });

  /** Those whose times stand beside the time grid: a phone has no room for them. */
  readonly drawn = computed(() => (this.#settings.isMobile() ? [] : this.shown().further));

  /**
   * Whether there is anything that draws them. It stays once there is: on a phone what a server has drawn would be left on
   * the page if nobody took it over.
   */
  readonly areAsked = linkedSignal<boolean, boolean>({
    source: () => this.drawn().length > 0,
    computation: (isDrawn, before) => isDrawn || before?.value === true,
  });

  /** The day to which the cursor or the pointer has moved last; null before either came. */
  readonly visited = linkedSignal<Slot | null, number | null>({
    source: inject(FocusedSlot).slot,
    computation: (cursor, before) => cursor?.day ?? before?.value ?? null,
  });
  /** What the header of a day says of the zones; told by what is loaded where there are any. */
  readonly notes = signal<(day: number) => readonly ZoneNote[]>(() => []);

  /** Hosts may bind anything. */
  #given(): readonly AdditionalTimezone[] {
    const given: unknown = this.#inputs.additionalTimezones();
    return [given ?? []].flat().map((each) => {
      const isRecord = typeof each === 'object' && each !== null;
      return (isRecord ? each : { timezone: each }) as AdditionalTimezone;
    });
  }

  /** Without what can't be shown, which is reported. */
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
