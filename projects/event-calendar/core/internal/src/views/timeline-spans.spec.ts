import type { TimelinePreset, TimelineSpan } from '../model/timeline';
import { spanCount, isTimelineSpan, isTimelineStep } from './timeline-spans';

describe('isTimelineSpan', () => {
  it.each<[TimelinePreset, unknown, boolean]>([
    ['hours', { days: 1 }, true],
    ['hours', { days: 31 }, true],
    ['hours', { days: 32 }, false],
    ['hours', { weeks: 4 }, true],
    ['hours', { weeks: 5 }, false],
    ['hours', { months: 1 }, true],
    ['hours', { months: 2 }, false],
    ['hours', { years: 1 }, false],
    ['days', { days: 400 }, true],
    ['days', { days: 401 }, false],
    ['days', { weeks: 57 }, true],
    ['days', { weeks: 58 }, false],
    ['days', { months: 13 }, true],
    ['days', { months: 14 }, false],
    ['days', { years: 1 }, false],
    ['weeks', { weeks: 260 }, true],
    ['weeks', { weeks: 261 }, false],
    ['weeks', { days: 7 }, false],
    ['weeks', { months: 6 }, false],
    ['months', { months: 240 }, true],
    ['months', { months: 241 }, false],
    ['months', { years: 20 }, true],
    ['months', { years: 21 }, false],
    ['months', { weeks: 4 }, false],
    ['hours', { days: 0 }, false],
    ['hours', { days: 1.5 }, false],
    ['hours', { days: '1' }, false],
    ['hours', { days: NaN }, false],
    ['hours', { days: 1, weeks: 1 }, false],
    ['hours', {}, false],
    ['hours', { hours: 4 }, false],
    ['hours', { toString: 4 }, false],
    ['hours', null, false],
    ['hours', 'days', false],
    ['hours', [1], false],
  ])('in %s %j: %s', (preset, given, isSpan) => {
    expect(isTimelineSpan(given, preset)).toBe(isSpan);
  });
});

describe('isTimelineStep', () => {
  it.each<[TimelinePreset, TimelineSpan, unknown, boolean]>([
    ['hours', { days: 3 }, { days: 1 }, true],
    ['hours', { days: 3 }, { weeks: 1 }, true],
    ['hours', { days: 3 }, { months: 1 }, true],
    ['hours', { days: 3 }, { years: 1 }, false],
    ['hours', { weeks: 1 }, { days: 1 }, false],
    ['days', { months: 3 }, { months: 1 }, true],
    ['days', { months: 3 }, { years: 1 }, true],
    ['days', { months: 3 }, { weeks: 1 }, false],
    ['weeks', { weeks: 26 }, { weeks: 4 }, true],
    ['weeks', { weeks: 26 }, { months: 3 }, true],
    ['months', { years: 1 }, { months: 6 }, false],
    ['months', { years: 1 }, { years: 1 }, true],
    ['months', { years: 1 }, undefined, false],
  ])('in %s with %j, %j: %s', (preset, span, given, isStep) => {
    expect(isTimelineStep(given, preset, span)).toBe(isStep);
  });
});

it('tells unit and count of a span', () => {
  expect(spanCount({ weeks: 26 })).toEqual({ unit: 'weeks', count: 26 });
});
