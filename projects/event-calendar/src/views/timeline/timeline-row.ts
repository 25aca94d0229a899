import { Component, computed, inject, input, output, ViewEncapsulation } from '@angular/core';
import { NgTemplateOutlet } from '@angular/common';
import {
  columnOf,
  formatDay,
  formatWall,
  keyOfOwner,
  Memo,
  nearest,
  nodeOf,
  wallIn,
} from 'ng-event-calendar/core/internal';
import {
  CHIP_HEIGHT,
  listedDay,
  ROW_PADDING,
  type RowBar,
  type RowChip,
} from 'ng-event-calendar/core/timeline';
import { EventElement } from '../../event/event-element';
import { Icon } from '../../icon/icon';
import type { EventListRequest } from '../../popover/event-list-request';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { AvailabilityShading } from '../../store/availability/availability-shading';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { SessionState } from '../../store/events/session-state';
import { CalendarStore } from '../../store/events/calendar-store';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { sameItems } from '../../store/same-items';
import { sameValues } from '../../store/same-values';
import { resourceIdOf } from '../../store/layout/columns';
import type { ResourceHeaderContext } from '../../templates/host-templates';
import type { TimelineCellContext } from '../../templates/timeline-templates';
import { DayBackdrop } from '../shared/day-backdrop';
import { AxisPart } from './axis-part';
import { CellLines } from './cell-lines';
import { drawBar, linesOf, type BarLooks, type DrawnBar } from './drawn-bar';
import { RowBeneath } from './row-beneath';
import { RowHints } from './row-hints';
import { RowTints } from './row-tints';
import { RowWorkload } from './row-workload';
import { TimelineLayout, type PlacedRow, type RowSight } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineRows } from './timeline-rows';
import { TimelineWorkload } from './timeline-workload';

/** Most days of a page of which a row says the closed and blocked times. */
const TOLD_DAYS = 7;

/** A row of the timeline: the title of its resource, and the bars of its events. */
@Component({
  selector: 'ec-timeline-row',
  imports: [
    CellLines,
    DayBackdrop,
    EventElement,
    Icon,
    NgTemplateOutlet,
    RowBeneath,
    RowHints,
    RowTints,
    RowWorkload,
  ],
  templateUrl: './timeline-row.html',
  // The last one has the rules for paper.
  styleUrls: ['./row-titles.scss', './row-bars.scss', './timeline-row.scss'],
  // Hundreds are drawn: the marks of emulated encapsulation would be a third of their attributes.
  encapsulation: ViewEncapsulation.None,
  host: {
    role: 'row',
    '[attr.data-row]': 'row().key',
    '[attr.data-level]': 'row().level',
    '[attr.data-heading]': 'row().isHeading ? "" : null',
    '[attr.data-refuses]': 'refuses() ? "" : null',
    '[class.ec-target]': 'isTarget()',
    '[attr.data-over-now]': 'overNow()',
    '[attr.data-collapsed]': 'row().isExpanded === false ? "" : null',
    '[attr.data-pinned]': 'placed().isPinned ? "" : null',
    '[attr.aria-level]': 'isTree() ? row().level : null',
    '[attr.aria-posinset]': 'isTree() ? row().position : null',
    '[attr.aria-setsize]': 'isTree() ? row().siblings : null',
    '[attr.aria-expanded]': 'row().isExpanded',
    '[attr.aria-rowindex]': 'placed().at + 2',
    '[style.transform]': '"translateY(" + placed().top + "px)"',
    '[style.block-size.px]': 'placed().height',
    '(click)': 'click($event)',
  },
})
export class TimelineRowElement {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #timeline = inject(TimelineSettings);
  readonly #navigation = inject(Navigation);
  readonly #session = inject(SessionState);
  readonly #shading = inject(AvailabilityShading);
  protected readonly layout = inject(TimelineLayout);
  protected readonly scale = inject(TimelineScale);
  protected readonly part = inject(AxisPart);
  readonly #rows = inject(TimelineRows);
  readonly #workload = inject(TimelineWorkload);
  protected readonly hasTints = inject(AvailabilityRules).hasTimes;

  readonly placed = input.required<PlacedRow>();
  /** How it is drawn where the view is scrolled to. */
  readonly sight = input.required<RowSight>();
  /** Whether some resource has others within it. */
  readonly isTree = input.required<boolean>();
  /** Asks for the list of the events behind a chip. */
  readonly list = output<EventListRequest>();

