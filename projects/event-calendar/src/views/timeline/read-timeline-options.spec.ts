import type { TimelineOptions } from 'ng-event-calendar/core/internal';
import { readTimelineOptions, type ResolvedTimeline } from './read-timeline-options';

type Preset = Parameters<typeof readTimelineOptions>[1];

/** Options as they are read, and the names of those that are reported. */
function read(
  asked: unknown,
  preset: Preset = 'hours',
): { readonly options: ResolvedTimeline; readonly reported: readonly string[] } {
  const reported: string[] = [];
  const options = readTimelineOptions(asked as TimelineOptions, preset, (name) => {
    reported.push(name);
  });
  return { options, reported };
}

describe('options of the timeline', () => {
  it.each<[Preset, Partial<ResolvedTimeline>]>([
    ['hours', { headers: ['day', 'hour'], cellWidth: 80, laneHeight: 40 }],
    ['days', { headers: ['month', 'day'], cellWidth: 40, laneHeight: 24 }],
    ['weeks', { headers: ['month', 'week'], cellWidth: 48, laneHeight: 24 }],
    ['months', { headers: ['year', 'month'], cellWidth: 72, laneHeight: 24 }],
  ])('have their defaults in %s', (preset, expected) => {
    const { options, reported } = read({}, preset);
    expect(options).toEqual({
      ...{ maxLanes: Infinity, barEnds: 'time', show: 'all', unassigned: 'auto' },
      ...{ titleWidth: 240, columns: [], workload: 'none' },
      ...expected,
    });
    expect(reported).toEqual([]);
  });

  it.each<[string, TimelineOptions, Partial<ResolvedTimeline>]>([
    ['widths by preset', { cellWidths: { hours: 24, days: 99 } }, { cellWidth: 24 }],
    ['a fitting width', { cellWidths: { hours: 'fit' } }, { cellWidth: 'fit' }],
    ['heights', { laneHeights: { hours: 120 } }, { laneHeight: 120 }],
    ['lanes', { maxLanes: 1 }, { maxLanes: 1 }],
    ['all lanes', { maxLanes: 'all' }, { maxLanes: Infinity }],
    ['headers', { headers: { hours: ['week', 'hour'] } }, { headers: ['week', 'hour'] }],
    ['one header', { headers: { hours: ['day'] } }, { headers: ['day'] }],
    ['choices', { barEnds: 'day', show: 'working' }, { barEnds: 'day', show: 'working' }],
    ['the title', { titleWidth: 480 }, { titleWidth: 480 }],
  ])('take %s', (_, asked, expected) => {
    const { options, reported } = read(asked);
    expect(options).toMatchObject(expected);
    expect(reported).toEqual([]);
  });

  it('give columns a width', () => {
    const { options, reported } = read({
      columns: [
        { key: 'seats', title: 'Seats' },
        { key: 'site', title: 'Site', width: 40 },
      ],
    });
    expect(options.columns).toEqual([
      { key: 'seats', title: 'Seats', width: 96 },
      { key: 'site', title: 'Site', width: 40 },
    ]);
    expect(reported).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['a width out of range', { cellWidths: { hours: 23 } }, 'cellWidths.hours'],
    ['a width that is none', { cellWidths: { hours: NaN } }, 'cellWidths.hours'],
    ['a width of another kind', { cellWidths: { hours: 'wide' } }, 'cellWidths.hours'],
    ['a height out of range', { laneHeights: { hours: 121 } }, 'laneHeights.hours'],
    ['no lanes', { maxLanes: 0 }, 'maxLanes'],
    ['many lanes', { maxLanes: 51 }, 'maxLanes'],
    ['ends', { barEnds: 'hour' }, 'barEnds'],
    ['rows', { show: 'some' }, 'show'],
    ['unassigned', { unassigned: 'sometimes' }, 'unassigned'],
    ['workload', { workload: true }, 'workload'],
    ['a narrow title', { titleWidth: 159 }, 'titleWidth'],
    ['headers out of order', { headers: { hours: ['hour', 'day'] } }, 'headers.hours'],
    ['no headers', { headers: { hours: [] } }, 'headers.hours'],
    ['headers that are unknown', { headers: { hours: ['decade'] } }, 'headers.hours'],
    ['headers twice', { headers: { hours: ['day', 'day'] } }, 'headers.hours'],
    ['a column without a key', { columns: [{ title: 'x' }] }, 'columns'],
    ['no column at all', { columns: [null] }, 'columns'],
  ])('report %s, and are the default', (_, asked, name) => {
    const { options, reported } = read(asked);
    expect(options).toEqual(read({}).options);
    expect(reported).toEqual([name]);
  });

  it('report headers finer than a cell', () => {
    expect(read({ headers: { weeks: ['month', 'day'] } }, 'weeks').reported).toEqual([
      'headers.weeks',
    ]);
  });

  it('leave out a column with the key of an earlier one, and mend a width', () => {
    const { options, reported } = read({
      columns: [
        { key: 'a', title: 'A', width: 5 },
        { key: 'a', title: 'B' },
      ],
    });
    expect(options.columns).toEqual([{ key: 'a', title: 'A', width: 96 }]);
    expect(reported).toEqual(['columns.a.width', 'columns']);
  });

  it('read values of other presets for those alone', () => {
    expect(read({ cellWidths: { days: -1 }, headers: { weeks: [] } }).reported).toEqual([]);
  });
});
