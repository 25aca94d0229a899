import { createEvent, removeEvent, replaceEvent } from 'ng-event-calendar/core/edits';
import {
  change,
  find,
  givenKnown,
  givenSpot,
  ids,
  settled,
  type Spot,
} from './source-sync.spec-host';

describe('SourceSync, saving', () => {
  it('writes one after the other for the same event, with what the source stored', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    change(given, 'a', { k1: 1 });
    change(given, 'a', { k2: 2 });
    change(given, 'b', { k3: 3 });
    expect([...given.session.pending]).toEqual(['a', 'b']);
    expect(given.saves.map(({ change: { changes } }) => changes[0]!.after?.id)).toEqual(['a', 'b']);
    given.store();
    await settled();
    expect(find(given, 'a')).toMatchObject({ version: 2, k1: 1, k2: 2 });
    expect(given.saves[1]!.change.changes).toEqual([
      {
        before: { ...givenSpot('a', 1, 2), k1: 1 },
        after: { ...givenSpot('a', 1, 2), k1: 1, k2: 2 },
      },
    ]);
  });

  it('says from when on a series changed, where not all of it did', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    const [a, b] = given.events;
    const later = replaceEvent(given.events, a!, { ...a!, title: 'later' }, 'move')!;
    given.take({ ...later, since: 7 });
    given.take(replaceEvent(given.events, b!, { ...b!, title: 'later' }, 'move')!);
    expect(given.saves.map(({ change }) => change.since)).toEqual([7, undefined]);
    expect(given.saves[1]!.change).not.toHaveProperty('since');
  });

  it('says so again where that was refused and is tried once more', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    const [a] = given.events;
    const later = replaceEvent(given.events, a!, { ...a!, title: 'later' }, 'move')!;
    given.take({ ...later, since: 7 });
    given.refuse();
    await settled();
    given.session.retry();
    expect(given.saves.map(({ change }) => change.since)).toEqual([7]);
  });

  it.each<[number | undefined, number | undefined, number | undefined]>([
    [7, 9, 7],
    [9, 7, 7],
    [undefined, 7, undefined],
    [7, undefined, undefined],
    [undefined, undefined, undefined],
  ])('of steps from %s and from %s on says %s', async (created, changed, expected) => {
    const given = await givenKnown();
    const from = (since?: number) => (since === undefined ? {} : { since });
    given.take({ ...createEvent(given.events, givenSpot('new', 4)), ...from(created) });
    const made = find(given, 'new');
    const later = replaceEvent(given.events, made, { ...made, title: 'later' }, 'move')!;
    given.take({ ...later, ...from(changed) });
    given.refuse();
    await settled();
    given.session.retry();
    expect(given.saves.map(({ change }) => change.since)).toEqual([expected]);
  });

  it('opens what was typed in its form again, rather than to save it once more', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    given.hasForm = true;
    const [a] = given.events;
    given.take(createEvent(given.events, givenSpot('new', 4)));
    change(given, 'new', { k1: 1 });
    given.refuse();
    await settled();
    given.session.retry();
    change(given, 'a', { k2: 2 });
    given.refuse();
    await settled();
    given.session.retry();
    expect(given.reopened).toEqual([
      { before: null, after: { ...givenSpot('new', 4), k1: 1 } },
      { before: a, after: { ...a, k2: 2 } },
    ]);
    expect(given.session.refusals).toEqual([]);
    expect(given.saves).toEqual([]);
  });

  it('saves once more what was moved, or refused in more than one event', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    given.hasForm = true;
    const [a] = given.events;
    given.take(replaceEvent(given.events, a!, { ...a!, title: 'later' }, 'move')!);
    given.refuse();
    await settled();
    given.session.retry();
    expect(given.saves).toHaveLength(1);
    given.store();
    await settled();
    change(given, 'a', { k1: 1 });
    change(given, 'b', { k2: 2 });
    given.refuse();
    given.refuse();
    await settled();
    given.session.retry();
    expect(given.saves).toHaveLength(2);
    expect(given.reopened).toEqual([]);
  });

  it('takes back what is refused, and nothing else', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    const [a] = given.events;
    change(given, 'a', { k1: 1, title: 'first' });
    change(given, 'a', { k2: 2 });
    change(given, 'b', { k3: 3 });
    given.refuse(0, 'closed');
    await settled();
    expect(given.events[0]).toEqual({ ...a, k2: 2 });
    expect(given.events[1]).toMatchObject({ k3: 3 });
    expect(given.history.done).toHaveLength(2);
    expect(given.session.refusals.map(({ error }) => error)).toEqual([new Error('closed')]);
    // The next save doesn't contain the refused change.
    expect(given.saves.at(-1)!.change.changes[0]!.after).toEqual({ ...a, k2: 2 });
    given.session.retry();
    expect(given.events[0]).toMatchObject({ k1: 1, title: 'first', k2: 2 });
    expect(given.session.refusals).toEqual([]);
  });

  it('puts a refused deletion back where it was, and a refused creation away with what followed', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    const before = given.events;
    given.take(removeEvent(given.events, given.events[0]!)!);
    given.refuse();
    await settled();
    expect(given.events).toEqual(before);

    given.session.dismiss();
    given.take(createEvent(given.events, givenSpot('new', 4)));
    change(given, 'new', { k1: 1 });
    given.refuse();
    await settled();
    expect(given.events).toEqual(before);
    expect(given.saves).toEqual([]);
    given.session.retry();
    expect(given.saves[0]!.change).toMatchObject({
      type: 'create',
      changes: [{ before: null, after: { id: 'new', k1: 1 } }],
    });
  });

  it('writes what one gesture did to several as one, and takes it back as one', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    const [a, b] = given.events as [Spot, Spot];
    const shorter = { ...a, title: 'until then' };
    const rest = { ...givenSpot('rest', 4), extractedFromId: 'a' };
    given.take({
      type: 'move',
      event: rest,
      changes: [
        { before: a, after: shorter, position: 0 },
        { before: null, after: rest, position: 2 },
      ],
    });
    change(given, 'rest', { k1: 1 });
    expect(given.saves.map((save) => save.change)).toEqual([
      {
        type: 'move',
        changes: [
          { before: a, after: shorter },
          { before: null, after: rest },
        ],
      },
    ]);
    given.refuse();
    await settled();
    expect(given.events).toEqual([a, b]);
    expect([...given.session.pending]).toEqual([]);
    given.session.retry();
    expect(given.saves[0]!.change.changes).toEqual([
      { before: a, after: shorter },
      { before: null, after: { ...rest, k1: 1 } },
    ]);
  });

  it('shows what the source has where both changed it, and drops what was made of it', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    given.server.set('a', { ...givenSpot('a', 5, 7), title: 'theirs' });
    change(given, 'a', { k1: 1 });
    change(given, 'a', { k2: 2 });
    given.store();
    await settled();
    expect(find(given, 'a')).toEqual(given.server.get('a'));
    expect(given.conflicts).toEqual([['a']]);
    expect([given.saves, given.history.done]).toEqual([[], []]);
    given.server.delete('b');
    change(given, 'b', { k3: 3 });
    given.store();
    await settled();
    expect(ids(given.events)).toEqual(['a']);
  });

  it('follows an id that the source gives', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    given.take(createEvent(given.events, givenSpot('new', 4)));
    change(given, 'new', { k1: 1 });
    const position = ids(given.events).indexOf('new');
    given.store(0, true);
    await settled();
    expect(ids(given.events).indexOf('server-new')).toBe(position);
    given.store();
    await settled();
    expect(given.server.get('server-new')).toMatchObject({ k1: 1, version: 2 });
    expect(given.events).toHaveLength(2);
  });

  it('holds an answer back from what waits, until it was refused', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    change(given, 'a', { k1: 1 });
    given.server.set('a', { ...givenSpot('a', 1, 2), title: 'theirs' });
    given.session.reload();
    given.answerNext();
    await settled();
    expect(find(given, 'a')).toMatchObject({ title: 'a', k1: 1 });
    given.refuse();
    await settled();
    expect(find(given, 'a')).toEqual(given.server.get('a'));
  });

  it('ignores of an answer what was saved since it was asked for', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    given.session.reload();
    change(given, 'a', { k1: 1 });
    given.take(removeEvent(given.events, find(given, 'b'))!);
    given.store();
    given.store();
    await settled();
    given.answer(given.loads.length - 1, true);
    await settled();
    expect(given.events).toEqual([{ ...givenSpot('a', 1, 2), k1: 1 }]);
  });

  it('goes on saving when it is closed, and writes no more', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    change(given, 'a', { k1: 1 });
    change(given, 'a', { k2: 2 });
    given.session.close();
    const { events } = given;
    given.store();
    await settled();
    given.store();
    await settled();
    expect(given.server.get('a')).toMatchObject({ k1: 1, k2: 2 });
    expect(given.events).toBe(events);
  });
});
