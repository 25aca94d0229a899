import { keepAboveKeyboard } from './above-keyboard';

/** Makes the visual viewport of a window of 800 pixels. */
function givenView(): EventTarget & { scale: number; height: number; offsetTop: number } {
  const view = Object.assign(new EventTarget(), { scale: 1, height: 800, offsetTop: 0 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  return view;
}

const inset = ({ style }: HTMLElement): string => style.getPropertyValue('--ec-keyboard');

describe('keepAboveKeyboard', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'visualViewport');
    Reflect.deleteProperty(window, 'innerHeight');
  });

  it.each([
    ['no keyboard', {}, '0px'],
    ['one over its lower part', { height: 499.6 }, '300px'],
    ['one for which the page was pushed up', { height: 500, offsetTop: 120 }, '180px'],
    ['one, zoomed in', { scale: 2, height: 300 }, '0px'],
    ['a view that is higher than the window', { height: 840 }, '0px'],
  ])('tells of %s', (_, seen, expected) => {
    const view = givenView();
    const element = document.createElement('div');
    const end = keepAboveKeyboard(element);
    expect(inset(element)).toBe('0px');
    Object.assign(view, seen).dispatchEvent(new Event('resize'));
    expect(inset(element)).toBe(expected);
    end();
  });

  it('knows of one that is there already, and of none any more at the end', () => {
    const view = Object.assign(givenView(), { height: 500 });
    const element = document.createElement('div');
    const end = keepAboveKeyboard(element);
    expect(inset(element)).toBe('300px');
    end();
    Object.assign(view, { height: 800 }).dispatchEvent(new Event('resize'));
    expect(inset(element)).toBe('300px');
  });

  it('says nothing where nobody knows what is in sight', () => {
    const element = document.createElement('div');
    keepAboveKeyboard(element)();
    expect(inset(element)).toBe('');
  });
});
