import { TestBed } from '@angular/core/testing';
import { Subject } from 'rxjs';
import { EarlyPress } from './early-press';
import type { Point } from './pointer';
import { DragRecognizer, type DragListener } from './drag-recognizer';
import { touchEvent, type GivenFinger } from './touch-event.spec-host';

/** The CDK's drag of one element, with the members that are used here. */
class GivenRef {
  readonly started = new Subject<{ event: MouseEvent | TouchEvent }>();
  readonly ended = new Subject<void>();
  readonly reset = jest.fn();
  readonly dispose = jest.fn();
  dragStartDelay: unknown;
  constrainPosition: ((point: Point, ref: unknown, rect: object) => Point) | undefined;
}

interface Given {
  readonly element: HTMLElement;
  /** Calls of the listener. */
  readonly log: unknown[];
  /** Events that reached the dragged element or the document. */
  readonly passed: string[];
  /** Drag references, each in place of the one before. */
  readonly refs: readonly GivenRef[];
  /** First drag reference. */
  readonly ref: GivenRef;
  readonly end: () => void;
  readonly accept: (isAccepted: boolean) => void;
  readonly mouse: (type: string, more?: MouseEventInit, on?: EventTarget) => MouseEvent;
  readonly touch: (
    type: string,
    fingers: GivenFinger[],
    changed?: GivenFinger[],
    on?: EventTarget,
  ) => TouchEvent;
}

/** Functions that end listening, since the document and the window are listened to as well. */
const ends: (() => void)[] = [];

let mockCreate: (dragged: HTMLElement) => GivenRef;
jest.mock('@angular/cdk/drag-drop', () => ({
  createDragRef: (_: unknown, dragged: HTMLElement) => mockCreate(dragged),
}));

function given(early: EarlyPress | null = null): Given {
  const [log, passed]: [unknown[], string[]] = [[], []];
  const refs: GivenRef[] = [];
  let isAccepted = true;
  TestBed.configureTestingModule({ providers: [DragRecognizer] });
  const listener: DragListener = {
    accepts: () => isAccepted,
    started: (target, point, press) => log.push(['started', target.localName, point, press.type]),
    moved: (point) => log.push(['moved', point]),
    dropped: () => log.push('dropped'),
    cancelled: () => log.push('cancelled'),
  };
  const element = document.body.appendChild(document.createElement('main'));
  element.append(document.createElement('b'));
  mockCreate = (dragged) => {
    for (const type of ['mousedown', 'touchstart']) {
      dragged.addEventListener(type, (event) => passed.push(event.type));
    }
    refs.push(new GivenRef());
    return refs.at(-1)!;
  };
  const end = TestBed.inject(DragRecognizer).listen(element, listener, early);
  ends.push(end);
  const inner = element.firstElementChild!;
  return {
    element,
    log,
    passed,
    refs,
    ref: refs[0]!,
    end,
    accept: (is) => (isAccepted = is),
    mouse: (type, more = {}, on = inner) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...more });
      on.dispatchEvent(event);
      return event;
    },
    touch: (type, fingers, changed, on = inner) => {
      const event = touchEvent(type, fingers, changed);
      on.dispatchEvent(event);
      return event;
    },
  };
}

const PRESS = { clientX: 10, clientY: 10 };
const STARTED = ['started', 'b', { x: 10, y: 10 }, 'mousemove'];

