import { isAllSeen } from './all-seen';

/** Sets sizes of an element that doesn't fit, since jsdom has no layout. */
const sized = (element: Element, size: Partial<Element>): void => {
  for (const [name, value] of Object.entries(size)) Object.defineProperty(element, name, { value });
};
const part = (name: string, text: string): HTMLElement => {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
};

describe('what is drawn of an event', () => {
  it.each<[string, (card: HTMLElement, title: Element) => void, boolean]>([
    ['is all of it', () => undefined, true],
    ['is all but a hair', (card) => sized(card, { scrollWidth: 101, clientWidth: 100 }), true],
    ['is cut', (card) => sized(card, { scrollWidth: 102, clientWidth: 100 }), false],
    [
      'is but a line of its title',
      (_, title) => sized(title, { scrollHeight: 43, clientHeight: 40 }),
      false,
    ],
    [
      'is all but a hair of a line',
      (_, title) => sized(title, { scrollHeight: 42, clientHeight: 40 }),
      true,
    ],
    [
      'runs within a line, which has no size of its own',
      (_, title) => sized(title, { scrollHeight: 16, clientHeight: 0 }),
      true,
    ],
    [
      'is said in full to screen readers, on a pixel',
      (card) => {
        const spoken = part('ec-visually-hidden', 'Plan in full');
        sized(spoken, { scrollWidth: 90, clientWidth: 1 });
        card.append(spoken);
      },
      true,
    ],
    ['isn’t all of its days', (card) => card.setAttribute('data-continues-after', ''), false],
    ['is the host’s, without its time', (card) => card.append(part('ec-own', 'Plan')), false],
  ])('%s', (_, make, expected) => {
    const card = document.createElement('ec-event');
    const title = part('ec-title', 'Plan');
    card.append(title, ' ', part('ec-time', '10\n – 11 AM'));
    make(card, title);
    expect(isAllSeen(card, ['10 – 11 AM', ''])).toBe(expected);
  });
});
