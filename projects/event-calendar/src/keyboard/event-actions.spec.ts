import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { Notice } from '../feedback/notice';
import { GivenTarget } from '../gestures/drop-target.spec-host';
import { SessionState } from '../store/events/session-state';
import { Editing } from '../store/events/editing';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { GivenQuestions } from '../store/events/given-series.spec-host';
import { CopiedEvent } from './clipboard';
import { EventActions } from './event-actions';
import { GivenFocus, keyboardParts } from './keyboard-parts.spec-host';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const series = givenEvent({ id: 's', title: 'Series', rrule: 'DAILY' });
const occurrence = occurrenceIn(plan);
const second = { ...occurrenceIn(series), key: 's 21', start: Date.parse('2026-11-21T10:00:00Z') };
const WHEN = 'Friday, November 20, 2026, 10:00 AM – 11:00 AM';
const GONE = 'Plan was deleted meanwhile';

interface Given extends GivenPart<EventActions> {
  readonly focused: GivenFocus['log'];
  readonly questions: GivenQuestions;
  /** Element of an event in a grid. */
  readonly element: HTMLElement;
  readonly types: () => (string | undefined)[];
}

function given(more: GivenInputs = {}): Given {
  const [focus, questions] = [new GivenFocus(), new GivenQuestions()];
  const made = givenPart(EventActions, { events: [plan, series], ...more }, [
    ...keyboardParts(focus),
    ...questions.providers,
  ]);
  document.body.innerHTML = '<div role="grid"><i data-slot></i><ec-event></ec-event></div>';
  return {
    ...made,
    questions,
    focused: focus.log,
    element: document.querySelector('ec-event')!,
    types: () =>
      (made.inputs.lastAction.emit.mock.calls.flat() as { type: string }[]).map(({ type }) => type),
  };
}

/** Waits until everything requested is done. */
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
const notice = (): string | undefined => TestBed.inject(Notice).message()?.text;

afterEach(() => document.body.replaceChildren());

describe('what can be done with an event', () => {
  it.each<[Partial<CalendarEvent>, GivenInputs, object]>([
    [{}, {}, { change: true, move: true, duplicate: true, sendOut: false }],
    [{ readOnly: true }, {}, { change: false, move: false, duplicate: true, sendOut: false }],
    [{ draggable: false }, {}, { change: true, move: false, duplicate: true, sendOut: false }],
    [{}, { eventCreation: false }, { change: true, move: true, duplicate: false, sendOut: false }],
    [
      {},
      { canDropEventsToTheOutside: true },
      { change: true, move: true, duplicate: true, sendOut: true },
    ],
    [
      { draggable: false },
      { canDropEventsToTheOutside: true },
      { change: true, move: false, duplicate: true, sendOut: false },
    ],
  ])('%j under %j: %j', (fields, more, expected) => {
    const { part, element } = given(more);
    const it = occurrenceIn({ ...plan, ...fields });
    expect({
      change: part.canChange(it),
      move: part.canMove(it, element),
      duplicate: part.canDuplicate(),
      sendOut: part.canSendOut(it),
    }).toEqual(expected);
  });

  it('it can’t be moved out of a list, which has no places', () => {
    const { part } = given();
    expect(part.canMove(occurrence, document.body)).toBe(false);
  });
});

describe('opening', () => {
  it('tells the host, and opens the editor', () => {
    const { part, inputs, element } = given();
    part.open(occurrence, element);
    expect(inputs.eventClick.emit.mock.calls).toEqual([[plan]]);
    expect(inputs.eventClick.emit.mock.calls[0]).toEqual([plan]);
    expect(TestBed.inject(Editing).session()).toMatchObject({ origin: element, besideKey: 'a' });
  });

  it('tells of one of a series at its own times', () => {
    const { part, inputs, element } = given();
    part.open(second, element);
    expect(inputs.eventClick.emit.mock.calls).toMatchObject([
      [{ id: 's', start: '2026-11-21T10:00:00Z' }],
    ]);
  });
});

