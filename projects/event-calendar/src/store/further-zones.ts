import { computed, inject, Injectable, linkedSignal, signal, untracked } from '@angular/core';
import { resolveZone } from 'ng-event-calendar/core/internal';
import type { AdditionalTimezone } from './additional-timezone';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { CalendarSettings } from './calendar-settings';
import { Navigation } from './navigation';
import { Reports } from './reports';

/** A zone that times are shown in. */
export interface ShownZone {
  /** As `displayTimezone` names it. */
  readonly timezone: string;
  readonly zone: string;
  readonly name: string;
}

/** What a header says of a further zone: how far it lies apart from the display zone on that day. */
export interface ZoneNote {
  readonly name: string;
  readonly hours: string;
}

/** The display zone and those beside it, as they are until the host sets either. */
interface Zones {
  readonly display: AdditionalTimezone;
  readonly further: readonly AdditionalTimezone[];
}

const MOST = 3;

/** The zones that are shown beside the display zone, and which of them that is. */
@Injectable()
export class FurtherZones {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly navigation = inject(Navigation);
  private readonly reports = inject(Reports);

  private readonly given = computed(() => readZones(this.inputs.additionalTimezones()), {
    equal: sameZones,
  });

  private readonly zones = linkedSignal<
    { readonly display: string; readonly given: readonly AdditionalTimezone[] },
    Zones
  >({
    source: () => ({ display: this.inputs.displayTimezone(), given: this.given() }),
    computation: ({ display, given }, before) =>
      before?.source.given === given && before.value.display.timezone === display
        ? before.value
        : { display: { timezone: display }, further: this.usable(given, display) },
  });

  /** The display zone by its name. */
  readonly display = computed(() => shown(this.zones().display));
  /** The others, from the display zone outwards. */
  readonly all = computed(() => this.zones().further.map(shown));
  /** Those whose times stand beside the time grid: a phone has no room for them. */
  readonly drawn = computed(() => (this.settings.isMobile() ? [] : this.all()));

  /** The day on which the cursor or the pointer was last. */
  readonly visited = signal<number | null>(null);
  /** The day whose times stand beside the time grid. */
  readonly followed = computed(() => {
    const days = this.navigation.days();
    const wished = [this.visited(), this.navigation.today()];
    return wished.find((day) => day !== null && days.includes(day)) ?? days[0] ?? 0;
  });
  /** What the header of a day says of the zones; told by what is loaded where there are any. */
  readonly notes = signal<(day: number) => readonly ZoneNote[]>(() => []);

  /** Shows times in a further zone, and that one's in the place of those. */
  swap(at: number): void {
    const { display, further } = untracked(this.zones);
    const chosen = further[at];
    if (chosen === undefined) return;
    const swapped = further.map((each) => (each === chosen ? display : each));
    this.zones.set({ display: chosen, further: swapped });
    this.inputs.displayTimezone.set(chosen.timezone);
  }

  /** Without what can't be shown, which is reported. */
  private usable(
    given: readonly AdditionalTimezone[],
    display: string,
  ): readonly AdditionalTimezone[] {
    const taken = new Set([resolveZone(display).zone]);
    return given.filter(({ timezone }) => {
      const { zone, known } = resolveZone(timezone ?? '');
      const problem = !known
        ? 'is no known IANA zone'
        : taken.has(zone)
          ? 'is shown already'
          : taken.size > MOST
            ? 'is one more than three'
            : '';
      if (problem === '') taken.add(zone);
      else {
        this.reports.report(
          'unknown-timezone',
          `additionalTimezones: ${JSON.stringify(timezone)} ${problem}; it is left out.`,
        );
      }
      return problem === '';
    });
  }
}

/** Hosts may bind anything. */
function readZones(given: unknown): readonly AdditionalTimezone[] {
  return [given ?? []]
    .flat()
    .map((each) =>
      typeof each === 'object' && each !== null
        ? (each as AdditionalTimezone)
        : { timezone: each as string },
    );
}

function sameZones(a: readonly AdditionalTimezone[], b: readonly AdditionalTimezone[]): boolean {
  return (
    a.length === b.length &&
    a.every((each, at) => each.timezone === b[at]?.timezone && each.label === b[at].label)
  );
}

/** By its label, else by the city: 'New York' of 'America/New_York'. */
function shown({ timezone, label }: AdditionalTimezone): ShownZone {
  const { zone } = resolveZone(timezone);
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return { timezone, zone, name: typeof label === 'string' && label !== '' ? label : city };
}
