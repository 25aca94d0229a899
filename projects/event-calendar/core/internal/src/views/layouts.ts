import type { ViewLayout } from './view-definition';

/** Traits of a layout that other parts of the calendar ask for. */
export interface LayoutTraits {
  /** Bands in which resources may stand side by side; null where the layout has none. */
  readonly bands: 'columns' | 'rows' | null;
  /** Days that share the width of the view; null where its width doesn't depend on them. */
  readonly daysAcross: 'page' | 'week' | null;
  /** Whether timed events of a day or more stand at their times too, rather than as bars of whole days. */
  readonly placesBarsByTime: boolean;
  /** Whether a swipe turns the page; where it doesn't, the view scrolls through its days. */
  readonly turnsBySwipe: boolean;
  /** Whether its days come in presets, from hours to months, with cells that can be zoomed. */
  readonly hasPresets: boolean;
  /** Whether days without events can be left out. */
  readonly canHideEmptyDays: boolean;
}

/** Traits of every layout. */
export const LAYOUTS: Readonly<Record<ViewLayout, LayoutTraits>> = {
  timeGrid: {
    bands: 'columns',
    daysAcross: 'page',
    placesBarsByTime: false,
    turnsBySwipe: true,
    hasPresets: false,
    canHideEmptyDays: false,
  },
  dayGrid: {
    bands: null,
    daysAcross: 'week',
    placesBarsByTime: false,
    turnsBySwipe: true,
    hasPresets: false,
    canHideEmptyDays: false,
  },
  list: {
    bands: null,
    daysAcross: null,
    placesBarsByTime: false,
    turnsBySwipe: true,
    hasPresets: false,
    canHideEmptyDays: true,
  },
  rows: {
    bands: 'rows',
    daysAcross: null,
    placesBarsByTime: true,
    turnsBySwipe: false,
    hasPresets: true,
    canHideEmptyDays: false,
  },
};
