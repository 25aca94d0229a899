import { isFocusFree } from './free-focus';

describe('focus', () => {
  afterEach(() => document.body.replaceChildren());

  it.each<[string, string, boolean]>([
    ['on a view', '<div role="grid" tabindex="-1"></div>', true],
    ['on a list', '<ec-agenda tabindex="-1"></ec-agenda>', true],
    ['in a view', '<div role="grid"><button tabindex="-1"></button></div>', false],
    ['elsewhere', '<button tabindex="-1"></button>', false],
  ])('%s is free: %s', (_, page, isFree) => {
    document.body.innerHTML = page;
    document.querySelector<HTMLElement>('[tabindex]')!.focus();
    expect(document.activeElement).not.toBe(document.body);
    expect(isFocusFree(document)).toBe(isFree);
  });

  it('that was lost with its element is free', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    button.remove();
    expect(isFocusFree(document)).toBe(true);
  });

  it('that nothing has is free', () => {
    expect(isFocusFree({ activeElement: null, body: document.body } as Document)).toBe(true);
  });
});
