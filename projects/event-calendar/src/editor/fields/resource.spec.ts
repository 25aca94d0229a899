import { indexResources, type CalendarEvent } from 'ng-event-calendar/core/internal';
import type { FieldContext } from './editor-field';
import { givenContext, givenPlan, written } from './fields.spec-host';
import { RESOURCE } from './resource';
import type { ResourceValues } from './resource-value';
import {
  chosenResources,
  formKinds,
  isUnknownResource,
  mayBeSeveral,
  resourceIn,
  resourceOptions,
  resourceText,
  resourceTitle,
  type ResourceValue,
} from './resource-options';

const context = givenContext();
/** Makes a value of the one kind without a name. */
const ofNone = (value: ResourceValue): ResourceValues => ({ '': value });
const typed =
  (text: string) =>
  ({ '': value }: ResourceValues): ResourceValues =>
    ofNone({ ...value!, typed: text });

describe('a resource in the form', () => {
  it.each([null, '', 'a', 7, 0, '#', 'with "quotes" and spaces '])('says %j', (id) => {
    expect(resourceIn(resourceText(id))).toBe(id === null ? null : String(id));
  });

  it.each<[string, string | null | undefined]>([
    ['', null],
    ['  ', null],
    [resourceText('a'), 'a'],
    ['#a', undefined],
    ['Room', undefined],
  ])('reads %j as %j', (text, expected) => {
    expect(resourceIn(text)).toBe(expected);
  });

  it.each<[string, string]>([
    ['', ''],
    [resourceText('small'), 'Small room'],
    [resourceText('gone'), 'gone (labelInvalidResource)'],
    ['sma', 'sma'],
  ])('shows %j as %j', (value, title) => {
    expect(resourceTitle(value, context)).toBe(title);
  });

  it('is unknown where the host has none of that id', () => {
    const unknown = ['', 'sma', resourceText(1), resourceText('gone')].filter((value) =>
      isUnknownResource(value, context.resources),
    );
    expect(unknown).toEqual([resourceText('gone')]);
  });
});

describe('the resource', () => {
  it.each<[unknown, string]>([
    [undefined, ''],
    [null, ''],
    [0, resourceText(0)],
    ['', resourceText('')],
    ['gone', resourceText('gone')],
  ])('of %j reads %j', (resource, expected) => {
    expect(RESOURCE.read(givenPlan({ resource }), context)['']?.typed).toBe(expected);
  });

  it.each<[string, string, CalendarEvent]>([
    ['as its resource writes it', resourceText('1'), givenPlan({ resource: 1 })],
    ['that the host doesn’t have', resourceText('gone'), givenPlan({ resource: 'gone' })],
    ['that has an empty id', resourceText(''), givenPlan({ resource: '' })],
    ['that is none', '', givenPlan()],
    ['that is only half typed, as none was touched', 'An', givenPlan({ resource: 'room' })],
  ])('is written %s', (_, value, expected) => {
    const plan = givenContext(givenPlan({ resource: 'room' }));
    expect(written(RESOURCE, typed(value), plan)).toStrictEqual(expected);
  });

  it('that the host has removed since it was chosen is not written, and is a fault', () => {
    const removed = givenContext(givenPlan({ resource: 'room' }), {
      isRemoved: (id) => id === 'gone',
    });
    const value = ofNone({ typed: resourceText('gone'), chosen: [] });
    expect(written(RESOURCE, () => value, removed)).toBe(removed.base);
    expect(RESOURCE.fault?.(value, removed)).toEqual({ '.typed': 'unknownResourceError' });
  });

  it.each<[string, boolean, string]>([
    ['', false, ''],
    ['', true, 'requiredResourceError'],
    [resourceText(1), true, ''],
    [resourceText(''), true, ''],
    [resourceText('gone'), true, ''],
    ['An', false, 'unknownResourceError'],
  ])('%j, needed %j: %s', (value, needsResource, fault) => {
    const given = ofNone({ typed: value, chosen: [] });
    expect(RESOURCE.fault?.(given, givenContext(givenPlan(), { needsResource }))).toEqual({
      '.typed': fault,
    });
  });
});

