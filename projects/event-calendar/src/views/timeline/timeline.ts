import { Memo, type AxisRange } from 'ng-event-calendar/core/internal';
import { NgTemplateOutlet } from '@angular/common';
import {
  afterNextRender,
  afterRenderEffect,
  Component,
  computed,
  DestroyRef,
  type ElementRef,
  inject,
  Injector,
  type Signal,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import { HeldTouch } from '../../gestures/held-touch';
import { ActiveViewGeometry } from '../../gestures/view-geometry';
import { LazyOutlet } from '../../lazy/lazy-outlet';
import {
  ALL_HIDDEN,
  EVENT_LIST,
  ROW_MENU,
  SCROLL_EDGES,
  TIMELINE_PREVIEWS,
  TIMELINE_ZONE_HEADS,
} from '../../lazy/lazy-parts';
import type { EventListRequest } from '../../popover/event-list-request';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { Navigation } from '../../store/dates/navigation';
import { TimeScroll } from '../../store/dates/time-scroll';
import { SessionState } from '../../store/events/session-state';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { sameItems } from '../../store/same-items';
import { invitationTo } from '../shared/invitation';
import { scrollToAwaited } from '../shared/scroll-to-awaited';
import { AxisHeader } from './axis-header';
import { AxisPart } from './axis-part';
import { CellLines } from './cell-lines';
import { HeaderFocus } from './header-focus';
import { HeldExpansion } from './held-expansion';
import { HeldInSight } from './held-in-sight';
import { LostRowFocus } from './lost-row-focus';
import { ResourceReveal } from './resource-reveal';
import { RowActions } from './row-actions';
import { RowMenuOpener } from './row-menu-opener';
import { RowFocus } from './row-focus';
import { RowTints } from './row-tints';
import { TimelineCursor } from './timeline-cursor';
import { TimelineFocus } from './timeline-focus';
import { TimelineLayout, type PlacedRow, type RowSight } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineOptionsReader } from './timeline-options-reader';
import { TimelineRowElement } from './timeline-row';
import { TimelineRows } from './timeline-rows';
import { TimelinePlace } from './timeline-place';
import { TimelinePresets } from './timeline-presets';
import { TimelineScroll } from './timeline-scroll';
import { TimelineGeometry } from './timeline-geometry';
import { TimelineWorkload } from './timeline-workload';
import { TimelineZoom } from './timeline-zoom';
import { TitleEdge } from './title-edge';
import { UnassignedHint } from './unassigned-hint';

/** A mounted row with how it is drawn where the view is scrolled to. */
interface DrawnRow {
  readonly placed: PlacedRow;
  readonly sight: RowSight;
}

/** Mounted rows that are pinned, or those that scroll. */
interface PartOfRows {
  readonly $implicit: readonly DrawnRow[];
  readonly isPinned: boolean;
}

/** The timeline: a row for each resource, time across. */
@Component({
  selector: 'ec-timeline',
  imports: [
    AxisHeader,
    AxisPart,
    CellLines,
    LazyOutlet,
    NgTemplateOutlet,
    RowTints,
    TimelineRowElement,
    TitleEdge,
    UnassignedHint,
  ],
  templateUrl: './timeline.html',
  styleUrl: './timeline.scss',
  providers: [
    TimelineLayout,
    TimelineScale,
    TimelineOptionsReader,
    TimelineRows,
    TimelineScroll,
    TimelinePlace,
    TimelinePresets,
    TimelineZoom,
    HeldExpansion,
    HeldInSight,
    LostRowFocus,
    ResourceReveal,
    TimelineGeometry,
    TimelineCursor,
    HeaderFocus,
    RowFocus,
    TimelineFocus,
    HeldTouch,
    RowActions,
    RowMenuOpener,
    TimelineWorkload,
  ],
  host: {
    '[attr.data-layout]': 'settings.layout()',
    '[style.--ec-pane.px]': 'scale.titleWidth()',
    '[style.--ec-title-width.px]': 'scale.ownTitleWidth()',
    '[style.--ec-first-lane.px]': 'layout.firstLane()',
    '[style.--ec-rows-top.px]': 'layout.stickyHeight()',
  },
})
export class Timeline {
  protected readonly settings = inject(CalendarSettings);
  protected readonly layout = inject(TimelineLayout);
  protected readonly scale = inject(TimelineScale);
  readonly #navigation = inject(Navigation);
  readonly #rows = inject(TimelineRows);
  readonly #scroll = inject(TimelineScroll);
  readonly #timeScroll = inject(TimeScroll);
  readonly #view = inject(ActiveViewGeometry);
  readonly #surface = inject(TimelineGeometry);
  readonly #focus = inject(TimelineFocus);
  readonly #lostFocus = inject(LostRowFocus);
  protected readonly session = inject(SessionState);
  private readonly scroller = viewChild.required<ElementRef<HTMLElement>>('scroller');

