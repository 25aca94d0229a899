import COLORS from '../generated/code-colors.json';
import EXAMPLES from '../generated/examples.json';
import { codePieces } from './code-pieces';

/** Returns the coloured pieces of an example, each with its kind. */
const seen = (name: keyof typeof EXAMPLES): string[] =>
  codePieces(EXAMPLES[name].trimEnd(), COLORS[name])
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

describe('pieces of code', () => {
  it('have their kinds in TypeScript', () => {
    expect(seen('two-zones.ts')).toEqual(
      expect.arrayContaining([
        'keyword import',
        "string '@angular/core'",
        'keyword @Component',
        'name TwoZones',
        'function signal',
        'value 1',
      ]),
    );
  });

  it('have their kinds in the template and the styles of a component', () => {
    expect(seen('two-zones.ts')).toEqual(
      expect.arrayContaining(['tag <event-calendar', 'attribute [(events)]', 'string "events"']),
    );
    expect(seen('themed-calendar.ts')).toEqual(
      expect.arrayContaining(['attribute --ec-hour-height', 'value 64px', 'function light-dark']),
    );
  });

  it.each(Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[])('add up to %s', (name) => {
    const code = EXAMPLES[name].trimEnd();
    const pieces = codePieces(code, COLORS[name]);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(pieces.at(-1)?.text).not.toBe('');
  });

  it('are plain without colours, and after them', () => {
    expect(codePieces('a b')).toEqual([{ kind: 'plain', text: 'a b' }]);
    expect(codePieces('let b', 'k3')).toEqual([
      { kind: 'keyword', text: 'let' },
      { kind: 'plain', text: ' b' },
    ]);
  });
});
