import type { Arrows } from 'ng-event-calendar/core/internal';
import { arrowOf, nudgeOf } from './held-steps';
import type { FocusKey } from './roving-focus';

const TIMES_DOWN: Arrows = { inline: { days: 1 }, block: 'time' };
const ROWS: Arrows = { inline: 'time', block: 'band' };

it.each<[FocusKey, Arrows, ReturnType<typeof arrowOf>]>([
  ['up', TIMES_DOWN, { step: 'time', way: -1 }],
  ['down', TIMES_DOWN, { step: 'time', way: 1 }],
  ['before', TIMES_DOWN, { step: { days: 1 }, way: -1 }],
  ['after', TIMES_DOWN, { step: { days: 1 }, way: 1 }],
  ['down', ROWS, { step: 'band', way: 1 }],
  ['before', ROWS, { step: 'time', way: -1 }],
  ['first', ROWS, null],
  ['screen-down', TIMES_DOWN, null],
])('the key %s means, with %j, %j', (key, arrows, expected) => {
  expect(arrowOf(key, arrows)).toEqual(expected);
});

it('steps of time and of days become nudges in their direction', () => {
  expect(nudgeOf('time', -1)).toEqual({ steps: -1 });
  expect(nudgeOf({ days: 7 }, -1)).toEqual({ days: -7 });
});
