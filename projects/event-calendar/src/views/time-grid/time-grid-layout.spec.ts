import { dayFrom, HOUR_MS, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenEvent } from '../../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../../store/given-part.spec-host';
import { givenMedia, type GivenMedia } from '../../store/inputs/given-media.spec-host';
import type { GridBox } from './grid-box';
import { TimeGridLayout } from './time-grid-layout';

const FRIDAY = dayFrom(2026, 11, 20);
const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const BOX: GridBox = {
  minuteHeight: 1,
  columnWidth: 100,
  freeColumnWidth: 100,
  letters: 1,
  headHeight: 60,
  scrolled: 8 * 60,
  viewport: 4 * 60,
  inlineScrolled: 0,
  inlineRoom: 0,
};
/** Makes a box with columns of a width in pixels, without a drawer beside them. */
const ofColumns = (width: number): Partial<GridBox> => ({
  columnWidth: width,
  freeColumnWidth: width,
});

function given(
  more: GivenInputs = {},
  measures = false,
): GivenPart<TimeGridLayout> & Pick<GivenMedia, 'isPrinting'> {
  const { provider, isPrinting } = givenMedia(measures);
  const made = givenPart(TimeGridLayout, { view: 'day', visibleDate: '2026-11-20', ...more }, [
    TimeGridLayout,
    provider,
  ]);
  return { ...made, isPrinting };
}

/** Makes an event of Friday between two hours. */
const at = (from: number, to: number, fields: Partial<CalendarEvent> = {}): CalendarEvent => {
  const iso = (hour: number): string => new Date(MIDNIGHT + hour * HOUR_MS).toISOString();
  return givenEvent({ start: iso(from), end: iso(to), ...fields });
};
/** Makes a number of events over Friday and Saturday. */
const bars = (count: number): CalendarEvent[] =>
  Array.from({ length: count }, () =>
    givenEvent({ allDay: true, start: '2026-11-20', end: '2026-11-21' }),
  );
const ids = (
  list: readonly { readonly occurrence: { readonly event: CalendarEvent } }[],
): unknown[] => list.map(({ occurrence }) => occurrence.event.id);

