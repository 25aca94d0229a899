import { createSxSheet } from './sx-sheet';

describe('createSxSheet', () => {
  let element: HTMLElement;

  beforeEach(() => {
    element = document.createElement('div');
    document.body.append(element);
  });
  afterEach(() => {
    element.remove();
    document.adoptedStyleSheets = [];
  });

  const rules = (): string[] =>
    document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

  it('adopts a sheet for the element alone', () => {
    createSxSheet(element).apply({ color: 'red', '& b': { mt: 1 }, p: { md: 2 } });
    const name = element.getAttribute('data-ec-sx') ?? '';
    expect(name).not.toBe('');
    const [own, wide, inner] = rules();
    expect(own).toContain(name);
    expect(own).toContain('color: red');
    expect(wide).toMatch(/@media \(min-width: 900px\)[^]*padding: 16px/);
    expect(inner).toMatch(/ b \{[^]*margin-top: 8px/);
    expect(getComputedStyle(element).color).toBe('rgb(255, 0, 0)');
    expect(element.getAttribute('style')).toBeNull();
  });

  it('replaces its styles, and leaves the sheets of others', () => {
    const others = new CSSStyleSheet();
    document.adoptedStyleSheets = [others];
    const sheet = createSxSheet(element);
    sheet.apply({ color: 'red' });
    sheet.apply({ color: 'blue' });
    expect(rules()).toEqual([expect.stringContaining('color: blue')]);
    sheet.remove();
    expect([...document.adoptedStyleSheets]).toEqual([others]);
    expect(element.hasAttribute('data-ec-sx')).toBe(false);
  });

  it('does nothing for the same object, and can start again after removal', () => {
    const sheet = createSxSheet(element);
    const sx = { color: 'red' };
    sheet.apply(sx);
    const [adopted] = document.adoptedStyleSheets;
    sheet.apply(sx);
    expect(document.adoptedStyleSheets[0]).toBe(adopted);
    sheet.remove();
    sheet.apply(sx);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  it.each([undefined, null, {}, { color: null }])('adopts nothing for %j', (sx) => {
    createSxSheet(element).apply(sx);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect(element.hasAttribute('data-ec-sx')).toBe(false);
  });

  it('adopts in the shadow root that holds the element', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.append(element);
    const sheet = createSxSheet(element);
    sheet.apply({ color: 'red' });
    expect([document.adoptedStyleSheets.length, shadow.adoptedStyleSheets.length]).toEqual([0, 1]);
    sheet.remove();
    expect(shadow.adoptedStyleSheets).toHaveLength(0);
    host.remove();
  });

  it('reports what it leaves out, and applies the rest', () => {
    const report = jest.fn<undefined, [string]>();
    createSxSheet(element, report).apply({ color: () => 'red', '&:::': { p: 1 }, mt: 1 });
    expect(report.mock.calls).toEqual([
      [expect.stringContaining('sx.color')],
      [expect.stringContaining('&:::')],
    ]);
    expect(rules().join()).toContain('margin-top: 8px');
  });

  it('lets no value end its declaration', () => {
    createSxSheet(element).apply({
      color: 'red; } body { color: blue',
      '--x': '1} body {color: blue',
    });
    expect(rules().join()).not.toContain('body {');
    expect(getComputedStyle(document.body).color).not.toBe('rgb(0, 0, 255)');
  });

  it('does nothing where sheets cannot be adopted', () => {
    const other = document.implementation.createHTMLDocument();
    const orphan = other.createElement('div');
    createSxSheet(orphan).apply({ color: 'red' });
    expect(orphan.hasAttribute('data-ec-sx')).toBe(false);
  });
});