describe('where there may be several', () => {
  it.each<[string, CalendarEvent['resource'], readonly string[], CalendarEvent['resource']]>([
    ['one alone stays alone', undefined, ['1'], 1],
    ['several are a list', 'room', ['room', '1'], ['room', 1]],
    ['a list stays one', ['room'], ['small'], ['small']],
    ['a list may be empty', ['room'], [], []],
    ['none leave no key', 'room', [], undefined],
    [
      'those that it has come first, as it writes them',
      ['1', 'gone'],
      ['small', 'gone', '1'],
      ['1', 'gone', 'small'],
    ],
  ])('%s', (_, resource, chosen, expected) => {
    const plan = givenContext(givenPlan({ resource }), { canHaveSeveral: true });
    const made = written(RESOURCE, ({ '': value }) => ofNone({ ...value!, chosen }), plan);
    expect(made?.resource).toEqual(expected);
  });

  it('they are chosen where an event has several, also where that isn\u2019t offered', () => {
    expect(mayBeSeveral(givenContext(givenPlan({ resource: ['room', 1] })), '')).toBe(true);
    expect(mayBeSeveral(givenContext(givenPlan({ resource: ['room'] })), '')).toBe(false);
  });

  it('one is needed where every event needs one', () => {
    const needy = givenContext(givenPlan(), { canHaveSeveral: true, needsResource: true });
    const faultOf = (chosen: readonly string[]): unknown =>
      RESOURCE.fault?.(ofNone({ typed: '', chosen }), needy);
    expect(faultOf([])).toEqual({ '.typed': 'requiredResourceError' });
    expect(faultOf(['room'])).toEqual({ '.typed': '' });
  });

  it('those that are chosen are shown, also those that the host doesn\u2019t have', () => {
    const shown = chosenResources(['small', 'gone'], context, () => 'teal');
    expect(shown.map(({ title, color }) => [title, color])).toEqual([
      ['Small room', 'teal'],
      ['gone (labelInvalidResource)', null],
    ]);
  });
});

describe('the resources to choose from', () => {
  const titles = (value: string, needsResource = false): string[] =>
    resourceOptions(value, { ...context, needsResource }, '', () => 'teal').map(
      ({ title, depth }) => '- '.repeat(depth) + title,
    );

  it.each<[string, string, boolean, string[]]>([
    ['all of them, and none', '', false, ['labelNoResource', 'Ana', 'Room', '- Small room']],
    ['all beside the one chosen', resourceText(1), true, ['Ana', 'Room', '- Small room']],
    ['those that are searched for', ' ROO', false, ['Room', 'Small room']],
    ['nobody', 'x', false, []],
  ])('are %s', (_, value, needsResource, expected) => {
    expect(titles(value, needsResource)).toEqual(expected);
  });

  it('have one with an empty id beside none', () => {
    const resources = indexResources([{ id: '', title: 'Nameless' }]);
    const options = resourceOptions('', { ...context, resources }, '', () => 'teal');
    expect(options.map(({ value, title }) => [value, title])).toEqual([
      ['', 'labelNoResource'],
      [resourceText(''), 'Nameless'],
    ]);
    expect(resourceTitle(resourceText(''), { ...context, resources })).toBe('Nameless');
  });

  it('are told apart where they have one title', () => {
    const resources = indexResources([
      { id: 1, title: 'Room' },
      { id: 2, title: 'Room' },
    ]);
    const options = resourceOptions('', { ...context, resources }, '', ({ id }) =>
      id === '1' ? 'red' : 'blue',
    );
    expect(options.map(({ value, color }) => [value, color])).toEqual([
      ['', null],
      [resourceText(1), 'red'],
      [resourceText(2), 'blue'],
    ]);
  });
});

