import { type CalendarEvent } from 'ng-event-calendar/core/internal';
import { at, bars, BOX, given, ids, ofColumns } from './given-grid.spec-host';

describe('the columns', () => {
  it.each([
    ['as many lanes as they have room for', 110, { cards: 2, chips: 1 }],
    ['those that they had before the editor’s drawer', 138, { cards: 3, chips: 0 }],
  ])('hold %s', (_, freeColumnWidth, expected) => {
    const { scale, layout } = given({ events: [at(9, 10), at(9, 10), at(9, 10)] });
    scale.box.set({ ...BOX, columnWidth: 110, freeColumnWidth });
    const { cards, chips } = layout.layouts()[0]!;
    expect({ cards: cards.length, chips: chips.length }).toEqual(expected);
  });

  it('hold what happens in each', () => {
    const [early, late] = [at(-3, -2), at(9, 10)];
    const { layout } = given({ view: 'week', events: [early, late, ...bars(1)] });
    expect(layout.layouts().map(({ cards }) => ids(cards))).toEqual([
      [],
      [],
      [],
      [],
      [early.id],
      [late.id],
      [],
    ]);
  });

  it('stay the same objects while nothing in them changes', () => {
    const { layout, inputs } = given({ view: 'week', events: [at(9, 10)] });
    const before = layout.layouts();
    inputs.events.update((events) => [...events, at(33, 34)]);
    const same = layout.layouts().map((layout, day) => layout === before[day]);
    expect(same).toEqual([true, true, true, true, true, true, false]);
  });

  it('have as many lanes as there is room for', () => {
    const { layout, scale } = given({ events: Array.from({ length: 6 }, () => at(9, 10)) });
    expect(layout.layouts()[0]?.cards).toHaveLength(6);
    scale.box.set({ ...BOX, ...ofColumns(75) });
    expect(layout.layouts()[0]?.cards.every(({ lanes }) => lanes <= 3)).toBe(true);
    expect(layout.layouts()[0]?.chips).toHaveLength(1);
  });

  it('give a short event the height of a line', () => {
    const { scale, layout } = given({ events: [at(9, 9.1)] });
    scale.box.set({ ...BOX, minuteHeight: 0.5 });
    const [card] = layout.layouts()[0]!.cards;
    expect(card!.to - card!.from).toBe(48);
  });
});

describe('what is mounted', () => {
  const many = (count: number): CalendarEvent[] =>
    Array.from({ length: count }, (_, index) => at(index % 24, (index % 24) + 1));

  it('is nothing until it is measured, where that is about to be', () => {
    const { layout, scale } = given({ events: many(2) }, true);
    expect(layout.layouts()[0]?.cards).toEqual([]);
    scale.box.set(BOX);
    expect(layout.layouts()[0]?.cards).toHaveLength(2);
  });

  it('of very many is what is near', () => {
    const { layout, scale, isPrinting } = given({ events: many(312) });
    const all = layout.allLayouts()[0]!;
    expect(layout.layouts()[0]).toBe(all);
    scale.box.set({ ...BOX, ...ofColumns(2400) });
    const hours = new Set(layout.layouts()[0]?.cards.map(({ from }) => from / 60));
    // From half a view above the visible part to half a view beneath it.
    expect([...hours]).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
    isPrinting.set(true);
    expect(layout.layouts()[0]?.cards).toHaveLength(312);
  });
});

describe('what stands behind a chip', () => {
  it('is what is there by now, and what was and has found room', () => {
    const events = Array.from({ length: 6 }, () => at(9, 10));
    const { scale, layout, inputs } = given({ events });
    scale.box.set({ ...BOX, ...ofColumns(75) });
    const { column, chips } = layout.layouts()[0]!;
    const behind = layout.behindChip(column, chips[0]!);
    const before = behind().map(({ event }) => event);
    expect(before).toHaveLength(chips[0]!.occurrences.length);
    scale.box.set({ ...BOX, ...ofColumns(2400) });
    expect(behind().map(({ event }) => event)).toEqual(before);
    const [gone] = before;
    inputs.events.update((all) => all.filter((event) => event !== gone));
    expect(behind().map(({ event }) => event)).toEqual(before.slice(1));
  });
});
