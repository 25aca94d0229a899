import { TestBed } from '@angular/core/testing';
import {
  NO_HISTORY,
  createEvent,
  removeEvent,
  replaceEvent,
  type ChangeSet,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { CalendarEdits, NOTHING_DONE } from './calendar-edits';
import type { EventChangeRequest } from './event-change-request';
import { CalendarStore } from './calendar-store';
import { EventFilter } from './event-filter';
import { deepFreeze, FRIDAY_NOON, givenEvent } from './given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import { SourceLink } from '../source/source-link';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const other = givenEvent({ id: 'b', title: 'Other' });
const renamed = { ...plan, title: 'Renamed' };

interface Given extends GivenPart<CalendarEdits> {
  /** Writes and questions of the calendar, in order. */
  readonly log: string[];
  readonly actions: LastAction[];
  readonly requests: EventChangeRequest[];
}

/** Makes edits of a calendar with these events; its host answers change requests by `answer`. */
function given(
  events: CalendarEvent[],
  answer: (request: EventChangeRequest) => void = () => undefined,
  more: GivenInputs = {},
): Given {
  const made = givenPart(CalendarEdits, { events: deepFreeze(events), ...more });
  const { inputs } = made;
  const log: string[] = [];
  const actions: LastAction[] = [];
  const requests: EventChangeRequest[] = [];
  const set = inputs.events.set.bind(inputs.events);
  jest.spyOn(inputs.events, 'set').mockImplementation((value) => {
    log.push('events');
    set(value);
  });
  inputs.lastAction.emit.mockImplementation((action: LastAction) => {
    log.push('lastAction');
    actions.push(action);
  });
  inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
    log.push('request');
    requests.push(request);
    answer(request);
  });
  return { ...made, log, actions, requests };
}

const rename = (events: readonly CalendarEvent[] = [plan, other]): ChangeSet =>
  replaceEvent(events, plan, renamed, 'update')!;
const notice = (): string | undefined => TestBed.inject(Notice).message()?.text;

