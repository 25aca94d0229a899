import { indexResources, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenContext, givenPlan, written } from './fields.spec-host';
import { RESOURCE } from './resource';
import {
  isUnknownResource,
  mayBeSeveral,
  chosenResources,
  resourceIn,
  resourceOptions,
  resourceText,
  resourceTitle,
  type ResourceValue,
} from './resource-options';

const context = givenContext();
const typed =
  (text: string) =>
  (value: ResourceValue): ResourceValue => ({ ...value, typed: text });

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
    expect(RESOURCE.read(givenPlan({ resource }), context).typed).toBe(expected);
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

  it.each<[string, boolean, string]>([
    ['', false, ''],
    ['', true, 'requiredResourceError'],
    [resourceText(1), true, ''],
    [resourceText(''), true, ''],
    [resourceText('gone'), true, ''],
    ['An', false, 'unknownResourceError'],
  ])('%j, needed %j: %s', (value, needsResource, fault) => {
    const given = { typed: value, chosen: [] };
    expect(RESOURCE.fault?.(given, givenContext(givenPlan(), { needsResource }))).toEqual({
      typed: fault,
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
    const made = written(RESOURCE, (value) => ({ ...value, chosen }), plan);
    expect(made?.resource).toEqual(expected);
  });

  it('they are chosen where an event has several, also where that isn\u2019t offered', () => {
    expect(mayBeSeveral(givenContext(givenPlan({ resource: ['room', 1] })))).toBe(true);
    expect(mayBeSeveral(givenContext(givenPlan({ resource: ['room'] })))).toBe(false);
  });

  it('one is needed where every event needs one', () => {
    const needy = givenContext(givenPlan(), { canHaveSeveral: true, needsResource: true });
    const faultOf = (chosen: readonly string[]): unknown =>
      RESOURCE.fault?.({ typed: '', chosen }, needy);
    expect(faultOf([])).toEqual({ typed: 'requiredResourceError' });
    expect(faultOf(['room'])).toEqual({ typed: '' });
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
    resourceOptions(value, { ...context, needsResource }, () => 'teal').map(
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
    const options = resourceOptions('', { ...context, resources }, () => 'teal');
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
    const options = resourceOptions('', { ...context, resources }, ({ id }) =>
      id === '1' ? 'red' : 'blue',
    );
    expect(options.map(({ value, color }) => [value, color])).toEqual([
      ['', null],
      [resourceText(1), 'red'],
      [resourceText(2), 'blue'],
    ]);
  });
});
