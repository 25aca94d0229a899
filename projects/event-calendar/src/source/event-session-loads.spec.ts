import { removeEvent } from 'ng-event-calendar/core';
import {
  change,
  find,
  givenKnown,
  GivenSession,
  givenSpot,
  ids,
  pageOf,
  settled,
} from './event-session.spec-host';

describe('EventSession, loading', () => {
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
    // Anew it is as far, in the same steps.
    given.session.reload();
    expect([given.session.state, given.underWay()]).toEqual(['loading', [pageOf(0)]]);
    given.server.delete('p11');
    for (let page = 0; page < 7; page++) {
      given.answerNext();
      await settled();
    }
    expect([given.session.state, pages]).toEqual(['known', 7]);
    expect(ids(given.events)).toEqual(['p1', 'p31', 'p61']);
    // It isn't enough any more once one of them is gone.
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
