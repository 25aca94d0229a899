import { modeOf, readEditorFields } from './listed-fields';

function read(given: unknown): { readonly listed: unknown; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const listed = readEditorFields(given, (problem) => problems.push(problem));
  return { listed: listed === null ? null : [...listed], problems };
}

describe('the fields that a host lists', () => {
  it.each<[string, unknown, readonly [string, string][] | null, readonly RegExp[]]>([
    ['are all of them without a list', undefined, null, []],
    ['are all of them for null', null, null, []],
    [
      'are in its order',
      ['times', 'title'],
      [
        ['times', 'edited'],
        ['title', 'edited'],
      ],
      [],
    ],
    [
      'may be only shown',
      [
        { field: 'times', readOnly: true },
        { field: 'title', readOnly: false },
      ],
      [
        ['times', 'shown'],
        ['title', 'edited'],
      ],
      [],
    ],
    [
      'are without unknown ones',
      ['title', 'colour', { readOnly: true }, 7],
      [['title', 'edited']],
      [/names "colour", which is no field/, /names undefined/, /names 7/],
    ],
    [
      'are each there once',
      ['title', { field: 'title', readOnly: true }],
      [['title', 'edited']],
      [/names "title" more than once/],
    ],
    ['are all of them for an empty list', [], null, [/^is \[.*\] without any field/]],
    [
      'are all of them for a list of unknown ones',
      ['x'],
      null,
      [/names "x"/, /^is \[.*\] without any field/],
    ],
    ['are all of them for what is no list', 'title', null, [/is "title" without any field/]],
  ])('%s', (_, given, expected, reported) => {
    const { listed, problems } = read(given);
    expect(listed).toEqual(expected);
    expect(problems).toEqual(reported.map((each) => expect.stringMatching(each) as unknown));
  });

  it('have a mode each', () => {
    const listed = readEditorFields(['title', { field: 'color', readOnly: true }], () => undefined);
    const modes = ['title', 'color', 'times'].map((name) => modeOf(listed, name));
    expect(modes).toEqual(['edited', 'shown', 'hidden']);
    expect(modeOf(null, 'times')).toBe('edited');
  });
});
