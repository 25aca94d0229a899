import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject, input, output } from '@angular/core';
import {
  formatDay,
  isWeekend,
  type ColumnLayout,
  type HiddenChip,
  type TimeAxis,
  type TimeCard,
} from 'ng-event-calendar/core';
import { EventElement } from '../../event/event-element';
import type { EventPlace } from '../../event/event-place';
import { CALENDAR_INPUTS } from '../../store/calendar-inputs';
import { CalendarSettings } from '../../store/calendar-settings';
import { Navigation } from '../../store/navigation';
import type { DayCellContext } from '../../templates/host-templates';
import type { MoreRequest } from '../../popover/more-request';
import { ColumnWords } from './column-words';
import { TimeGridLayout } from './time-grid-layout';

/** Pixels of a line of text on a card, and of the room above and below the text. */
const LINE = 16;
const PADDING = 4;
/** Pixels under which a card has room for a few letters only. */
const NARROW = 48;
/** Pixels under which it has room for one time, but not for two; on one line with the title more. */
const BRIEF = 104;
const BRIEF_LINE = 200;

/** Pixels between the head and the text of a chip that is scrolled under it. */
const TEXT_MARGIN = 4;

/** One column of the time grid: its events, the strips its clock skips, and the present time. */
@Component({
  selector: 'ec-time-column',
  imports: [EventElement, NgTemplateOutlet],
  template: `
    <span class="ec-name">{{ label() }}</span>
    @if (dayCell(); as own) {
      <div class="ec-own">
        <ng-container [ngTemplateOutlet]="own.template" [ngTemplateOutletContext]="ownContext()" />
      </div>
    }
    @for (card of cards(); track card.key) {
      <ec-event
        [place]="card.place"
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
        [class.ec-many]="chip.occurrences.length > 99"
        [attr.data-more]="date()"
        [attr.aria-label]="chipLabel(chip)"
        [style.inset-block-start]="percent(chip.from)"
        [style.block-size]="percent(chip.to - chip.from)"
        [style.inset-inline-start]="share(chip.lane / chip.lanes)"
        [style.inline-size]="share(1 / chip.lanes)"
        (click)="openChip(chip, $event)"
      >
        <span [style.inset-block-start.px]="textTop()">{{
          text()('moreEventsChip', { count: chip.occurrences.length })
        }}</span>
      </button>
    }
    @for (strip of placed().axisDay.missing; track strip.from) {
      <div
        class="ec-missing"
        role="img"
        [attr.aria-label]="missingLabel()"
        [style.inset-block-start]="percent(strip.from)"
        [style.block-size]="percent(strip.to - strip.from)"
      ></div>
    }
    @if (cursorOffset() !== null) {
      <div
        class="ec-cursor"
        [style.inset-block-start]="percent(cursorOffset()!)"
        [style.block-size]="percent(30)"
      ></div>
    }
    @if (nowOffset(); as offset) {
      <div
        class="ec-now"
        data-now
        aria-hidden="true"
        [style.inset-block-start]="percent(offset)"
      ></div>
    }
  `,
  styleUrl: './time-column.scss',
  host: {
    role: 'gridcell',
    tabindex: '-1',
    'data-slot': 'timed',
    '[attr.data-date]': 'date()',
    '[attr.data-resource-id]': 'resourceId()',
  },
})
export class TimeColumn {
  private readonly settings = inject(CalendarSettings);
  private readonly layout = inject(TimeGridLayout);
  private readonly words = inject(ColumnWords);

  /** The column with what stands in it. */
  readonly placed = input.required<ColumnLayout>();
  readonly axis = input.required<TimeAxis>();
  /** Pixels of one axis minute. */
  readonly minuteHeight = input.required<number>();
  /** Pixels of the column; undefined until it is measured. */
  readonly columnWidth = input<number>();
  /** Pixels that stay covered above, however far it is scrolled. */
  readonly headHeight = input.required<number>();
  /** Where the present time stands in this column, in axis minutes; null on other days. */
  readonly nowOffset = input<number | null>(null);
  /** Where the keyboard's cursor stands in this column, in axis minutes; null in other columns. */
  readonly cursorOffset = input<number | null>(null);
  readonly more = output<MoreRequest>();

  private readonly navigation = inject(Navigation);
  /** What the host draws behind the events of a day. */
  protected readonly dayCell = inject(CALENDAR_INPUTS).dayCellTemplate;
  protected readonly ownContext = computed<DayCellContext>(() => ({
    $implicit: this.date(),
    slot: 'timed',
    isToday: this.column().day === this.navigation.today(),
    isWeekend: isWeekend(this.column().day),
    resource: this.column().resource?.resource ?? null,
  }));

  protected readonly text = this.settings.text;
  protected readonly column = computed(() => this.placed().column);
  protected readonly date = computed(() => formatDay(this.column().day));
  /** Empty for events without a resource; null where columns are days alone. */
  protected readonly resourceId = computed(() => {
    const { resource } = this.column();
    return resource === undefined ? null : (resource?.id ?? '');
  });
  protected readonly label = computed(() => this.words.ofColumn(this.column()));

  /** Where the text of a chip stays while the chip is scrolled through. */
  protected readonly textTop = computed(() => this.headHeight() + TEXT_MARGIN);

  protected readonly cards = computed(() =>
    this.placed().cards.map((card) => {
      const { occurrence, continuesBefore, continuesAfter, from, to, lanes } = card;
      const lines = this.linesOf(card);
      const place: EventPlace = {
        occurrence,
        shape: 'card',
        continuesBefore,
        continuesAfter,
        lines,
        isBrief: this.isNarrower(card, lines === 1 ? BRIEF_LINE : BRIEF),
        isNarrow: this.isNarrower(card, NARROW),
      };
      return {
        key: occurrence.key,
        place,
        blockStart: this.percent(from),
        blockSize: this.percent(to - from),
        // One that shares its room with none stands where the style sheet puts it.
        inlineStart: lanes === 1 ? null : this.share(card.lane / lanes),
        inlineSize: lanes === 1 ? null : this.share(card.span / lanes),
      };
    }),
  );

  protected percent(axisMinutes: number): string {
    return `${(axisMinutes / this.axis().length) * 100}%`;
  }

  /** A part of the column's width, less a margin that stays free at its end. */
  protected share(part: number): string {
    return `calc((100% - 4px) * ${part})`;
  }

  private linesOf({ from, to }: TimeCard): number {
    const height = (to - from) * this.minuteHeight();
    return Math.max(1, Math.floor((height - PADDING) / LINE));
  }

  private isNarrower({ span, lanes }: TimeCard, limit: number): boolean {
    const width = this.columnWidth();
    return width !== undefined && (width * span) / lanes < limit;
  }

  protected chipLabel(chip: HiddenChip): string {
    const { occurrences } = chip;
    const first = Math.min(...occurrences.map(({ start }) => start));
    const last = Math.max(...occurrences.map(({ end }) => end));
    return this.text()('moreEventsChipAriaLabel', {
      count: occurrences.length,
      timeRange: this.settings.times().timeRange(first, last),
    });
  }

  protected missingLabel(): string {
    return this.text()('clockStripAriaLabel', { date: this.label() });
  }

  protected openChip(chip: HiddenChip, { currentTarget }: Event): void {
    const column = this.column();
    this.more.emit({
      day: column.day,
      occurrences: this.layout.behindChip(column, chip),
      origin: currentTarget as HTMLElement,
    });
  }
}
