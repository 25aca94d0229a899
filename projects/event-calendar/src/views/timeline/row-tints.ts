import { Component, computed, inject, input } from '@angular/core';
import {
  columnOf,
  formatWall,
  wallIn,
  type BlockedTime,
  type TimeSpan,
  type AxisRange,
} from 'ng-event-calendar/core/internal';
import {
  closedRanges,
  freeStretch,
  tintRanges,
  type TintRange,
} from 'ng-event-calendar/core/timeline';
import { AvailabilityShading } from '../../store/availability/availability-shading';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { AxisPart, type PlaceInPart } from './axis-part';
import type { PlacedRow } from './timeline-layout';
import { TimelineScale } from './timeline-scale';

/** Pixels of a tint and of a gap between two below which they aren't drawn. */
const LEAST = 3;
/** Pixels of a day from which its hours are shaded. */
const DAY_FROM = 48;
/** Pixels of a block from which it shows its title. */
const TITLE_FROM = 48;

/** A stretch of closed time, or of blocked time with its block. */
interface RowTint extends TintRange {
  readonly key: string;
  readonly block: BlockedTime | null;
}

/** Title of a block, where bars leave room for it. */
interface TintTitle extends PlaceInPart {
  readonly text: string;
}

/** Shading of closed and blocked time over the full height of a row, behind its bars. */
@Component({
  selector: 'ec-row-tints',
  template: `
    @for (tint of tints(); track tint.key) {
      <div
        [class]="tint.block?.className ?? ''"
        [class.ec-closed]="tint.block === null"
        [class.ec-blocked]="tint.block !== null"
        [attr.data-closed]="tint.block === null ? '' : null"
        [attr.data-blocked-id]="tint.block === null ? null : (tint.block.id ?? '')"
        [attr.data-color]="tint.block?.color"
        [attr.data-start]="tint.start"
        [attr.data-end]="tint.end"
        [style.inset-inline-start]="tint.place.from"
        [style.inline-size]="tint.place.size"
      >
        @if (tint.title; as title) {
          <span
            class="ec-room"
            [style.inset-inline-start]="title.from"
            [style.inline-size]="title.size"
          >
            <span>{{ title.text }}</span>
          </span>
        }
      </div>
    }
  `,
  styleUrl: './row-tints.scss',
  host: {
    'aria-hidden': 'true',
    '[class.ec-below-title]': 'settings.isMobile()',
    '[style.transform]': '"translateY(" + placed().top + "px)"',
    '[style.block-size.px]': 'placed().height',
  },
})
export class RowTints {
  readonly #shading = inject(AvailabilityShading);
  protected readonly settings = inject(CalendarSettings);
  readonly #scale = inject(TimelineScale);
  readonly #part = inject(AxisPart);

  readonly placed = input.required<PlacedRow>();
  readonly #row = computed(() => this.placed().row);

  /** Tints of the whole page, so that what is joined doesn't depend on what is in sight. */
  readonly #ofPage = computed<readonly RowTint[]>(() => {
    const { owner, isHeading } = this.#row();
    const axis = this.#scale.axis();
    const least = LEAST / this.#scale.minuteWidth();
    const found = this.#scale.clockDays().flatMap((day) => {
      // A row that can have no events shows what holds for all.
      const tints = this.#shading.of(columnOf(day, isHeading ? 'unassigned' : owner));
      return tints === null ? [] : [tints];
    });
    const blocks = new Map<BlockedTime, TimeSpan[]>();
    for (const { block, start, end } of found.flatMap(({ blocked }) => blocked)) {
      const spans = blocks.get(block);
      if (spans === undefined) blocks.set(block, [{ start, end }]);
      else spans.push({ start, end });
    }
    const drawn = (ranges: readonly TintRange[], block: BlockedTime | null, key: string) =>
      ranges.map((range) => ({ ...range, block, key: `${key} ${range.start}` }));
    const closed = found.flatMap((tints) => tints.closed);
    return [
      ...drawn(closedRanges(closed, axis, least, DAY_FROM / this.#scale.minuteWidth()), null, ''),
      ...[...blocks].flatMap(([block, spans], at) =>
        drawn(tintRanges(spans, axis, least), block, `${at}`),
      ),
    ];
  });

  protected readonly tints = computed(() => {
    const zone = this.settings.zone();
    const wall = (instant: number): string => formatWall(wallIn(instant, zone), 'minutes');
    return this.#ofPage().flatMap((tint) => {
      const range = this.#part.cut(tint);
      if (range === null) return [];
      return [
        {
          key: tint.key,
          block: tint.block,
          start: wall(tint.start),
          end: wall(tint.end),
          place: this.#part.drawn(range),
          title: this.#titleOf(tint.block, range),
        },
      ];
    });
  });

  /** Returns the title of a block with its place in the range that the block shades; null where bars leave it no room. */
  #titleOf(block: BlockedTime | null, range: AxisRange): TintTitle | null {
    // A heading has one line, which its title takes on a phone.
    const hasLine = !this.#row().isHeading || !this.settings.isMobile();
    if (!block?.title || !hasLine) return null;
    const room = TITLE_FROM / this.#scale.minuteWidth();
    const free = freeStretch(range, this.placed().layout.bars, room);
    if (free === null) return null;
    const share = (length: number): string => `${(length / (range.to - range.from)) * 100}%`;
    return {
      text: block.title,
      from: share(free.from - range.from),
      size: share(free.to - free.from),
    };
  }
}
