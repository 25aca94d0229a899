import { afterNextRender, Injector, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FocusReturn } from '../feedback/focus-return';
import { CalendarStore } from '../store/events/calendar-store';
import { FocusInNewView } from './focus-in-new-view';
import type { FocusedPart } from './focused-event';
import { LostFocus } from './lost-focus';

describe('LostFocus', () => {
  let root: HTMLElement;
  let cell: HTMLElement;
  let card: HTMLElement;
  /** Elements at which a loss of focus was reported. */
  let heard: string[];
  let end: () => void;
  const isShown = signal((): boolean => true);
  /** Keys of events whose focus goes on. */
  let again: jest.Mock;
  /** Dates of what goes on in a new view. */
  let followed: jest.Mock;

  beforeEach(() => {
    document.body.innerHTML =
      '<main><div><ec-event tabindex="-1"></ec-event></div><button></button></main>';
    root = document.querySelector('main')!;
    cell = document.querySelector('div')!;
    card = document.querySelector('ec-event')!;
    heard = [];
    isShown.set(() => true);
    again = jest.fn();
    followed = jest.fn();
    TestBed.configureTestingModule({
      providers: [
        LostFocus,
        { provide: CalendarStore, useValue: { isShown } },
        { provide: FocusReturn, useValue: { again } },
        {
          provide: FocusInNewView,
          useValue: { follow: ({ date }: FocusedPart) => followed(date) as unknown },
        },
      ],
    });
    end = TestBed.inject(LostFocus).listen(root);
    root.addEventListener('focusout', ({ target }) => heard.push((target as Element).localName));
  });
  afterEach(() => document.body.replaceChildren());

  /** Removes an element as browsers do that report no loss of focus. */
  function remove(element: Element): void {
    const silence = (event: Event): void => event.stopImmediatePropagation();
    window.addEventListener('focusout', silence, { capture: true });
    element.remove();
    window.removeEventListener('focusout', silence, { capture: true });
  }

  /** Renders the page after a change. */
  function render(): void {
    afterNextRender(() => undefined, { injector: TestBed.inject(Injector) });
    TestBed.tick();
  }

  it('tells of focus that went with its element, at what held that', () => {
    card.focus();
    render();
    expect(heard).toEqual([]);
    remove(card);
    render();
    expect(heard).toEqual(['div']);
    render();
    expect(heard).toEqual(['div']);
  });

  it('tells of it at what is still there', () => {
    card.focus();
    remove(cell);
    render();
    expect(heard).toEqual(['main']);
  });

  it('says nothing of focus that went elsewhere, nor of what the browser has told', () => {
    card.focus();
    document.querySelector('button')!.focus();
    heard.length = 0;
    remove(card);
    render();
    expect(heard).toEqual([]);
    card.focus();
  });

  it('tells of what was lost before it listened', () => {
    end();
    // A grid in its state while something in it has focus.
    card.setAttribute('role', 'grid');
    card.focus();
    TestBed.inject(LostFocus).listen(root)();
    expect(heard).toEqual([]);
    card.blur();
    heard.length = 0;
    TestBed.inject(LostFocus).listen(root)();
    expect(heard).toEqual(['ec-event']);
  });

  it('says nothing in the end', () => {
    card.focus();
    end();
    remove(card);
    render();
    expect(heard).toEqual([]);
  });

  it('returns the focus when the events to show change, of a focused event alone', () => {
    card.dataset['key'] = 'walk';
    TestBed.tick();
    isShown.set(() => false);
    TestBed.tick();
    expect(again).not.toHaveBeenCalled();
    card.focus();
    isShown.set(() => false);
    TestBed.tick();
    expect(again.mock.calls).toEqual([['walk']]);
    end();
    isShown.set(() => true);
    TestBed.tick();
    expect(again).toHaveBeenCalledTimes(1);
  });

  describe('of an event in its cell', () => {
    const cellOf = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)!;
    const eventIn = (date: string) => cellOf(date).querySelector<HTMLElement>('ec-event')!;
    const drawn = '<ec-event tabindex="-1" data-key="walk"></ec-event>';

    beforeEach(() => {
      root.innerHTML = `
        <div class="ec-content">
          <div role="grid">
            <div data-slot="day" data-date="2026-11-20" tabindex="-1">
              ${drawn}<ec-event tabindex="-1" data-key="run"></ec-event>
            </div>
            <div data-slot="day" data-date="2026-11-21" tabindex="-1"></div>
          </div>
        </div>`;
      eventIn('2026-11-20').focus();
    });

    it.each<[string, () => void, () => Element]>([
      ['stays in the cell', () => undefined, () => cellOf('2026-11-20')],
      [
        'follows it to another cell',
        () => cellOf('2026-11-21').insertAdjacentHTML('beforeend', drawn),
        () => eventIn('2026-11-21'),
      ],
      [
        'is given up where the cell is of another page',
        () => (cellOf('2026-11-20').dataset['date'] = '2026-11-27'),
        () => document.body,
      ],
    ])('%s when the event goes', (_, change, focused) => {
      remove(eventIn('2026-11-20'));
      change();
      render();
      expect(document.activeElement).toBe(focused());
      expect(again).not.toHaveBeenCalled();
    });

    it('stays in the cell when the chip of those without room goes', () => {
      cellOf('2026-11-20').insertAdjacentHTML('beforeend', '<button data-more></button>');
      const chip = cellOf('2026-11-20').querySelector<HTMLElement>('[data-more]')!;
      chip.focus();
      remove(chip);
      render();
      expect(document.activeElement).toBe(cellOf('2026-11-20'));
      expect(again).not.toHaveBeenCalled();
    });

    it.each<[string, () => HTMLElement]>([
      ['an event', () => eventIn('2026-11-20')],
      ['a cell', () => cellOf('2026-11-20')],
    ])('goes on from %s in the view that the host shows in its place', (_, focused) => {
      focused().focus();
      remove(root.querySelector('[role="grid"]')!);
      render();
      expect(followed.mock.calls).toEqual([['2026-11-20']]);
    });

    it('is left to the command that shows another view', () => {
      remove(root.querySelector('[role="grid"]')!);
      root.innerHTML = '<div class="ec-content" tabindex="-1"></div>';
      root.querySelector<HTMLElement>('.ec-content')!.focus();
      render();
      expect(followed).not.toHaveBeenCalled();
    });

    it('stays on an event that takes another place in its cell', () => {
      const event = eventIn('2026-11-20');
      cellOf('2026-11-20').append(event);
      render();
      expect(document.activeElement).toBe(event);
    });

    it('is left alone where it went elsewhere before', async () => {
      const event = eventIn('2026-11-20');
      event.blur();
      await Promise.resolve();
      remove(event);
      render();
      expect(document.activeElement).toBe(document.body);
    });

    it('goes on in a list at the date, and without that in the view', () => {
      root.innerHTML = `
        <ec-agenda class="ec-content">
          <section data-slot="agenda" data-date="2026-11-20">
            <h3 class="ec-date"><button></button></h3>${drawn}
          </section>
        </ec-agenda>`;
      const section = cellOf('2026-11-20');
      eventIn('2026-11-20').focus();
      remove(eventIn('2026-11-20'));
      render();
      expect(document.activeElement).toBe(section.querySelector('button'));
      section.insertAdjacentHTML('beforeend', drawn);
      eventIn('2026-11-20').focus();
      remove(section);
      render();
      expect(again.mock.calls).toEqual([['']]);
    });
  });

  describe('with a button in it', () => {
    let button: HTMLButtonElement;
    beforeEach(() => {
      root.className = 'ec-content';
      button = document.querySelector('button')!;
      button.focus();
    });

    it('returns the focus that goes with it', () => {
      remove(button);
      render();
      expect(again.mock.calls).toEqual([['']]);
    });

    it('returns the focus that goes with an edge', () => {
      cell.outerHTML = '<hr role="separator" tabindex="0">';
      const edge = document.querySelector('hr')!;
      edge.focus();
      remove(edge);
      render();
      expect(again.mock.calls).toEqual([['']]);
    });

    it('returns the focus that was there before it listened', () => {
      end();
      end = TestBed.inject(LostFocus).listen(root);
      button.remove();
      render();
      expect(again).toHaveBeenCalledTimes(1);
    });

    it.each(['ec-timeline-row', 'div popover'])('leaves that within %s alone', (within) => {
      cell.outerHTML = `<${within}><button class="inner"></button></${within}>`;
      const inner = document.querySelector<HTMLElement>('.inner')!;
      inner.focus();
      remove(inner);
      render();
      expect(again).not.toHaveBeenCalled();
    });

    it('returns nothing once the focus has left it', async () => {
      button.blur();
      await Promise.resolve();
      remove(button);
      render();
      expect(again).not.toHaveBeenCalled();
    });
  });
});
