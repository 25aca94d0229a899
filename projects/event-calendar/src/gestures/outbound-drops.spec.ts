import type { Provider } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { removeEvent, type ChangeSet } from 'ng-event-calendar/core/edits';
import { Notice } from '../feedback/notice';
import { CalendarEdits } from '../store/events/calendar-edits';
import type { EventChangeRequest } from '../store/events/event-change-request';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import type { TakenEvent } from '../store/events/sent-events';
import { Settlements } from '../store/events/settlements';
import { SourceLink } from '../store/source/source-link';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { GivenQuestions, GivenScopes } from '../store/events/given-series.spec-host';
import { OutboundDrops } from './outbound-drops';
import { GESTURE_PARTS } from './gesture-parts.spec-host';

const plan = givenEvent({ id: 'a' });
const series = givenEvent({ id: 's', rrule: 'DAILY' });
const second = { ...occurrenceIn(series), start: Date.parse('2026-11-21T10:00:00Z') };

interface Given extends GivenPart<OutboundDrops> {
  readonly questions: GivenQuestions;
  /** Writes of the calendar and arrivals elsewhere, in order. */
  readonly log: string[];
}

function given(
  more: GivenInputs = {},
  refusal: string | null = null,
  providers: readonly Provider[] = [],
): Given {
  const questions = new GivenQuestions();
  const made = givenPart(
    OutboundDrops,
    { events: [plan, series], canDropEventsToTheOutside: true, ...more },
    [...GESTURE_PARTS, ...questions.providers, ...providers],
  );
  const log: string[] = [];
  made.inputs.lastAction.emit.mockImplementation(({ type }: { type: string }) => log.push(type));
  made.inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
    if (refusal !== null) request.preventDefault(refusal);
  });
  return { ...made, questions, log };
}

describe('Departures', () => {
  it.each<[string, string | null, GivenInputs, string | null]>([
    ['one', null, {}, null],
    ['one where none may', '', { canDropEventsToTheOutside: false }, null],
    ['one in a read-only calendar', 'Event 1 cannot be changed', { readOnly: true }, null],
    ['one that is gone', '', { events: [] }, null],
    ['one that the host wants to keep', 'Stay', {}, 'Stay'],
    ['one that it keeps without a reason', '', {}, ''],
  ])('may take %s along, else say %j', (_, expected, more, refusal) => {
    const { part, inputs } = given(more, refusal);
    expect(part.areOpen()).toBe(more.canDropEventsToTheOutside ?? true);
    expect(part.refusalOf(occurrenceIn(plan))).toBe(expected);
    const asked = inputs.eventChangeRequest.emit.mock.calls.flat() as EventChangeRequest[];
    expect(asked.every(({ type, isPreview }) => type === 'delete' && isPreview)).toBe(true);
  });

  it('take an event along as it is now, and of a series a copy', () => {
    const { part, inputs } = given();
    inputs.events.set([{ ...plan, title: 'By now' }, series]);
    expect(part.leaving(occurrenceIn(plan)).title).toBe('By now');
    const { id, rrule, start } = part.leaving(second);
    expect([id === 's', rrule, start]).toEqual([false, undefined, '2026-11-21T10:00:00Z']);
  });

  it('delete what has arrived', () => {
    const { part, inputs, log } = given();
    expect(part.send(occurrenceIn(plan), () => log.push('arrived') > 0)).toBe(true);
    expect(log).toEqual(['arrived', 'delete']);
    expect(inputs.events()).toEqual([series]);
  });

  it.each<[string, boolean, string | null]>([
    ['nobody takes', false, null],
    ['the host wants to keep', true, 'Stay'],
  ])('keep what %s', (_, arrives, refusal) => {
    const { part, inputs, log } = given({}, refusal);
    const before = inputs.events();
    expect(part.send(occurrenceIn(plan), () => arrives)).toBe(false);
    expect(inputs.events()).toBe(before);
    expect(log).toEqual([]);
  });

  it.each([
    [true, ['arrived', 'delete']],
    [false, ['arrived']],
  ])('keep what the user is still asked about; then it goes: %s', async (isBooked, expected) => {
    const { part, inputs, log } = given();
    const before = inputs.events();
    let answer = (_isBooked: boolean): void => undefined;
    const asked = new Promise<boolean>((resolve) => (answer = resolve));
    const sent = part.send(occurrenceIn(plan), () => {
      log.push('arrived');
      return asked;
    });
    expect([log, inputs.events()]).toEqual([['arrived'], before]);
    answer(isBooked);
    expect([await sent, log]).toEqual([isBooked, expected]);
    expect(inputs.events()).toEqual(isBooked ? [series] : before);
  });

  it.each([
    ['Full', 'Full'],
    ['', 'This change is not possible'],
  ])('say why a place doesn’t take one: %j', (answer, said) => {
    const { part, inputs, log } = given();
    const before = inputs.events();
    expect(part.send(occurrenceIn(plan), () => answer)).toBe(false);
    expect(TestBed.inject(Notice).message()?.text).toBe(said);
    expect([inputs.events(), log]).toEqual([before, []]);
  });

  it('keep what is gone already', () => {
    const { part } = given({ events: [] });
    expect(part.send(occurrenceIn(plan), () => true)).toBe(false);
  });

  it('take one of a series alone, without asking', () => {
    const { part, inputs, questions } = given();
    expect(part.send(second, () => true)).toBe(true);
    expect(inputs.events()[1]).toEqual({ ...series, exDates: ['2026-11-21'] });
    expect(questions.asked).toEqual([]);
  });

  describe('whose code is on its way', () => {
    it('take one of a series once that has come, as it is then', async () => {
      const scopes = new GivenScopes();
      const { part, inputs, log } = given({}, null, [scopes.provider]);
      expect([part.refusalOf(occurrenceIn(plan)), part.refusalOf(second)]).toEqual([null, '']);
      const sent = part.send(second, () => log.push('arrived') > 0);
      inputs.events.set([{ ...series, title: 'By now' }]);
      expect(log).toEqual([]);
      await scopes.arrive();
      expect([await sent, log]).toEqual([true, ['arrived', 'delete']]);
      expect(inputs.events()).toEqual([{ ...series, title: 'By now', exDates: ['2026-11-21'] }]);
      const third = { ...second, start: Date.parse('2026-11-22T10:00:00Z') };
      expect(part.refusalOf(third)).toBeNull();
    });

    it('keep one of a series where that can’t be had, and take it with the next try', async () => {
      const scopes = new GivenScopes();
      const { part, inputs, log } = given({}, null, [scopes.provider]);
      const before = inputs.events();
      const sent = part.send(second, () => log.push('arrived') > 0);
      await scopes.fail();
      expect([await sent, log, inputs.events()]).toEqual([false, [], before]);
      expect(TestBed.inject(Notice).message()?.text).toContain('could not be loaded');
      const again = part.send(second, () => true);
      await scopes.arrive();
      expect(await again).toBe(true);
    });

    it('take what happens once without it', () => {
      const scopes = new GivenScopes();
      const { part } = given({}, null, [scopes.provider]);
      expect([part.send(occurrenceIn(plan), () => true), scopes.asked]).toEqual([true, 0]);
    });
  });
});

