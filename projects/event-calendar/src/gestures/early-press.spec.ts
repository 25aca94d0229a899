import { EarlyPress } from './early-press';

/** A mouse event on the document, at a height. */
const mouse = (type: string, clientY: number): MouseEvent => new MouseEvent(type, { clientY });

/** A touch event at a height and a moment, as far as it is looked at; jsdom has none of its own. */
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
      repeated: () => {
        const types: string[] = [];
        const pressed = document.createElement('div');
        const heard = new AbortController();
        for (const [target, type] of [
          [pressed, 'mousedown'],
          [document, 'mousemove'],
          [document, 'mouseup'],
        ] as const) {
          const options = { signal: heard.signal };
          target.addEventListener(type, ({ type: it }) => types.push(it), options);
        }
        press.repeatOn(pressed);
        heard.abort();
        return types;
      },
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

  it('is called off after its end', () => {
    const { press, repeated } = given();
    drag(press);
    release(press);
    expect(press.callOff()).toBe(true);
    expect(repeated()).toEqual([]);
    // The next one is none of that.
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
});
