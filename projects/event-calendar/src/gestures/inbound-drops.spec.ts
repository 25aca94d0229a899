import { TestBed } from '@angular/core/testing';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { HOUR_MS } from 'ng-event-calendar/core/internal';
import { FocusReturn } from '../feedback/focus-return';
import type { EventChangeRequest } from '../store/events/event-change-request';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { SessionState } from '../store/events/session-state';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { DropTargets } from './drop-targets';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import { FRIDAY, GivenView, MIDNIGHT, NOWHERE } from './given-view.spec-host';
import { InboundDrops } from './inbound-drops';
import { PageTurn } from './page-turn';
import { Sessions } from './sessions';

const plan = givenEvent({ id: 'a', title: 'Plan' });

interface Given extends GivenPart<InboundDrops> {
  readonly view: GivenView;
  readonly element: HTMLElement;
  readonly state: SessionState;
  readonly end: () => void;
  /** Keys of the events that received focus. */
  readonly focused: string[];
  readonly turned: unknown[];
  readonly settled: () => Promise<void>;
}

function given(more: GivenInputs = {}): Given {
  const [focused, turned]: [string[], unknown[]] = [[], []];
  const made = givenPart(
    InboundDrops,
    { events: [plan], canDragEventsFromTheOutside: true, ...more },
    [
      ...GESTURE_PARTS,
      InboundDrops,
      {
        provide: FocusReturn,
        useValue: {
          again: () => undefined,
          follow: (key: string) => focused.push(key),
        },
      },
      {
        provide: PageTurn,
        useValue: {
          follow: (x: number, _box: object, isRightToLeft: boolean) =>
            turned.push([x, isRightToLeft]),
          stop: () => turned.push('stop'),
        },
      },
    ],
  );
  const element = document.body.appendChild(document.createElement('main'));
  const view = new GivenView(element);
  return {
    ...made,
    view,
    element,
    state: TestBed.inject(SessionState),
    end: made.part.enter(view),
    focused,
    turned,
    settled: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      TestBed.tick();
    },
  };
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

describe('what comes over the view from outside', () => {
  const visit: OutsideEvent = { title: 'Visit', duration: 60 };

  it.each<[GivenInputs, boolean]>([
    [{}, true],
    [{ canDragEventsFromTheOutside: false }, false],
    [{ readOnly: true }, false],
  ])('under %j is taken: %s', (more, isOpen) => {
    const { part, element } = given(more);
    expect([part.isOpen(), part.label(), part.element]).toEqual([isOpen, '', element]);
  });

  it('is shown, follows, and is added where it is dropped', () => {
    const { part, state, inputs, turned } = given();
    expect(part.over(visit, { x: 0, y: 9 })).toBe(true);
    expect(turned).toEqual([[0, false]]);
    expect(part.over(visit, { x: 0, y: 14 })).toBe(true);
    expect(state.preview()).toMatchObject({ start: MIDNIGHT + 14 * HOUR_MS });
    // The event may have changed on its way.
    expect(part.drop({ ...visit, title: 'Changed' })).toBe(true);
    expect(inputs.events()[1]).toMatchObject({ title: 'Changed', start: '2026-11-20T14:00:00' });
    expect(turned.at(-1)).toBe('stop');
    expect(state.draft()).toBeNull();
  });

  it('has the focus then', async () => {
    const { part, inputs, focused, settled } = given();
    part.over(visit, { x: 0, y: 9 });
    void part.drop(visit);
    await settled();
    expect(focused).toEqual([String(inputs.events()[1]?.id)]);
  });

  it('goes again', () => {
    const { part, state, turned } = given();
    part.over(visit, { x: 0, y: 9 });
    part.leave();
    expect([state.draft(), turned.at(-1)]).toEqual([null, 'stop']);
    expect(part.drop(visit)).toBe(false);
  });

  it('is taken nowhere where there is no slot, and at the next again', () => {
    const { part, state } = given();
    expect(part.over(visit, { x: 0, y: NOWHERE })).toBe(false);
    expect(state.draft()).toBeNull();
    expect(part.over(visit, { x: 0, y: 9 })).toBe(true);
    expect(part.over(visit, { x: 0, y: NOWHERE })).toBe(false);
    expect(part.drop(visit)).toBe(false);
  });

  it('is refused where the host refuses it', () => {
    const { part, inputs } = given();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.preventDefault('Full'),
    );
    expect(part.over(visit, { x: 0, y: 9 })).toBe(false);
    expect(part.drop(visit)).toBe(false);
  });

  it('comes anew after it was called off', () => {
    const { part, state } = given();
    part.over(visit, { x: 0, y: 9 });
    state.draft.set(null);
    TestBed.inject(Sessions).pickUp(occurrenceIn(plan)).cancel();
    part.leave();
    expect(part.over(visit, { x: 0, y: 11 })).toBe(true);
    expect(state.preview()?.start).toBe(MIDNIGHT + 11 * HOUR_MS);
  });

  it('is over when the view goes', () => {
    const { part, state, end, element } = given();
    part.over(visit, { x: 0, y: 9 });
    document.elementFromPoint = () => element;
    const targets = TestBed.inject(DropTargets);
    expect(targets.at({ x: 0, y: 0 }, () => true)).toBe(part);
    end();
    expect(state.draft()).toBeNull();
    expect(targets.at({ x: 0, y: 0 }, () => true)).toBeNull();
  });

  it('goes along with other dates that come under it', () => {
    const { part, state, inputs, view } = given({ view: 'day' });
    TestBed.tick();
    part.over(visit, { x: 0, y: 14 });
    inputs.visibleDate.set('2026-11-21');
    view.first = FRIDAY + 1;
    TestBed.tick();
    expect(state.preview()?.start).toBe(MIDNIGHT + (24 + 14) * HOUR_MS);
  });
});
