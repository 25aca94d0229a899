import { inject, Injectable, signal } from '@angular/core';
import { axisDayOf, type AxisRange } from 'ng-event-calendar/core/internal';
import { Announcer } from '../../feedback/announcer';
import { AvailabilityShading } from '../../store/availability/availability-shading';
import { Navigation } from '../../store/dates/navigation';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { slotIn } from '../../store/layout/columns';
import { FocusedSlot } from '../../store/layout/focused-slot';
import { duringWords } from '../shared/during-words';
import { ColumnWords } from './column-words';
import { GridScale } from './grid-scale';
import { GridScroll } from './grid-scroll';
import { TimeGridLayout } from './time-grid-layout';

/** Slot in which the cursor is drawn, and the key of its column. */
export interface CursorSlot {
  readonly column: string;
  readonly slot: AxisRange;
}

/** Cursor of the keyboard in the columns: the slot in which a new event would begin. */
@Injectable()
export class GridCursor {
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);
  readonly #scroll = inject(GridScroll);
  readonly #words = inject(ColumnWords);
  readonly #navigation = inject(Navigation);
  readonly #settings = inject(CalendarSettings);
  readonly #focused = inject(FocusedSlot);
  readonly #shading = inject(AvailabilityShading);
  readonly #announcer = inject(Announcer);

  /** Slot in which the cursor is drawn; null while no column has focus. */
  readonly drawn = signal<CursorSlot | null>(null);
  /** Index of the column that has focus; -1 while none has. */
  #column = -1;
  /** Last place of the cursor, in axis minutes. */
  #offset: number | null = null;
  /** Index of the slot at that place. */
  #slot = -1;

  /** Whether the cursor has been anywhere. */
  get hasPlace(): boolean {
    return this.#offset !== null;
  }

  /** Returns the last place, else the first slot that begins in view, in axis minutes. */
  offset(): number {
    if (this.#offset !== null) return this.#offset;
    const top = this.#scroll.top();
    return this.#scale.slots().find(({ from }) => from >= top)?.from ?? top;
  }

  /** Moves the place to the slot that contains an offset of the axis. */
  goTo(offset: number): AxisRange {
    const slot = this.#scale.slotAt(offset);
    this.#offset = slot.from;
    this.#slot = this.#scale.slots().indexOf(slot);
    return slot;
  }

  /** Puts the cursor in a column; returns false where its day is out of bounds. */
  place(at: number, offset = this.offset()): boolean {
    const column = this.#layout.columns()[at];
    if (column === undefined || !this.#navigation.isOffered()(column.day)) return false;
    const axis = this.#scale.axis();
    this.#column = at;
    const slot = this.goTo(offset);
    const instant = axisDayOf(axis, column.day).instantAt(slot.from);
    this.drawn.set({ column: column.key, slot });
    this.#focused.slot.set(instant === null ? null : slotIn(column, instant));
    this.#focused.last = slotIn(column, null);
    return true;
  }

  /** Clears the cursor when no column has focus. */
  leave(): void {
    this.#column = -1;
    this.drawn.set(null);
    this.#focused.slot.set(null);
  }

  /** Updates the cursor after columns changed under the focus, where its slot is another time. */
  follow(focused: number): void {
    if (focused >= 0) this.#column = focused;
    // Higher hours leave a smaller share of the axis to folded ones before the slot.
    this.#offset = this.#scale.slots()[this.#slot]?.from ?? this.#offset;
    if (this.#column < 0) return;
    const wasDrawn = this.drawn() !== null;
    if (!this.place(this.#column)) this.leave();
    else if (!wasDrawn) this.drawn.set(null);
  }

  /** Returns words for the events of the column that have begun by an instant and go on; empty without any. */
  #during(instant: number): string {
    const { cards = [], chips = [] } = this.#layout.layouts()[this.#column] ?? {};
    const all = [
      ...cards.map(({ occurrence }) => occurrence),
      ...chips.flatMap(({ occurrences }) => occurrences),
    ];
    return duringWords(all, instant, this.#settings.text());
  }

  /** Announces the time of the cursor, its column, and what the shading says of it. */
  announce(): void {
    const slot = this.#focused.slot();
    const column = this.#layout.columns()[this.#column];
    if (slot?.instant == null || column === undefined) return;
    const said = [
      this.#settings.times().time(slot.instant),
      this.#words.named(column),
      this.#during(slot.instant),
    ];
    this.#shading.whenRead(() => {
      // The shading may have loaded after the cursor moved on.
      if (this.#focused.slot() !== slot) return;
      this.#announcer.sayStep([...said, this.#shading.wordsOf(slot)].filter(Boolean).join(', '));
    });
  }
}