describe('CalendarEdits', () => {
  it.each([null, undefined, {}, 'none'])('of events that are %j has none', (events) => {
    const { part } = givenPart(CalendarEdits, { events: events as CalendarEvent[] });
    expect(part.events()).toEqual([]);
  });

  describe('apply', () => {
    beforeEach(() => jest.useFakeTimers({ now: new Date(FRIDAY_NOON) }));
    afterEach(() => jest.useRealTimers());

    it('asks, writes a new list, and then tells what was done', () => {
      const { part, inputs, log, actions, requests } = given([plan, other]);
      const before = inputs.events();
      expect(part.apply(() => rename())).toEqual({ isDone: true });
      expect(log).toEqual(['request', 'events', 'lastAction']);
      expect(requests).toMatchObject([
        { type: 'update', before: plan, after: renamed, isPreview: false },
      ]);
      expect(inputs.events()).toEqual([renamed, other]);
      expect(inputs.events()[1]).toBe(other);
      expect(before).toEqual([plan, other]);
      const event_timestamp = Date.parse(FRIDAY_NOON);
      expect(actions).toEqual([{ type: 'update', event: renamed, event_timestamp }]);
    });

    it('does nothing where nothing changes', () => {
      const { part, log } = given([plan]);
      expect(part.apply(() => null)).toBe(NOTHING_DONE);
      expect(NOTHING_DONE).toEqual({ isDone: false, reason: '' });
      expect(log).toEqual([]);
    });

    it('refuses what is forbidden before the host is asked, and says so', () => {
      const { part, log } = given([{ ...plan, readOnly: true }]);
      const change = removeEvent(part.events(), part.events()[0]!);
      expect(part.apply(() => change)).toEqual({ isDone: false, reason: 'Plan cannot be changed' });
      expect(notice()).toBe('Plan cannot be changed');
      expect(log).toEqual([]);
    });

    it.each([
      ['Too late', 'Too late'],
      ['', 'This change is not possible'],
    ])('refused by the host with %j says %j and writes nothing', (reason, said) => {
      const { part, inputs, log } = given([plan, other], (it) => it.preventDefault(reason));
      const before = inputs.events();
      expect(part.apply(() => rename())).toEqual({ isDone: false, reason: said });
      expect(notice()).toBe(said);
      expect(log).toEqual(['request']);
      expect(inputs.events()).toBe(before);
      expect(part.undo()).toBeNull();
    });

    it('writes to what the events are after what happens meanwhile', () => {
      const { part, inputs, log } = given([plan, other]);
      const result = part.apply(() => rename(), {
        meanwhile: () => {
          log.push('meanwhile');
          inputs.events.set([plan]);
          return true;
        },
      });
      expect(result).toEqual({ isDone: true });
      expect(log).toEqual(['request', 'meanwhile', 'events', 'events', 'lastAction']);
      expect(inputs.events()).toEqual([renamed]);
    });

    it('leaves it where what happens meanwhile says no', () => {
      const { part, log } = given([plan, other]);
      expect(part.apply(() => rename(), { meanwhile: () => false })).toBe(NOTHING_DONE);
      expect(log).toEqual(['request']);
      expect(part.undo()).toBeNull();
    });

    it('takes the offer away to undo what came before', () => {
      const { part } = given([plan, other]);
      TestBed.inject(Notice).show('Deleted', { label: 'Undo', run: () => undefined });
      void part.apply(() => rename());
      expect(notice()).toBeUndefined();
    });

    it('has the source save what was done, and what was undone', () => {
      const { part } = given([plan, other], undefined, {
        eventSource: { load: () => Promise.resolve([]) },
      });
      const taken: ChangeSet[] = [];
      const take = (change: ChangeSet): number => taken.push(change);
      TestBed.inject(SourceLink).connect({ take, reload: () => undefined, ids: new Set() });
      const change = rename();
      void part.apply(() => change);
      const undone = part.undo();
      expect(taken).toEqual([change, undone]);
    });
  });

  describe('ask', () => {
    it('looks ahead, and writes nothing', () => {
      const { part, log, requests } = given([plan, other]);
      expect(part.ask(rename())).toEqual({ isDone: true });
      expect(requests).toMatchObject([{ isPreview: true }]);
      expect(log).toEqual(['request']);
    });

    it.each([
      ['Never', 'Never'],
      ['', 'This change is not possible'],
    ])('says a no: of %j %j', (reason, said) => {
      const { part } = given([plan, other], (request) => request.preventDefault(reason));
      expect(part.ask(rename())).toEqual({ isDone: false, reason: said });
      expect(notice()).toBe(said);
    });
  });

  describe('refusalOf', () => {
    it.each<[string, (request: EventChangeRequest) => void, GivenInputs, string | null]>([
      ['what goes through', () => undefined, {}, null],
      ['what the host refuses', (request) => request.preventDefault('Full'), {}, 'Full'],
      ['what it refuses without a reason', (request) => request.preventDefault(), {}, ''],
      ['what is forbidden', () => undefined, { readOnly: true }, 'Plan cannot be changed'],
    ])('looks ahead at %s', (_, answer, more, reason) => {
      const { part, log, requests } = given([plan, other], answer, more);
      expect(part.refusalOf(rename())).toBe(reason);
      expect(requests.map(({ isPreview }) => isPreview)).toEqual(
        more.readOnly === true ? [] : [true],
      );
      expect(notice()).toBeUndefined();
      expect(log).not.toContain('events');
    });
  });

  describe('undo and redo', () => {
    it('lead back and forth, ask the host, and are changes of their own', () => {
      const { part, inputs, log, actions, requests } = given([plan, other]);
      void part.apply(() => rename());
      log.length = 0;
      expect(part.undo()).toMatchObject({ type: 'change', event: plan });
      expect(inputs.events()).toEqual([plan, other]);
      expect(log).toEqual(['request', 'events', 'lastAction']);
      expect(part.redo()).toMatchObject({ type: 'change', event: renamed });
      expect(inputs.events()).toEqual([renamed, other]);
      expect(actions.map(({ type }) => type)).toEqual(['update', 'change', 'change']);
      expect(requests.at(-1)).toMatchObject({ type: 'change', before: plan, after: renamed });
    });

    it('do nothing, and say nothing, where there is nothing', () => {
      const { part, log } = given([plan]);
      expect([part.undo(), part.redo()]).toEqual([null, null]);
      expect(log).toEqual([]);
      expect(notice()).toBeUndefined();
    });

    it('are kept for later where the host refuses', () => {
      let isRefused = true;
      const { part, inputs } = given([plan, other], (request) => {
        if (request.type === 'change' && isRefused) request.preventDefault('Closed');
      });
      void part.apply(() => rename());
      expect(part.undo()).toBeNull();
      expect(notice()).toBe('Closed');
      isRefused = false;
      expect(part.undo()).not.toBeNull();
      expect(inputs.events()).toEqual([plan, other]);
    });

    it('of what is gone write nothing, say so, and go on with the step before', () => {
      const { part, inputs, log } = given([plan, other]);
      void part.apply(() =>
        replaceEvent(part.events(), other, { ...other, color: 'lime' }, 'update'),
      );
      void part.apply(() => rename(part.events()));
      inputs.events.set(part.events().slice(1));
      log.length = 0;
      expect(part.undo()).toBeNull();
      expect(notice()).toBe('Renamed cannot be changed back any more');
      expect(log).toEqual([]);
      expect(part.undo()).not.toBeNull();
      expect(inputs.events()).toEqual([other]);
      // A change that undo has skipped can't be redone.
      part.redo();
      expect(part.redo()).toBeNull();
      expect(inputs.events()).toEqual([{ ...other, color: 'lime' }]);
    });

    it('of what has no title, and is gone, name it so', () => {
      const { part, inputs } = given([]);
      void part.apply(() => createEvent(part.events(), { ...plan, title: '' }));
      inputs.events.set([]);
      part.undo();
      expect(notice()).toBe('(No title) cannot be changed back any more');
    });
  });

  it('puts what came from the source in a list of its own, which nobody did', () => {
    const { part, inputs, actions } = given([plan]);
    const list = Object.freeze([other]);
    part.put(list);
    expect(inputs.events()).toEqual(list);
    expect(inputs.events()).not.toBe(list);
    expect(actions).toEqual([]);
    expect(part.undo()).toBeNull();
  });

  it('has its history changed by the source', () => {
    const { part } = given([plan, other]);
    void part.apply(() => rename());
    part.rewriteHistory(({ done }) => {
      expect(done).toHaveLength(1);
      return NO_HISTORY;
    });
    expect(part.undo()).toBeNull();
  });
});