describe('what is gone by then', () => {
  it.each<[string, (given: Given) => void]>([
    ['opened', ({ part, element }) => part.open(occurrence, element)],
    ['picked up', ({ part, element }) => part.pickUp(occurrence, element)],
    ['sent out', ({ part }) => part.sendOut(occurrence, new GivenTarget())],
  ])('isn’t %s, and that is said', (_, act) => {
    const made = given({ canDropEventsToTheOutside: true });
    made.inputs.events.set([]);
    act(made);
    expect(notice()).toBe(GONE);
    expect(made.focused).toEqual(['']);
    expect(made.inputs.eventClick.emit).not.toHaveBeenCalled();
    expect(TestBed.inject(SessionState).draft()).toBeNull();
  });
});

describe('doing it', () => {
  it('picks it up', () => {
    const { part, element, said } = given();
    part.pickUp(occurrence, element);
    expect(TestBed.inject(SessionState).draft()?.event).toBe(plan);
    expect(said.at(-1)).toContain('Picked up Plan');
  });

  it('copies it', () => {
    const { part, said, focused, types } = given();
    part.copy(occurrence, null);
    expect(TestBed.inject(CopiedEvent).occurrence?.event.title).toBe('Plan');
    expect([said, focused, types()]).toEqual([['Copied Plan'], ['a'], []]);
  });

  it('cuts it', async () => {
    const { part, inputs } = given();
    part.cut(occurrence, null);
    await settled();
    expect(TestBed.inject(CopiedEvent).occurrence?.event.title).toBe('Plan');
    expect(inputs.events()).toEqual([series]);
  });

  it('duplicates it', () => {
    const { part, inputs, said } = given();
    part.duplicate(occurrence);
    expect(inputs.events()).toHaveLength(3);
    expect(said).toEqual([`Created Plan, ${WHEN}`]);
  });

  it('removes it', async () => {
    const { part, inputs, focused } = given();
    part.remove(occurrence);
    await settled();
    expect(inputs.events()).toEqual([series]);
    expect(notice()).toBe('Plan deleted');
    expect(focused).toEqual(['a']);
  });

  it('says of a read-only one that it stays', async () => {
    const { part, inputs, said, focused } = given();
    part.remove(occurrenceIn({ ...plan, readOnly: true }));
    await settled();
    expect(inputs.events()).toHaveLength(2);
    expect([said, focused]).toEqual([['Plan cannot be changed'], []]);
  });

  it('keeps the focus where it isn’t removed after all', async () => {
    const { part, questions, said, focused, types } = given();
    part.remove(second);
    questions.answer(null);
    await settled();
    expect([said, focused, types()]).toEqual([[], ['s 21'], []]);
  });

  it('colours it, and takes its own colour from it', async () => {
    const { part, inputs, said, focused, types } = given();
    await part.recolor(occurrence, 'lime');
    expect(inputs.events()[0]).toEqual({ ...plan, color: 'lime' });
    await part.recolor(occurrenceIn(inputs.events()[0]!), null);
    expect(inputs.events()[0]).toEqual(plan);
    expect(types()).toEqual(['update', 'update']);
    expect([said, focused]).toEqual([Array(2).fill('Changed Plan'), ['a', 'a']]);
  });

  it('says nothing of a colour that it has already', async () => {
    const { part, said, focused, types } = given();
    await part.recolor(occurrence, null);
    expect([said, focused, types()]).toEqual([[], ['a'], []]);
  });

  it('sends it out, and says whereto', () => {
    const { part, inputs, said, focused } = given({ canDropEventsToTheOutside: true });
    const list = new GivenTarget('Waiting list');
    part.sendOut(occurrence, list);
    expect(list.seen).toEqual([[plan, null]]);
    expect(inputs.events()).toEqual([series]);
    expect([said, focused]).toEqual([['Moved Plan to Waiting list'], ['a']]);
  });

  it('says nothing where nobody takes it', () => {
    const { part, inputs, said } = given({ canDropEventsToTheOutside: true });
    part.sendOut(occurrence, Object.assign(new GivenTarget(), { keeps: false }));
    expect(inputs.events()).toHaveLength(2);
    expect(said).toEqual([]);
  });
});
