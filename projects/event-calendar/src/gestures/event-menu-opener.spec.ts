import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { givenEvent } from '../store/events/given-event.spec-host';
import { SelectionState, type SelectionGestures } from '../store/events/selection-state';
import { SessionState } from '../store/events/session-state';
import { givenDrawn } from './drawn-event.spec-host';
import { EventMenuOpener } from './event-menu-opener';
import type { Point } from './pointer';

const BOX = { left: 10, top: 20, right: 110, bottom: 60 };
const CORNER = { x: 10, y: 20 };

function given() {
  const isUnderWay = signal(false);
  const gestures = signal<Pick<SelectionGestures, 'held' | 'menuOpens'> | null>(null);
  const isComing = signal(false);
  TestBed.configureTestingModule({
    providers: [
      EventMenuOpener,
      { provide: SelectionState, useValue: { gestures, isComing } },
      { provide: SessionState, useValue: { isUnderWay } },
    ],
  });
  const { element, drawn } = givenDrawn(givenEvent());
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(BOX as DOMRect);
  const opener = TestBed.inject(EventMenuOpener);
  return {
    opener,
    gestures,
    isComing,
    isUnderWay,
    element,
    occurrence: drawn.occurrence(),
    /** Right-clicks a target; returns whether the browser's own menu is suppressed. */
    press: (target: HTMLElement, { x, y }: Point = { x: 50, y: 50 }): boolean => {
      const press = new MouseEvent('contextmenu', { clientX: x, clientY: y, cancelable: true });
      target.addEventListener('contextmenu', (event) => opener.press(event), { once: true });
      return !target.dispatchEvent(press);
    },
  };
}

afterEach(() => document.body.replaceChildren());

describe('the menu of an event', () => {
  it.each<[string, Point, Point]>([
    ['at the point of a right click', { x: 50, y: 50 }, { x: 50, y: 50 }],
    ['at its very edges', { x: 110, y: 20 }, { x: 110, y: 20 }],
    ['at its corner where a point was made up', { x: 9, y: 50 }, CORNER],
    ['at its corner, right of it', { x: 111, y: 50 }, CORNER],
    ['at its corner, above it', { x: 50, y: 19 }, CORNER],
    ['at its corner, below it', { x: 50, y: 61 }, CORNER],
  ])('opens %s', (_, point, at) => {
    const { opener, element, occurrence, press } = given();
    const title = element.appendChild(document.createElement('b'));
    expect(press(title, point)).toBe(true);
    expect(opener.request()).toEqual({ occurrence, element, at });
  });

  it('leaves other presses to the browser', () => {
    const { opener, press } = given();
    expect(press(document.createElement('div'))).toBe(false);
    expect(opener.request()).toBeNull();
  });

  it('leaves alone a press that somebody has taken', () => {
    const { opener, element } = given();
    const press = new MouseEvent('contextmenu', { cancelable: true });
    press.preventDefault();
    element.addEventListener('contextmenu', (event) => opener.press(event));
    element.dispatchEvent(press);
    expect(opener.request()).toBeNull();
  });

  it.each([true, false])(
    'waits after a long press for selections that are on their way, which may take it: %s',
    async (isTaken) => {
      const { opener, element, gestures, isComing } = given();
      isComing.set(true);
      opener.released(element, { x: 50, y: 50 });
      expect(opener.request()).toBeNull();
      const held = jest.fn(() => isTaken);
      gestures.set({ held, menuOpens: () => undefined });
      isComing.set(false);
      TestBed.tick();
      await Promise.resolve();
      expect([held.mock.calls, opener.request() === null]).toEqual([[[element]], isTaken]);
    },
  );

  it('opens for nobody who drags, nor does the browser’s', () => {
    const { opener, element, isUnderWay, press } = given();
    isUnderWay.set(true);
    expect(press(element)).toBe(true);
    opener.released(element, { x: 50, y: 50 });
    expect(opener.request()).toBeNull();
  });

  it('opens by key at the corner of the focused event, and on nothing else', () => {
    const { opener, element } = given();
    expect(opener.openByKey(document.body)).toBe(false);
    expect(opener.openByKey(null)).toBe(false);
    expect(opener.request()).toBeNull();
    expect(opener.openByKey(element)).toBe(true);
    expect(opener.request()?.at).toEqual(CORNER);
  });

  it('opens where a finger that held still is lifted', () => {
    const { opener, element } = given();
    opener.released(element, { x: 30, y: 30 });
    expect(opener.request()).toMatchObject({ element, at: { x: 30, y: 30 } });
  });

  it('shows of an event that a finger holds that it can be dragged now', () => {
    const { opener, element } = given();
    const title = element.appendChild(document.createElement('b'));
    const unmark = opener.held(title);
    expect(element.hasAttribute('data-held')).toBe(true);
    unmark?.();
    expect(element.hasAttribute('data-held')).toBe(false);
    expect(opener.held(document.body)).toBeNull();
  });
});
