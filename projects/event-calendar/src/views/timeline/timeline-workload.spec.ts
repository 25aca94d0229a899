import { inputBinding } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import * as code from '../../store/availability/availability-code';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import { RowWorkload } from './row-workload';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { AxisPart } from './axis-part';
import { TimelineOptionsReader } from './timeline-options-reader';
import { TimelineRows } from './timeline-rows';
import { TimelineWorkload } from './timeline-workload';

const DAYS = { spans: { days: { days: 3 } } } as const;
const at = (id: string, day: number, from: number, to: number) => {
  const time = (hour: number): string => `2026-11-${day}T${String(hour).padStart(2, '0')}:00`;
  return { ...{ id, title: id, start: time(from), end: time(to) }, resource: 'ana' };
};
/** Three days from Friday on, of which Saturday is closed. */
const GIVEN: GivenInputs = {
  ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20' },
  resources: [{ id: 'ana', title: 'Ana', capacity: 1 }],
  workingHours: [{ start: '08:00', end: '18:00', days: [0, 5] }],
  events: [at('a', 20, 8, 13), at('b', 22, 8, 18), at('c', 22, 8, 12)],
};

function given(more: GivenInputs) {
  const { part } = givenPart(TimelineWorkload, { ...GIVEN, ...more }, [
    ...[
      TimelineWorkload,
      TimelineLayout,
      TimelineScale,
      TimelineRows,
      TimelineOptionsReader,
      AxisPart,
    ],
  ]);
  TestBed.inject(AvailabilityRules).code.set(code);
  const layout = TestBed.inject(TimelineLayout);
  const row = layout.rows().at(-1)!;
  return { part, layout, row };
}

describe('TimelineWorkload', () => {
  it.each([
    ['none', 'hours', null],
    ['row', 'hours', '5 of 10 h'],
    ['row', 'days', '19 of 20 h'],
    ['cell', 'days', '19 of 20 h'],
  ] as const)('of %s in %s says %s of the page', (workload, defaultTimelinePreset, expected) => {
    const { part, row } = given({ timeline: { ...DAYS, workload }, defaultTimelinePreset });
    const found = part.ofPage(row.owner);
    expect(found && part.wordsOf(found)).toBe(expected);
  });

  it('counts what a filter hides', () => {
    const { part, row, layout } = given({
      ...{ timeline: { workload: 'row' }, eventFilter: () => false },
    });
    expect(layout.layouts().flatMap(({ bars }) => bars)).toEqual([]);
    expect(part.wordsOf(part.ofPage(row.owner)!)).toBe('5 of 10 h');
  });

  it.each([
    [138, 540, '2.3 of 9 h'],
    [5_994, 6_006, '99.9 of 100 h'],
    [68_838, 386_670, '1,147 of 6,445 h'],
  ])('of %d of %d minutes has as many digits as say something', (booked, open, expected) => {
    const { part } = given({});
    expect(part.wordsOf({ booked, open, outside: 0, peak: 0 })).toBe(expected);
  });

  it.each([
    [0, ''],
    [90, '1.5 hr'],
  ])('of no open time says the time that is booked, %d minutes', (outside, expected) => {
    const { part } = given({});
    expect(part.wordsOf({ booked: 0, open: 0, outside, peak: 0 })).toBe(expected);
  });

  it('measures days that end past midnight to their ends', () => {
    const events = [at('morning', 20, 5, 8), at('day', 20, 9, 11), at('night', 21, 2, 9)];
    const { part, row } = given({
      ...{ events, workingHours: [{ start: '00:00', end: '24:00', days: [5, 6] }] },
      ...{ timeline: { workload: 'row' }, visibleHours: { start: 7, end: 31 } },
    });
    // One hour of the morning, two of the day and five of the night.
    expect(part.wordsOf(part.ofPage(row.owner)!)).toBe('8 of 24 h');
  });

  it.each([
    ['row', 'days', []],
    ['cell', 'hours', []],
    ['cell', 'days', ['0% 0.50', '66.6667% 1.40']],
    ['cell', 'weeks', ['25% 0.95']],
  ] as const)('of %s in %s draws %j', (workload, defaultTimelinePreset, expected) => {
    const spans = { ...DAYS.spans, weeks: { weeks: 4 } } as const;
    const { row } = given({
      timeline: { spans, workload },
      defaultTimelinePreset,
      visibleDate: defaultTimelinePreset === 'weeks' ? '2026-11-09' : '2026-11-20',
      preferences: { weekStartsOn: 1 },
    });
    const fixture = TestBed.createComponent(RowWorkload, {
      bindings: [inputBinding('row', () => row)],
    });
    fixture.detectChanges();
    const cells = [...(fixture.nativeElement as HTMLElement).querySelectorAll('div')];
    const drawn = cells.map(
      ({ style, dataset }) =>
        `${style.getPropertyValue('inset-inline-start')} ${dataset['workload']}`,
    );
    if (defaultTimelinePreset === 'weeks') expect(drawn).toContain(expected[0]);
    else expect(drawn).toEqual(expected);
  });

  it('says the workload of the cell at a position', () => {
    const { part, row } = given({
      ...{ timeline: { ...DAYS, workload: 'cell' }, defaultTimelinePreset: 'days' },
    });
    expect([0, 1_440, 2_880].map((position) => part.wordsAt(row.owner, position))).toEqual([
      ...['5 of 10 h', '', '14 of 10 h'],
    ]);
  });
});
