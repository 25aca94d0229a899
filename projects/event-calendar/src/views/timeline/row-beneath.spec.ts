import { inputBinding } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { givenPart } from '../../store/given-part.spec-host';
import { RowBeneath } from './row-beneath';
import { AxisPart } from './axis-part';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineOptionsReader } from './timeline-options-reader';
import { TimelineRows } from './timeline-rows';

const RESOURCES = [
  {
    ...{ id: 'h', title: 'House' },
    children: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  },
];
const at = (id: string, from: number, to: number, resource: string | readonly string[]) => {
  const time = (hour: number): string => `2026-11-20T${String(hour).padStart(2, '0')}:00`;
  return { ...{ id, title: id, start: time(from), end: time(to) }, resource };
};

describe('<ec-row-beneath>', () => {
  it('joins the events beneath a collapsed row, each once, and leaves out its own and those that a filter hides', () => {
    const { part } = givenPart(
      TimelineLayout,
      {
        ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20' },
        ...{ resources: RESOURCES, collapsedResources: { h: true } },
        events: [
          at('one', 6, 9, ['a', 'b']),
          at('two', 8, 12, 'b'),
          at('three', 18, 24 - 3, 'a'),
          at('own', 13, 14, 'h'),
          at('hidden', 6, 24 - 1, 'a'),
        ],
        eventFilter: ({ id }) => id !== 'hidden',
      },
      [TimelineLayout, TimelineScale, TimelineRows, TimelineOptionsReader, AxisPart],
    );
    const [row] = part.rows();
    expect(part.rows()).toHaveLength(1);
    const fixture = TestBed.createComponent(RowBeneath, {
      bindings: [inputBinding('occurrences', () => part.beneath(row!))],
    });
    fixture.detectChanges();
    const strips = [...(fixture.nativeElement as HTMLElement).querySelectorAll('div')];
    expect(
      strips.map(({ dataset, style }) =>
        [
          dataset['beneath'],
          style.getPropertyValue('inset-inline-start'),
          style.getPropertyValue('inline-size'),
        ].join(' '),
      ),
    ).toEqual(['2 25% 25%', '1 75% 12.5%']);
  });
});