describe('the columns', () => {
  it.each([
    ['as many lanes as they have room for', 110, { cards: 2, chips: 1 }],
    ['those that they had before the editor’s drawer', 138, { cards: 3, chips: 0 }],
  ])('hold %s', (_, freeColumnWidth, expected) => {
    const { part } = given({ events: [at(9, 10), at(9, 10), at(9, 10)] });
    part.box.set({ ...BOX, columnWidth: 110, freeColumnWidth });
    const { cards, chips } = part.layouts()[0]!;
    expect({ cards: cards.length, chips: chips.length }).toEqual(expected);
  });

  it('hold what happens in each', () => {
    const [early, late] = [at(-3, -2), at(9, 10)];
    const { part } = given({ view: 'week', events: [early, late, ...bars(1)] });
    expect(part.layouts().map(({ cards }) => ids(cards))).toEqual([
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
    const { part, inputs } = given({ view: 'week', events: [at(9, 10)] });
    const before = part.layouts();
    inputs.events.update((events) => [...events, at(33, 34)]);
    const same = part.layouts().map((layout, day) => layout === before[day]);
    expect(same).toEqual([true, true, true, true, true, true, false]);
  });

  it('have as many lanes as there is room for', () => {
    const { part } = given({ events: Array.from({ length: 6 }, () => at(9, 10)) });
    expect(part.layouts()[0]?.cards).toHaveLength(6);
    part.box.set({ ...BOX, ...ofColumns(75) });
    expect(part.layouts()[0]?.cards.every(({ lanes }) => lanes <= 3)).toBe(true);
    expect(part.layouts()[0]?.chips).toHaveLength(1);
  });

  it('give a short event the height of a line', () => {
    const { part } = given({ events: [at(9, 9.1)] });
    part.box.set({ ...BOX, minuteHeight: 0.5 });
    const [card] = part.layouts()[0]!.cards;
    expect(card!.to - card!.from).toBe(48);
  });
});

describe('what is mounted', () => {
  const many = (count: number): CalendarEvent[] =>
    Array.from({ length: count }, (_, index) => at(index % 24, (index % 24) + 1));

  it('is nothing until it is measured, where that is about to be', () => {
    const { part } = given({ events: many(2) }, true);
    expect(part.layouts()[0]?.cards).toEqual([]);
    part.box.set(BOX);
    expect(part.layouts()[0]?.cards).toHaveLength(2);
  });

  it('of very many is what is near', () => {
    const { part, isPrinting } = given({ events: many(312) });
    const all = part.allLayouts()[0]!;
    expect(part.layouts()[0]).toBe(all);
    part.box.set({ ...BOX, ...ofColumns(2400) });
    const hours = new Set(part.layouts()[0]?.cards.map(({ from }) => from / 60));
    // From half a view above the visible part to half a view beneath it.
    expect([...hours]).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
    isPrinting.set(true);
    expect(part.layouts()[0]?.cards).toHaveLength(312);
  });
});

describe('the hours', () => {
  const hours = { start: 8, end: 18 };

  it('leave out what lies beyond them', () => {
    const [early, late] = [at(6, 7), at(20, 21)];
    const { part } = given({ visibleHours: hours, events: [early, at(9, 10), late] });
    const { before, after } = part.outOfHours();
    expect(before[0]?.occurrences.map(({ event }) => event)).toEqual([early]);
    expect(after[0]?.occurrences.map(({ event }) => event)).toEqual([late]);
    expect(part.axis().length).toBe(10 * 60);
  });

  it('on paper are those of a workday and of what happens', () => {
    const { part, isPrinting } = given({ events: [at(6, 7)] });
    isPrinting.set(true);
    expect(part.axis().length).toBe(12 * 60);
  });

  it.each<[CalendarEvent[], boolean]>([
    [[], true],
    [bars(1), true],
    [[at(9, 10)], false],
    [[at(6, 7)], false],
  ])('%# hold nothing at a time: %s', (events, isEmpty) => {
    expect(given({ visibleHours: hours, events }).part.isWithoutTimed()).toBe(isEmpty);
  });

  it.each<[CalendarEvent[], number]>([
    [[], 7],
    [[at(9, 10)], 7],
    [[at(5, 10)], 5],
    // An event of the day before doesn't begin here.
    [[at(-2, 3)], 7],
  ])('%# begin at %i in a fresh grid', (events, hour) => {
    expect(given({ events }).part.initialOffset()).toBe(hour * 60);
  });
});

/** A house, which can have no events, and a resource in it; unassigned events have no column. */
const OF_A_HOUSE: GivenInputs = {
  resources: [
    { id: 'house', title: 'House', canHaveEvents: false, children: [{ id: 'ana', title: 'Ana' }] },
  ],
  resourceColumns: { unassigned: 'never' },
};

describe('events that stand in no column', () => {
  it('are told of, those of a group too', () => {
    const { part } = given({
      events: [at(9, 10), at(9, 10, { resource: 'house' }), at(9, 10, { resource: 'ana' })],
      ...OF_A_HOUSE,
    });
    expect(part.unassigned()).toHaveLength(2);
  });
});

describe('the row of whole days', () => {
  it.each<[number, boolean, number, boolean, number]>([
    [2, false, 2, false, 2],
    [4, false, 4, false, 4],
    [6, false, 3, true, 4],
    [6, true, 6, true, 6],
  ])('of %i bars, expanded: %s, shows %i', (count, isExpanded, shown, canExpand, rows) => {
    const { part } = given({ events: bars(count) });
    part.isAllDayExpanded.set(isExpanded);
    expect(part.barRows().bars).toHaveLength(shown);
    expect([part.canExpandAllDay(), part.allDayRows()]).toEqual([canExpand, rows]);
  });

  it('shows all of it on paper', () => {
    const { part, isPrinting } = given({ events: bars(6) });
    isPrinting.set(true);
    expect(part.barRows().bars).toHaveLength(6);
    expect(part.allDayRows()).toBe(6);
  });

  it('knows what stands over a column, shown or not', () => {
    const resources = [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ];
    const [own, other] = bars(2).map((bar, index) => ({ ...bar, resource: 'ab'[index]! }));
    const { part } = given({
      resources,
      resourceColumns: true,
      events: [own!, other!, ...bars(6)],
    });
    const [first] = part.columns();
    expect(part.barsIn(first!).map(({ event }) => event)).toEqual([own]);
    expect(part.barsIn({ ...first!, day: FRIDAY + 2 })).toEqual([]);
  });
});

describe('the present moment', () => {
  it.each<[string, GivenInputs, object | null]>([
    ['stands where it is', {}, { day: FRIDAY, offset: 12 * 60 }],
    ['stands nowhere on another day', { visibleDate: '2026-11-21' }, null],
    ['stands nowhere out of the hours', { visibleHours: { start: 13, end: 18 } }, null],
  ])('%s', (_, more, expected) => {
    expect(given(more).part.now()).toEqual(expected);
  });

  it('goes on', () => {
    const { part, now } = given();
    now.update((instant) => instant + HOUR_MS);
    expect(part.now()?.offset).toBe(13 * 60);
  });
});

describe('what is out of sight', () => {
  it('is counted above and below, with where that is nearest', () => {
    const { part } = given({
      events: [at(2, 3), at(6, 7), at(7.5, 9), at(11, 13), at(15, 16), at(20, 21), at(-2, 1)],
    });
    expect(part.outOfSight()).toMatchObject({ above: 0, below: 0 });
    part.box.set(BOX);
    expect(part.outOfSight()).toEqual({
      above: 2,
      below: 2,
      lastAbove: 6 * 60,
      firstBelow: 15 * 60,
    });
  });
});

describe('what stands behind a chip', () => {
  it('is what is there by now, and what was and has found room', () => {
    const events = Array.from({ length: 6 }, () => at(9, 10));
    const { part, inputs } = given({ events });
    part.box.set({ ...BOX, ...ofColumns(75) });
    const { column, chips } = part.layouts()[0]!;
    const behind = part.behindChip(column, chips[0]!);
    const before = behind().map(({ event }) => event);
    expect(before).toHaveLength(chips[0]!.occurrences.length);
    part.box.set({ ...BOX, ...ofColumns(2400) });
    expect(behind().map(({ event }) => event)).toEqual(before);
    const [gone] = before;
    inputs.events.update((all) => all.filter((event) => event !== gone));
    expect(behind().map(({ event }) => event)).toEqual(before.slice(1));
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
    expect(given(more).part.hasAllDayRow()).toBe(isThere);
  });
});

describe('slots', () => {
  it('have labels of their own where they are longer than an hour', () => {
    const { part } = given({ slotMinutes: 90 });
    expect(part.ticks().map(({ time }) => time)).toEqual(
      Array.from({ length: 16 }, (_, index) => index * 90),
    );
  });

  it('are where the cursor stands: none is in folded hours', () => {
    const { part } = given({
      slotMinutes: 60,
      visibleHours: [
        { start: 8, end: 10 },
        { start: 14, end: 16 },
      ],
    });
    expect([0, 59, 125, 140].map((offset) => part.slotAt(offset).from)).toEqual([0, 0, 60, 135]);
  });
});

describe('folded hours', () => {
  const hours = [
    { start: 8, end: 12 },
    { start: 14, end: 18 },
  ];

  it('are 12 pixels high, however high the others are', () => {
    const { part } = given({ visibleHours: hours });
    expect(part.axis().length).toBe(480 + 15);
    part.box.set({ ...BOX, minuteHeight: 2 });
    expect(part.axis().length).toBe(480 + 6);
    expect(part.openMinutes()).toBe(480);
    expect(part.minuteHeightOf(480 * 2 + 12)).toBe(2);
  });

  it('hold events, above and below what is in sight too', () => {
    const { part } = given({ visibleHours: hours, events: [at(12.5, 13)] });
    expect(part.isWithoutTimed()).toBe(false);
    part.box.set({ ...BOX, scrolled: 300, viewport: 60 });
    expect(part.outOfSight()).toMatchObject({ above: 1, below: 0 });
    part.box.set({ ...BOX, scrolled: 0, viewport: 60 });
    expect(part.outOfSight()).toMatchObject({ above: 0, below: 1 });
  });

  it('are unfolded on paper', () => {
    const { part, isPrinting } = given({ visibleHours: hours });
    isPrinting.set(true);
    expect(part.axis().folds).toEqual([]);
  });
});
