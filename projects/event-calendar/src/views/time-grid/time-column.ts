import { Component, computed, inject, input, output } from '@angular/core';
import {
  formatDay,
  type AxisRange,
  type ColumnLayout,
  type HiddenChip,
} from 'ng-event-calendar/core/internal';
import { EventElement } from '../../event/event-element';
import type { EventPlace } from '../../event/event-place';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { AvailabilityShading } from '../../store/availability/availability-shading';
import { Navigation } from '../../store/dates/navigation';
import { resourceIdOf, slotIn } from '../../store/layout/columns';
import { sameItems } from '../../store/same-items';
import type { EventListRequest } from '../../popover/event-list-request';
import { DayBackdrop } from '../shared/day-backdrop';
import { ColumnWords } from './column-words';
import { nowOnCard } from './now-line';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';

/** Lines of text above which the words of a card stay in view while it is scrolled. */
const TALL = 4;
/** Pixels above a card's words. */
const PADDING = 3;
/** Pixels by which the present-time line shortens the words of a card, at whose edges it shows. */
const BESIDE_NOW = 4;

/** One column of the time grid: its events, the strips its clock skips, and the present time. */
@Component({
  selector: 'ec-time-column',
  imports: [DayBackdrop, EventElement],
  template: `
    <span class="ec-visually-hidden">{{ label() }}</span>
    @if (closed(); as words) {
      <span class="ec-visually-hidden">{{ words }}</span>
    }
    @if (backdrop()) {
      <ec-day-backdrop [column]="column()" [slot]="'timed'" />
    }
    @if (nowOffset(); as offset) {
      <div
        class="ec-now"
        data-now
        aria-hidden="true"
        [style.inset-block-start]="scale.percent(offset)"
      ></div>
      @if (beginsNow()) {
        <div class="ec-now-dot" [style.inset-block-start]="scale.percent(offset)"></div>
      }
    }
    @for (card of cards(); track card.key) {
      @let now = nowOnCard(card, nowOffset());
      <ec-event
        [place]="card.place"
        [class.ec-tall]="card.isTall"
        [class.ec-ongoing]="now !== null"
        [class.ec-under-chip]="card.isUnderChip"
        [class.ec-beside-chip]="card.isBesideChip"
        [style.--ec-now]="now"
        [style.inset-block-start]="card.blockStart"
        [style.block-size]="card.blockSize"
        [style.inset-inline-start]="card.inlineStart"
        [style.inline-size]="card.inlineSize"
      />
    }
    @for (chip of placed().chips; track $index) {
      <button
        type="button"
        class="ec-chip"
        tabindex="-1"
        [class.ec-over]="chip.isOverCard"
        [attr.data-more]="date()"
        [attr.aria-label]="chipLabel(chip)"
        [style.inset-block-start]="scale.percent(chip.from)"
        [style.inset-inline-start]="
          share((chip.isOverCard ? chip.lane + 1 : chip.lane) / chip.lanes)
        "
        (click)="openChip(chip, $event)"
      >
        <span dir="ltr">{{ text()('moreEventsChip', { count: chip.occurrences.length }) }}</span>
      </button>
    }
    @for (strip of placed().axisDay.missing; track strip.from) {
      <div
        class="ec-missing"
        role="img"
        [attr.aria-label]="missingLabel()"
        [style.inset-block-start]="scale.percent(strip.from)"
        [style.block-size]="scale.percent(strip.to - strip.from)"
      ></div>
    }
    @if (cursor(); as slot) {
      <div
        class="ec-cursor"
        [style.inset-block-start]="scale.percent(slot.from)"
        [style.block-size]="scale.percent(slot.to - slot.from)"
      ></div>
    }
  `,
  styleUrl: './time-column.scss',
  host: {
    role: 'gridcell',
    '[attr.aria-label]': 'name()',
    '[attr.tabindex]': 'isBeyond() ? null : -1',
    '[attr.aria-disabled]': 'isBeyond() || null',
    'data-slot': 'timed',
    '[style.--ec-passed]': 'passed()',
    '[attr.data-date]': 'date()',
    '[attr.data-resource-id]': 'resourceId()',
  },
})
export class TimeColumn {
  readonly #settings = inject(CalendarSettings);
  protected readonly layout = inject(TimeGridLayout);
  protected readonly scale = inject(GridScale);
  readonly #words = inject(ColumnWords);
  readonly #shading = inject(AvailabilityShading);
  readonly #navigation = inject(Navigation);