describe('a change of what a filter hides', () => {
  const isPlan = ({ title }: CalendarEvent): boolean => title === 'Plan';

  it('leaves it in sight and says so once, by undo and redo as well', async () => {
    const { part, inputs } = given([plan], undefined, { eventFilter: isPlan });
    const shown = jest.spyOn(TestBed.inject(Notice), 'show');
    const [filter, store] = [TestBed.inject(EventFilter), TestBed.inject(CalendarStore)];
    const titles = (): readonly string[] =>
      inputs
        .events()
        .filter((event) => store.isShown()(event))
        .map(({ title }) => (filter.isDespiteFilter(event(title)) ? `(${title})` : title));
    const event = (title: string): CalendarEvent =>
      inputs.events().find((each) => each.title === title)!;
    const steps: (readonly [() => unknown, readonly string[], number])[] = [
      [() => part.apply(() => createEvent(inputs.events(), other)), ['Plan', '(Other)'], 1],
      [
        () => part.apply(() => replaceEvent(inputs.events(), event('Plan'), renamed, 'update')),
        ['(Renamed)', '(Other)'],
        1,
      ],
      [() => part.undo(), ['Plan', '(Other)'], 0],
      [() => part.redo(), ['(Renamed)', '(Other)'], 1],
      [() => part.apply(() => removeEvent(inputs.events(), event('Other'))), ['(Renamed)'], 0],
      [() => part.undo(), ['(Renamed)', '(Other)'], 1],
    ];
    for (const [act, expected, notices] of steps) {
      shown.mockClear();
      await act();
      expect(titles()).toEqual(expected);
      const said = shown.mock.calls.filter(([words]) => words.includes('despite the filter'));
      expect(said).toHaveLength(notices);
    }
    inputs.eventFilter.set((each) => isPlan(each));
    expect(titles()).toEqual([]);
  });
});
