import { inputBinding } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import * as availabilityCode from '../../store/availability/availability-code';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import { RowTints } from './row-tints';
import { AxisPart } from './axis-part';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineOptionsReader } from './timeline-options-reader';
import { TimelineRows } from './timeline-rows';

const HOURS = [{ start: '06:00', end: '18:00', days: [0, 1, 2, 3, 4, 5, 6] as const }];
const RESOURCES = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B', workingHours: [{ ...HOURS[0]!, start: '12:00' }] },
  { id: 'h', title: 'H', canHaveEvents: false, children: [{ id: 'c', title: 'C' }] },
];
const lunch = { id: 'l', title: 'Lunch', start: '2026-11-20T12:00', end: '2026-11-20T18:00' };

/** Returns the tints of a row on a page of one day, or more. */
function drawn(at: number, more: GivenInputs): HTMLElement[] {
  const { part } = givenPart(
    TimelineLayout,
    {
      ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20', resources: RESOURCES },
      ...more,
    },
    [TimelineLayout, TimelineScale, TimelineRows, TimelineOptionsReader, AxisPart],
  );
  TestBed.inject(AvailabilityRules).code.set(availabilityCode);
  const fixture = TestBed.createComponent(RowTints, {
    bindings: [inputBinding('placed', () => part.mounted()[at])],
  });
  fixture.detectChanges();
  return [...(fixture.nativeElement as HTMLElement).querySelectorAll('div')];
}

/** Returns the start, length and title of each tint. */
const tints = (at: number, more: GivenInputs): string[] =>
  drawn(at, more).map(({ style, textContent }) =>
    `${style.getPropertyValue('inset-inline-start')} ${style.getPropertyValue('inline-size')} ${textContent.trim()}`.trim(),
  );

describe('<ec-row-tints>', () => {
  it.each([
    ['the hours of the calendar', 0, ['0% 25%', '75% 25%']],
    ['hours of its own', 1, ['0% 50%', '75% 25%']],
    ['the hours of the calendar in a heading row', 2, ['0% 25%', '75% 25%']],
  ])('shades by %s', (_, at, expected) => {
    expect(tints(at, { workingHours: HOURS })).toEqual(expected);
  });

  it('draws blocks over it, with a title where it fits', () => {
    const short = { ...lunch, end: '2026-11-20T12:30' };
    expect(tints(0, { blockedTimes: [lunch, short] })).toEqual(['50% 25% Lunch', '50% 2.08333%']);
  });

  it('joins a stretch over midnight', () => {
    const timeline = { spans: { hours: { days: 2 } } } as const;
    expect(tints(0, { workingHours: HOURS, timeline })).toEqual([
      '0% 12.5%',
      '37.5% 25%',
      '87.5% 12.5%',
    ]);
  });

  it.each([
    [47, ['50% 50%']],
    [48, ['0% 12.5%', '37.5% 62.5%']],
  ])('shades the hours of days that are wide enough, of %d pixels', (width, expected) => {
    const workingHours = [{ start: '06:00', end: '18:00', days: [5] as const }];
    const timeline = { spans: { days: { days: 2 } }, cellWidths: { days: width } } as const;
    expect(tints(0, { workingHours, timeline, defaultTimelinePreset: 'days' })).toEqual(expected);
  });

  it('follows hours past midnight', () => {
    const visibleHours = { start: 6, end: 30 };
    expect(tints(0, { workingHours: HOURS, visibleHours })).toEqual(['50% 50%']);
  });

  it('says what it is, and from when until when', () => {
    const untitled = { ...lunch, id: 7, className: 'host', color: 'red' } as const;
    const [closed, , blocked] = drawn(0, { workingHours: HOURS, blockedTimes: [untitled] });
    expect(closed!.dataset).toMatchObject({
      closed: '',
      start: '2026-11-20T00:00',
      end: '2026-11-20T06:00',
    });
    expect(closed!.dataset['blockedId']).toBeUndefined();
    expect(blocked!.dataset).toMatchObject({
      blockedId: '7',
      color: 'red',
      start: '2026-11-20T12:00',
      end: '2026-11-20T18:00',
    });
    expect(blocked!.classList).toContain('host');
  });
});
