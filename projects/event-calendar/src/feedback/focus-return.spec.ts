import { ElementRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FocusReturn } from './focus-return';

const WEEK = `<div role="grid" class="mini" tabindex="-1"></div>
  <div role="grid" class="week" tabindex="-1"><i data-slot="timed"></i>
    <ec-event data-key="a" tabindex="-1"></ec-event></div>`;
const AGENDA =
  '<ec-agenda tabindex="-1"><ec-event data-key="a" tabindex="-1"></ec-event></ec-agenda>';

function given(drawn: string): { readonly focus: FocusReturn; readonly root: HTMLElement } {
  const root = document.body.appendChild(document.createElement('main'));
  root.innerHTML = drawn;
  TestBed.configureTestingModule({
    providers: [FocusReturn, { provide: ElementRef, useValue: new ElementRef(root) }],
  });
  return { focus: TestBed.inject(FocusReturn), root };
}
/** Returns the start tag of the focused element; empty for the body. */
const focused = (): string => {
  const { activeElement } = document;
  return activeElement === document.body ? '' : (activeElement?.outerHTML.split('>')[0] ?? '');
};

describe('FocusReturn', () => {
  afterEach(() => document.body.replaceChildren());

  it.each<[string, string, string, string]>([
    ['an event', WEEK, 'a', '<ec-event data-key="a"'],
    ['the view where the event is gone', WEEK, 'b', '<div role="grid" class="week"'],
    ['the view where no event is meant', WEEK, '', '<div role="grid" class="week"'],
    ['the list, whose events are read one by one', AGENDA, 'a', '<ec-agenda'],
  ])('gives lost focus to %s, once that is drawn', (_, drawn, key, element) => {
    const { focus } = given(drawn);
    focus.again(key);
    expect(focused()).toBe('');
    TestBed.tick();
    expect(focused()).toContain(element);
  });

  describe('of an event with several', () => {
    const PIECES = `<div role="grid" class="week" tabindex="-1">${['ana', 'ben', '7']
      .map((id) => `<ec-event data-key="a" data-resource-id="${id}" tabindex="-1"></ec-event>`)
      .join('')}</div>`;
    const focusedPiece = (): string | undefined =>
      (document.activeElement as HTMLElement).dataset['resourceId'];

    it.each([
      [7, '7'],
      ['nobody', 'ana'],
    ])('gives it to the piece of %j, else to the first', (resource, expected) => {
      const { focus } = given(PIECES);
      focus.again('a', undefined, resource);
      TestBed.tick();
      expect(focusedPiece()).toBe(expected);
    });

    it('leaves it with the piece that has it, and gives it back to that', () => {
      const { focus, root } = given(PIECES);
      TestBed.tick();
      root.querySelectorAll('ec-event')[1]!.dispatchEvent(new Event('focusin', { bubbles: true }));
      focus.again('a');
      TestBed.tick();
      expect(focusedPiece()).toBe('ben');
    });
  });

  it('finds an event by whatever key it has', () => {
    const { focus, root } = given(WEEK);
    root.querySelector<HTMLElement>('ec-event')!.dataset['key'] = '"] x';
    focus.again('"] x');
    TestBed.tick();
    expect(document.activeElement).toBe(root.querySelector('ec-event'));
  });

  it('brings it from elsewhere to an event that came from there, unless it is moved meanwhile', () => {
    const { focus } = given(`${WEEK}<input /><button></button>`);
    const [input, button] = [document.querySelector('input')!, document.querySelector('button')!];
    button.focus();
    focus.follow('a');
    TestBed.tick();
    expect(focused()).toContain('data-key="a"');
    button.focus();
    focus.follow('a');
    input.focus();
    TestBed.tick();
    expect(document.activeElement).toBe(input);
  });

  it('leaves it within the calendar where what is new there isn’t drawn, and speaks all the same', () => {
    const { focus, root } = given(WEEK);
    const event = root.querySelector<HTMLElement>('ec-event')!;
    const speak = jest.fn();
    event.focus();
    focus.follow('hidden', speak);
    TestBed.tick();
    expect(document.activeElement).toBe(event);
    expect(speak).toHaveBeenCalledTimes(1);
  });

  it('leaves the focus where somebody has put it, and speaks all the same', () => {
    const { focus } = given(`${WEEK}<input />`);
    const input = document.querySelector('input')!;
    const speak = jest.fn();
    focus.again('a', speak);
    input.focus();
    TestBed.tick();
    expect(document.activeElement).toBe(input);
    expect(speak).toHaveBeenCalledTimes(1);
  });

  it('speaks last, or what the focus says would drown it', () => {
    const { focus, root } = given(WEEK);
    const spoken: (string | undefined)[] = [];
    focus.again('a', () => spoken.push((document.activeElement as HTMLElement).dataset['key']));
    TestBed.tick();
    expect(spoken).toEqual(['a']);
    expect(root.contains(document.activeElement)).toBe(true);
  });

  it.each<[string, boolean]>([
    ['gives it back to where it came from', false],
    ['leaves it where a press has put it', true],
  ])('%s', (_, isElsewhere) => {
    const { focus } = given('<button>Origin</button><input />');
    const [origin, input] = [document.querySelector('button')!, document.querySelector('input')!];
    focus.back(origin);
    if (isElsewhere) input.focus();
    TestBed.tick();
    expect(document.activeElement).toBe(isElsewhere ? input : origin);
  });

  it.each([
    ['back', (focus: FocusReturn) => focus.back(document.body)],
    ['to an event', (focus: FocusReturn) => focus.again('a')],
  ])('gives nothing %s once the calendar is gone', (_, give) => {
    const { focus } = given(WEEK);
    TestBed.resetTestingModule();
    expect(() => give(focus)).not.toThrow();
  });

  it('gives it back to nothing where it came from nowhere', () => {
    const { focus } = given(WEEK);
    focus.back(null);
    TestBed.tick();
    expect(focused()).toBe('');
  });
});
