import { formatDay, type TimelinePreset, type VisibleHours } from 'ng-event-calendar/core/internal';
import { dayAt, daysFrom, occurrenceFrom } from './given.spec-host';
import { createInstantAxis, type AxisOptions, type InstantAxis } from './instant-axis';
import { isHiddenSpan, spanIn, type BarEnds, type RowSpan } from './row-span';

/** Monday to Sunday. */
const WEEK = daysFrom('2026-11-16', 7);
const FROM_8_TO_18 = [{ start: 8, end: 18 }];
const WITH_NOON = [
  { start: 8, end: 12 },
  { start: 14, end: 18 },
];

function axisOf(preset: TimelinePreset, options: Partial<AxisOptions> = {}): InstantAxis {
  return createInstantAxis({ days: WEEK, preset, zone: 'UTC', ...options });
}

/** A span in words: hours of the axis, or days where days are the unit, with marks where it goes on; or where it hides. */
function said(axis: InstantAxis, span: RowSpan): string {
  if (span === null) return 'none';
  const unit = axis.preset === 'hours' ? 60 : 1440;
  if (isHiddenSpan(span)) {
    return `${span.side} ${formatDay(span.hiddenOn).slice(5)} at ${span.at / unit}`;
  }
  const { from, to, continuesBefore, continuesAfter } = span;
  return `${continuesBefore ? '<' : ''}${from / unit}-${to / unit}${continuesAfter ? '>' : ''}`;
}

function spanOf(
  axis: InstantAxis,
  start: string,
  end: string,
  ends: BarEnds = 'time',
  zone = 'UTC',
): string {
  return said(axis, spanIn(axis, occurrenceFrom(start, end, { zone }), ends));
}

