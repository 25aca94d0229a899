import { computed, inject, Injectable, untracked } from '@angular/core';
import {
  dayOf,
  wallIn,
  type AxisRange,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { clockCells, type InstantAxis, type TimelineRow } from 'ng-event-calendar/core/timeline';
import { Announcer } from '../../feedback/announcer';
import { AvailabilityShading } from '../../store/availability/availability-shading';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { slotIn } from '../../store/layout/columns';
import { FocusedSlot } from '../../store/layout/focused-slot';
import { duringWords } from '../shared/during-words';
import { carriedPosition } from './kept-place';
import { slotHolding } from './row-stops';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineRows } from './timeline-rows';
import { TimelineScroll } from './timeline-scroll';
import { TimelineWorkload } from './timeline-workload';

/** Cursor of the keyboard in the rows: the slot in which a new event would begin. */
@Injectable()
export class TimelineCursor {
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #navigation = inject(Navigation);
  readonly #rows = inject(TimelineRows);
  readonly #layout = inject(TimelineLayout);
  readonly #scale = inject(TimelineScale);
  readonly #scroll = inject(TimelineScroll);
  readonly #workload = inject(TimelineWorkload);
  readonly #focused = inject(FocusedSlot);
  readonly #shading = inject(AvailabilityShading);
  readonly #announcer = inject(Announcer);
  /** Position in axis minutes, with the axis that it belongs to. */
  #at: { readonly axis: InstantAxis; readonly position: number } | null = null;

  /** Slots through which the cursor goes: by `slotMinutes` in `hours`, else days. */
  readonly slots = computed<readonly AxisRange[]>(() => {
    const axis = this.#scale.axis();
    return this.#timeline.preset() === 'hours'
      ? clockCells(axis, this.#settings.slotMinutes())
      : axis.days;
  });

  /** Returns the last position, else that of the first slot in sight, in axis minutes. */
  position(): number {
    const present = this.#scale.axis();
    if (this.#at !== null) {
      const { axis, position } = this.#at;
      return axis === present ? position : carriedPosition(axis, position, present);
    }
    const { scrolled, minuteWidth } = this.#scroll.visible();
    return this.slots().find(({ from }) => from >= scrolled / minuteWidth)?.from ?? 0;
  }

  /** Whether the axis has changed since the position was kept, as a page that has just turned. */
  isOfEarlierAxis(): boolean {
    return this.#at !== null && this.#at.axis !== this.#scale.axis();
  }

  /** Keeps a position without drawing it. */
  putAt(position: number): void {
    this.#at = { axis: this.#scale.axis(), position };
  }

  /** Draws the cursor in the slot of a row that holds a position; returns that slot. */
  place(row: TimelineRow, position: number): AxisRange | undefined {
    const slots = this.slots();
    const slot = slots[slotHolding(slots, position)];
    if (slot === undefined) return undefined;
    this.putAt(slot.from);
    this.#layout.cursor.set({ row: row.key, slot });
    const at = this.#slotIn(row, slot.from);
    this.#focused.slot.set(at);
    this.#focused.last = at;
    return slot;
  }

  /** Removes the drawn cursor and keeps its position. */
  hide(): void {
    this.#layout.cursor.set(null);
    this.#focused.slot.set(null);
  }

  /** Announces row, date, time, workload and availability of the cursor. */
  announce(row: TimelineRow): void {
    const slot = untracked(this.#focused.slot);
    const place = this.#scale.axis().slotAt(this.position());
    if (place === null) return;
    const time = slot?.instant == null ? '' : this.#settings.times().time(slot.instant);
    const date = this.#settings.formats().fullDate(slot?.day ?? place.day);
    const workload = this.#workload.wordsAt(row.owner, this.position());
    const isToday = (slot?.day ?? place.day) === this.#navigation.today();
    const text = this.#settings.text();
    const said = [
      this.#rows.titleOf(row),
      isToday ? text('dateTodayAriaLabel', { date }) : date,
      time,
      slot?.instant == null ? '' : duringWords(this.#occurrencesIn(row), slot.instant, text),
      workload,
    ];
    this.#shading.whenRead(() => {
      // The shading may have loaded after the cursor moved on.
      if (this.#focused.slot() !== slot) return;
      const words = slot === null ? '' : this.#shading.wordsOf(slot);
      this.#announcer.sayStep([...said, words].filter(Boolean).join(', '));
    });
  }

  #occurrencesIn(row: TimelineRow): readonly Occurrence[] {
    const bars = this.#layout.layouts()[this.#layout.rows().indexOf(row)]?.bars ?? [];
    return bars.map(({ occurrence }) => occurrence);
  }

  #slotIn({ owner, isHeading }: TimelineRow, position: number): Slot | null {
    const found = this.#scale.axis().slotAt(position);
    if (found === null || isHeading || !this.#navigation.isOffered()(found.day)) return null;
    if (this.#timeline.preset() !== 'hours' || found.instant === null) {
      return slotIn({ day: found.day, owner }, null);
    }
    const day = dayOf(wallIn(found.instant, this.#settings.zone()));
    return slotIn({ day, owner }, found.instant);
  }
}
