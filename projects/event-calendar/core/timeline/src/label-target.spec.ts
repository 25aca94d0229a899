import {
  TIMELINE_PRESETS,
  type TimelinePreset,
  type TimelineUnit,
} from 'ng-event-calendar/core/internal';
import { labelTarget, type LabelTarget } from './label-target';

describe('labelTarget', () => {
  it.each<[TimelineUnit, TimelinePreset, readonly TimelinePreset[], LabelTarget | null]>([
    ['year', 'months', TIMELINE_PRESETS, 'days'],
    ['month', 'months', TIMELINE_PRESETS, 'days'],
    ['month', 'months', ['hours', 'weeks', 'months'], 'weeks'],
    ['month', 'months', ['hours', 'months'], null],
    ['month', 'weeks', ['weeks', 'months'], null],
    ['month', 'days', TIMELINE_PRESETS, null],
    ['month', 'hours', TIMELINE_PRESETS, 'days'],
    ['week', 'weeks', TIMELINE_PRESETS, 'days'],
    ['week', 'weeks', ['hours', 'weeks'], null],
    ['week', 'days', TIMELINE_PRESETS, null],
    ['day', 'days', TIMELINE_PRESETS, 'hours'],
    ['day', 'days', ['days', 'weeks'], null],
    ['day', 'hours', TIMELINE_PRESETS, 'day'],
    ['hour', 'hours', TIMELINE_PRESETS, null],
  ])('of a %s in %s with %j: %s', (unit, preset, presets, target) => {
    expect(labelTarget(unit, { preset, presets, hasDayView: true })).toBe(target);
  });

  it('is none for a day where the view of days is not offered', () => {
    const offered = { preset: 'hours', presets: TIMELINE_PRESETS, hasDayView: false } as const;
    expect(labelTarget('day', offered)).toBeNull();
  });
});
