import { TestBed } from '@angular/core/testing';
import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { givenPart, type GivenPart } from '../given-part.spec-host';
import { CalendarEdits, NOTHING_DONE } from './calendar-edits';
import { deepFreeze, givenEvent } from './given-event.spec-host';
import { GivenQuestions, GivenScopes } from './given-series.spec-host';
import { OccurrenceEdits, type ChangeOf } from './occurrence-edits';
import type { OccurrenceStart } from './recurrence';
import { SeriesEdits } from './series-edits';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const series = givenEvent({ id: 's', title: 'Series', rrule: 'DAILY' });
const second: OccurrenceStart = { event: series, start: Date.parse('2026-11-21T10:00:00Z') };
const once: OccurrenceStart = { event: plan, start: Date.parse(plan.start) };
const MISSING =
  'This part of the calendar could not be loaded. Check your connection, then try again or reload the page.';

interface Given extends GivenPart<OccurrenceEdits> {
  readonly questions: GivenQuestions;
  readonly scopes: GivenScopes;
  readonly actions: () => LastAction[];
  /** Sets the events, as the host does. */
  readonly set: (...events: CalendarEvent[]) => void;
}

function given(): Given {
  const [questions, scopes] = [new GivenQuestions(), new GivenScopes()];
  const made = givenPart(OccurrenceEdits, { events: deepFreeze([plan, series]) }, [
    ...questions.providers,
    scopes.provider,
  ]);
  return {
    ...made,
    questions,
    scopes,
    actions: () => made.inputs.lastAction.emit.mock.calls.flat() as LastAction[],
    set: (...events) => made.inputs.events.set(deepFreeze(events)),
  };
}

const notice = (): string | undefined => TestBed.inject(Notice).message()?.text;
const renamed: ChangeOf = (event) => ({ ...event, title: 'Renamed' });
const later: ChangeOf = (event) => ({
  ...event,
  start: event.start.replace('T10', 'T14'),
  end: event.end.replace('T11', 'T15'),
});

describe('the code that changes series', () => {
  it('isn’t asked for by what happens once', async () => {
    const { part, inputs, scopes } = given();
    expect(part.ready(once)).toBe(true);
    expect(part.changeOf(once, renamed, 'update')).not.toBeNull();
    expect(part.removalOf(once)).not.toBeNull();
    await part.change(once, renamed, 'update');
    await part.remove(once);
    expect([inputs.events(), scopes.asked]).toEqual([[series], 0]);
  });

  it('isn’t there in the plain calendar, which needs none', async () => {
    const { part } = givenPart(OccurrenceEdits, { events: [series] });
    expect(part.ready(second)).toBe(true);
    expect(await TestBed.inject(SeriesEdits).load()).toBe(false);
    expect(notice()).toBeUndefined();
  });

  it('says nothing of a series before it is there', async () => {
    const { part, scopes } = given();
    const ready = part.ready(second);
    expect([part.changeOf(second, renamed, 'update'), part.removalOf(second)]).toEqual([
      null,
      null,
    ]);
    await scopes.arrive();
    expect(await ready).toBe(true);
    expect(part.ready(second)).toBe(true);
    expect(part.changeOf(second, renamed, 'update')?.changes).toHaveLength(2);
    expect(part.removalOf(second)?.changes).toHaveLength(1);
    expect(scopes.asked).toBe(1);
  });
});

