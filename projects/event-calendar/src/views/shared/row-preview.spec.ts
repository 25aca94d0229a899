import { TestBed } from '@angular/core/testing';
import {
  columnOf,
  dayFrom,
  indexResources,
  whenOf,
  type CalendarEvent,
  type Column,
} from 'ng-event-calendar/core/internal';
import { EventPresenter } from '../../event/event-presenter';
import { givenEvent, occurrenceIn } from '../../store/events/given-event.spec-host';
import { givenPart } from '../../store/given-part.spec-host';
import {
  SelectionState,
  type CompanionDrags,
  type SelectionGestures,
} from '../../store/events/selection-state';
import { ACCEPTED_DROP, SessionState } from '../../store/events/session-state';
import { RowPreview } from './row-preview';

const FRIDAY = dayFrom(2026, 11, 20);
const DAYS = [0, 1, 2, 3, 4].map((at) => columnOf(FRIDAY - 2 + at, 'all'));
const RESOURCES = [
  { id: 'ana', title: 'Ana' },
  { id: 'ben', title: 'Ben' },
];

/** Returns the pieces that the row shows of a dragged event, as `from+days@row`. */
function pieces(
  fields: Partial<CalendarEvent> | null,
  {
    columns = DAYS,
    row = 0,
    barsOnly = false,
    others = [],
  }: {
    columns?: readonly Column[];
    row?: number;
    barsOnly?: boolean;
    others?: readonly Partial<CalendarEvent>[];
  } = {},
): string[] {
  const { part } = givenPart(SessionState, { resources: RESOURCES }, [EventPresenter]);
  if (fields !== null) {
    const event = givenEvent(fields);
    const companions = others.map((other) => occurrenceIn(givenEvent(other)));
    const drags: Partial<CompanionDrags> = { previewsOf: () => companions };
    TestBed.inject(SelectionState).gestures.set({ drags } as SelectionGestures);
    const drop = { when: whenOf(event, 'UTC')! };
    part.draft.set({
      ...{ kind: 'move', occurrence: null, event, drop, row, others: companions },
      ...ACCEPTED_DROP,
    });
  }
  const fixture = TestBed.createComponent(RowPreview);
  fixture.componentRef.setInput(
    'cells',
    columns.map((column) => ({ column })),
  );
  fixture.componentRef.setInput('lastRow', 2);
  fixture.componentRef.setInput('barsOnly', barsOnly);
  fixture.detectChanges();
  const drawn = (fixture.nativeElement as HTMLElement).querySelectorAll<HTMLElement>(
    '[data-preview]',
  );
  return [...drawn].map(({ style }) => {
    const [from, days, at] = ['--ec-from', '--ec-days', '--ec-row'].map((name) =>
      style.getPropertyValue(name),
    );
    return `${from}+${days}@${at}`;
  });
}

describe('<ec-row-preview>', () => {
  const whole = (start: string, end: string) => ({ allDay: true, start, end });
  it.each<[string, Partial<CalendarEvent> | null, string[]]>([
    ['nothing under way', null, []],
    ['a whole day', whole('2026-11-20', '2026-11-20'), ['2+1@0']],
    ['several days', whole('2026-11-19', '2026-11-21'), ['1+3@0']],
    ['more than are seen', whole('2026-11-01', '2026-12-01'), ['0+5@0']],
    ['other days', whole('2026-12-01', '2026-12-01'), []],
    ['a time, on its day', {}, ['2+1@0']],
    ['a time over midnight, on its first day', { end: '2026-11-21T09:00:00Z' }, ['2+1@0']],
  ])('of %s', (_, fields, expected) => {
    expect(pieces(fields)).toEqual(expected);
  });

  it('that holds bars alone shows nothing else', () => {
    expect(pieces({}, { barsOnly: true })).toEqual([]);
    TestBed.resetTestingModule();
    expect(pieces(whole('2026-11-20', '2026-11-20'), { barsOnly: true })).toEqual(['2+1@0']);
  });

  it.each([
    [1, '2+1@1'],
    [7, '2+1@2'],
  ])('stands in row %i, if there is room', (row, piece) => {
    expect(pieces(whole('2026-11-20', '2026-11-20'), { row })).toEqual([piece]);
  });

  it('of other events comes last, and once for those that would cover each other', () => {
    const others = [{ id: 'b' }, { id: 'c' }, whole('2026-11-20', '2026-11-21')];
    expect(pieces({}, { others })).toEqual(['2+1@0', '2+1@2', '2+2@2']);
  });

  it('leaves hidden days out, and goes on behind them in one piece', () => {
    const columns = [DAYS[0]!, DAYS[1]!, DAYS[4]!];
    expect(pieces(whole('2026-11-19', '2026-11-22'), { columns })).toEqual(['1+2@0']);
  });

  it('stands in the columns of whom it is for, piece by piece', () => {
    const [ana, ben] = indexResources(RESOURCES).nodes;
    const columns = [FRIDAY, FRIDAY + 1].flatMap((day) => [
      columnOf(day, ana!),
      columnOf(day, ben!),
    ]);
    const fields = { ...whole('2026-11-20', '2026-11-21'), resource: 'ben' };
    expect(pieces(fields, { columns })).toEqual(['1+1@0', '3+1@0']);
  });
});
