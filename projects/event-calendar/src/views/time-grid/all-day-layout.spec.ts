import { givenEvent } from '../../store/events/given-event.spec-host';
import type { GivenInputs } from '../../store/given-part.spec-host';
import { at, bars, FRIDAY, given, OF_A_HOUSE } from './given-grid.spec-host';

describe('the row of whole days', () => {
  it.each<[number, boolean, number, boolean, number]>([
    [2, false, 2, false, 2],
    [4, false, 4, false, 4],
    [6, false, 3, true, 4],
    [6, true, 6, true, 6],
  ])('of %i bars, expanded: %s, shows %i', (count, isExpanded, shown, canExpand, rows) => {
    const { allDay } = given({ events: bars(count) });
    allDay.isExpanded.set(isExpanded);
    expect(allDay.barRows().bars).toHaveLength(shown);
    expect([allDay.canExpand(), allDay.rows()]).toEqual([canExpand, rows]);
  });

  it('shows all of it on paper', () => {
    const { allDay, isPrinting } = given({ events: bars(6) });
    isPrinting.set(true);
    expect(allDay.barRows().bars).toHaveLength(6);
    expect(allDay.rows()).toBe(6);
  });

  it('knows what stands over a column, shown or not', () => {
    const resources = [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ];
    const [own, other] = bars(2).map((bar, index) => ({ ...bar, resource: 'ab'[index]! }));
    const { layout, allDay } = given({
      resources,
      resourceColumns: true,
      events: [own!, other!, ...bars(6)],
    });
    const [first] = layout.columns();
    expect(allDay.barsIn(first!).map(({ event }) => event)).toEqual([own]);
    expect(allDay.barsIn({ ...first!, day: FRIDAY + 2 })).toEqual([]);
  });
});

describe('the row of whole days', () => {
  it.each<[string, GivenInputs, boolean]>([
    ['is there', {}, true],
    ['isn’t while nothing is in it', { showAllDayRow: false }, false],
    ['is for what is in it', { showAllDayRow: false, events: bars(1) }, true],
    ['isn’t for events at a time', { showAllDayRow: false, events: [at(9, 10)] }, false],
    [
      'isn’t for what stands in no column',
      {
        showAllDayRow: false,
        events: [
          givenEvent({ allDay: true, start: '2026-11-20', end: '2026-11-20', resource: 'house' }),
        ],
        ...OF_A_HOUSE,
      },
      false,
    ],
  ])('%s', (_, more, isThere) => {
    expect(given(more).allDay.isShown()).toBe(isThere);
  });
});
