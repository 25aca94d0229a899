import { ApplicationRef, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenDrawn, type GivenPlace } from '../gestures/drawn-event.spec-host';
import { EventMenuOpener, type EventMenuRequest } from '../gestures/event-menu-opener';
import { LayoutWidths } from '../store/layout/layout-widths';
import { fitBesideDrawer } from '../store/layout/fit-beside-drawer';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Editing, type EditSession } from '../store/events/editing';
import { givenEvent } from '../store/events/given-event.spec-host';
import { givenPart } from '../store/given-part.spec-host';
import { SessionState } from '../store/events/session-state';
import { EventCardOpener } from './event-card-opener';

const endings: (() => void)[] = [];

function given(showEventCard: 'hover' | 'none' = 'hover') {
  const isUnderWay = signal(false);
  const request = signal<EventMenuRequest | null>(null);
  const made = givenPart(
    EventCardOpener,
    { showEventCard, resources: [{ id: 'ana', title: 'Ana' }] },
    [
      EventCardOpener,
      { provide: EventMenuOpener, useValue: { request } },
      { provide: SessionState, useValue: { isUnderWay } },
    ],
  );
  const root = document.body.appendChild(document.createElement('main'));
  const end = made.part.listen(root);
  endings.push(end);
  return { ...made, root, end, isUnderWay, request };
}
type Given = ReturnType<typeof given>;

/** Draws an event with its title alone. */
function draw(
  { root }: Given,
  fields: Partial<CalendarEvent> = {},
  { text, ...place }: GivenPlace & { text?: string } = {},
): HTMLElement {
  const event = givenEvent({ title: 'Plan', ...fields });
  const { element } = givenDrawn(event, place);
  element.append(text ?? event.title);
  root.append(element);
  return element;
}

function over(target: EventTarget, more: Partial<PointerEvent> = {}): void {
  const event = new MouseEvent('pointerover', { bubbles: true });
  const at = { pointerType: 'mouse', clientX: 0, clientY: 0, ...more };
  for (const [name, value] of Object.entries(at)) Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
}

/** Focuses an element, by key or by a press. */
function focus(element: HTMLElement, isVisible = true): void {
  jest
    .spyOn(element, 'matches')
    .mockImplementation((selector) => selector === ':focus-visible' && isVisible);
  element.dispatchEvent(new Event('focusin', { bubbles: true }));
}

function key(name: string): KeyboardEvent {
  const press = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  return press;
}

/** Opens another event in the editor, in a drawer. */
function editElsewhere(): void {
  TestBed.inject(CalendarSettings).measure(1280);
  const room = TestBed.inject(LayoutWidths);
  room.share.set(fitBesideDrawer);
  room.drawerWidth.set(400);
  TestBed.inject(Editing).session.set({ event: givenEvent({}) } as EditSession);
}

