import { createEvent, removeEvent } from 'ng-event-calendar/core/edits';
import { change, find, givenKnown, givenSpot, settled } from './source-sync.spec-host';

const CONFLICT = 409;
const UNAVAILABLE = 503;

describe('SourceSync, when a save is refused for good', () => {
  it('tells of what has no form, and never sends it again', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    change(given, 'a', { k1: 1 }, 'move');
    given.take(removeEvent(given.events, find(given, 'b'))!);
    given.refuse(0, 'taken', CONFLICT);
    given.refuse(0, 'locked', CONFLICT);
    await settled();
    expect(given.events).toEqual([givenSpot('a', 1), givenSpot('b', 2)]);
    expect(given.session.refusals).toEqual([]);
    expect(given.refused).toEqual(['taken', 'locked']);
    given.session.retry();
    expect(given.saves).toEqual([]);
  });

  it('opens what was typed, one after the other, the latest first', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    given.hasForm = true;
    change(given, 'a', { k1: 1 });
    given.take(createEvent(given.events, givenSpot('new', 4)));
    given.refuse(0, 'taken', CONFLICT);
    given.refuse(0, 'taken', CONFLICT);
    await settled();
    expect(given.refused).toEqual([]);
    given.session.retry();
    expect(given.reopened.map(({ after }) => after?.id)).toEqual(['new']);
    expect(given.session.refusals).toHaveLength(1);
    given.session.retry();
    expect(given.reopened.map(({ after }) => after?.id)).toEqual(['new', 'a']);
    expect(given.session.refusals).toEqual([]);
    expect(given.saves).toEqual([]);
  });

  it('is dropped where its form is gone meanwhile', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    given.hasForm = true;
    change(given, 'a', { k1: 1 });
    given.refuse(0, 'taken', CONFLICT);
    await settled();
    given.hasForm = false;
    given.session.retry();
    expect([given.saves, given.session.refusals]).toEqual([[], []]);
  });

  it('sends again what is known to pass, and opens it where that is possible no longer', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    given.hasForm = true;
    const failed = async (): Promise<void> => {
      change(given, 'a', { k1: 1 });
      given.refuse(0, 'down', UNAVAILABLE);
      await settled();
    };
    await failed();
    given.session.retry();
    expect(given.reopened).toEqual([]);
    expect(given.saves.map(({ change: { changes } }) => changes[0]?.after?.['k1'])).toEqual([1]);
    given.refuse(0, 'down', UNAVAILABLE);
    await settled();
    given.forbids = 'Taken meanwhile';
    given.session.retry();
    expect(given.saves).toEqual([]);
    expect(given.reopened.map(({ after }) => after?.['k1'])).toEqual([1]);
    expect(given.session.refusals).toEqual([]);
  });

  it('keeps what its form can’t take now', async () => {
    const given = await givenKnown();
    given.hasForm = true;
    given.take(createEvent(given.events, givenSpot('a', 4)));
    given.take(createEvent(given.events, givenSpot('b', 5)));
    given.refuse(0, 'offline');
    given.refuse(0, 'offline');
    await settled();
    given.forbids = 'Taken meanwhile';
    given.isFormFree = false;
    given.session.retry();
    expect([given.saves, given.reopened]).toEqual([[], []]);
    expect(given.session.refusals.map(({ error }) => error)).toEqual([
      'Taken meanwhile',
      'Taken meanwhile',
    ]);
    given.forbids = null;
    given.session.retry();
    expect(given.saves.map(({ change: { changes } }) => changes[0]?.after?.id)).toEqual(['a', 'b']);
    expect(given.session.refusals).toEqual([]);
  });

  it('opens a new event of which more was made: another record, made of it alone, isn’t created', async () => {
    const given = await givenKnown();
    given.hasForm = true;
    given.take(createEvent(given.events, givenSpot('new', 4)));
    change(given, 'new', { k1: 1 });
    const [first] = given.events;
    given.take({
      type: 'update',
      event: givenSpot('copy', 5),
      changes: [
        { before: first!, after: { ...first!, k2: 2 }, position: 0 },
        { before: null, after: givenSpot('copy', 5), position: 1 },
      ],
    });
    given.refuse(0, 'taken', CONFLICT);
    await settled();
    expect(given.refused).toEqual([]);
    given.session.retry();
    expect(given.reopened).toMatchObject([{ before: null, after: { id: 'new', k1: 1, k2: 2 } }]);
  });

  it('opens the occurrence of a series of which more was made', async () => {
    const given = await givenKnown(givenSpot('series', 1));
    given.hasForm = true;
    const series = find(given, 'series');
    const touched = { before: { ...series, k1: 0 }, after: { ...series, k1: 1 } };
    const copy = givenSpot('copy', 2);
    given.take({
      type: 'update',
      event: copy,
      changes: [
        { before: series, after: { ...series, k3: 3 }, position: 0 },
        { before: null, after: copy, position: 1 },
      ],
      touched,
    });
    change(given, 'copy', { k2: 2 }, 'move');
    given.refuse(0, 'taken', CONFLICT);
    await settled();
    expect([given.refused, given.events]).toEqual([[], [series]]);
    given.session.retry();
    expect(given.reopened).toEqual([touched]);
  });

  it('sends again what may pass, while what was typed opens', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    given.hasForm = true;
    change(given, 'a', { k1: 1 });
    change(given, 'b', { k1: 2 }, 'move');
    given.refuse(0, 'taken', CONFLICT);
    given.refuse(0, 'offline');
    await settled();
    given.session.retry();
    expect(given.reopened.map(({ after }) => after?.id)).toEqual(['a']);
    expect(given.saves.map(({ change: { type } }) => type)).toEqual(['move']);
  });
});

