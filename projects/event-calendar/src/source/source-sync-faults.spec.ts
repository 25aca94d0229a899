import {
  change,
  find,
  givenKnown,
  GivenSession,
  givenSpot,
  ids,
  pageOf,
  settled,
} from './source-sync.spec-host';

/** Rejection of a request that was cut off. */
const CUT_OFF = new DOMException('The operation was aborted.', 'AbortError');

describe('SourceSync, when loads go wrong', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['an object', { events: [] }],
    ['a text', 'events'],
  ])('takes %s in place of a list for a failure', async (_, answer) => {
    const given = new GivenSession();
    given.want(0);
    given.loads.splice(0, 1)[0]!.resolve(answer as never);
    await settled();
    expect([given.session.state, given.events]).toEqual(['failed', []]);
    expect(given.session.failure?.error).toBeInstanceOf(TypeError);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'event'],
    ['an event without an id', { title: 'a', start: '2026-11-20', end: '2026-11-20' }],
    ['an event with an odd id', { ...givenSpot('a', 1), id: {} }],
  ])('leaves %s out of an answer, and says so', async (_, item) => {
    const given = new GivenSession();
    given.want(0);
    given.loads.splice(0, 1)[0]!.resolve([item, givenSpot('b', 2)] as never);
    await settled();
    expect([given.session.state, ids(given.events)]).toEqual(['known', ['b']]);
    expect(given.reports).toEqual([expect.stringContaining('id')]);
  });

  it('tells of a load that gave up by itself, not of one that it cancelled', async () => {
    const given = new GivenSession();
    given.want(0);
    const [first] = given.loads;
    given.want(5);
    expect(first!.signal.aborted).toBe(true);
    first!.reject(CUT_OFF);
    await settled();
    expect([given.session.state, given.session.failure]).toEqual(['loading', null]);
    given.loads[1]!.reject(CUT_OFF);
    await settled();
    expect([given.session.state, given.session.failure?.error]).toEqual(['failed', CUT_OFF]);
  });

  it('takes nothing in after it was closed', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    given.session.reload();
    const load = given.loads.at(-1)!;
    given.session.close();
    load.resolve([]);
    given.session.browse([pageOf(9)]);
    given.session.goOn();
    await settled();
    expect(ids(given.events)).toEqual(['a']);
    expect(given.underWay()).toEqual([]);
  });

  it('fails on each page while it is offline, and loads only the last one when tried again', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    for (let page = 4; page < 9; page++) {
      given.want(page);
      given.fail(given.loads.length - 1);
      await settled();
      expect([given.session.state, given.underWay()]).toEqual(['failed', []]);
    }
    // Pages that were known before still are.
    given.want(0);
    expect([given.session.state, given.session.failure]).toEqual(['known', null]);
    given.want(8);
    expect(given.underWay()).toEqual([pageOf(8)]);
    given.fail(given.loads.length - 1);
    await settled();
    given.session.retry();
    expect(given.underWay()).toEqual([pageOf(8)]);
  });
});

describe('SourceSync, when saves go wrong', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no records', { stored: [] }],
    ['a record that is none', { stored: ['stored'] }],
    ['a record without an id', { stored: [{ title: 'a' }] }],
    ['something else', { stored: 'yes' }],
  ])('takes what was sent for stored where the answer is %s', async (_, answer) => {
    const given = await givenKnown(givenSpot('a', 1));
    change(given, 'a', { k1: 1 });
    given.saves.splice(0, 1)[0]!.resolve(answer as never);
    await settled();
    expect([...given.session.pending]).toEqual([]);
    expect(given.events).toEqual([{ ...givenSpot('a', 1), k1: 1 }]);
  });

  it.each<[string, unknown]>([
    ['nothing', { conflict: [] }],
    ['what is none', { conflict: [null, 'a'], gone: 'a' }],
  ])('takes the change back where a conflict tells of %s', async (_, error) => {
    const given = await givenKnown(givenSpot('a', 1));
    change(given, 'a', { k1: 1 });
    given.saves.splice(0, 1)[0]!.reject(error as Error);
    await settled();
    expect([...given.session.pending]).toEqual([]);
    expect(given.events).toEqual([givenSpot('a', 1)]);
    expect(given.conflicts).toEqual([['a']]);
  });

  it('takes a save that throws at once for a refusal', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    given.throwsOnSave = true;
    change(given, 'a', { k1: 1 });
    await settled();
    expect(given.events).toEqual([givenSpot('a', 1)]);
    expect(given.session.refusals).toHaveLength(1);
  });

  it('doesn’t mind in which order different events are stored', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    change(given, 'a', { k1: 1 });
    change(given, 'b', { k1: 2 });
    given.store(1);
    await settled();
    expect([...given.session.pending]).toEqual(['a']);
    given.store(0);
    await settled();
    expect(given.events).toMatchObject([
      { id: 'a', version: 2, k1: 1 },
      { id: 'b', version: 2, k1: 2 },
    ]);
  });

  it('saves on while pages are turned, and shows what was stored where it is now', async () => {
    const given = await givenKnown(givenSpot('a', 1));
    change(given, 'a', { at: 12 });
    given.want(6);
    given.answerNext();
    await settled();
    expect([...given.session.pending]).toEqual(['a']);
    given.store();
    await settled();
    given.want(1);
    expect(find(given, 'a')).toMatchObject({ at: 12, version: 2 });
    expect(given.session.refusals).toEqual([]);
  });

  it('keeps every refusal until it is tried again, once', async () => {
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    change(given, 'a', { k1: 1 });
    change(given, 'b', { k1: 2 });
    given.refuse();
    given.refuse();
    await settled();
    expect(given.session.refusals).toHaveLength(2);
    given.session.retry();
    given.session.retry();
    expect(given.saves.map(({ change: { changes } }) => changes[0]!.after)).toEqual([
      { ...givenSpot('a', 1), k1: 1 },
      { ...givenSpot('b', 2), k1: 2 },
    ]);
  });
});
