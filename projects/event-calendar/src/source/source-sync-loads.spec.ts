import { removeEvent } from 'ng-event-calendar/core/edits';
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

describe('SourceSync, loading', () => {
  it('loads what is shown, then what lies beside it', async () => {
    const given = new GivenSession();
    given.server.set('a', givenSpot('a', 1)).set('b', givenSpot('b', 11));
    given.want(0);
    expect(given.session.state).toBe('loading');
    expect(given.underWay()).toEqual([{ start: 0, end: 10 }]);
    given.answerNext();
    await settled();
    expect(given.session.state).toBe('known');
    expect(ids(given.events)).toEqual(['a']);
    expect(given.underWay()).toEqual([
      { start: 10, end: 20 },
      { start: -10, end: 0 },
    ]);
    given.answerNext();
    await settled();
    expect(ids(given.events)).toEqual(['a', 'b']);
    given.answerNext();
    await settled();
    given.want(1);
    expect(given.session.state).toBe('known');
    expect(given.underWay()).toEqual([{ start: 20, end: 30 }]);
  });

  it('cancels what nobody waits for any more', () => {
    const given = new GivenSession();
    for (let page = 0; page < 5; page++) given.want(page);
    expect(given.loads.filter(({ signal }) => signal.aborted)).toHaveLength(3);
    expect(given.underWay()).toEqual([
      { start: 30, end: 40 },
      { start: 40, end: 50 },
    ]);
  });

  it('goes on one page after the other while what is known won’t do, and stays loading', async () => {
    const given = new GivenSession();
    for (const at of [1, 11, 31, 61]) given.server.set(`p${at}`, givenSpot(`p${at}`, at));
    let pages = 1;
    const wanted = () => ({
      visible: Array.from({ length: pages }, (_, page) => pageOf(page)),
      nearby: [],
    });
    given.further = () => {
      if (given.events.length >= 3) return null;
      pages++;
      return wanted();
    };
    given.session.want(wanted());
    for (let page = 0; page < 4; page++) {
      expect(given.session.state).toBe('loading');
      expect(given.underWay()).toEqual([pageOf(page)]);
      given.answerNext();
      await settled();
    }
    expect([given.session.state, pages]).toEqual(['known', 4]);
    expect(given.underWay()).toEqual([]);
    // A reload reaches as far, in the same steps.
    given.session.reload();
    expect([given.session.state, given.underWay()]).toEqual(['loading', [pageOf(0)]]);
    given.server.delete('p11');
    for (let page = 0; page < 7; page++) {
      given.answerNext();
      await settled();
    }
    expect([given.session.state, pages]).toEqual(['known', 7]);
    expect(ids(given.events)).toEqual(['p1', 'p31', 'p61']);
    // The list isn't full any more once one of its events is gone.
    given.take(removeEvent(given.events, find(given, 'p1'))!);
    given.session.goOn();
    expect(given.underWay()).toEqual([pageOf(7)]);
    given.fail();
    await settled();
    given.session.goOn();
    expect([given.session.state, given.underWay()]).toEqual(['failed', []]);
    given.want(50);
    expect(given.underWay()).toEqual([pageOf(50)]);
  });

  it('loads what is looked at elsewhere last, tells nobody, and cancels it', async () => {
    const given = new GivenSession();
    given.want(0);
    given.session.browse([pageOf(7)]);
    for (let page = 0; page < 3; page++) {
      expect(given.underWay()).not.toContainEqual(pageOf(7));
      given.answerNext();
      await settled();
    }
    expect(given.underWay()).toEqual([pageOf(7)]);
    given.session.browse([]);
    expect(given.underWay()).toEqual([]);
    given.session.browse([pageOf(8)]);
    given.fail(given.loads.length - 1);
    await settled();
    expect([given.session.state, given.session.failure]).toEqual(['known', null]);
    expect(given.underWay()).toEqual([]);
    given.server.set('a', givenSpot('a', 91));
    given.session.browse([pageOf(9)]);
    given.answerNext();
    await settled();
    expect(ids(given.events)).toEqual(['a']);
  });

  it('asks for what lies beside and what is looked at around as one range', async () => {
    const given = new GivenSession();
    given.session.want({ visible: [pageOf(0)], nearby: [pageOf(1), pageOf(-1)] }, [
      { start: -20, end: 40 },
    ]);
    expect(given.underWay()).toEqual([pageOf(0)]);
    given.answerNext();
    await settled();
    expect(given.underWay()).toEqual([{ start: -20, end: 40 }]);
    // The failure isn't reported, since everything visible is known.
    given.fail();
    await settled();
    expect([given.session.state, given.session.failure]).toEqual(['known', null]);
    given.want(1);
    expect([given.session.state, given.underWay()]).toEqual(['loading', [pageOf(1)]]);
    given.answerNext();
    await settled();
    // The browsed span stays; the rest of it is joined with the adjacent page.
    expect(given.underWay()).toEqual([{ start: -20, end: 40 }]);
    given.want(3);
    expect([given.session.state, given.underWay()]).toEqual(['loading', [{ start: -20, end: 40 }]]);
    given.fail();
    await settled();
    expect(given.session.state).toBe('failed');
  });

  it('cancels pages on the way, also where they are looked at', () => {
    const given = new GivenSession();
    given.session.browse([{ start: -20, end: 80 }]);
    for (let page = 0; page < 4; page++) given.want(page);
    expect(given.underWay()).toEqual([pageOf(2), pageOf(3)]);
  });

  it('asks for no more of what is known than lies between', async () => {
    const given = new GivenSession();
    const month = { start: 0, end: 40 };
    given.session.want({ visible: [month], nearby: [{ start: 30, end: 70 }, pageOf(-1)] }, [
      { start: 0, end: 50 },
    ]);
    given.answerNext();
    await settled();
    expect(given.underWay()).toEqual([{ start: 40, end: 70 }, pageOf(-1)]);
  });

  it('waits for what is on its way before it asks for what is looked at around that', async () => {
    const given = new GivenSession();
    given.want(0);
    given.answerNext();
    await settled();
    const beside = [pageOf(1), pageOf(-1)];
    expect(given.underWay()).toEqual(beside);
    given.session.browse([{ start: -20, end: 40 }]);
    expect(given.underWay()).toEqual(beside);
    given.answerNext();
    await settled();
    given.answerNext();
    await settled();
    expect(given.underWay()).toEqual([{ start: -20, end: 40 }]);
  });

  it('tells a failure of what is shown alone, and tries again', async () => {
    const given = new GivenSession();
    given.want(0);
    given.fail();
    await settled();
    expect(given.session.state).toBe('failed');
    expect(given.session.failure?.error).toEqual(new Error('offline'));
    given.session.retry();
    expect(given.session.failure).toBeNull();
    given.answerNext();
    await settled();
    given.fail();
    await settled();
    expect([given.session.state, given.session.failure]).toEqual(['known', null]);
  });

  it('keeps identity, and the place of what is the host’s own', async () => {
    const own = givenSpot('own', 3);
    const given = await givenKnown(givenSpot('a', 1), givenSpot('b', 2));
    given.events = [own, ...given.events];
    const before = given.events;
    given.session.reload();
    given.server.set('a', { ...givenSpot('a', 1) });
    given.answerNext();
    await settled();
    expect(given.events).toBe(before);
    given.session.reload();
    given.server.delete('a');
    given.answerNext();
    await settled();
    expect(given.events).toEqual([own, before[2]]);
    expect(given.events[1]).toBe(before[2]);
  });

  it('forgets what was long out of sight, but nothing that waits', async () => {
    const given = new GivenSession();
    for (let page = 0; page < 40; page++)
      given.server.set(`p${page}`, givenSpot(`p${page}`, page * 10));
    for (let page = 0; page < 40; page++) {
      given.want(page);
      while (given.underWay().length > 0) {
        given.answerNext();
        await settled();
      }
      if (page === 0) change(given, 'p0', { k1: 1 });
    }
    const held = ids(given.events);
    expect(held).toHaveLength(24);
    expect(held[0]).toBe('p0');
    expect(held.slice(1, 3)).toEqual(['p17', 'p18']);
    given.want(2);
    expect(given.session.state).toBe('loading');
  });
});