describe('SourceSync, when the same is done again by hand', () => {
  it('forgets what was refused before', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    change(given, 'a', { k1: 1 }, 'move');
    change(given, 'b', { k1: 1 }, 'move');
    given.refuse();
    given.refuse();
    await settled();
    change(given, 'a', { k1: 2 }, 'move');
    given.store();
    await settled();
    expect(given.session.refusals.map(({ steps }) => steps[0]?.[0]?.after?.id)).toEqual(['b']);
    change(given, 'b', { k2: 2 });
    given.store();
    await settled();
    expect(given.session.refusals).toHaveLength(1);
  });
});

describe('SourceSync, at the end of a change', () => {
  it('tells what was stored, once it is shown', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    change(given, 'a', { k1: 1 });
    expect(given.endings).toEqual([]);
    given.store();
    await settled();
    const stored = { ...givenSpot('a', 1, 2), k1: 1 };
    const [end] = given.endings;
    expect(end).toMatchObject({ ending: { status: 'done', stored: [stored] }, events: [stored] });
    expect(end!.change).toBe(given.taken[0]);
  });

  it('tells of other ids', async () => {
    const given = await givenKnown();
    given.take(createEvent(given.events, givenSpot('new', 4, 0)));
    given.store(0, true);
    await settled();
    expect(given.endings[0]!.ending).toMatchObject({
      status: 'done',
      stored: [{ id: 'server-new' }],
    });
  });

  it('tells of what falls with another change, in order', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    given.take(createEvent(given.events, givenSpot('new', 4)));
    change(given, 'new', { k1: 1 });
    change(given, 'a', { k1: 1 });
    change(given, 'new', { k1: 2 });
    given.refuse(0, 'full', CONFLICT);
    await settled();
    const [first, second, , last] = given.taken;
    expect(given.endings.map((ended) => ended.change)).toEqual([first, second, last]);
    expect(given.endings.map(({ ending }) => ending)).toEqual(
      [0, 1, 2].map(() => ({
        status: 'failed',
        error: expect.objectContaining({ message: 'full' }) as Error,
      })),
    );
    expect(given.endings[0]!.events).toEqual([{ ...givenSpot('a', 1), k1: 1 }]);
  });

  it('tells of a conflict', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    given.server.set('a', givenSpot('a', 2, 2));
    change(given, 'a', { k1: 1 });
    given.store();
    await settled();
    expect(given.endings).toMatchObject([
      { ending: { status: 'conflict', titles: ['a'] }, events: [givenSpot('a', 2, 2)] },
    ]);
  });

  it('tells of nothing that is left to send', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    change(given, 'a', { k1: 1 });
    change(given, 'a', { k1: 1 });
    expect(given.endings).toEqual([]);
    given.store();
    await settled();
    expect(given.endings.map(({ ending }) => ending.status)).toEqual(['done', 'done']);
    expect(given.saves).toEqual([]);
  });

  it('tells of answers that come after it was closed', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    change(given, 'a', { k1: 1 });
    given.session.close();
    given.refuse();
    await settled();
    expect(given.endings).toMatchObject([{ ending: { status: 'failed' } }]);
  });
});
