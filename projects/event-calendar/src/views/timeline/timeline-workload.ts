import { computed, effect, inject, Injectable, untracked } from '@angular/core';
import type { ResourceWorkload } from 'ng-event-calendar/core/availability';
import {
  instantOf,
  nodeOf,
  HOUR_MS,
  wallAt,
  wallIn,
  type BandOwner,
  type TimeSpan,
  type AxisRange,
} from 'ng-event-calendar/core/internal';
import { axisUnits, CELL_UNITS } from 'ng-event-calendar/core/timeline';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { TimelineScale } from './timeline-scale';

/** Cell whose workload is measured: its part of the page, in axis minutes and instants. */
export interface WorkloadCell extends AxisRange, TimeSpan {}

const HOUR = 60;
/** Hours from which a digit behind the point says nothing more. */
const WHOLE_FROM = 100;

/** Measures how busy rows are, where the host asks for it; the code for it is loaded then. */
@Injectable()
export class TimelineWorkload {
  readonly #availability = inject(AvailabilityRules);
  readonly #navigation = inject(Navigation);
  readonly #timeline = inject(TimelineSettings);
  readonly #settings = inject(CalendarSettings);
  readonly #scale = inject(TimelineScale);

  readonly #asked = computed(() => this.#scale.options().workload);
  /** Instants of the page, hidden days included. Where its days end past midnight, it ends as late, and begins later. */
  readonly #page = computed<TimeSpan>(() => {
    const { start, end } = this.#navigation.visibleRange();
    const page = { start: Date.parse(start), end: Date.parse(end) };
    const [hours] = this.#scale.axis().hours;
    if (hours === undefined || hours.end <= 24) return page;
    const zone = this.#settings.zone();
    const later = (instant: number, by: number): number =>
      instantOf(wallIn(instant, zone) + by * HOUR_MS, zone);
    return { start: later(page.start, hours.start), end: later(page.end, hours.end - 24) };
  });

  /** Cells of the page whose workload is drawn; none in `hours`, or where it isn't asked for. */
  readonly cells = computed<readonly WorkloadCell[]>(() => {
    const preset = this.#timeline.preset();
    if (this.#asked() !== 'cell' || preset === 'hours') return [];
    const [page, zone] = [this.#page(), this.#settings.zone()];
    const { weekStartsOn } = this.#settings.preferences();
    return axisUnits(this.#scale.axis(), CELL_UNITS[preset], weekStartsOn).map(
      ({ firstDay, lastDay, from, to }) => ({
        from,
        to,
        start: Math.max(page.start, instantOf(wallAt(firstDay), zone)),
        end: Math.min(page.end, instantOf(wallAt(lastDay + 1), zone)),
      }),
    );
  });

  constructor() {
    effect(() => {
      const isNeeded = this.#asked() !== 'none' && this.#availability.code() === null;
      if (isNeeded) void untracked(() => this.#availability.load());
    });
  }

  /** Returns the workload of a row on the page; null where it isn't asked for, or its code isn't loaded. */
  ofPage(owner: BandOwner): ResourceWorkload | null {
    return this.#asked() === 'none' ? null : this.of(owner, this.#page());
  }

  /** Returns the workload of a row in a stretch of time; null while its code isn't loaded. */
  of(owner: BandOwner, { start, end }: TimeSpan): ResourceWorkload | null {
    const code = this.#availability.code();
    const id = nodeOf(owner)?.resource.id ?? null;
    return code?.workloadOf({ start, end }, id, this.#availability.context()) ?? null;
  }

  /** Returns the workload of the cell at a position in words; empty where none is drawn there. */
  wordsAt(owner: BandOwner, position: number): string {
    const cell = this.cells().find(({ from, to }) => from <= position && position < to);
    const found = cell === undefined ? null : this.of(owner, cell);
    return found === null ? '' : this.wordsOf(found);
  }

  /**
   * Returns the hours that are booked of those that are open, in words. Without open time, of which there is no share,
   * they are the hours that are booked all the same; empty without any.
   */
  wordsOf({ booked, open, outside }: ResourceWorkload): string {
    if (open === 0) return outside === 0 ? '' : this.#hoursIn(hoursOf(outside));
    const text = this.#settings.text();
    return text('workloadOfRow', { booked: hoursOf(booked), open: hoursOf(open) });
  }

  #hoursIn(hours: number): string {
    const unit = { style: 'unit', unit: 'hour', unitDisplay: 'short' } as const;
    return new Intl.NumberFormat(this.#settings.formats().locale, unit).format(hours);
  }
}

/** Returns hours with as many digits as say something. */
function hoursOf(minutes: number): number {
  const exact = minutes / HOUR;
  return exact < WHOLE_FROM ? Math.round(exact * 10) / 10 : Math.round(exact);
}
