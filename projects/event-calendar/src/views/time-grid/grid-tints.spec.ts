import { inputBinding } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { givenMedia } from '../../store/inputs/given-media.spec-host';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import * as availabilityCode from '../../store/availability/availability-code';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { GridColumns } from './grid-columns';
import { GridTints } from './grid-tints';
import { GRID_PARTS } from './given-grid.spec-host';

const HOURS = [{ start: '06:00', end: '18:00', days: [0, 1, 2, 3, 4, 5, 6] as const }];
const RESOURCES = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B', workingHours: [{ ...HOURS[0], start: '12:00' }] },
];
const lunch = { id: 'l', title: 'Lunch', start: '2026-11-20T12:00', end: '2026-11-20T18:00' };

function drawn(more: GivenInputs): HTMLElement[] {
  return drawnIn(more).tints();
}

function drawnIn(more: GivenInputs) {
  const { part, inputs } = givenPart(
    GridColumns,
    { view: 'day', visibleDate: '2026-11-20', resources: RESOURCES, ...more },
    [...GRID_PARTS, GridColumns, givenMedia().provider],
  );
  TestBed.inject(AvailabilityRules).code.set(availabilityCode);
  const fixture = TestBed.createComponent(GridTints, {
    bindings: [inputBinding('block', () => part.blocks()[0])],
  });
  fixture.detectChanges();
  const element = fixture.nativeElement as HTMLElement;
  return { inputs, tints: () => [...element.querySelectorAll('div')] };
}

/** Returns the drawn tints: grid line, start, height and title of each. */
const tints = (more: GivenInputs): string[] =>
  drawn(more).map(({ style, textContent }) =>
    `${style.gridColumnStart}: ${style.getPropertyValue('inset-block-start')} ${style.getPropertyValue('block-size')} ${textContent.trim()}`.trim(),
  );

describe('<ec-grid-tints>', () => {
  it('tints closed time, column by column', () => {
    expect(tints({ workingHours: HOURS })).toEqual(['2: 0% 25%', '2: 75% 25%']);
    TestBed.resetTestingModule();
    expect(tints({ workingHours: HOURS, resourceColumns: true })).toEqual([
      '2: 0% 25%',
      '2: 75% 25%',
      '3: 0% 50%',
      '3: 75% 25%',
    ]);
  });

  it('draws blocks over it, with a title where a line fits', () => {
    const short = { ...lunch, end: '2026-11-20T12:15' };
    expect(tints({ blockedTimes: [lunch, short] })).toEqual([
      '2: 50% 25% Lunch',
      '2: 50% 1.04167%',
    ]);
  });

  it('says what it is, and from when until when', () => {
    const untitled = { ...lunch, id: 7, className: 'host', color: 'red' } as const;
    const [closed, , blocked] = drawn({
      workingHours: HOURS,
      blockedTimes: [untitled],
      resources: [],
    });
    const { id: _id, ...anonymous } = lunch;
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
    TestBed.resetTestingModule();
    expect(drawn({ blockedTimes: [anonymous] })[0]!.dataset['blockedId']).toBe('');
  });

  it('draws nothing anew of other columns where the hours of one resource change', () => {
    const { inputs, tints: before } = drawnIn({ workingHours: HOURS, resourceColumns: true });
    const changed = new MutationObserver(() => undefined);
    changed.observe(before()[0]!.parentElement!, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    const [a, b] = RESOURCES;
    inputs.resources.set([a!, { ...b!, workingHours: [{ ...HOURS[0]!, start: '13:00' }] }]);
    TestBed.tick();
    const ends = before().map(({ dataset }) => dataset['end']?.slice(11));
    expect(ends).toEqual(['06:00', '00:00', '13:00', '00:00']);
    const touched = changed
      .takeRecords()
      .map(({ target }) => before().indexOf(target as HTMLDivElement));
    expect(new Set(touched)).toEqual(new Set([2]));
  });

  it('leaves out what the hours of the view do', () => {
    expect(
      tints({ workingHours: HOURS, resources: [], visibleHours: { start: 6, end: 18 } }),
    ).toEqual([]);
  });
});
