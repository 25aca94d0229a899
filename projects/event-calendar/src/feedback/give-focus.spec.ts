import { giveFocus } from './give-focus';

/** Sets an element's position in the window, since jsdom has no layout. */
function place(element: Element, top: number, bottom: number): void {
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
}

/** Makes a scrolled grid from 100 to 500, whose head covers its first 50 pixels. */
function givenGrid(inGrid: string, hasHead = true): { grid: HTMLElement; find: () => HTMLElement } {
  document.body.innerHTML = `<div role="grid" tabindex="0">
    ${hasHead ? '<div class="ec-head"><i class="in-head" tabindex="-1"></i></div>' : ''}
    ${inGrid}
  </div>`;
  const grid = document.querySelector<HTMLElement>('[role="grid"]')!;
  grid.scrollTop = 1000;
  place(grid, 100, 500);
  const head = grid.querySelector('.ec-head');
  if (head !== null) place(head, 100, 150);
  return { grid, find: () => grid.querySelector<HTMLElement>('[data-it]')! };
}

const CARD = '<i data-it tabindex="-1"></i>';

describe('giveFocus', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([null, undefined])('to %s does nothing', (nothing) => {
    giveFocus(nothing);
    expect(document.activeElement).toBe(document.body);
  });

  it.each<[string, number, number, number]>([
    ['in sight', 200, 300, 1000],
    ['partly under the head', 120, 160, 1000],
    ['partly beneath the lower edge', 490, 600, 1000],
    ['above, up to below the head', 40, 140, 890],
    ['below, by as much', 620, 700, 1200],
  ])('to what is %s (%i to %i) scrolls to %i', (_, top, bottom, scrolled) => {
    const { grid, find } = givenGrid(CARD);
    place(find(), top, bottom);
    const focus = jest.spyOn(find(), 'focus');
    giveFocus(find());
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(document.activeElement).toBe(find());
    expect(grid.scrollTop).toBe(scrolled);
  });

  it('in a grid without a head scrolls up to its upper edge', () => {
    const { grid, find } = givenGrid(CARD, false);
    place(find(), 40, 90);
    giveFocus(find());
    expect(grid.scrollTop).toBe(940);
  });

  it.each<[string, string, string]>([
    ['the grid itself', '', '[role="grid"]'],
    ['what stands in its head', '', '.in-head'],
    ['what lies over it', `<div popover style="display: block">${CARD}</div>`, '[data-it]'],
  ])('to %s scrolls nothing', (_, inGrid, selector) => {
    const { grid } = givenGrid(inGrid);
    const element = document.querySelector<HTMLElement>(selector)!;
    if (element !== grid) place(element, -700, -600);
    giveFocus(element);
    expect(document.activeElement).toBe(element);
    expect(grid.scrollTop).toBe(1000);
  });

  it('beside any grid gives the focus alone', () => {
    const button = document.body.appendChild(document.createElement('button'));
    giveFocus(button);
    expect(document.activeElement).toBe(button);
  });
});
