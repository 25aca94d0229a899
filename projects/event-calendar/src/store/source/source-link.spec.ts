import { computed, signal } from '@angular/core';
import { createEvent, type ChangeSet } from 'ng-event-calendar/core/edits';
import { givenEvent } from '../events/given-event.spec-host';
import { givenPart, type GivenPart } from '../given-part.spec-host';
import { SourceLink, type BrowsedDays, type SourceSync } from './source-link';

const SOURCE = { load: () => Promise.resolve([]) };
const change = (): ChangeSet => createEvent([], givenEvent());

const given = (eventSource: typeof SOURCE | null = SOURCE): GivenPart<SourceLink> =>
  givenPart(SourceLink, eventSource === null ? {} : { eventSource });

/** Makes a session that records its calls. */
function session(...ids: string[]): SourceSync & { taken: ChangeSet[]; reload: jest.Mock } {
  const taken: ChangeSet[] = [];
  return { taken, take: (one) => taken.push(one), reload: jest.fn(), ids: new Set(ids) };
}

describe('SourceLink', () => {
  it('without a source is neither loading nor in doubt', () => {
    const { part } = given(null);
    expect([part.isSet(), part.isLoading(), part.isKnown()]).toEqual([false, false, true]);
  });

  it.each<['loading' | 'failed' | 'known', boolean, boolean]>([
    ['loading', true, false],
    ['failed', false, false],
    ['known', false, true],
  ])('of visible dates that are %s: on their way %s, known %s', (state, isLoading, isKnown) => {
    const { part } = given();
    expect([part.isSet(), part.isLoading(), part.isKnown()]).toEqual([true, true, false]);
    part.state.set(state);
    expect([part.isLoading(), part.isKnown()]).toEqual([isLoading, isKnown]);
  });

  it('hands changes on, those first that came before anybody was there', () => {
    const { part } = given();
    const [early, next, late] = [change(), change(), change()];
    part.take(early);
    part.take(next);
    const first = session();
    const end = part.connect(first);
    part.take(late);
    expect(first.taken).toEqual([early, next, late]);
    end();
    const second = session();
    part.connect(second);
    expect(second.taken).toEqual([]);
  });

  it('keeps no changes where there is no source', () => {
    const { part } = given(null);
    part.take(change());
    const late = session();
    part.connect(late);
    expect(late.taken).toEqual([]);
  });

  it('leaves at the end what the source had, and knows nothing any more', () => {
    const { part } = given();
    const end = part.connect(session('a', 'b'));
    part.pending.set(new Set(['a']));
    part.state.set('known');
    end();
    expect([...part.leftover]).toEqual(['a', 'b']);
    expect(part.pending().size).toBe(0);
    expect(part.state()).toBe('loading');
    const [last] = [change()];
    part.take(last);
    const next = session();
    part.connect(next);
    expect(next.taken).toEqual([last]);
  });

  it('parts from nobody but who is there', () => {
    const { part } = given();
    const end = part.connect(session('old'));
    const next = session('new');
    part.connect(next);
    part.state.set('known');
    end();
    expect(part.state()).toBe('known');
    expect(part.leftover.size).toBe(0);
    part.take(change());
    expect(next.taken).toHaveLength(1);
  });

  it('loads anew who is there', () => {
    const { part } = given();
    part.reload();
    const here = session();
    part.connect(here);
    part.reload();
    expect(here.reload).toHaveBeenCalledTimes(1);
  });

  describe('whose code is missing', () => {
    it('has failed, until it is asked for again', () => {
      const { part } = given();
      part.miss();
      expect([part.isMissing(), part.state()]).toEqual([true, 'failed']);
      part.tryAgain();
      expect([part.isMissing(), part.state()]).toEqual([false, 'loading']);
    });

    it.each<[string, (link: SourceLink) => void]>([
      ['a change', (link) => link.take(change())],
      ['a wish to load anew', (link) => link.reload()],
    ])('is asked for by %s', (_, ask) => {
      const { part } = given();
      part.miss();
      ask(part);
      expect(part.isMissing()).toBe(false);
    });

    it('is another matter with another source', () => {
      const { part, inputs } = given();
      part.miss();
      inputs.eventSource.set({ load: () => Promise.resolve([]) });
      expect(part.isMissing()).toBe(false);
    });

    it('isn’t asked for where it isn’t missing', () => {
      const { part } = given();
      part.state.set('known');
      part.tryAgain();
      expect(part.state()).toBe('known');
    });
  });

  it('knows events by the ids that the source gave them', () => {
    const { part } = given();
    part.rename('7', 'stored');
    expect(part.idFor(givenEvent({ id: 7 }))).toBe('stored');
    expect(part.idFor(givenEvent({ id: 8 }))).toBeUndefined();
  });

  it('has the days loaded that small calendars show, for as long as they are there', () => {
    const { part } = given();
    const [one, other] = [signal<BrowsedDays>([1, 31]), signal<BrowsedDays>([32, 60])];
    const days = computed(() => part.browsed().map((each) => each()));
    const end = part.browse(one);
    part.browse(other);
    one.set([2, 30]);
    expect(days()).toEqual([
      [2, 30],
      [32, 60],
    ]);
    end();
    expect(days()).toEqual([[32, 60]]);
  });
});
