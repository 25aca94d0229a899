import { givenEvent } from './given-event.spec-host';
import { replayedAction, type ReplayedAction } from './replayed-action';

const plan = givenEvent({ id: 'a', title: 'Plan', resource: 'ana' });
const later = { ...plan, start: '2026-11-21T14:00:00Z', end: '2026-11-21T15:00:00Z' };
const position = 0;

describe('replayedAction', () => {
  it.each<
    [string, Parameters<typeof replayedAction>[0]['changes'], ReplayedAction, ReplayedAction]
  >([
    ['an event appears', [{ before: null, after: plan, position }], 'deletion', 'creation'],
    ['an event disappears', [{ before: plan, after: null, position }], 'creation', 'deletion'],
    ['its time changes', [{ before: plan, after: later, position }], 'move', 'move'],
    [
      'its resource changes',
      [{ before: plan, after: { ...plan, resource: 'ben' }, position }],
      'move',
      'move',
    ],
    [
      'its title changes',
      [{ before: plan, after: { ...plan, title: 'Talk' }, position }],
      'change',
      'change',
    ],
    [
      'several appear',
      [
        { before: null, after: plan, position },
        { before: null, after: { ...later, id: 'b' }, position: 1 },
      ],
      'deletion',
      'creation',
    ],
    [
      'one changes and another appears',
      [
        { before: plan, after: later, position },
        { before: null, after: { ...later, id: 'b' }, position: 1 },
      ],
      'change',
      'change',
    ],
  ])('where %s', (_, changes, undone, redone) => {
    expect([replayedAction({ changes }, 'undone'), replayedAction({ changes }, 'redone')]).toEqual([
      undone,
      redone,
    ]);
  });
});
