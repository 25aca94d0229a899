import { TestBed } from '@angular/core/testing';
import { givenMedia } from '../../store/inputs/given-media.spec-host';
import { givenPart } from '../../store/given-part.spec-host';
import { TimelineLayout } from './timeline-layout';
import { TimelineOptionsReader } from './timeline-options-reader';
import { TimelineRows } from './timeline-rows';
import { TimelineScale } from './timeline-scale';

/** Sixty rows of 56 pixels, with six events each, one every four hours. */
const RESOURCES = Array.from({ length: 60 }, (_, at) => ({ id: `r${at}`, title: `Room ${at}` }));
const EVENTS = RESOURCES.flatMap(({ id: resource }) =>
  ['00', '04', '08', '12', '16', '20'].map((hour) => ({
    ...{ id: `${resource} ${hour}`, title: hour, resource },
    ...{ start: `2026-11-20T${hour}:00`, end: `2026-11-20T${hour}:30` },
  })),
);

function given(measures: boolean) {
  const { provider, isPrinting } = givenMedia(measures);
  const { part } = givenPart(
    TimelineLayout,
    {
      ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20' },
      ...{ resources: RESOURCES, events: EVENTS },
    },
    [TimelineLayout, TimelineScale, TimelineRows, TimelineOptionsReader, provider],
  );
  const scale = TestBed.inject(TimelineScale);
  const bars = (): number =>
    part.mounted().reduce((sum, placed) => {
      const { mounted } = part.sightOf(placed);
      return sum + part.barsOf(placed.layout, mounted, null).length;
    }, 0);
  return { part, scale, isPrinting, bars };
}

describe('TimelineLayout', () => {
  it('mounts fifty rows with all their bars where nothing is measured, as on a server', () => {
    const { part, bars } = given(false);
    expect([part.mounted().length, bars()]).toEqual([50, 300]);
  });

  it('mounts the rows that a window shows until it is measured, and no bars', () => {
    const { part, scale, bars } = given(true);
    // Eleven rows fit 600 pixels, and four more are mounted.
    expect([part.mounted().length, bars()]).toEqual([15, 0]);
    scale.box.set({ width: 1000, height: 600, textScale: 1, scrolledRows: 0 });
    scale.scrolledAxis.set(0);
    // 760 of 1920 pixels beside the titles are in sight, and 500 beyond.
    expect([part.mounted().length, bars()]).toEqual([15, 15 * 5]);
  });

  it('keeps the objects of rows that look the same where it is scrolled to', () => {
    const { part, scale } = given(true);
    const scrollTo = (scrolledRows: number, scrolledAxis: number) => {
      scale.box.set({ width: 1000, height: 600, textScale: 1, scrolledRows });
      scale.scrolledAxis.set(scrolledAxis);
      return new Map(part.mounted().map((placed) => [placed.row.key, part.sightOf(placed)]));
    };
    const before = scrollTo(960, 240);
    const after = scrollTo(1008, 248);
    const stayed = [...after].filter(([key]) => before.has(key));
    expect(stayed.length).toBeGreaterThan(15);
    expect(stayed.filter(([key, sight]) => before.get(key) !== sight)).toEqual([]);
    // Each eighth row has other bars mounted after an eighth of a step.
    const moved = [...scrollTo(1008, 272)].filter(([key, sight]) => after.get(key) !== sight);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.length).toBeLessThan(5);
  });

  it('has rows with events as the filter shows these', () => {
    const { part } = givenPart(
      TimelineLayout,
      {
        ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20' },
        ...{ resources: RESOURCES, events: EVENTS, timeline: { show: 'with-events' } },
        eventFilter: ({ resource }) => resource === 'r7',
      },
      [TimelineLayout, TimelineScale, TimelineRows, TimelineOptionsReader],
    );
    expect(part.rows().map(({ key }) => key)).toEqual(['|r7']);
  });

  it('mounts everything on paper, whatever is measured', () => {
    const { part, scale, isPrinting } = given(true);
    scale.box.set({ width: 1000, height: 600, textScale: 1, scrolledRows: 0 });
    scale.scrolledAxis.set(0);
    isPrinting.set(true);
    expect(part.mounted()).toHaveLength(60);
    expect(scale.ownTitleWidth()).toBe(160);
    expect(scale.blocks().map((block) => block!.to / 60)).toEqual([19, 24]);
    expect(scale.cellWidth()).toBeCloseTo(28);
    isPrinting.set(false);
    expect(scale.blocks()).toEqual([null]);
  });
});
