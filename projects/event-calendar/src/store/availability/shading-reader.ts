import { computed, inject } from '@angular/core';
import { shadingOf, type DayShading, type ShadingRules } from 'ng-event-calendar/core/availability';
import {
  Memo,
  columnOf,
  instantOf,
  nodeOf,
  recurrenceOf,
  wallAt,
  type BlockedTime,
  type Column,
  type Slot,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from '../events/calendar-store';
import { AvailabilityRules } from './availability-rules';
import { titledOver } from './availability-shading';

/** Computes and words the shading of working hours and blocked times, in the chunk that reads them. */
export class ShadingReader {
  readonly #availability = inject(AvailabilityRules);
  readonly #store = inject(CalendarStore);
  readonly #settings = inject(CalendarSettings);
  readonly #memo = new Memo<string, DayShading>();

  /** Parts of the index on which shading depends; a changed event doesn't redraw it. */
  readonly #reader = computed(
    () => {
      const index = this.#store.index();
      return { localZone: index.localZone, recurrence: recurrenceOf(index) };
    },
    { equal: (a, b) => a.localZone === b.localZone && a.recurrence === b.recurrence },
  );
  readonly #rules = computed<ShadingRules>(() => ({
    ...this.#reader(),
    ...this.#availability.times(),
    resources: this.#store.resources(),
  }));

  /** Returns the shading behind the events of a column; null where there is none. */
  of({ key, day, owner }: Column): DayShading | null {
    if (!this.#availability.hasTimes()) return null;
    const zone = this.#settings.zone();
    const rules = this.#rules();
    return this.#memo.get(key, [zone, day, owner, rules], () => {
      const [start, end] = [instantOf(wallAt(day), zone), instantOf(wallAt(day + 1), zone)];
      return shadingOf({ day, start, end }, nodeOf(owner), rules);
    });
  }

  /** Returns the blocked time that is visible at a slot; null where there is none. */
  blockAt(slot: Slot): BlockedTime | null {
    const { instant } = slot;
    const found = this.#ofSlot(slot)?.blocked.filter((stretch) =>
      instant === null ? stretch.isWhole : isIn(stretch, instant),
    );
    // The last block is drawn over the others.
    return found?.at(-1)?.block ?? null;
  }

  /** Returns the title of a slot's block, or that the slot is closed; empty where it is open. */
  wordsOf(slot: Slot): string {
    const text = this.#settings.text();
    const block = this.blockAt(slot);
    if (block !== null) return block.title || text('blockedTimeError');
    const { instant } = slot;
    const shading = this.#ofSlot(slot);
    const isClosed =
      instant === null ? shading?.isClosed : shading?.closed.some((span) => isIn(span, instant));
    return isClosed === true ? text('closed') : '';
  }

  /** Returns the closed and the blocked times of a column, in words; empty where all of it is open. */
  wordsOfDay(column: Column): string {
    const shading = this.of(column);
    if (shading === null) return '';
    const zone = this.#settings.zone();
    const [first, last] = [column.day, column.day + 1].map((day) => instantOf(wallAt(day), zone));
    const text = this.#settings.text();
    const times = this.#settings.times();
    const closed = shading.closed.map(({ start, end }) => {
      if (start === first) {
        return end === last
          ? text('dayClosedError')
          : text('closedUntil', { time: times.time(end) });
      }
      return end === last
        ? text('closedFrom', { time: times.time(start) })
        : text('closedBetween', { timeRange: times.timeRange(start, end) });
    });
    const blocked = shading.blocked.map(({ block, isWhole, start, end }) => {
      const title = block.title || text('blockedTimeError');
      return isWhole ? title : text('eventAriaLabel', { title, when: times.timeRange(start, end) });
    });
    return [...closed, ...blocked].join('; ');
  }

  /** Returns that a day is closed, where its shading alone says so; else empty. */
  closedWordsOf(column: Column): string {
    const shading = this.of(column);
    const isTold = titledOver(shading).length > 0;
    return shading?.isClosed === true && !isTold ? this.#settings.text()('dayClosedError') : '';
  }

  #ofSlot({ day, resource }: Slot): DayShading | null {
    if (resource == null) return this.of(columnOf(day, resource === null ? 'unassigned' : 'all'));
    return this.of(columnOf(day, this.#store.resources().find(resource) ?? 'unassigned'));
  }
}

function isIn({ start, end }: TimeSpan, instant: number): boolean {
  return start <= instant && instant < end;
}
