import { leaveSurface } from './leave-surface';

function given(isCalm = false) {
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  document.body.innerHTML = '<div><p><input /></p><button></button></div><input id="other" />';
  const surface = document.querySelector('div')!;
  const ends: [string, unknown, () => void, () => void][] = [];
  Element.prototype.animate = function (this: Element, frames) {
    let end: () => void = () => undefined;
    let fail: () => void = () => undefined;
    const finished = new Promise<void>((resolve, reject) => {
      end = resolve;
      fail = () => reject(new Error('cancelled'));
    });
    ends.push([this.localName, frames, end, fail]);
    return { finished } as unknown as Animation;
  };
  return { surface, ends };
}

const gone = { opacity: 0 };
const aside = { transform: 'translateX(48px)' };

describe('a surface that leaves', () => {
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('is gone at once where motion isn’t wanted', () => {
    const { surface, ends } = given(true);
    expect(leaveSurface(surface, [['p', aside]])).toBeNull();
    expect(surface.inert).not.toBe(true);
    expect(ends).toEqual([]);
  });

  it('can’t be used any more, and moves the parts that are there', () => {
    const { surface, ends } = given();
    void leaveSurface(surface, [
      ['p', aside],
      ['hr', gone],
      ['button', gone],
    ]);
    expect(surface).toMatchObject({ inert: true, ariaHidden: 'true' });
    expect(ends.map(([name, frames]) => [name, frames])).toEqual([
      ['p', aside],
      ['button', gone],
    ]);
  });

  it.each([
    ['input', true],
    ['#other', false],
  ])('lets the focus in it be returned; focus on %s', (selector, isDropped) => {
    const { surface } = given();
    const focused = document.querySelector<HTMLElement>(selector)!;
    focused.focus();
    void leaveSurface(surface, []);
    expect(document.activeElement === document.body).toBe(isDropped);
  });

  it('is gone once every part is, also where one was interrupted', async () => {
    const { surface, ends } = given();
    let isGone = false;
    const leaving = leaveSurface(surface, [
      ['p', aside],
      ['button', gone],
    ])?.then(() => (isGone = true));
    ends[0]![2]();
    await Promise.resolve();
    expect(isGone).toBe(false);
    ends[1]![3]();
    await leaving;
    expect(isGone).toBe(true);
  });
});