const wait = (milliseconds: number): void => {
  jest.advanceTimersByTime(milliseconds);
};
const shown = ({ part }: Given): HTMLElement | undefined => part.request()?.element;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => {
  for (const end of endings.splice(0)) end();
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('the card of an event', () => {
  it('is asked for where a pointer rests on it', () => {
    const made = given();
    const card = draw(made);
    over(card);
    wait(499);
    expect(shown(made)).toBeUndefined();
    wait(1);
    expect(shown(made)).toBe(card);
  });

  it('isn’t by a finger, by a pointer that passes, nor where the host wants none', () => {
    const made = given();
    const card = draw(made);
    over(card, { pointerType: 'touch' });
    wait(1000);
    over(card);
    wait(300);
    over(made.root);
    wait(1000);
    expect(shown(made)).toBeUndefined();
    made.inputs.showEventCard.set('none');
    over(card);
    wait(1000);
    expect(shown(made)).toBeUndefined();
  });

  it('isn’t where a press gives the focus back, until a key takes it on', () => {
    const made = given();
    const card = draw(made);
    made.root.dispatchEvent(new Event('pointerdown'));
    focus(card);
    wait(1000);
    expect(shown(made)).toBeUndefined();
    document.dispatchEvent(new Event('scroll'));
    wait(1000);
    expect(shown(made)).toBeUndefined();
    key('ArrowDown');
    focus(card);
    wait(500);
    expect(shown(made)).toBe(card);
  });

  it.each([
    ['comes where a pointer is when anybody begins to listen', false, true],
    ['stays away where the press that began it has opened an editor', true, false],
  ])('%s', (_, isEditing, isShown) => {
    const made = given();
    const card = draw(made);
    jest.spyOn(made.root, 'querySelector').mockReturnValue(card);
    if (isEditing) TestBed.inject(Editing).session.set({ event: null } as EditSession);
    wait(1000);
    expect(shown(made) === card).toBe(isShown);
  });

  it('of the next event comes sooner', () => {
    const made = given();
    const [card, next] = [draw(made), draw(made)];
    over(card);
    wait(500);
    over(next);
    wait(119);
    expect(shown(made)).toBe(card);
    wait(1);
    expect(shown(made)).toBe(next);
  });

  it('can be hovered itself, and stays while it is', () => {
    const made = given();
    const card = draw(made);
    const shownCard = made.root.appendChild(document.createElement('ec-event-card'));
    over(card);
    wait(500);
    over(made.root);
    wait(100);
    over(shownCard);
    wait(5000);
    shownCard.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(shown(made)).toBe(card);
    over(made.root);
    wait(120);
    expect(shown(made)).toBeUndefined();
  });

  it.each<[string, (made: Given) => unknown]>([
    ['Escape', () => key('Escape')],
    ['a press', ({ root }) => root.dispatchEvent(new Event('pointerdown'))],
    ['scrolling of the page', () => document.dispatchEvent(new Event('scroll'))],
    ['the pointer’s leaving', ({ root }) => root.dispatchEvent(new Event('pointerleave'))],
    ['the focus’s leaving', ({ root }) => root.dispatchEvent(new Event('focusout'))],
    ['the calendar’s end', ({ end }) => end()],
    ['a drag', ({ isUnderWay }) => isUnderWay.set(true)],
    ['a menu', ({ request }) => request.set({} as EventMenuRequest)],
    [
      'its editor',
      ({ part }) => {
        const event = part.request()?.drawn.occurrence().event ?? null;
        TestBed.inject(Editing).session.set({ event } as EditSession);
      },
    ],
    [
      'an editor that may stand over it',
      () => TestBed.inject(Editing).session.set({ event: givenEvent({}) } as EditSession),
    ],
  ])('goes by %s', (_, go) => {
    const made = given();
    over(draw(made));
    wait(500);
    expect(shown(made)).toBeDefined();
    go(made);
    expect(shown(made)).toBeUndefined();
  });

  it('stays away from what comes under a pointer that has opened an editor', () => {
    const made = given();
    editElsewhere();
    const card = draw(made);
    over(card, { clientX: 300, clientY: 200 });
    wait(1000);
    expect(shown(made)).toBeUndefined();
    over(card, { clientX: 320, clientY: 200 });
    wait(500);
    expect(shown(made)).toBe(card);
  });

  it('is read beside the drawer, in which another event is', () => {
    const made = given();
    document.dispatchEvent(new MouseEvent('pointerup'));
    editElsewhere();
    const card = draw(made);
    over(card, { clientX: 300 });
    wait(500);
    expect(shown(made)).toBe(card);
  });

  it('takes Escape for itself, and only while it is there', () => {
    const made = given();
    const heard = jest.fn();
    document.body.addEventListener('keydown', heard);
    over(draw(made));
    expect(key('Escape').defaultPrevented).toBe(false);
    wait(500);
    expect(key('Escape').defaultPrevented).toBe(true);
    expect(key('Escape').defaultPrevented).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    document.body.removeEventListener('keydown', heard);
  });

  it('that was sent away stays away until the pointer has been elsewhere', () => {
    const made = given();
    const card = draw(made);
    over(card);
    wait(500);
    key('Escape');
    over(card);
    wait(1000);
    expect(shown(made)).toBeUndefined();
    over(made.root);
    over(card);
    wait(500);
    expect(shown(made)).toBe(card);
  });

  it('doesn’t come back by the end of what took it away', () => {
    const made = given();
    over(draw(made));
    wait(500);
    made.isUnderWay.set(true);
    TestBed.inject(ApplicationRef).tick();
    made.isUnderWay.set(false);
    expect(shown(made)).toBeUndefined();
  });

  it('isn’t asked for where a press was let go, until the pointer moves on', () => {
    const made = given();
    const card = draw(made);
    document.dispatchEvent(new MouseEvent('pointerup', { clientX: 5, clientY: 5 }));
    over(card, { clientX: 6, clientY: 5 });
    wait(1000);
    expect(shown(made)).toBeUndefined();
    over(card, { clientX: 20, clientY: 5 });
    wait(500);
    expect(shown(made)).toBe(card);
  });

  it('lets what a host has on it be pressed', () => {
    const made = given();
    const button = document.createElement('button');
    made.root.appendChild(document.createElement('ec-event-card')).append(button);
    const card = draw(made);
    over(card);
    wait(500);
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(shown(made)).toBe(card);
  });
});

describe('on focus', () => {
  it.each<[string, string, boolean, boolean]>([
    ['by a key that goes on', 'ArrowRight', true, true],
    ['by Tab', 'Tab', true, true],
    ['by a press', 'Tab', false, false],
    ['that is given back', 'Enter', true, false],
  ])('%s (%s)', (_, name, isVisible, isShown) => {
    const made = given();
    const card = draw(made);
    key(name);
    focus(card, isVisible);
    wait(499);
    expect(shown(made)).toBeUndefined();
    wait(1);
    expect(shown(made)).toBe(isShown ? card : undefined);
  });
});

describe('there is something to read of', () => {
  it.each<[string, Partial<CalendarEvent>, GivenPlace & { text?: string }, boolean]>([
    ['a whole day that is its title', { allDay: true }, {}, false],
    ['a time that isn’t drawn', {}, {}, true],
    ['a time that is', {}, { text: 'Plan 10 – 11 AM' }, false],
    ['a start alone', {}, { text: 'Plan 10 AM' }, true],
    ['a resource', { allDay: true, resource: 'ana' }, {}, true],
    ['a resource that is drawn', { allDay: true, resource: 'ana' }, { text: 'Plan Ana' }, false],
    ['a resource in its own column', { allDay: true, resource: 'ana' }, { resource: 'ana' }, false],
    ['a description', { allDay: true, description: 'Bring it' }, {}, true],
    ['a description of other kind', { allDay: true, description: 7 as never }, {}, false],
  ])('%s', (_, fields, place, isShown) => {
    const made = given();
    over(draw(made, fields, place));
    wait(500);
    expect(shown(made) !== undefined).toBe(isShown);
  });

  it('all, with a card of the host’s own', () => {
    const made = given();
    made.inputs.eventCardTemplate.set({} as never);
    over(draw(made, { allDay: true }));
    wait(500);
    expect(shown(made)).toBeDefined();
  });
});
