import { codePieces } from './code-pieces';

/** Returns the coloured pieces of code, each with its kind. */
const seen = (code: string): string[] =>
  codePieces(code)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

describe('pieces of code', () => {
  it.each<[string, string[]]>([
    ["const a = 'b'; // c", ['keyword const', "string 'b'", 'comment // c']],
    ['/* a\nb */ x = 12', ['comment /* a\nb */', 'number 12']],
    ["load('https://example.org/a')", ["string 'https://example.org/a'"]],
    ['<event-calendar [view]="view" />', ['tag <event-calendar', 'string "view"', 'tag />']],
    ['@Component({})', ['keyword @Component']],
    ['object.type = newest', []],
  ])('%s', (code, expected) => {
    expect(seen(code)).toEqual(expected);
  });

  it('add up to the code', () => {
    const code = `import { a } from './b';\n\nexport class C {\n  d = "e" + 5; // f\n}`;
    expect(
      codePieces(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });
});
