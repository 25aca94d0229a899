import type { FieldContext } from '../editor/fields/editor-field';
import { givenContext } from '../editor/fields/fields.spec-host';
import { resourceText } from '../editor/fields/resource-options';
import { givenEvent } from '../store/events/given-event.spec-host';
import { oneResource, withOneResource } from './one-resource';

const context = (
  canHaveSeveral: boolean,
  resource: string | readonly string[] = 'ana',
): FieldContext => givenContext(givenEvent({ resource }), { canHaveSeveral });
const one = context(false);
const several = context(true);
const ana = resourceText('ana');
/** A resource whose id is an empty text, which is a resource all the same. */
const nameless = resourceText('');

describe('the one resource of a form', () => {
  it.each([
    ['none', one, '', [], ''],
    ['one', one, ana, ['ana'], ana],
    ['one with an empty id', one, nameless, [''], nameless],
    ['one with an empty id where several may be', several, '', [''], nameless],
    ['none where several may be', several, '', [], ''],
    ['one where several may be', several, '', ['ana'], ana],
    ['several', several, '', ['ana', 'ben'], null],
    ['several that the event has', context(false, ['ana', 'ben']), '', ['ana', 'ben'], null],
  ])('of %s', (_of, given, typed, chosen, option) => {
    expect(oneResource({ typed, chosen }, given, '')).toBe(option);
  });

  it.each([
    ['', one, { typed: '', chosen: [] }],
    [ana, one, { typed: ana, chosen: ['ana'] }],
    [nameless, one, { typed: nameless, chosen: [''] }],
    [nameless, several, { typed: '', chosen: [''] }],
    ['', several, { typed: '', chosen: [] }],
    [ana, several, { typed: '', chosen: ['ana'] }],
  ])('chosen as %j', (option, given, value) => {
    expect(withOneResource(option, given, '')).toEqual(value);
  });
});
