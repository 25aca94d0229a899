import { TestBed } from '@angular/core/testing';
import { Editing } from '../store/events/editing';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import * as availabilityCode from '../store/availability/availability-code';
import { AvailabilityRules } from '../store/availability/availability-rules';
import { givenDrawn } from './drawn-event.spec-host';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import { givenSpace, GivenView } from './given-view.spec-host';
import { Sessions } from './sessions';
import { SlotPresses } from './slot-presses';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const at14 = { ...plan, start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' };

interface Given extends GivenPart<SlotPresses> {
  readonly view: GivenView;
  readonly element: HTMLElement;
  readonly settled: () => Promise<void>;
}

function given(more: GivenInputs = {}): Given {
  const made = givenPart(SlotPresses, { events: [plan], ...more }, GESTURE_PARTS);
  const element = document.body.appendChild(document.createElement('main'));
  return {
    ...made,
    element,
    view: new GivenView(element),
    settled: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      TestBed.tick();
    },
  };
}

afterEach(() => document.body.replaceChildren());

describe('a click', () => {
  /** Presses and clicks, as a mouse does. */
  function click(made: Given, pressed: Element, released = pressed, type = 'click'): MouseEvent {
    made.part.pressed(pressed);
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: 0,
      clientY: 14,
    });
    const gesture = type === 'dblclick' ? 'double-click' : 'click';
    made.element.addEventListener(type, () => made.part.create(made.view, gesture, event), {
      once: true,
    });
    released.dispatchEvent(event);
    return event;
  }
  const drafted = (): string | undefined => TestBed.inject(Editing).session()?.draft.start;

  it.each<[string, GivenInputs, string | undefined]>([
    ['click', {}, '2026-11-20T14:00:00'],
    ['dblclick', {}, undefined],
    ['click', { eventCreation: { interaction: 'double-click' } }, undefined],
    ['dblclick', { eventCreation: { interaction: 'double-click' } }, '2026-11-20T14:00:00'],
    ['click', { eventCreation: false }, undefined],
  ])('(%s) on empty space under %j drafts: %s', (type, more, start) => {
    const made = given(more);
    const cell = givenSpace(made.element);
    click(made, cell, cell, type);
    expect(drafted()).toBe(start);
  });

  it.each<[string, GivenInputs, string, number]>([
    ['click', {}, 'on it', 1],
    ['click', { eventCreation: false }, 'on it, where nothing may be created', 1],
    ['dblclick', {}, 'of a second click', 0],
  ])('(%s) under %j tells of a block, %s', (type, more, _, times) => {
    const lunch = { title: 'Lunch', start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' };
    const made = given({ blockedTimes: [lunch], ...more });
    TestBed.inject(AvailabilityRules).code.set(availabilityCode);
    const cell = givenSpace(made.element);
    click(made, cell, cell, type);
    expect(made.inputs.blockedTimeClick.emit.mock.calls).toEqual(Array(times).fill([lunch]));
  });

  it('is none on empty space that began on an event, or ends on one', () => {
    const made = given({ areEventsDraggable: false });
    const cell = givenSpace(made.element);
    const card = givenDrawn(plan, {}).element;
    cell.append(card);
    click(made, card, cell);
    click(made, cell, card);
    click(made, made.element, cell);
    expect(drafted()).toBeUndefined();
  });

  it('where there is no time creates nothing', () => {
    const made = given();
    jest.spyOn(made.view, 'slotAt').mockReturnValue(null);
    click(made, givenSpace(made.element));
    expect(drafted()).toBeUndefined();
  });

  describe('while an event is picked up', () => {
    it('puts it down there, and means nothing else', async () => {
      const made = given();
      TestBed.inject(Sessions).pickUp(occurrenceIn(plan));
      expect(click(made, givenSpace(made.element)).defaultPrevented).toBe(true);
      await made.settled();
      expect(made.inputs.events()).toEqual([at14]);
      expect(drafted()).toBeUndefined();
    });

    it.each<[string, (made: Given) => Element, string]>([
      ['beside the slots', ({ element }) => element, 'click'],
      ['of a double one', ({ element }) => givenSpace(element), 'dblclick'],
    ])('%s does nothing', async (_, target, type) => {
      const made = given();
      const session = TestBed.inject(Sessions).pickUp(occurrenceIn(plan));
      expect(click(made, target(made), undefined, type).defaultPrevented).toBe(false);
      await made.settled();
      expect(session.isOver).toBe(false);
      expect(drafted()).toBeUndefined();
    });
  });
});
