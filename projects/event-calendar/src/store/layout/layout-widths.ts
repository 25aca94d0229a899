import { computed, inject, Injectable, linkedSignal, signal } from '@angular/core';
import { weekdayOf } from 'ng-event-calendar/core/internal';
import { CalendarSettings, TIME_AXIS_WIDTH } from '../inputs/calendar-settings';
import { Columns } from './columns';
import { AdditionalTimezones } from '../dates/additional-timezones';
import type { fitBesideDrawer } from './fit-beside-drawer';
import { Navigation } from '../dates/navigation';
import { sameValues } from '../same-values';

/** Least pixels of a day beside the editor's drawer, and of a view with few days or none. */
const LEAST_DAY = 110;
const LEAST_VIEW = 560;
/** Least pixels of a day beside the side panel, and pixels of the frame around all days. */
const LEAST_BESIDE_PANEL = 96;
const FRAME = 6;
/** Width of an additional zone's times, in pixels. */
const GUTTER = 68;
/** Width of the toolbar in pixels under which its title is small. */
const TITLE_FITS = 700;

/** Width of the side panel beside the view, in pixels. */
const SIDE_PANEL = 256;

/** Room that a calendar makes for the editor's drawer; widths in pixels. */
export interface DrawerRoom {
  /** Width of the drawer at the inline end of the calendar; 0 where no room is made. */
  readonly taken: number;
  /** Whether the side panel closes for the drawer. */
  readonly isPanelAway: boolean;
  /** Width of the view that the drawer still covers; the edited event is moved out from under it. */
  readonly covered: number;
  /** Width that the view loses to the drawer. */
  readonly lost: number;
}

export const NO_DRAWER: DrawerRoom = { taken: 0, isPanelAway: false, covered: 0, lost: 0 };

/**
 * Division of the calendar's width between toolbar, side panel, view and the editor's drawer. Each needs as much more
 * width as letters are larger.
 */
@Injectable()
export class LayoutWidths {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #columns = inject(Columns);
  readonly #zones = inject(AdditionalTimezones);

  /** Width in pixels of the editor's drawer, over the inline end of the calendar. */
  readonly drawerWidth = signal(0);
  /** Divides the width with that drawer; set when the editor loads. */
  readonly share = signal<typeof fitBesideDrawer>(() => NO_DRAWER);
  /** Whether the user reopened the side panel after the drawer closed it. */
  readonly #keepsSidePanel = linkedSignal({
    source: computed(() => this.drawerWidth() > 0),
    computation: () => false,
  });

  /**
   * Returns the width in pixels that the view needs for days of `day` pixels. Rows, whose titles take their share, need
   * the least width of a view, a list nothing.
   */
  readonly #widthFor = computed<(day: number) => number>(() => {
    const days = this.#navigation.days();
    const textScale = this.#settings.textScale();
    const { daysAcross, bands } = this.#navigation.layout();
    switch (daysAcross) {
      case 'page': {
        // Columns that scroll sideways keep the width that the host requests.
        if (this.#columns.minWidth() > 0) return () => 0;
        const axes = TIME_AXIS_WIDTH + this.#zones.drawn().length * GUTTER;
        return (day) => textScale * (axes + days.length * day);
      }
      case 'week':
        return (day) => textScale * new Set(days.map(weekdayOf)).size * day;
      case null: {
        const least = bands === 'rows' ? textScale * LEAST_VIEW : 0;
        return () => least;
      }
    }
  });
  /** Width of the side panel beside the view, in pixels. */
  readonly sidePanelWidth = computed(() => SIDE_PANEL * this.#settings.textScale());
  /** Whether the side panel has no room beside the view, and opens over it. */
  readonly isPanelOver = computed(() => {
    const width = this.#settings.width();
    const rest = (width ?? Infinity) - this.sidePanelWidth() - FRAME;
    return this.#settings.isMobile() || rest < this.#widthFor()(LEAST_BESIDE_PANEL);
  });
  /** Whether there is a side panel, provided that the editor's drawer leaves room for it. */
  readonly hasSidePanel = computed(() => {
    const { wantsSidePanel, isSidePanelFree } = this.#settings;
    return wantsSidePanel() && !(isSidePanelFree() && this.isPanelOver());
  });
  /** Room that is made for the drawer. */
  readonly room = computed(
    () => {
      const settings = this.#settings;
      const isBeside = this.hasSidePanel() && !this.isPanelOver();
      const panel = { width: isBeside ? this.sidePanelWidth() : 0, mayGo: !this.#keepsSidePanel() };
      const least = Math.max(LEAST_VIEW * settings.textScale(), this.#widthFor()(LEAST_DAY));
      return this.share()(settings.width() ?? 0, this.drawerWidth(), panel, least);
    },
    { equal: sameValues },
  );
  readonly isSidePanelOpen = computed(() => this.hasSidePanel() && !this.room().isPanelAway);

  /** Width of the toolbar, in pixels at the default size of letters. */
  readonly toolbarWidth = computed(() => {
    const { width, textScale } = this.#settings;
    return ((width() ?? Infinity) - this.room().taken) / textScale();
  });
  /** Whether the toolbar has no room for a large title, as beside the editor's drawer. */
  readonly isTitleSmall = computed(() => this.toolbarWidth() < TITLE_FITS);

  /** Opens or closes the side panel: for good, or only while the drawer is open that had closed it. */
  toggleSidePanel(): void {
    if (this.room().isPanelAway) this.#keepsSidePanel.set(true);
    else this.#settings.prefer({ isSidePanelOpen: !this.isSidePanelOpen() });
  }
}