describe('spanIn by hours', () => {
  it.each([
    ['a time', '2026-11-17T10:00', '2026-11-17T11:30', '34-35.5'],
    ['over midnight', '2026-11-17T22:00', '2026-11-18T02:00', '46-50'],
    ['over several days', '2026-11-17T12:00', '2026-11-19T12:00', '36-84'],
    ['no length', '2026-11-17T12:00', '2026-11-17T12:00', `36-${36 + 1 / 60}`],
    ['from before the page', '2026-11-15T22:00', '2026-11-16T02:00', '<0-2'],
    ['past the page', '2026-11-22T22:00', '2026-11-23T02:00', '166-168>'],
    ['all over the page', '2026-11-01T22:00', '2026-12-23T02:00', '<0-168>'],
    ['up to the page', '2026-11-15T22:00', '2026-11-16T00:00', 'none'],
    ['from the end of the page on', '2026-11-23T00:00', '2026-11-23T02:00', 'none'],
    ['to midnight', '2026-11-17T22:00', '2026-11-18T00:00', '46-48'],
    ['a whole day', '2026-11-17', '2026-11-17', '24-48'],
    ['whole days past the page', '2026-11-21', '2026-11-30', '120-168>'],
    ['whole days before the page', '2026-11-10', '2026-11-15', 'none'],
  ])('%s', (_, start, end, span) => {
    expect(spanOf(axisOf('hours'), start, end)).toBe(span);
  });

  it('always ends bars at their times', () => {
    const at = ['2026-11-17T10:00', '2026-11-17T11:30'] as const;
    expect(spanOf(axisOf('hours'), ...at, 'day')).toBe('34-35.5');
  });

  it.each([
    ['within', '2026-11-17T10:00', '2026-11-17T11:00', '12-13'],
    ['begins before them', '2026-11-17T06:00', '2026-11-17T11:00', '<10-13'],
    ['ends behind them', '2026-11-17T17:00', '2026-11-17T20:00', '19-20>'],
    ['ends with them', '2026-11-17T17:00', '2026-11-17T18:00', '19-20'],
    ['spans hidden hours', '2026-11-17T17:00', '2026-11-18T09:00', '19-21'],
    ['wholly before', '2026-11-17T06:00', '2026-11-17T08:00', 'earlier 11-17 at 10'],
    ['wholly behind', '2026-11-17T18:00', '2026-11-17T20:00', 'later 11-17 at 20'],
    ['through a night', '2026-11-17T20:00', '2026-11-18T08:00', 'later 11-17 at 20'],
    ['no length, before', '2026-11-17T06:00', '2026-11-17T06:00', 'earlier 11-17 at 10'],
    ['into the page', '2026-11-15T20:00', '2026-11-16T03:00', 'earlier 11-16 at 0'],
    ['up to the page', '2026-11-15T20:00', '2026-11-16T00:00', 'none'],
    ['out of the page', '2026-11-22T20:00', '2026-11-23T03:00', 'later 11-22 at 70'],
    ['a whole day', '2026-11-17', '2026-11-17', '10-20'],
  ])('with hidden hours: %s', (_, start, end, span) => {
    expect(spanOf(axisOf('hours', { hours: FROM_8_TO_18 }), start, end)).toBe(span);
  });

  it.each([
    ['over the fold', '2026-11-16T11:00', '2026-11-16T15:00', '3-6'],
    ['into the fold', '2026-11-16T11:00', '2026-11-16T13:00', '3-4.5'],
    ['all of the fold', '2026-11-16T12:00', '2026-11-16T14:00', 'folded 11-16 at 4'],
    ['within the fold', '2026-11-17T12:30', '2026-11-17T13:00', 'folded 11-17 at 13'],
    ['hidden and folded', '2026-11-16T20:00', '2026-11-17T13:00', '<9-13.5'],
  ])('with folded hours: %s', (_, start, end, span) => {
    expect(spanOf(axisOf('hours', { hours: WITH_NOON, fold: 60 }), start, end)).toBe(span);
  });

  it.each<[string, VisibleHours, string, string, string]>([
    ['at night', { start: 7, end: 31 }, '2026-11-17T22:00', '2026-11-18T06:00', '39-47'],
    ['a whole day', { start: 7, end: 31 }, '2026-11-17', '2026-11-17', '24-48'],
    ['before the first day', { start: 7, end: 31 }, '2026-11-16T02:00', '2026-11-16T06:00', 'none'],
    ['behind the last', { start: 7, end: 31 }, '2026-11-23T02:00', '2026-11-23T08:00', '163-168>'],
    ['between', { start: 7, end: 25 }, '2026-11-17T02:00', '2026-11-17T06:00', 'earlier 11-17 at 18'], // prettier-ignore
    ['late', { start: 7, end: 25 }, '2026-11-17T00:30', '2026-11-17T01:30', '17.5-18>'],
    ['of the page before', { start: 7, end: 25 }, '2026-11-16T00:30', '2026-11-16T01:00', 'none'],
    ['of the page behind', { start: 7, end: 25 }, '2026-11-23T02:00', '2026-11-23T03:00', 'none'],
  ])('past midnight: %s', (_, hours, start, end, span) => {
    expect(spanOf(axisOf('hours', { hours: [hours] }), start, end)).toBe(span);
  });

  it.each([
    ['over hidden days', '2026-11-20T17:00', '2026-11-23T09:00', '9-11'],
    ['from a hidden day', '2026-11-21T10:00', '2026-11-23T09:00', '<10-11'],
    ['on a hidden day', '2026-11-21T10:00', '2026-11-21T12:00', 'none'],
    ['into the night of a hidden day', '2026-11-20T20:00', '2026-11-21T03:00', 'later 11-20 at 10'],
    ['out of the night of one', '2026-11-22T20:00', '2026-11-23T03:00', 'earlier 11-23 at 10'],
    ['whole days', '2026-11-20', '2026-11-21', '0-10>'],
  ])('with hidden days and hours: %s', (_, start, end, span) => {
    const days = [dayAt('2026-11-20'), dayAt('2026-11-23')];
    expect(spanOf(axisOf('hours', { days, hours: FROM_8_TO_18 }), start, end)).toBe(span);
  });

  it.each([
    ['cut at both', '2026-11-16T10:00', '2026-11-22T10:00', '<24-48>'],
    ['whole days cut', '2026-11-16', '2026-11-17', '<24-48'],
    ['beyond', '2026-11-18T10:00', '2026-11-18T12:00', 'none'],
    ['whole days beyond', '2026-11-18', '2026-11-18', 'none'],
  ])('with bounds: %s', (_, start, end, span) => {
    const day = dayAt('2026-11-17');
    const axis = axisOf('hours', { bounds: { first: day, last: day } });
    expect(spanOf(axis, start, end)).toBe(span);
  });

  it('counts nothing beyond bounds', () => {
    const day = dayAt('2026-11-17');
    const bounds = { first: day, last: day };
    const axis = axisOf('hours', { bounds, hours: WITH_NOON, fold: 60 });
    expect(spanOf(axis, '2026-11-18T20:00', '2026-11-18T21:00')).toBe('none');
    expect(spanOf(axis, '2026-11-18T12:00', '2026-11-18T13:00')).toBe('none');
    expect(spanOf(axis, '2026-11-17T12:00', '2026-11-17T13:00')).toBe('folded 11-17 at 13');
    expect(spanOf(axis, '2026-11-17T20:00', '2026-11-17T21:00')).toBe('later 11-17 at 18');
  });

  it.each([
    ['over the repeated hour', '2026-11-01T04:30:00Z', '2026-11-01T07:30:00Z', '0.5-3.5'],
    ['its second pass', '2026-11-01T06:00:00Z', '2026-11-01T07:00:00Z', '2-3'],
    ['a whole day of 25 hours', '2026-11-01', '2026-11-01', '0-25'],
  ])('on a day of 25 hours: %s', (_, start, end, span) => {
    const zone = 'America/New_York';
    const axis = createInstantAxis({ days: daysFrom('2026-11-01', 1), preset: 'hours', zone });
    expect(spanOf(axis, start, end, 'time', zone)).toBe(span);
  });
});