describe('an event that a place outside has taken', () => {
  function givenPlace(event: typeof plan | typeof second = plan) {
    const made = given();
    const told: string[] = [];
    const taken: TakenEvent = {
      giveBack: () => told.push('back'),
      takeAgain: () => told.push('again'),
    };
    const occurrence = 'event' in event ? event : occurrenceIn(event);
    const edits = TestBed.inject(CalendarEdits);
    expect(made.part.send(occurrence, () => taken)).toBe(true);
    return { ...made, edits, told };
  }

  it.each([
    ['one', plan],
    ['one of a series', second],
  ])('returns by undo, and leaves again by redo: %s', (_, event) => {
    const { edits, told, inputs } = givenPlace(event);
    expect(told).toEqual([]);
    edits.undo();
    expect(told).toEqual(['back']);
    expect(inputs.events()).toEqual([plan, series]);
    edits.redo();
    expect(told).toEqual(['back', 'again']);
  });

  it('returns also after the history was written anew', () => {
    const { edits, told } = givenPlace();
    edits.rewriteHistory(({ done, undone }) => ({
      undone,
      done: done.map(({ changes }) => ({ changes: changes.map((each) => ({ ...each })) })),
    }));
    edits.undo();
    expect(told).toEqual(['back']);
  });

  it('doesn’t return by another undo', () => {
    const { edits, told } = givenPlace();
    void edits.apply(() => removeEvent(edits.events(), series));
    edits.undo();
    expect(told).toEqual([]);
  });

  it('returns where its leaving can’t be saved', () => {
    const made = given({ eventSource: { load: () => Promise.resolve([]), save: () => NEVER } });
    const taken: ChangeSet[] = [];
    TestBed.inject(SourceLink).connect({
      take: (change) => taken.push(change),
      reload: () => undefined,
      ids: new Set(),
    });
    const told: string[] = [];
    void made.part.send(occurrenceIn(plan), () => ({
      giveBack: () => told.push('back'),
      takeAgain: () => told.push('again'),
    }));
    const edits = TestBed.inject(CalendarEdits);
    edits.put([plan, series]);
    expect(told).toEqual([]);
    TestBed.inject(Settlements).settle(taken[0]!, { status: 'failed', stored: [], reason: 'no' });
    expect(told).toEqual(['back']);
  });
});

const NEVER = new Promise<void>(() => undefined);
