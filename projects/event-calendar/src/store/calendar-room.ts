import { computed, inject, Injectable, linkedSignal, signal } from '@angular/core';
import { weekdayOf } from 'ng-event-calendar/core/internal';
import { CalendarSettings, TIME_AXIS_WIDTH } from './calendar-settings';
import { Columns } from './columns';
import { roomBeside, SIDE_PANEL_WIDTH } from './drawer-room';
import { Navigation } from './navigation';
import { sameValues } from './same-values';

/** Pixels down to which a day gets narrower beside the editor's drawer, and a view of few days or none. */
const LEAST_DAY = 110;
const LEAST_VIEW = 560;
/** Pixels that the toolbar needs to show everything side by side. */
const ROOMY = 900;
/** Pixels under which its title has to be smaller. */
const TITLE_FITS = 700;

/** How toolbar, side panel and view share the calendar's width, beside the editor's drawer too. */
@Injectable()
export class CalendarRoom {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #columns = inject(Columns);

  /** Pixels at the reading end of the calendar over which the editor's drawer stands. */
  readonly drawerWidth = signal(0);
  /** Whether the user asked for the side panel while it was away. */
  readonly #keepsSidePanel = linkedSignal({
    source: () => this.drawerWidth() > 0,
    computation: () => false,
  });

  /** Pixels down to which the view may get narrower. */
  readonly #leastView = computed(() => {
    const days = this.#navigation.days();
    switch (this.#navigation.viewDefinition().surface) {
      case 'time':
        // Columns that are scrolled sideways keep the width that the host asks for.
        if (this.#columns.minWidth() > 0) return LEAST_VIEW;
        return Math.max(LEAST_VIEW, TIME_AXIS_WIDTH + days.length * LEAST_DAY);
      case 'day':
        return Math.max(LEAST_VIEW, new Set(days.map(weekdayOf)).size * LEAST_DAY);
      case 'list':
        return LEAST_VIEW;
    }
  });
  /** What makes room for that drawer. */
  readonly room = computed(
    () => {
      const settings = this.#settings;
      const hasPanel = settings.wantsSidePanel() && !settings.isMobile();
      const panel = { width: hasPanel ? SIDE_PANEL_WIDTH : 0, mayGo: !this.#keepsSidePanel() };
      return roomBeside(settings.width() ?? 0, this.drawerWidth(), panel, this.#leastView());
    },
    { equal: sameValues },
  );
  readonly isSidePanelOpen = computed(
    () => this.#settings.wantsSidePanel() && !this.room().isPanelAway,
  );

  readonly #toolbarWidth = computed(() => (this.#settings.width() ?? Infinity) - this.room().taken);
  /** Whether there is no room for a button per view beside title and dates. */
  readonly isTight = computed(() => this.#toolbarWidth() < ROOMY);
  /** Whether there is no room for a large title, as there is little beside the editor's drawer. */
  readonly isTitleSmall = computed(() => this.#toolbarWidth() < TITLE_FITS);

  /** Opens or closes the side panel: for good, or while the editor's drawer is there to which it gave way. */
  toggleSidePanel(): void {
    if (this.room().isPanelAway) this.#keepsSidePanel.set(true);
    else this.#settings.prefer({ isSidePanelOpen: !this.isSidePanelOpen() });
  }
}