describe('spanIn by days', () => {
  it.each<[string, string, string, BarEnds, string]>([
    ['a time', '2026-11-17T06:00', '2026-11-17T18:00', 'time', '1.25-1.75'],
    ['a time over its day', '2026-11-17T06:00', '2026-11-17T18:00', 'day', '1-2'],
    ['over midnight', '2026-11-17T18:00', '2026-11-18T06:00', 'day', '1-3'],
    ['to midnight', '2026-11-17T18:00', '2026-11-18T00:00', 'day', '1-2'],
    ['from before the page', '2026-11-15T18:00', '2026-11-16T12:00', 'time', '<0-0.5'],
    ['from before the page, by days', '2026-11-15T18:00', '2026-11-16T12:00', 'day', '<0-1'],
    ['whole days', '2026-11-17', '2026-11-18', 'time', '1-3'],
    ['up to the page', '2026-11-15T18:00', '2026-11-16T00:00', 'day', 'none'],
  ])('%s', (_, start, end, ends, span) => {
    expect(spanOf(axisOf('days'), start, end, ends)).toBe(span);
  });

  it('hides no hours', () => {
    const axis = axisOf('days', { hours: FROM_8_TO_18 });
    expect(spanOf(axis, '2026-11-17T00:00', '2026-11-17T06:00')).toBe('1-1.25');
  });

  it.each([
    ['on a hidden day', '2026-11-21T10:00', '2026-11-22T00:00', 'none'],
    ['from a hidden day', '2026-11-21T10:00', '2026-11-23T12:00', '<1-1.5'],
    ['over hidden days', '2026-11-20T12:00', '2026-11-23T12:00', '0.5-1.5'],
    ['whole hidden days', '2026-11-21', '2026-11-22', 'none'],
  ])('with hidden days: %s', (_, start, end, span) => {
    const days = [dayAt('2026-11-20'), dayAt('2026-11-23')];
    expect(spanOf(axisOf('days', { days }), start, end)).toBe(span);
  });
});