describe('kinds of resources', () => {
  const resources = indexResources([
    {
      id: 'teachers',
      title: 'Teachers',
      kind: 'Teacher',
      canHaveEvents: false,
      children: [
        { id: 'ana', title: 'Ana' },
        { id: 'ben', title: 'Ben' },
      ],
    },
    { id: 1, title: 'Room 1', kind: 'Room' },
    { id: 2, title: 'Room 2', kind: 'Room', children: [{ id: 3, title: 'Booth' }] },
  ]);
  const at = (resource: unknown, more: Partial<FieldContext> = {}): FieldContext =>
    givenContext(givenPlan({ resource }), { resources, ...more });
  const choose =
    (kind: string, id: string | null) =>
    (values: ResourceValues): ResourceValues => ({
      ...values,
      [kind]: { ...values[kind]!, typed: resourceText(id) },
    });

  it.each<[string, unknown, readonly string[]]>([
    ['those that there are', 'ana', ['Teacher', 'Room']],
    ['that of what is unknown, too', 'gone', ['Teacher', 'Room', '']],
  ])('have a field each: %s', (_, resource, kinds) => {
    expect(formKinds(at(resource))).toEqual(kinds);
    expect(Object.keys(RESOURCE.read(givenPlan({ resource }), at(resource)))).toEqual(kinds);
  });

  it.each<[string, unknown, string, string | null, unknown]>([
    ['in the place of that of its kind', ['ana', 1], 'Room', '2', ['ana', 2]],
    ['beside that of another kind', 'ana', 'Room', '2', ['ana', 2]],
    ['where its kind comes first', 1, 'Teacher', 'ben', ['ben', 1]],
    ['as none', ['ana', 1], 'Teacher', null, [1]],
    ['as the only one', undefined, 'Room', '2', 2],
    ['and nothing else is touched', ['gone', 'ana'], 'Room', '1', ['gone', 'ana', 1]],
  ])('one is chosen %s', (_, resource, kind, id, expected) => {
    expect(written(RESOURCE, choose(kind, id), at(resource))?.resource).toEqual(expected);
  });

  it('a change of one leaves what the host changed of another meanwhile', () => {
    const context = { ...at(['ana', 1]), event: givenPlan({ resource: ['ben', 1] }) };
    expect(written(RESOURCE, choose('Room', '2'), context)?.resource).toEqual(['ben', 2]);
  });

  it('several of one are kept', () => {
    const several = at(['ana', 'ben', 1]);
    expect([mayBeSeveral(several, 'Teacher'), mayBeSeveral(several, 'Room')]).toEqual([
      true,
      false,
    ]);
    expect(written(RESOURCE, choose('Room', '2'), several)?.resource).toEqual(['ana', 'ben', 2]);
  });

  it.each<[string, unknown, Partial<FieldContext>, Record<string, string>]>([
    [
      'each that is required',
      undefined,
      { neededKinds: ['Teacher', 'Room'] },
      { Teacher: 'requiredKindError Teacher', Room: 'requiredKindError Room' },
    ],
    [
      'the one that is missing',
      'ana',
      { neededKinds: ['Teacher', 'Room'] },
      { Teacher: '', Room: 'requiredKindError Room' },
    ],
    ['any', undefined, { needsResource: true }, { Teacher: 'requiredResourceError', Room: '' }],
    ['no further one', 1, { needsResource: true }, { Teacher: '', Room: '' }],
  ])('the form asks for %s', (_, resource, more, expected) => {
    const context = at(resource, more);
    const faults = RESOURCE.fault?.(RESOURCE.read(context.base, context), context);
    expect(faults).toEqual(
      Object.fromEntries(Object.entries(expected).map(([kind, fault]) => [`${kind}.typed`, fault])),
    );
  });

  it('each has its own options, indented beneath each other alone', () => {
    const titles = (kind: string, neededKinds: readonly string[] = []): string[] =>
      resourceOptions('', at('ana', { neededKinds }), kind, () => 'teal').map(
        ({ title, depth }) => '- '.repeat(depth) + title,
      );
    expect(titles('Teacher')).toEqual(['labelNoResource', 'Ana', 'Ben']);
    expect(titles('Room', ['Room'])).toEqual(['Room 1', 'Room 2', '- Booth']);
  });

  it('that come later take over what was chosen', () => {
    const before = givenContext(givenPlan({ resource: ['ana', 1] }), {
      resources: indexResources([]),
    });
    const now = at(['ana', 1]);
    const values = RESOURCE.read(before.base, before);
    expect(RESOURCE.reworded?.(values, before, now)).toEqual(RESOURCE.read(now.base, now));
  });
});
