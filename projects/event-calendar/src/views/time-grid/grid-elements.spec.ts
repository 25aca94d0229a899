import { TestBed } from '@angular/core/testing';
import { GridElements } from './grid-elements';
import { TimeGridLayout } from './time-grid-layout';

interface Given {
  readonly elements: GridElements;
  readonly all: readonly HTMLElement[];
}

/** Draws a grid of columns under headers of days, each column with an event and two "+N". */
function drawn(columns: number, heads: number): Given {
  const span = columns / heads;
  const dayHeads = Array.from({ length: heads }, (_, at) => ({ first: at * span, span }));
  TestBed.configureTestingModule({
    providers: [GridElements, { provide: TimeGridLayout, useValue: { dayHeads: () => dayHeads } }],
  });
  const elements = TestBed.inject(GridElements);
  const root = document.createElement('div');
  const cells = (slot: string): string =>
    Array.from(
      { length: columns },
      (_, at) => `
    <div data-slot="${slot}" aria-colindex="${at + 2}">
      <ec-event data-key='the "one"'></ec-event>
      <button data-more></button><button data-more></button>
    </div>`,
    ).join('');
  root.innerHTML = [
    ...dayHeads.map(
      ({ first }) =>
        `<div class="ec-day-head" aria-colindex="${first + 2}"><button></button></div>`,
    ),
    cells('all-day'),
    cells('timed'),
  ].join('');
  elements.root = root;
  return {
    elements,
    all: [...root.querySelectorAll<HTMLElement>('button, [data-slot], ec-event')],
  };
}

describe('GridElements', () => {
  it.each([
    [2, 2],
    [3, 1],
    [4, 2],
  ])('knows each element and finds it again: %s columns under %s days', (columns, heads) => {
    const { elements, all } = drawn(columns, heads);
    expect(all).toHaveLength(heads + columns * 8);
    for (const element of all) {
      const stop = elements.stopOf(element);
      expect(stop && elements.elementOf(stop)).toBe(element);
    }
  });

  it('has the header of a day over each of its columns', () => {
    const { elements, all } = drawn(4, 2);
    const heads = [0, 1, 2, 3].map((column) =>
      elements.elementOf({ row: 'head', column, item: null }),
    );
    expect(heads).toEqual([all[0], all[0], all[1], all[1]]);
    expect(elements.stopOf(all[1]!)).toEqual({ row: 'head', column: 2, item: null });
  });

  it('takes what stands in an event for the event', () => {
    const { elements, all } = drawn(1, 1);
    const event = all.find(({ localName }) => localName === 'ec-event')!;
    event.innerHTML = '<a href="#"></a>';
    expect(elements.stopOf(event.firstElementChild!)).toMatchObject({ item: 'the "one"' });
  });

  it('knows a column by its cell alone, and not by what stands in it', () => {
    const { elements, all } = drawn(2, 2);
    const columns = all.map((element) => elements.columnOf(element));
    expect(columns.filter((column) => column >= 0)).toEqual([0, 1]);
    expect(elements.columnOf(document)).toBe(-1);
  });

  it('goes by what columns are counted as, of which some may not be drawn', () => {
    const { elements, all } = drawn(3, 3);
    const cell = (at: number) => elements.elementOf({ row: 'timed', column: at, item: null });
    const last = cell(2);
    for (const element of all) if (element.ariaColIndex === '3') element.remove();
    expect([cell(1), cell(2)]).toEqual([undefined, last]);
    expect(elements.columnOf(last!)).toBe(2);
  });

  it('finds nothing where nothing is drawn', () => {
    const { elements } = drawn(1, 1);
    expect(elements.elementOf({ row: 'timed', column: 1, item: null })).toBeUndefined();
    expect(elements.elementOf({ row: 'timed', column: 0, item: 'gone' })).toBeUndefined();
    expect(elements.stopOf(document.body)).toBeNull();
  });
});