describe('a change of a series', () => {
  it('waits for the code, and is made of the record as it is then', async () => {
    const { part, inputs, questions, scopes, actions, set } = given();
    const changed = part.change(second, renamed, 'update');
    set({ ...series, description: 'Theirs' }, plan);
    expect(questions.asked).toEqual([]);
    await scopes.arrive();
    questions.answer('all');
    expect(await changed).toMatchObject({ isDone: true, event: { title: 'Renamed' } });
    expect(inputs.events()).toEqual([{ ...series, title: 'Renamed', description: 'Theirs' }, plan]);
    expect(actions()).toMatchObject([{ type: 'update', event: { description: 'Theirs' } }]);
    TestBed.inject(CalendarEdits).undo();
    expect(inputs.events()).toEqual([{ ...series, description: 'Theirs' }, plan]);
  });

  it('that changes nothing asks nothing, then either', async () => {
    const { part, questions, scopes } = given();
    const changed = part.change(second, (event) => event, 'update');
    await scopes.arrive();
    expect(await changed).toBe(NOTHING_DONE);
    expect([notice(), questions.asked]).toEqual([undefined, []]);
  });

  it('that removes waits likewise', async () => {
    const { part, inputs, questions, scopes, set } = given();
    const removed = part.remove(second);
    set({ ...series, description: 'Theirs' });
    await scopes.arrive();
    questions.answer('onlyThis');
    expect(await removed).toEqual({ isDone: true, scope: 'onlyThis' });
    expect(inputs.events()).toEqual([
      { ...series, description: 'Theirs', exDates: ['2026-11-21'] },
    ]);
  });

  it('waits for nothing that was loaded ahead', async () => {
    const { part, questions, scopes } = given();
    const loaded = TestBed.inject(SeriesEdits).load({ isSilent: true });
    await scopes.arrive();
    expect(await loaded).toBe(true);
    void part.change(second, renamed, 'update');
    expect([questions.asked, scopes.asked]).toEqual([[false], 1]);
  });

  it.each<[string, CalendarEvent[], string]>([
    ['goes', [plan], 'Series was deleted meanwhile'],
    ['is left out', [{ ...series, exDates: ['2026-11-21'] }], 'Series was deleted meanwhile'],
    ['is locked', [{ ...series, readOnly: true }], 'Series cannot be changed'],
  ])(
    'isn’t made of what %s meanwhile, which is said without a question',
    async (_, events, said) => {
      const { part, questions, scopes, actions, set } = given();
      const changed = part.change(second, renamed, 'update');
      set(...events);
      await scopes.arrive();
      expect((await changed).isDone).toBe(false);
      expect([notice(), questions.asked, actions()]).toEqual([said, [], []]);
    },
  );

  it('that moves isn’t made of what got another length meanwhile', async () => {
    const { part, questions, scopes, actions, set } = given();
    const changed = part.change(second, later, 'move');
    set({ ...series, end: '2026-11-20T12:00:00Z' });
    await scopes.arrive();
    questions.answer('all');
    expect((await changed).isDone).toBe(false);
    expect([notice(), actions()]).toEqual(['This change is not possible', []]);
  });
});

describe('code that can’t be loaded', () => {
  it.each<[string, (part: OccurrenceEdits) => Promise<{ readonly isDone: boolean }>]>([
    ['a change', (part) => part.change(second, renamed, 'update')],
    ['a removal', (part) => part.remove(second)],
  ])('is said, loses nothing, and is asked for again by the next try: %s', async (_, attempt) => {
    const { part, inputs, questions, scopes, actions, reported } = given();
    const before = inputs.events();
    const failed = attempt(part);
    await scopes.fail();
    expect(await failed).toEqual({ isDone: false, reason: MISSING });
    expect(notice()).toBe(MISSING);
    expect(reported).toHaveLength(1);
    expect(inputs.events()).toBe(before);
    expect([questions.asked, actions()]).toEqual([[], []]);

    const done = attempt(part);
    await scopes.arrive();
    questions.answer('all');
    expect((await done).isDone).toBe(true);
    expect(actions()).toHaveLength(1);
    expect(scopes.asked).toBe(2);
  });

  it('is said by the form whose change it is', async () => {
    const { part, scopes } = given();
    const failed = part.change(second, renamed, 'update', { isInForm: true });
    await scopes.fail();
    expect(await failed).toEqual({ isDone: false, reason: MISSING });
    expect(notice()).toBeUndefined();
  });

  it('is silent where it was only loaded ahead', async () => {
    const { scopes } = given();
    const loaded = TestBed.inject(SeriesEdits).load({ isSilent: true });
    await scopes.fail();
    expect(await loaded).toBe(false);
    expect(notice()).toBeUndefined();
  });
});
