import { computed, inject, Injectable, linkedSignal, signal } from '@angular/core';
import { weekdayOf } from 'ng-event-calendar/core/internal';
import { CalendarSettings, TIME_AXIS_WIDTH } from '../inputs/calendar-settings';
import { Columns } from './columns';
import { AdditionalTimezones } from '../dates/additional-timezones';
import type { fitBesideDrawer } from './fit-beside-drawer';
import { Navigation } from '../dates/navigation';
import { sameValues } from '../same-values';

/** Pixels down to which a day gets narrower beside the editor's drawer, and a view of few days or none. */
const LEAST_DAY = 110;
const LEAST_VIEW = 560;
/** Pixels of a day for which the side panel makes room, and of the frame around all days. */
const LEAST_BESIDE_PANEL = 96;
const FRAME = 6;
/** Pixels of the times of a further zone. */
const GUTTER = 68;
/** Pixels under which the toolbar's title has to be smaller. */
const TITLE_FITS = 700;

/** Pixels of the side panel that stands beside the view. */
export const SIDE_PANEL_WIDTH = 256;

/** How a calendar makes room for the editor's drawer; all of it in pixels. */
export interface DrawerRoom {
  /** What the drawer takes at the reading end of the calendar; 0 where no room is made. */
  readonly taken: number;
  /** Whether the side panel gives way. */
  readonly isPanelAway: boolean;
  /** What the drawer covers of the view all the same: what is edited is moved out from under it. */
  readonly covered: number;
  /** By how much the view is narrower than without a drawer. */
  readonly lost: number;
}

export const NO_DRAWER: DrawerRoom = { taken: 0, isPanelAway: false, covered: 0, lost: 0 };

/** How toolbar, side panel and view share the calendar's width, beside the editor's drawer too. */
@Injectable()
export class LayoutWidths {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #columns = inject(Columns);
  readonly #zones = inject(AdditionalTimezones);

  /** Pixels at the reading end of the calendar over which the editor's drawer stands. */
  readonly drawerWidth = signal(0);
  /** What shares the width with that drawer; comes with the editor. */
  readonly share = signal<typeof fitBesideDrawer>(() => NO_DRAWER);
  /** Whether the user asked for the side panel while it was away. */
  readonly #keepsSidePanel = linkedSignal({
    source: () => this.drawerWidth() > 0,
    computation: () => false,
  });

  /** Pixels that the view needs for days of so many each; 0 where none share its width. */
  readonly #widthFor = computed<(day: number) => number>(() => {
    const days = this.#navigation.days();
    switch (this.#navigation.viewDefinition().layout) {
      case 'timeGrid': {
        // Columns that are scrolled sideways keep the width that the host asks for.
        if (this.#columns.minWidth() > 0) return () => 0;
        const axes = TIME_AXIS_WIDTH + this.#zones.drawn().length * GUTTER;
        return (day) => axes + days.length * day;
      }
      case 'dayGrid':
        return (day) => new Set(days.map(weekdayOf)).size * day;
      case 'list':
      case 'rows':
        return () => 0;
    }
  });
  /** Whether the side panel has no room beside the view: what opens it opens it over that. */
  readonly isPanelOver = computed(() => {
    const width = this.#settings.width();
    const rest = (width ?? Infinity) - SIDE_PANEL_WIDTH - FRAME;
    return this.#settings.isMobile() || rest < this.#widthFor()(LEAST_BESIDE_PANEL);
  });
  /** Whether there is a side panel, if the editor's drawer leaves room for it. */
  readonly hasSidePanel = computed(() => {
    const { wantsSidePanel, isSidePanelFree } = this.#settings;
    return wantsSidePanel() && !(isSidePanelFree() && this.isPanelOver());
  });
  /** What makes room for that drawer. */
  readonly room = computed(
    () => {
      const settings = this.#settings;
      const isBeside = this.hasSidePanel() && !this.isPanelOver();
      const panel = { width: isBeside ? SIDE_PANEL_WIDTH : 0, mayGo: !this.#keepsSidePanel() };
      const least = Math.max(LEAST_VIEW, this.#widthFor()(LEAST_DAY));
      return this.share()(settings.width() ?? 0, this.drawerWidth(), panel, least);
    },
    { equal: sameValues },
  );
  readonly isSidePanelOpen = computed(() => this.hasSidePanel() && !this.room().isPanelAway);

  /** Pixels of the toolbar. */
  readonly toolbarWidth = computed(() => (this.#settings.width() ?? Infinity) - this.room().taken);
  /** Whether there is no room for a large title, as there is little beside the editor's drawer. */
  readonly isTitleSmall = computed(() => this.toolbarWidth() < TITLE_FITS);

  /** Opens or closes the side panel: for good, or while the editor's drawer is there to which it gave way. */
  toggleSidePanel(): void {
    if (this.room().isPanelAway) this.#keepsSidePanel.set(true);
    else this.#settings.prefer({ isSidePanelOpen: !this.isSidePanelOpen() });
  }
}
