import { readResourceColumns } from './read-resource-columns';

const DEFAULTS = { order: 'date-resource', show: 'all', minWidth: 120, unassigned: 'auto' };

it.each<[unknown, object | null, RegExp | null]>([
  [false, null, null],
  [undefined, null, null],
  [null, null, null],
  [true, DEFAULTS, null],
  [{}, DEFAULTS, null],
  [
    { order: 'resource-date', minWidth: 0 },
    { ...DEFAULTS, order: 'resource-date', minWidth: 0 },
    null,
  ],
  [
    { show: 'with-events', unassigned: 'never' },
    { ...DEFAULTS, show: 'with-events', unassigned: 'never' },
    null,
  ],
  ['yes', null, /resourceColumns "yes" is neither/],
  [{ order: 'rooms' }, DEFAULTS, /resourceColumns\.order "rooms" is not known/],
  [{ show: 1 }, DEFAULTS, /resourceColumns\.show 1 is not known/],
  [{ unassigned: false }, DEFAULTS, /resourceColumns\.unassigned false is not known/],
  [{ minWidth: -1 }, DEFAULTS, /resourceColumns\.minWidth -1 is no width/],
  [{ minWidth: '90' }, DEFAULTS, /resourceColumns\.minWidth "90" is no width/],
])('%j', (asked, expected, message) => {
  const messages: string[] = [];
  expect(readResourceColumns(asked, (each) => messages.push(each))).toEqual(expected);
  expect(messages).toEqual(message === null ? [] : [expect.stringMatching(message)]);
});