/** Makes a press that has become a drag. */
function givenDrag(made: Given): void {
  made.mouse('mousedown', PRESS);
  made.ref.started.next({ event: new MouseEvent('mousemove', { clientX: 18, clientY: 10 }) });
  expect(made.log.splice(0)).toEqual([STARTED, ['moved', { x: 18, y: 10 }]]);
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

describe('a drag', () => {
  it('begins where it was pressed, goes on, and is dropped', () => {
    const made = given();
    givenDrag(made);
    const rect = { left: 3, top: 4 };
    expect(made.ref.constrainPosition?.({ x: 50, y: 60 }, null, rect)).toEqual({ x: 3, y: 4 });
    made.ref.ended.next();
    expect(made.log).toEqual([['moved', { x: 50, y: 60 }], 'dropped']);
    expect(made.ref.reset).toHaveBeenCalledTimes(1);
    // The drag is over.
    made.ref.constrainPosition?.({ x: 50, y: 60 }, null, rect);
    made.ref.ended.next();
    expect(made.log).toHaveLength(2);
  });

  it('waits longer for a finger than for a mouse', () => {
    const { ref } = given();
    expect(ref.dragStartDelay).toEqual({ touch: 300, mouse: 0 });
  });

  it('is of what the listener accepts, by the first button', () => {
    const { mouse, accept, passed } = given();
    mouse('mousedown', { button: 2 });
    accept(false);
    mouse('mousedown');
    expect(passed).toEqual([]);
    accept(true);
    mouse('mousedown');
    expect(passed).toEqual(['mousedown']);
  });

  it('is none without a press', () => {
    const { ref, log } = given();
    ref.started.next({ event: new MouseEvent('mousemove') });
    ref.ended.next();
    expect(log).toEqual([]);
  });

  it('is called off by Escape, which means nothing else then', () => {
    const made = given();
    const heard: string[] = [];
    made.element.addEventListener('keydown', ({ key }) => heard.push(key));
    const press = (key: string): boolean =>
      made.element.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    expect(press('Escape')).toBe(true);
    givenDrag(made);
    press('Enter');
    expect(made.log).toEqual([]);
    expect(press('Escape')).toBe(false);
    expect(made.log).toEqual(['cancelled']);
    made.ref.ended.next();
    expect(made.log).toEqual(['cancelled']);
    expect(heard).toEqual(['Escape', 'Enter']);
  });

  it.each<[string, () => unknown]>([
    ['the system takes the finger', () => document.dispatchEvent(new Event('touchcancel'))],
    ['the window is left', () => window.dispatchEvent(new Event('blur'))],
  ])('is called off where %s', (_, take) => {
    const made = given();
    givenDrag(made);
    take();
    made.ref.ended.next();
    expect(made.log).toEqual(['cancelled']);
  });

  it('is placed anew by whatever scrolls under the pointer', () => {
    const made = given();
    const scroll = (): boolean => made.element.dispatchEvent(new Event('scroll'));
    scroll();
    givenDrag(made);
    scroll();
    made.ref.constrainPosition?.({ x: 50, y: 60 }, null, { left: 0, top: 0 });
    document.dispatchEvent(new Event('scroll'));
    expect(made.log).toEqual([
      ['moved', { x: 18, y: 10 }],
      ['moved', { x: 50, y: 60 }],
      ['moved', { x: 50, y: 60 }],
    ]);
    made.ref.ended.next();
    scroll();
    expect(made.log).toHaveLength(4);
  });

  it('ends with what it is on', () => {
    const made = given();
    givenDrag(made);
    made.end();
    expect(made.log).toEqual(['cancelled']);
    expect(made.ref.dispose).toHaveBeenCalledTimes(1);
    made.mouse('mousedown');
    expect(made.passed).toEqual(['mousedown']);
  });

  it('is held on to while another button comes and goes', () => {
    const made = given();
    const heard: number[] = [];
    const hear = ({ button }: MouseEvent): number => heard.push(button);
    document.addEventListener('mouseup', hear);
    made.mouse('mouseup', { button: 2 });
    givenDrag(made);
    made.mouse('mouseup', { button: 2 });
    made.mouse('mouseup', { button: 0 });
    document.removeEventListener('mouseup', hear);
    expect(heard).toEqual([2, 0]);
  });

  it('is followed by no click, which the next one is again', async () => {
    const made = given();
    const clicks: string[] = [];
    made.element.addEventListener('click', () => clicks.push('click'));
    givenDrag(made);
    made.ref.ended.next();
    expect(made.mouse('click').defaultPrevented).toBe(true);
    expect(made.mouse('click').defaultPrevented).toBe(false);
    made.ref.ended.next();
    await new Promise((resolve) => setTimeout(resolve));
    made.mouse('click');
    expect(clicks).toEqual(['click', 'click']);
  });
});

describe('of fingers', () => {
  const [first, second] = [
    { x: 10, y: 10, identifier: 4 },
    { x: 90, y: 90, identifier: 5 },
  ];

  it('the first one presses, and the others let go of nothing', () => {
    const made = given();
    const heard: string[] = [];
    const hear = ({ type }: Event): number => heard.push(type);
    document.addEventListener('touchend', hear);
    made.touch('touchstart', [first]);
    made.ref.started.next({ event: touchEvent('touchmove', [first]) });
    made.touch('touchstart', [first, second], [second]);
    expect(made.passed).toEqual(['touchstart']);
    made.touch('touchend', [first], [second]);
    expect(heard).toEqual([]);
    made.touch('touchend', [second], [first]);
    document.removeEventListener('touchend', hear);
    expect(heard).toEqual(['touchend']);
  });

  it.each([
    ['beside it', (made: Given) => made.element.firstElementChild!],
    ['elsewhere on the page', () => document.body],
  ])(
    'a second one %s that comes before the first has lifted anything calls the press off',
    (_, on) => {
      const made = given();
      made.touch('touchstart', [first]);
      made.touch('touchstart', [first, second], [second], on(made));
      expect(made.ref.dispose).toHaveBeenCalledTimes(1);
      made.ref.started.next({ event: touchEvent('touchmove', [first, second]) });
      made.touch('touchend', [], [first, second]);
      expect(made.log).toEqual([]);
      // The next press counts again.
      made.touch('touchstart', [first]);
      made.refs[1]?.started.next({ event: touchEvent('touchmove', [first]) });
      expect(made.log).toHaveLength(2);
    },
  );

  it('a second one elsewhere lets go of nothing that the first has lifted', () => {
    const made = given();
    made.touch('touchstart', [first]);
    made.ref.started.next({ event: touchEvent('touchmove', [first]) });
    made.touch('touchstart', [first, second], [second], document.body);
    expect(made.ref.dispose).not.toHaveBeenCalled();
    made.ref.ended.next();
    expect(made.log.at(-1)).toBe('dropped');
  });

  it('one is followed where what it pressed is drawn no more', () => {
    const made = given();
    const heard: string[] = [];
    const hear = ({ type }: Event): number => heard.push(type);
    const types = ['touchmove', 'touchend'];
    for (const type of types) document.addEventListener(type, hear);
    made.touch('touchstart', [first]);
    made.ref.started.next({ event: touchEvent('touchmove', [first]) });
    made.element.firstElementChild!.remove();
    // The finger mustn't scroll the page during a drag.
    expect(made.touch('touchmove', [first]).defaultPrevented).toBe(true);
    made.ref.ended.next();
    expect(made.touch('touchmove', [first]).defaultPrevented).toBe(false);
    made.touch('touchend', [], [first]);
    made.touch('touchmove', [first]);
    for (const type of types) document.removeEventListener(type, hear);
    expect(heard).toEqual(['touchmove', 'touchmove', 'touchend']);
  });
});

it('a press from before drags were known is done again, if it is accepted', () => {
  const target = document.body.appendChild(document.createElement('i'));
  const early = new EarlyPress();
  early.listen({ element: target, isHeard: () => true, missing: () => undefined });
  target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  document.dispatchEvent(new MouseEvent('mousemove', { clientX: 40 }));
  expect(given(early).passed).toEqual(['mousedown']);
});