  protected readonly hasTints = inject(AvailabilityRules).hasTimes;
  protected readonly allHidden = ALL_HIDDEN;
  protected readonly edges = SCROLL_EDGES;
  protected readonly eventList = EVENT_LIST;
  protected readonly rowMenu = ROW_MENU;
  protected readonly zoneHeads = TIMELINE_ZONE_HEADS;
  protected readonly previews = TIMELINE_PREVIEWS;
  protected readonly menu = inject(RowMenuOpener);
  protected readonly text = this.settings.text;
  protected readonly list = signal<EventListRequest | null>(null);
  protected readonly isTree = computed(() =>
    this.layout.rows().some(({ level, isExpanded }) => level > 1 || isExpanded !== null),
  );
  protected readonly isAllHidden = this.#rows.isAllHidden;
  /** Rows that stay under the header, and those that scroll. */
  protected readonly pinned = this.#part(true);
  protected readonly scrolling = this.#part(false);
  protected readonly width = computed(() => this.scale.titleWidth() + this.scale.width());
  protected readonly columnCount = computed(() => {
    if (!this.scale.hasTitles()) return 1;
    return 2 + this.scale.columns().length;
  });
  protected readonly label = computed(() =>
    this.text()('viewAriaLabel', {
      view: this.text()(this.#navigation.view()),
      range: this.#navigation.title(),
    }),
  );
  protected readonly invitation = invitationTo('times', () =>
    this.layout.layouts().every(({ bars, chips }) => bars.length + chips.length === 0),
  );

  constructor() {
    const destroyed = inject(DestroyRef);
    const injector = inject(Injector);
    // Before the effects below, which scroll what is drawn by then.
    inject(TimelinePlace);
    inject(TimelinePresets);
    inject(HeldInSight);
    afterNextRender(() => {
      // Before the first drag; one that failed to load is requested again then.
      TIMELINE_PREVIEWS.load().catch(() => undefined);
      const scroller = this.scroller().nativeElement;
      destroyed.onDestroy(this.#scroll.observe(scroller));
      destroyed.onDestroy(this.#view.show(this.#surface.of(scroller)));
      scrollToAwaited(this.#view, this.#surface, injector);
      destroyed.onDestroy(this.#focus.listen(scroller));
      destroyed.onDestroy(this.#lostFocus.listen(scroller));
      destroyed.onDestroy(this.menu.listen(scroller));
    });
    afterRenderEffect(() => {
      const asked = this.#timeScroll.asked();
      if (asked === null) return;
      untracked(() => {
        this.#scroll.toTime(asked.minutes);
        this.#timeScroll.asked.set(null);
      });
    });
    afterRenderEffect(() => {
      if (this.#timeScroll.revealNow() === null) return;
      untracked(() => {
        this.#scroll.toToday('smooth');
        this.#timeScroll.revealNow.set(null);
      });
    });
  }

  protected readonly focusGrid = (): void =>
    this.scroller().nativeElement.focus({ preventScroll: true });

  /** Width of a block of paper, in which cells are as wide as in the blocks before it. */
  protected paperWidthOf({ from, to }: AxisRange): string {
    const lengths = this.scale
      .blocks()
      .map((block) => (block === null ? 0 : block.to - block.from));
    const titles = `${this.scale.titleWidth()}px`;
    return `calc(${titles} + (100% - ${titles}) * ${(to - from) / Math.max(...lengths)})`;
  }

  #part(isPinned: boolean): Signal<PartOfRows> {
    const drawn = new Memo<string, DrawnRow>(Infinity);
    return computed(
      () => ({
        isPinned,
        $implicit: this.layout
          .mounted()
          .filter((placed) => placed.isPinned === isPinned)
          .map((placed) => {
            const sight = this.layout.sightOf(placed);
            return drawn.get(placed.row.key, [placed, sight], () => ({ placed, sight }));
          }),
      }),
      { equal: (a, b) => sameItems(a.$implicit, b.$implicit) },
    );
  }
}
