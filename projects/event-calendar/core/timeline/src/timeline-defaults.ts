import type { TimelinePreset, TimelineUnit } from 'ng-event-calendar/core/internal';

/** Header rows, cell and lane of a preset where the host says nothing of them; widths and heights in pixels. */
export interface PresetDefaults {
  readonly headers: readonly TimelineUnit[];
  readonly cellWidth: number;
  readonly laneHeight: number;
}

/** Defaults of the presets. */
export const PRESET_DEFAULTS: Readonly<Record<TimelinePreset, PresetDefaults>> = {
  hours: { headers: ['day', 'hour'], cellWidth: 80, laneHeight: 40 },
  days: { headers: ['month', 'day'], cellWidth: 40, laneHeight: 24 },
  weeks: { headers: ['month', 'week'], cellWidth: 48, laneHeight: 24 },
  months: { headers: ['year', 'month'], cellWidth: 72, laneHeight: 24 },
};

/** Units of cells of whole days. */
export const CELL_UNITS = {
  days: 'day',
  weeks: 'week',
  months: 'month',
} as const satisfies Partial<Record<TimelinePreset, TimelineUnit>>;

/** Units of header rows, coarse to fine. */
export const TIMELINE_UNITS: readonly TimelineUnit[] = ['year', 'month', 'week', 'day', 'hour'];

/** Width of the title column and of further columns where the host gives none, in pixels. */
export const TITLE_WIDTH = 240;
export const COLUMN_WIDTH = 96;

/** Least and greatest values, in pixels but for the lanes. */
export const TIMELINE_LIMITS = {
  cellWidth: [24, 240],
  laneHeight: [24, 120],
  maxLanes: [1, 50],
  titleWidth: [160, 480],
  columnWidth: [40, 480],
} as const;
