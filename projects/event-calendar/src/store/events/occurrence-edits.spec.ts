import { TestBed } from '@angular/core/testing';
import {
  type CalendarEvent,
  type LastAction,
  type LastActionType,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { deepFreeze } from './given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import { GivenQuestions } from './given-series.spec-host';
import { on, plan, series, start } from './plan-and-series.spec-host';
import { NOTHING_DONE } from './calendar-edits';
import { OccurrenceEdits, type ChangeOf, type ChangeResult } from './occurrence-edits';

interface Given extends GivenPart<OccurrenceEdits> {
  readonly questions: GivenQuestions;
  readonly actions: () => LastAction[];
  /** Sets the host's events. */
  readonly set: (...events: CalendarEvent[]) => void;
}

function given(more: GivenInputs = {}, hasRecurrence = true): Given {
  const questions = new GivenQuestions();
  const made = givenPart(
    OccurrenceEdits,
    { events: deepFreeze([plan, series]), ...more },
    hasRecurrence ? questions.providers : [],
  );
  return {
    ...made,
    questions,
    actions: () => made.inputs.lastAction.emit.mock.calls.flat() as LastAction[],
    set: (...events) => made.inputs.events.set(deepFreeze(events)),
  };
}

const notice = (): string | undefined => TestBed.inject(Notice).message()?.text;
const GONE = 'Plan was deleted meanwhile';
const LOCKED = 'Plan cannot be changed';

const renamed: ChangeOf = (event) => ({ ...event, title: 'Renamed' });
const later: ChangeOf = (event) => ({
  ...event,
  start: event.start.replace('T10', 'T14'),
  end: event.end.replace('T11', 'T15'),
});

describe('what a change would be', () => {
  it('of an event that happens once is one record', () => {
    const { part, inputs } = given();
    const change = part.changeOf(start({ event: plan }), renamed, 'update');
    expect(change).toMatchObject({ type: 'update', event: { title: 'Renamed' } });
    expect(change?.changes).toHaveLength(1);
    expect(part.changeOf(start({ event: plan }), (event) => event, 'update')).toBeNull();
    expect(inputs.events()).toEqual([plan, series]);
  });

  it.each<[RecurrenceScope | undefined, number]>([
    [undefined, 2],
    ['onlyThis', 2],
    ['all', 1],
  ])('of one of a series for %s changes %i records', (scope, count) => {
    const { part } = given();
    const change = part.changeOf(on(22), renamed, 'update', scope);
    expect(change?.changes).toHaveLength(count);
  });

  it('of a series in the plain calendar changes its record', () => {
    const change = given({}, false).part.changeOf(on(20), renamed, 'update');
    expect(change?.event).toEqual({ ...series, title: 'Renamed' });
  });

  it('of a removal', () => {
    const { part } = given();
    expect(part.removalOf(start({ event: plan }))?.changes).toMatchObject([{ after: null }]);
    expect(part.removalOf(on(22))?.changes).toMatchObject([
      { after: { exDates: ['2026-11-23', '2026-11-22'] } },
    ]);
    expect(part.removalOf(on(22), 'all')?.changes).toMatchObject([{ after: null }]);
    TestBed.resetTestingModule();
    expect(given({}, false).part.removalOf(on(20))?.changes).toMatchObject([{ after: null }]);
  });

  it('of what the host has changed since is of its present record', () => {
    const { part, set } = given();
    const theirs = { description: 'Theirs' };
    set({ ...plan, ...theirs }, { ...series, ...theirs, exDates: ['2026-11-21'] });
    const single = part.changeOf(start({ event: plan }), renamed, 'update');
    expect(single?.event).toMatchObject({ title: 'Renamed', ...theirs });
    const whole = part.changeOf(on(22), renamed, 'update', 'all');
    expect(whole?.event).toMatchObject({ title: 'Renamed', ...theirs, exDates: ['2026-11-21'] });
    expect(part.removalOf(on(22))?.changes).toMatchObject([
      { after: { ...theirs, exDates: ['2026-11-21', '2026-11-22'] } },
    ]);
  });

  it('of what is gone is nothing', () => {
    const { part, set } = given();
    set();
    expect(part.changeOf(start({ event: plan }), renamed, 'update')).toBeNull();
    expect(part.removalOf(on(22))).toBeNull();
  });
});

describe('changing', () => {
  it('writes what happens once without asking', async () => {
    const { part, inputs, questions, actions } = given();
    const event = { ...plan, title: 'Renamed' };
    expect(await part.change(start({ event: plan }), renamed, 'update')).toEqual({
      isDone: true,
      event,
    });
    expect(inputs.events()).toEqual([event, series]);
    expect(actions()).toMatchObject([{ type: 'update', event }]);
    expect(questions.asked).toEqual([]);
  });

  it.each<[RecurrenceScope, string, number]>([
    ['onlyThis', 'Renamed', 3],
    ['all', 'Renamed', 2],
  ])('asks whom of a series it is for, and does that: %s', async (scope, title, count) => {
    const { part, inputs, questions, actions } = given();
    const pending = part.change(on(22), renamed, 'update');
    expect(inputs.events()).toHaveLength(2);
    questions.answer(scope);
    const result = await pending;
    expect(questions.asked).toEqual([false]);
    expect(inputs.events()).toHaveLength(count);
    const [{ event }] = actions() as [LastAction];
    expect(event?.title).toBe(title);
    // The event has its present values, under the id of the record that holds it.
    expect(result).toMatchObject({
      isDone: true,
      scope,
      event: { id: event?.id, title, start: '2026-11-22T10:00:00Z' },
    });
  });

  it('says so to who asks where it changes the rule', async () => {
    const { part, questions } = given();
    const pending = part.change(on(22), (event) => ({ ...event, rrule: 'WEEKLY' }), 'update');
    questions.answer(null);
    expect(await pending).toBe(NOTHING_DONE);
    expect(questions.asked).toEqual([true]);
  });

  it('does nothing where nobody answers, or nobody can be asked', async () => {
    const { part, inputs, questions } = given();
    const before = inputs.events();
    const pending = part.change(on(22), renamed, 'update');
    questions.answer(null);
    expect(await pending).toBe(NOTHING_DONE);
    expect(inputs.events()).toBe(before);
  });

  it('asks nothing where nothing changes', async () => {
    const { part, questions } = given();
    expect(await part.change(on(22), (event) => event, 'update')).toBe(NOTHING_DONE);
    expect(questions.asked).toEqual([]);
  });

  it('is told what the host says to it', async () => {
    const { part, inputs } = given();
    inputs.eventChangeRequest.emit.mockImplementation(
      (request: { preventDefault: (why: string) => void }) => request.preventDefault('Full'),
    );
    expect(await part.change(start({ event: plan }), renamed, 'update')).toEqual({
      isDone: false,
      reason: 'Full',
    });
  });

  it.each<[string, CalendarEvent[], string, string]>([
    ['gone', [series], '', GONE],
    ['locked', [{ ...plan, readOnly: true }], LOCKED, LOCKED],
  ])('of what is %s by then writes nothing, and says so', async (_, events, reason, said) => {
    const { part, actions, set } = given();
    set(...events);
    expect(await part.change(start({ event: plan }), renamed, 'update')).toEqual({
      isDone: false,
      reason,
    });
    expect(notice()).toBe(said);
    expect(actions()).toEqual([]);
  });

  it('a move of what begins elsewhere by then isn’t done', async () => {
    const made = given({ events: [{ ...plan, start: '2026-11-20T09:00:00Z' }] });
    const result = await made.part.change(start({ event: plan }), later, 'move');
    expect(result).toEqual({ isDone: false, reason: 'This change is not possible' });
  });

  describe('while the question stands', () => {
    /** Changes an occurrence, lets the host act while the question is open, and then answers. */
    async function asked(
      type: LastActionType,
      change: ChangeOf,
      meanwhile: (given: Given) => void,
    ): Promise<Given & { readonly result: ChangeResult }> {
      const made = given();
      const pending = made.part.change(on(22), change, type);
      meanwhile(made);
      made.questions.answer('all');
      return { ...made, result: await pending };
    }

    it('what the host changes stays', async () => {
      const { inputs, result } = await asked('update', renamed, ({ set }) =>
        set({ ...series, description: 'Theirs' }),
      );
      expect(result.isDone).toBe(true);
      expect(inputs.events()).toMatchObject([{ title: 'Renamed', description: 'Theirs' }]);
    });

    it.each<[string, CalendarEvent[], string]>([
      ['it goes', [], 'Series was deleted meanwhile'],
      ['it is left out', [{ ...series, exDates: ['2026-11-22'] }], 'Series was deleted meanwhile'],
      ['it is locked', [{ ...series, readOnly: true }], 'Series cannot be changed'],
    ])('%s, and that is said', async (_, events, said) => {
      const { result, actions } = await asked('update', renamed, ({ set }) => set(...events));
      expect(result.isDone).toBe(false);
      expect(notice()).toBe(said);
      expect(actions()).toEqual([]);
    });

    it.each<[string, CalendarEvent[]]>([
      ['goes', []],
      ['is left out', [{ ...series, exDates: ['2026-11-22'] }]],
    ])('it closes once what it is about %s, and that is said', async (_, events) => {
      const { part, set } = given();
      const changed = part.change(on(22), renamed, 'update');
      const removed = part.remove(on(22));
      TestBed.tick();
      set(...events);
      TestBed.tick();
      expect(await Promise.all([changed, removed])).toEqual([NOTHING_DONE, NOTHING_DONE]);
      expect(notice()).toBe('Series was deleted meanwhile');
    });

    const longer = { ...series, end: '2026-11-20T12:00:00Z' };
    it.each<[LastActionType, boolean]>([
      ['move', false],
      ['resize', false],
      ['update', true],
    ])('it gets other times: a %s is done %s', async (type, isDone) => {
      const { result, actions } = await asked(type, later, ({ set }) => set(longer));
      expect(result.isDone).toBe(isDone);
      expect(actions()).toHaveLength(isDone ? 1 : 0);
      expect(notice()).toBe(isDone ? undefined : 'This change is not possible');
    });

    it('nothing else is changed: a move is done', async () => {
      const { result, inputs } = await asked('move', later, () => undefined);
      expect(result.isDone).toBe(true);
      expect(inputs.events()[1]).toMatchObject({ start: '2026-11-20T14:00:00Z' });
    });
  });
});

describe('removing', () => {
  it('takes what happens once away without asking', async () => {
    const { part, inputs, questions, actions } = given();
    expect(await part.remove(start({ event: plan }))).toEqual({ isDone: true });
    expect(inputs.events()).toEqual([series]);
    expect(actions()).toMatchObject([{ type: 'delete', event: plan }]);
    expect(questions.asked).toEqual([]);
  });

  it.each<[RecurrenceScope | null, boolean, CalendarEvent[]]>([
    ['onlyThis', true, [plan, { ...series, exDates: ['2026-11-23', '2026-11-22'] }]],
    ['all', true, [plan]],
    [null, false, [plan, series]],
  ])('asks whom of a series it is for: %s', async (scope, isDone, events) => {
    const { part, inputs, questions } = given();
    const pending = part.remove(on(22));
    questions.answer(scope);
    expect(await pending).toMatchObject(isDone ? { isDone, scope } : { isDone });
    expect(inputs.events()).toEqual(events);
    expect(questions.asked).toEqual([false]);
  });

  it.each<[string, CalendarEvent[], string]>([
    ['gone', [series], GONE],
    ['locked', [{ ...plan, readOnly: true }], LOCKED],
  ])('what is %s by then does nothing, and says so', async (_, events, said) => {
    const { part, actions, set } = given();
    set(...events);
    expect(await part.remove(start({ event: plan }))).toMatchObject({ isDone: false });
    expect(notice()).toBe(said);
    expect(actions()).toEqual([]);
  });

  it('what goes while the question stands says so', async () => {
    const { part, questions, set, actions } = given();
    const pending = part.remove(on(22));
    set();
    questions.answer('all');
    expect(await pending).toMatchObject({ isDone: false });
    expect(notice()).toBe('Series was deleted meanwhile');
    expect(actions()).toEqual([]);
  });
});
