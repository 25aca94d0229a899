import { EarlyPress } from './early-press';
import { touchEvent } from './touch-event.spec-host';

/** Makes a mouse event on the page, at a height. */
function mouse(type: string, clientY: number): MouseEvent {
  const event = new MouseEvent(type, { clientY });
  Object.defineProperty(event, 'target', { value: document.body });
  return event;
}

/** Makes a touch event at a height and a moment, with the properties that are read; jsdom has no touches. */
function touch(type: string, clientY: number, timeStamp: number): TouchEvent {
  const event = new Event(type);
  const touches = [{ clientX: 0, clientY }];
  Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: timeStamp } });
  return event as TouchEvent;
}

describe('a press from before drags are known', () => {
  const given = (): { press: EarlyPress; repeated: () => string[] } => {
    const press = new EarlyPress();
    return {
      press,
      repeated: () => press.take().map(({ type }) => type),
    };
  };
  const drag = (press: EarlyPress): void => {
    press.begin(mouse('mousedown', 0));
    press.follow(mouse('mousemove', 50));
  };
  const release = (press: EarlyPress): boolean => {
    const up = mouse('mouseup', 50);
    press.follow(up);
    return press.release(up);
  };

  it('is done again, with all that the mouse did', () => {
    const { press, repeated } = given();
    drag(press);
    expect(repeated()).toEqual(['mousedown', 'mousemove']);
    expect(repeated()).toEqual([]);
  });

  it('is done again to its end', () => {
    const { press, repeated } = given();
    drag(press);
    expect(release(press)).toBe(true);
    expect(repeated()).toEqual(['mousedown', 'mousemove', 'mouseup']);
  });

  it('is forgotten where it was a click', () => {
    const { press, repeated } = given();
    press.begin(mouse('mousedown', 0));
    expect(press.release(mouse('mouseup', 1))).toBe(false);
    expect(repeated()).toEqual([]);
  });

  it('is called off while it is a drag, and its release is no click', () => {
    const { press, repeated } = given();
    drag(press);
    expect(press.callOff()).toBe(true);
    expect(press.follow(mouse('mousemove', 90))).toBe(false);
    expect(release(press)).toBe(true);
    expect(repeated()).toEqual([]);
  });

  it('is called off before it is a drag, and told of when it becomes one', () => {
    const { press, repeated } = given();
    press.begin(mouse('mousedown', 0));
    expect(press.callOff()).toBe(false);
    expect(press.follow(mouse('mousemove', 2))).toBe(false);
    expect(press.follow(mouse('mousemove', 50))).toBe(true);
    expect(press.follow(mouse('mousemove', 60))).toBe(false);
    expect(repeated()).toEqual([]);
  });

  it.each<[string, number, string[]]>([
    ['stays', 0, ['mousedown', 'mousemove', 'mouseup']],
    ['was scrolled away', -80, []],
  ])('is done again where what was pressed %s', (_, top, types) => {
    const { press, repeated } = given();
    drag(press);
    release(press);
    jest.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
    expect(repeated()).toEqual(types);
    jest.restoreAllMocks();
  });

  it('is called off after its end', () => {
    const { press, repeated } = given();
    drag(press);
    release(press);
    expect(press.callOff()).toBe(true);
    expect(repeated()).toEqual([]);
    // The next press is a normal one.
    press.begin(mouse('mousedown', 0));
    expect(press.follow(mouse('mousemove', 50))).toBe(false);
    expect(repeated()).toEqual(['mousedown', 'mousemove']);
  });

  it.each([
    ['holds still first', 400, true],
    ['moves at once', 100, false],
  ])('of a finger that %s', (_, moment, isDrag) => {
    const { press } = given();
    press.begin(touch('touchstart', 0, 0));
    press.follow(touch('touchmove', 50, moment));
    press.follow(touch('touchmove', 90, 900));
    expect(press.callOff()).toBe(isDrag);
  });

  it('of a finger is told of after its end, and not done again', () => {
    const { press, repeated } = given();
    const drag = (): boolean => {
      press.begin(touch('touchstart', 0, 0));
      press.follow(touch('touchmove', 50, 400));
      return press.release(touch('touchend', 50, 500));
    };
    expect(drag()).toBe(false);
    expect(press.callOff()).toBe(true);
    expect(press.callOff()).toBe(false);
    drag();
    expect(repeated()).toEqual([]);
  });
});

describe('on an element', () => {
  const ends: (() => void)[] = [];
  function given(): {
    readonly early: EarlyPress;
    readonly element: HTMLElement;
    readonly said: string[];
    readonly mouse: (type: string, more?: MouseEventInit) => MouseEvent;
    readonly repeated: () => string[];
  } {
    const element = document.body.appendChild(document.createElement('main'));
    const ignored = element.appendChild(document.createElement('hr'));
    const inner = element.appendChild(document.createElement('b'));
    const [early, said] = [new EarlyPress(), [] as string[]];
    const isHeard = (target: Element): boolean => target !== ignored;
    ends.push(early.listen({ element, isHeard, missing: () => said.push('missing') }));
    return {
      early,
      element,
      said,
      mouse: (type, more = {}) => {
        const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...more });
        (more.detail === 9 ? ignored : inner).dispatchEvent(event);
        return event;
      },
      repeated: () => early.take().map(({ type }) => type),
    };
  }

  afterEach(() => {
    for (const end of ends.splice(0)) end();
    document.body.replaceChildren();
  });

  it('a drag is kept, and is no click', () => {
    const { mouse, repeated } = given();
    mouse('mousedown');
    mouse('mouseup', { clientX: 60, button: 2 });
    mouse('mouseup', { clientX: 40 });
    expect(mouse('click').defaultPrevented).toBe(true);
    expect(mouse('click').defaultPrevented).toBe(false);
    expect(repeated()).toEqual(['mousedown', 'mouseup']);
  });

  it('a click stays one', () => {
    const { mouse, repeated } = given();
    mouse('mousedown');
    mouse('mouseup');
    expect(mouse('click').defaultPrevented).toBe(false);
    expect(repeated()).toEqual([]);
  });

  it.each<[string, (made: ReturnType<typeof given>) => unknown]>([
    [
      'Escape',
      ({ element }) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
    ['the system', () => document.dispatchEvent(new Event('touchcancel'))],
    ['leaving the window', () => window.dispatchEvent(new Event('blur'))],
    ['another press, which isn’t heard', ({ mouse }) => mouse('mousedown', { detail: 9 })],
  ])('a press is called off by %s', (_, take) => {
    const made = given();
    made.mouse('mousedown');
    made.mouse('mousemove', { clientX: 40 });
    take(made);
    expect(made.repeated()).toEqual([]);
  });

  it.each(['inside', 'elsewhere'])('a finger’s is called off by a second one %s', (place) => {
    const { element, repeated } = given();
    const [first, second] = [
      { x: 10, y: 10, identifier: 1 },
      { x: 90, y: 90, identifier: 2 },
    ];
    element.firstElementChild!.nextElementSibling!.dispatchEvent(touchEvent('touchstart', [first]));
    const on = place === 'inside' ? element : document.body;
    on.dispatchEvent(touchEvent('touchstart', [first, second], [second]));
    expect(repeated()).toEqual([]);
  });

  it('a drag that can’t be known is said', () => {
    const { early, mouse, said } = given();
    mouse('mousedown');
    early.callOff();
    mouse('mousemove', { clientX: 40 });
    expect(said).toEqual(['missing']);
  });
});