  /** Layout of the column. */
  readonly placed = input.required<ColumnLayout>();
  /** Place of the present time in this column, in axis minutes; null on other days. */
  readonly nowOffset = input<number | null>(null);
  /** Whether the present-time line begins in this column, rather than in an earlier one of the day. */
  readonly beginsNow = input(true);
  /** Slot of the keyboard's cursor in this column; null in other columns. */
  readonly cursor = input<AxisRange | null>(null);
  /** Requests the list of the events behind a chip. */
  readonly list = output<EventListRequest>();

  protected readonly backdrop = inject(CALENDAR_INPUTS).dayCellTemplate;
  protected readonly text = this.#settings.text;
  protected readonly column = computed(() => this.placed().column);
  protected readonly date = computed(() => formatDay(this.column().day));
  protected readonly isBeyond = computed(() => !this.#navigation.isOffered()(this.column().day));
  protected readonly resourceId = computed(() => resourceIdOf(this.column()));
  protected readonly label = computed(() => this.#words.named(this.column()));
  protected readonly name = computed(() => {
    const { cards, chips } = this.placed();
    const hidden = chips.reduce((count, { occurrences }) => count + occurrences.length, 0);
    return this.#words.ofCell(this.label(), cards.length + hidden);
  });
  /** Closed and blocked times, which are drawn as tints alone. */
  protected readonly closed = computed(() => this.#shading.wordsOfDay(this.column()));

  protected readonly passed = computed(() => {
    const now = this.nowOffset();
    return now === null ? null : this.scale.percent(now);
  });

  /** Read where it is bound: as a CSS property of the card, each change would restyle all its parts. */
  readonly #belowHead = (): number => this.scale.headHeight() + PADDING;

  /** Keys of the cards through which the present-time line goes. */
  readonly #ongoing = computed(
    () => {
      const now = this.nowOffset();
      return this.placed().cards.flatMap((card) =>
        nowOnCard(card, now) === null ? [] : [card.occurrence.key],
      );
    },
    { equal: sameItems },
  );

  protected readonly cards = computed(() =>
    this.placed().cards.map((card) => {
      const { resource } = slotIn(this.column(), null);
      const { occurrence, continuesBefore, continuesAfter, from, to, lanes, chipFrom } = card;
      const aboveChip = chipFrom === null ? null : chipFrom - from;
      const room = this.layout.roomOf(to - from, card.span / lanes, aboveChip);
      const place: EventPlace = {
        occurrence,
        shape: 'card',
        resource,
        continuesBefore,
        continuesAfter,
        lines: room.lines,
        isStacked: room.isStacked,
        isNarrow: room.isNarrow,
        textWidth: room.textWidth - (this.#ongoing().includes(occurrence.key) ? BESIDE_NOW : 0),
        wordsStayAt: room.lines > TALL ? this.#belowHead : undefined,
      };
      return {
        key: occurrence.key,
        place,
        from,
        to,
        isTall: room.lines > TALL,
        isUnderChip: chipFrom !== null && !room.isBesideChip,
        isBesideChip: room.isBesideChip,
        blockStart: this.scale.percent(from),
        blockSize: this.scale.percent(to - from),
        // A card that shares its room with none is placed by the style sheet.
        inlineStart: lanes === 1 ? null : this.share(card.lane / lanes),
        inlineSize: lanes === 1 ? null : this.share(card.span / lanes),
      };
    }),
  );

  protected readonly nowOnCard = nowOnCard;

  /** Returns a share of the column's width, less a margin that stays free at its end. */
  protected share(part: number): string {
    return `calc((100% - 4px) * ${part})`;
  }

  protected chipLabel(chip: HiddenChip): string {
    const { occurrences } = chip;
    const first = Math.min(...occurrences.map(({ start }) => start));
    const last = Math.max(...occurrences.map(({ end }) => end));
    return this.text()('moreEventsChipAriaLabel', {
      count: occurrences.length,
      timeRange: this.#settings.times().timeRange(first, last),
    });
  }

  protected missingLabel(): string {
    return this.text()('clockStripAriaLabel', { date: this.#words.ofColumn(this.column()) });
  }

  protected openChip(chip: HiddenChip, { currentTarget }: Event): void {
    const { day } = this.column();
    const occurrences = this.layout.behindChip(this.column(), chip);
    const days = computed(() => [{ day, occurrences: occurrences() }]);
    const { resource } = slotIn(this.column(), null);
    this.list.emit({ days, resource, label: null, origin: currentTarget as HTMLElement });
  }
}
