import type { TimelinePreset, TimelineUnit } from 'ng-event-calendar/core/internal';

/** View to which a label of the header leads. */
export type LabelTarget = TimelinePreset | 'day';

/** Preset that a calendar shows, and views to which a label can lead. */
export interface LabelTargets {
  readonly preset: TimelinePreset;
  readonly presets: readonly TimelinePreset[];
  /** Whether it offers the view `day`. */
  readonly hasDayView: boolean;
}

/** Returns where a label leads, on its first day; null where it is plain text. */
export function labelTarget(
  unit: TimelineUnit,
  { preset, presets, hasDayView }: LabelTargets,
): LabelTarget | null {
  if (unit === 'hour') return null;
  if (unit === 'day' && preset === 'hours') return hasDayView ? 'day' : null;
  const target =
    unit === 'day' ? 'hours' : unit === 'week' || presets.includes('days') ? 'days' : 'weeks';
  return presets.includes(target) && target !== preset ? target : null;
}