  readonly #inputs = inject(CALENDAR_INPUTS);
  protected readonly own = this.#inputs.resourceHeaderTemplate;
  protected readonly ownCell = this.#inputs.timelineCellTemplate;
  protected readonly text = this.#settings.text;
  protected readonly row = computed(() => this.placed().row);
  protected readonly node = computed(() => nodeOf(this.row().owner));
  protected readonly resourceId = computed(() => resourceIdOf(this.row()));
  protected readonly color = computed(() => {
    const node = this.node();
    return node === null ? null : this.#store.colorOfResource(node);
  });
  /** Whether the title has a dot: a group without a colour of its own or of a group around it has none. */
  protected readonly hasDot = computed(() => {
    const node = this.node();
    if (this.own() !== undefined) return false;
    const isGroup = node !== null && node.children.length > 0;
    return !isGroup || nearest(node, ({ eventColor }) => eventColor) !== undefined;
  });
  protected readonly title = computed(() => {
    const row = this.row();
    if (row.owner === 'all') return this.text()('resourcesLabel');
    return 'path' in row ? row.path : this.#rows.titleOf(row);
  });
  /** Ground of a title over the line of the present, as on a phone; null elsewhere. */
  protected readonly overNow = computed(() => this.scale.groundOverNow(this.title()));
  protected readonly headerContext = computed<ResourceHeaderContext>(() => ({
    $implicit: this.node()?.resource ?? null,
    date: null,
    color: this.#store.colorOfResource(this.node()),
  }));
  /** Cells of the further columns; they show no objects as text. */
  protected readonly cells = computed(() => {
    const resource = this.node()?.resource ?? null;
    const values: Readonly<Record<string, unknown>> = { ...resource };
    return this.scale.columns().map(({ start, ...column }) => {
      const value = values[column.key];
      const context: TimelineCellContext = {
        $implicit: resource,
        column,
        value,
        workload: this.#workload.ofPage(this.row().owner),
      };
      const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
      const text = isPlain ? String(value) : '';
      return { key: column.key, width: column.width, start, text, context };
    });
  });
  /** Days in sight behind which the host draws; none without its template. */
  protected readonly dayCells = computed(() => {
    const isByDay = ['hours', 'days'].includes(this.#timeline.preset());
    if (this.#inputs.dayCellTemplate() === undefined || !isByDay) return [];
    return this.scale.axis().days.flatMap((place) => {
      const drawn = this.part.placeOf(place);
      return drawn === null ? [] : [{ column: columnOf(place.day, this.row().owner), ...drawn }];
    });
  });
  protected readonly label = computed(() => {
    const range = this.#navigation.title();
    if (!this.scale.hasTitles()) return range;
    return this.text()('timelineRowAriaLabel', { resource: this.title(), range });
  });
  /** Accessible name of the row's lanes, without each of their events. */
  protected readonly name = computed(() => {
    const date = this.label();
    const { bars, chips } = this.placed().layout;
    const count = bars.length + chips.reduce((sum, chip) => sum + chip.occurrences.length, 0);
    return count === 0
      ? this.text()('dayNoEventsAriaLabel', { date })
      : this.text()('dayEventsAriaLabel', { date, count });
  });
  /** Closed and blocked times of the page's days, which are drawn as tints alone; empty for pages of many days. */
  protected readonly closed = computed(() => {
    const { owner, isHeading } = this.row();
    const days = this.#navigation.days();
    if (isHeading || days.length > TOLD_DAYS) return '';
    const formats = this.#settings.formats();
    return days
      .map((day) => {
        const words = this.#shading.wordsOfDay(columnOf(day, owner));
        return words === '' || days.length === 1 ? words : `${formats.weekdayLong(day)}: ${words}`;
      })
      .filter((words) => words !== '')
      .join('. ');
  });
  protected readonly toggleLabel = computed(() =>
    this.text()(this.row().isExpanded === true ? 'collapseResource' : 'expandResource', {
      resourceName: this.title(),
    }),
  );

  /** Workload on the page, in words; null where it isn't asked for, or there is none. */
  protected readonly workload = computed(
    () => {
      const found = this.#workload.ofPage(this.row().owner);
      const words = found === null ? '' : this.#workload.wordsOf(found);
      if (found === null || words === '') return null;
      return { words, isFull: found.open > 0 && found.booked >= found.open };
    },
    { equal: sameValues },
  );
  protected readonly hasCells = computed(() => this.#workload.cells().length > 0);
  protected readonly hints = computed(() => this.sight().hints);
  /** Events beneath a collapsed row; null of a row that shows what is beneath it. */
  protected readonly beneath = computed(() =>
    this.row().isExpanded === false ? this.layout.beneath(this.row()) : null,
  );

  /** Facts on which the looks of all bars depend. */
  readonly #looks = computed<BarLooks>(
    () => {
      const owner = this.row().owner;
      return {
        laneHeight: this.scale.laneHeight(),
        lines: linesOf(this.scale.options().laneHeight),
        // With larger letters, everything else is smaller in proportion.
        minuteWidth: this.scale.minuteWidth() / this.scale.textScale(),
        top: this.layout.lanesTop(),
        resource: owner === 'all' ? undefined : (nodeOf(owner)?.resource.id ?? null),
        axis: this.scale.axis(),
        block: this.part.block(),
      };
    },
    { equal: sameValues },
  );
  readonly #mounted = computed(() =>
    this.layout.barsOf(this.placed().layout, this.sight().mounted, this.part.block()),
  );
  readonly #drawn = new Memo<string, DrawnBar>();
  /** Bars that are mounted; one that looks as before keeps its object, however far the view is scrolled. */
  protected readonly bars = computed<readonly DrawnBar[]>(
    () => {
      const looks = this.#looks();
      return this.#mounted().map((bar) => {
        const now = this.#nowIn(bar);
        return this.#drawn.get(bar.occurrence.key, [bar, looks, now], () =>
          drawBar(bar, this.part.drawn(bar), looks, now),
        );
      });
    },
    { equal: sameItems },
  );
  /**
   * Keys of the bars whose words stick to the start of what is in sight; nothing scrolls on paper. The browser draws
   * what sticks in layers of its own, so with many bars those are left out that are far from there.
   */
  protected readonly stickyBars = computed(
    () => {
      const { stickyFrom, stickyTo } = this.sight().mounted;
      const bars = this.part.block() === null ? this.#mounted() : [];
      return bars.flatMap(({ from, to, occurrence }) =>
        from < stickyTo && to > stickyFrom ? [occurrence.key] : [],
      );
    },
    { equal: sameItems },
  );
  protected readonly refuses = computed(() => {
    const key = keyOfOwner(this.row().owner);
    return key !== undefined && !this.row().isHeading && this.#session.refusing().has(key);
  });
  /** Whether the held event would come into this row. */
  protected readonly isTarget = computed(
    () => this.#session.isUnderWay() && this.#session.isHeldIn(columnOf(0, this.row().owner)),
  );
  protected readonly cursor = computed(() => {
    const cursor = this.layout.cursor();
    if (cursor?.row !== this.row().key || this.part.block() !== null) return null;
    return { ...this.part.drawn(cursor.slot), start: this.#startOf(cursor.slot.from) };
  });
  protected readonly chips = computed(() => {
    const { layout, height } = this.placed();
    return layout.chips.map((chip) => ({
      chip,
      from: this.part.percent(chip.from),
      top: height - ROW_PADDING - CHIP_HEIGHT,
      date: formatDay(this.#dayOf(chip)),
      count: chip.occurrences.length,
    }));
  });

  protected toggle(): void {
    this.#rows.toggle(this.row());
  }

  /** Reports a click on the title beside its buttons; Enter does so by the keys of the grid. */
  protected click({ target }: Event): void {
    const node = this.node();
    if (node === null || !(target instanceof Element)) return;
    if (target.closest('.ec-title-cell') === null || target.closest('button, a') !== null) return;
    this.#inputs.resourceClick.emit(node.resource);
  }

  protected openChip(chip: RowChip, { currentTarget }: Event): void {
    const { occurrences } = chip;
    const day = this.#dayOf(chip);
    const days = computed(() => [{ day, occurrences }]);
    this.list.emit({ days, label: this.title, origin: currentTarget as HTMLElement });
  }

  #dayOf({ occurrences }: RowChip): number {
    return listedDay(this.scale.axis(), occurrences[0]!.firstDay);
  }

  /** Date under a place of the axis, with its time in `hours`. */
  #startOf(position: number): string | null {
    const slot = this.scale.axis().slotAt(position);
    if (slot === null) return null;
    return this.#timeline.preset() === 'hours' && slot.instant !== null
      ? formatWall(wallIn(slot.instant, this.#settings.zone()), 'minutes')
      : formatDay(slot.day);
  }

  /** Where the present crosses a bar, as a share of its length; null where it doesn't. */
  #nowIn({ from, to }: RowBar): number | null {
    const now = this.part.block() === null ? this.scale.now() : null;
    return now === null || now <= from || now >= to ? null : (now - from) / (to - from);
  }
}
