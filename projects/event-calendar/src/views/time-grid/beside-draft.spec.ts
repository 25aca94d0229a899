import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { occurrenceIn } from '../../store/events/given-event.spec-host';
import { besideDraft } from './beside-draft';
import { at, BOX, given, ids, ofColumns } from './given-grid.spec-host';

describe('the draft of a new event', () => {
  const draft = occurrenceIn(at(9.5, 10));

  /** Returns the lanes of a column's events and of the draft, as 'first of all'. */
  function lanesOf(events: CalendarEvent[], width = 100) {
    const { layout, scale } = given({ events });
    scale.box.set({ ...BOX, ...ofColumns(width) });
    layout.arrange.set((_, occurrences, place) => besideDraft(draft, occurrences, place));
    const [column] = layout.allLayouts();
    const { cards, chips, firstStart, draft: own } = column!;
    const lane = (card: typeof own): string =>
      card === undefined ? 'over' : `${card.lane} of ${card.lanes}`;
    expect(ids(cards)).toEqual(events.map(({ id }) => id).slice(0, cards.length));
    return { events: cards.map(lane), draft: lane(own), chips: chips.length, firstStart };
  }

  it.each([
    ['beside an event', [at(9, 11)], ['0 of 2'], '1 of 2'],
    ['alone where nothing is', [at(14, 15)], ['0 of 1'], '0 of 1'],
  ])('stands %s', (_, events, others, own) => {
    const { firstStart, ...lanes } = lanesOf(events);
    expect(lanes).toEqual({ events: others, draft: own, chips: 0 });
    // Its start isn't that of an event.
    expect(firstStart).not.toBe(9.5 * 60);
  });

  it('lies over events rather than hide one of them', () => {
    const lanes = lanesOf([at(9, 11), at(9, 11)], 90);
    expect(lanes).toMatchObject({ events: ['0 of 2', '1 of 2'], draft: 'over', chips: 0 });
  });
});
