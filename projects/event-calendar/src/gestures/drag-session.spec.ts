import { Injector, runInInjectionContext } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import {
  HOUR_MS,
  dayFrom,
  type CalendarEvent,
  type CalendarId,
  type LastAction,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { Notice } from '../feedback/notice';
import { Editing } from '../store/events/editing';
import type { EventChangeRequest } from '../store/events/event-change-request';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { GivenQuestions } from '../store/events/given-series.spec-host';
import * as availability from '../store/availability/availability-code';
import { AvailabilityRules } from '../store/availability/availability-rules';
import {
  SelectionState,
  type CompanionDrags,
  type SelectionGestures,
} from '../store/events/selection-state';
import { SessionState } from '../store/events/session-state';
import type { Grab } from './drafts';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import { DragSession } from './drag-session';

const FRIDAY = dayFrom(2026, 11, 20);
const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const plan = givenEvent({ id: 'a', title: 'Plan' });
const series = givenEvent({ id: 's', title: 'Series', rrule: 'DAILY' });

/** Makes a slot of Friday: an hour of it, or the whole day. */
const slot = (hour: number | null, more: Partial<Slot> = {}): Slot => ({
  day: FRIDAY,
  instant: hour === null ? null : MIDNIGHT + hour * HOUR_MS,
  ...more,
});
const grab = (fields: Partial<Grab> = {}): Grab => ({
  occurrence: occurrenceIn(plan),
  edge: null,
  slot: slot(10),
  isCopy: false,
  row: 0,
  ...fields,
});
const SWEEP: Partial<Grab> = { occurrence: null };
const at14 = { ...plan, start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' };

interface Given extends GivenPart<SessionState> {
  readonly questions: GivenQuestions;
  readonly actions: () => LastAction[];
  readonly requests: () => EventChangeRequest[];
  readonly editing: Editing;
  readonly begin: (fields?: Partial<Grab>, isPickedUp?: boolean) => DragSession;
  readonly receive: (outside: OutsideEvent, at: Slot) => DragSession;
}

/** Makes the state that shows sessions; the host refuses every drop before `opens` o'clock. */
function given(more: GivenInputs = {}, opens = 0): Given {
  const questions = new GivenQuestions();
  const made = givenPart(SessionState, { events: [plan, series], ...more }, [
    ...GESTURE_PARTS,
    ...questions.providers,
  ]);
  const { lastAction, eventChangeRequest } = made.inputs;
  eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
    if (new Date(request.after?.start ?? '2026-11-20T23:00:00Z').getUTCHours() < opens) {
      request.preventDefault('Too early');
    }
  });
  const inContext = <T>(make: () => T): T => runInInjectionContext(TestBed.inject(Injector), make);
  return {
    ...made,
    questions,
    actions: () => lastAction.emit.mock.calls.flat() as LastAction[],
    requests: () => eventChangeRequest.emit.mock.calls.flat() as EventChangeRequest[],
    editing: TestBed.inject(Editing),
    begin: (fields, isPickedUp = false) =>
      inContext(() => DragSession.ofGrab(grab(fields), isPickedUp)),
    receive: (outside, at) => inContext(() => DragSession.ofOutside(outside, at, false)!),
  };
}

const startOf = (event: CalendarEvent | undefined): string | undefined => event?.start;

describe('a session under way', () => {
  it('shows what it holds, and whether that would be taken', () => {
    const { part, begin } = given();
    const session = begin({ row: 2 });
    expect(part.draft()).toBe(session.shown);
    expect(session.shown).toMatchObject({ kind: 'move', event: plan, refusal: null, row: 2 });
    expect([session.isOver, session.isFromOutside, session.isPickedUp, session.edge]).toEqual([
      false,
      false,
      false,
      null,
    ]);
    expect(begin({ edge: 'end' }, true)).toMatchObject({ edge: 'end', isPickedUp: true });
  });

  it('follows the pointer, step by step', () => {
    const { part, begin, requests } = given();
    const session = begin();
    expect(session.update(slot(14))).toBe(true);
    expect(part.preview()).toMatchObject({
      start: MIDNIGHT + 14 * HOUR_MS,
      end: MIDNIGHT + 15 * HOUR_MS,
    });
    const shown = part.draft();
    expect(session.update(slot(14.05))).toBe(true);
    // A position between two steps changes nothing, and asks no host.
    expect(part.draft()).toBe(shown);
    expect(requests()).toMatchObject([{ type: 'move', isPreview: true, after: at14 }]);
  });

  it('asks nobody where it changes nothing', () => {
    const { begin, requests } = given();
    begin().update(slot(10));
    expect(requests()).toEqual([]);
  });

  it('says why it wouldn’t be taken, and where it would again', () => {
    const { part, begin } = given({}, 12);
    const session = begin();
    expect(session.update(slot(11))).toBe(false);
    expect(part.draft()?.refusal).toEqual({ isNowhere: false, reason: 'Too early' });
    expect(session.update(slot(13))).toBe(true);
    expect(part.draft()?.refusal).toBeNull();
  });

  it('says why it would be asked about, until a slot where it wouldn’t', () => {
    const { part, begin } = given({
      unavailableTimes: 'ask',
      workingHours: [{ start: '09:00', end: '12:00', timezone: 'UTC' }],
    });
    TestBed.inject(AvailabilityRules).code.set(availability);
    const session = begin();
    expect(session.update(slot(14))).toBe(true);
    expect([part.draft()?.refusal, part.warning()]).toEqual([
      null,
      'Outside of working hours (until 12 PM)',
    ]);
    session.update(slot(10.5));
    expect(part.warning()).toBe('');
  });

  it('is asked about no longer once the rules have changed', () => {
    const { part, inputs, begin } = given({
      unavailableTimes: 'ask',
      workingHours: [{ start: '09:00', end: '12:00', timezone: 'UTC' }],
    });
    TestBed.inject(AvailabilityRules).code.set(availability);
    const session = begin();
    session.update(slot(14));
    inputs.unavailableTimes.set('refuse');
    session.validateAgain();
    const reason = 'Outside of working hours (until 12 PM)';
    expect(part.draft()).toMatchObject({ refusal: { reason }, question: '' });
    inputs.unavailableTimes.set('allow');
    session.validateAgain();
    expect(part.draft()).toMatchObject({ refusal: null, question: '' });
  });

  it('is nowhere at a slot that there isn’t, and back at the next', () => {
    const { part, begin } = given();
    const session = begin();
    session.update(slot(14));
    expect(session.update(null)).toBe(false);
    const shown = part.draft();
    expect(shown?.refusal).toEqual({ isNowhere: true, reason: '' });
    // The preview stays at its last place.
    expect(part.preview()?.start).toBe(MIDNIGHT + 14 * HOUR_MS);
    session.update(null);
    expect(part.draft()).toBe(shown);
    expect(session.update(slot(14))).toBe(true);
    expect(part.draft()?.refusal).toBeNull();
  });

  it('is put by keys where they say, and becomes a resize by them', () => {
    const { part, begin } = given({}, 12);
    const session = begin();
    const when = { allDay: false, start: MIDNIGHT, end: MIDNIGHT + HOUR_MS } as const;
    session.put({ when });
    expect(part.draft()).toMatchObject({ kind: 'move', drop: { when } });
    expect(part.draft()?.refusal?.reason).toBe('Too early');
    session.put({ when }, 'resize');
    expect(part.draft()?.kind).toBe('resize');
  });

  it('sweeps what is new, and shows each length of it', () => {
    const { part, begin } = given();
    const session = begin(SWEEP);
    session.update(slot(11.5));
    expect(part.draft()).toMatchObject({
      kind: 'create',
      event: { start: '2026-11-20T10:00:00', end: '2026-11-20T11:30:00' },
    });
    const { event } = session.shown;
    session.update(slot(12));
    expect(session.shown.event.id).toBe(event.id);
  });

  it('leaves alone what another session shows by now', () => {
    const { part, begin } = given();
    const first = begin();
    part.draft.set(null);
    const second = begin({ edge: 'end' });
    first.update(slot(14));
    expect(part.draft()).toBe(second.shown);
    first.cancel();
    expect(part.draft()).toBe(second.shown);
  });
});

describe('what the host changes meanwhile', () => {
  const now = { ...plan, title: 'By now' };

  it('is gone on with', () => {
    const { part, inputs, begin } = given();
    const session = begin();
    session.update(slot(12));
    inputs.events.set([now]);
    const occurrence = occurrenceIn(now);
    session.follow(true, occurrence);
    expect(part.draft()).toMatchObject({ event: now, occurrence });
    // The move counts from the place of the grab.
    session.update(slot(14));
    expect(part.preview()).toMatchObject({ event: now, start: MIDNIGHT + 14 * HOUR_MS });
  });

  it('of its length is what moves on', () => {
    const { part, inputs, begin } = given();
    const session = begin();
    session.update(slot(12));
    const longer = { ...plan, end: '2026-11-20T13:00:00Z' };
    inputs.events.set([longer]);
    session.follow(true, occurrenceIn(longer));
    session.update(slot(14));
    expect(part.preview()).toMatchObject({
      start: MIDNIGHT + 14 * HOUR_MS,
      end: MIDNIGHT + 17 * HOUR_MS,
    });
  });

  it('and isn’t about it asks nothing', () => {
    const { part, begin } = given();
    const session = begin();
    const shown = part.draft();
    session.follow(true, session.shown.occurrence);
    session.follow(true, null);
    expect(part.draft()).toBe(shown);
  });

  it('and forbids it calls it off', async () => {
    const { part, begin } = given();
    const session = begin();
    session.follow(false, session.shown.occurrence);
    expect([session.isOver, part.draft()]).toEqual([true, null]);
    expect(await session.ended).toEqual({ did: 'cancelled' });
  });

  it('of the zone calls it off: it would be another time under the same hand', () => {
    const { inputs, begin } = given();
    const session = begin();
    inputs.displayTimezone.set('Asia/Tokyo');
    session.follow(true, session.shown.occurrence);
    expect(session.isOver).toBe(true);
  });
});

describe('committing', () => {
  it('writes where it is, and is over', async () => {
    const { part, inputs, begin, actions } = given();
    const session = begin();
    session.update(slot(14));
    expect(await session.commit()).toEqual({ did: 'changed', event: at14 });
    expect(inputs.events()[0]).toEqual(at14);
    expect(actions()).toMatchObject([{ type: 'move', event: at14 }]);
    expect([part.draft(), session.isOver]).toEqual([null, true]);
    expect(await session.ended).toEqual({ did: 'changed', event: at14 });
  });

  it('writes nothing where it is as it was', async () => {
    const { inputs, begin } = given();
    const before = inputs.events();
    expect(await begin().commit()).toEqual({ did: 'nothing' });
    expect(inputs.events()).toBe(before);
  });

  it('is called off at a slot that there isn’t', async () => {
    const { begin, actions } = given();
    const session = begin();
    session.update(slot(14));
    session.update(null);
    expect(await session.commit()).toEqual({ did: 'cancelled' });
    expect(actions()).toEqual([]);
  });

  it('says what is refused', async () => {
    const { begin, actions } = given({}, 12);
    const session = begin();
    session.update(slot(11));
    expect(await session.commit()).toEqual({ did: 'nothing' });
    expect(TestBed.inject(Notice).message()?.text).toBe('Too early');
    expect(actions()).toEqual([]);
  });

  it('stays where it was dropped while its user is asked, and moves no more', async () => {
    const { part, inputs, begin, questions } = given();
    const session = begin({ occurrence: occurrenceIn(series) });
    session.update(slot(14));
    const pending = session.commit();
    expect(session.update(slot(16))).toBe(false);
    session.put({ when: { allDay: true, firstDay: 0, lastDay: 0 } });
    expect(session.commitNew()).toBe(false);
    expect(part.preview()?.start).toBe(MIDNIGHT + 14 * HOUR_MS);
    void session.commit();
    questions.answer('all');
    expect(await pending).toMatchObject({ did: 'changed', event: { id: 's' } });
    expect(questions.asked).toHaveLength(1);
    expect(startOf(inputs.events()[1])).toBe('2026-11-20T14:00:00Z');
    expect(part.draft()).toBeNull();
  });

  it.each<[string, (session: DragSession) => void]>([
    ['is called off', (session) => session.cancel()],
    ['may no more be done', (session) => session.follow(false, null)],
  ])('tells what came of it where it %s while its user is asked', async (_, meanwhile) => {
    const { begin, questions } = given();
    const session = begin({ occurrence: occurrenceIn(series) });
    session.update(slot(14));
    const pending = session.commit();
    meanwhile(session);
    expect(session.isOver).toBe(false);
    questions.answer('all');
    expect(await pending).toMatchObject({ did: 'changed', event: { id: 's' } });
  });

  it('is drawn no more where it may no more be done while its user is asked', () => {
    const { part, begin } = given();
    const session = begin({ occurrence: occurrenceIn(series) });
    session.update(slot(14));
    void session.commit();
    session.follow(false, null);
    expect(part.draft()).toBeNull();
  });

  it('does nothing where its user wants nothing, and is over', async () => {
    const { part, begin, questions } = given();
    const session = begin({ occurrence: occurrenceIn(series) });
    session.update(slot(14));
    const pending = session.commit();
    questions.answer(null);
    expect(await pending).toEqual({ did: 'nothing' });
    expect(part.draft()).toBeNull();
  });

  it('is done once', async () => {
    const { begin, actions } = given();
    const session = begin();
    session.update(slot(14));
    await session.commit();
    await session.commit();
    session.cancel();
    expect(actions()).toHaveLength(1);
    expect(await session.ended).toMatchObject({ did: 'changed' });
  });

  it('is over also where writing fails', async () => {
    const { part, inputs, begin } = given();
    inputs.lastAction.emit.mockImplementation(() => {
      throw new Error('a host');
    });
    const session = begin();
    session.update(slot(14));
    await expect(session.commit()).rejects.toThrow('a host');
    expect([session.isOver, part.draft()]).toEqual([true, null]);
    expect(await session.ended).toEqual({ did: 'nothing' });
  });
});

describe('committing what is new', () => {
  it('of a sweep opens the editor', async () => {
    const { part, inputs, begin, editing } = given();
    const session = begin(SWEEP);
    session.update(slot(11));
    const outcome = await session.commit();
    const draft = editing.session()?.draft;
    expect(draft).toMatchObject({ start: '2026-11-20T10:00:00', end: '2026-11-20T11:00:00' });
    expect(outcome).toEqual({ did: 'drafted', event: draft });
    expect(inputs.events()).toEqual([plan, series]);
    expect(part.draft()).toBeNull();
  });

  it('of a sweep that the host refuses opens nothing', async () => {
    const { begin, editing } = given({}, 12);
    const session = begin(SWEEP);
    session.update(slot(11));
    expect(await session.commit()).toEqual({ did: 'nothing' });
    expect(editing.session()).toBeNull();
    expect(TestBed.inject(Notice).message()?.text).toBe('Too early');
  });

  it('of a copy adds it, beside the original too', async () => {
    const { inputs, begin, actions } = given();
    const outcome = await begin({ isCopy: true }).commit();
    const copy = inputs.events()[2]!;
    expect(copy).toEqual({ ...plan, id: copy.id });
    expect(outcome).toEqual({ did: 'created', event: copy });
    expect(actions()).toMatchObject([{ type: 'create', event: copy }]);
  });

  it('of one that lacks its resource goes to the editor', async () => {
    const { inputs, begin, editing } = given({ shouldEventRequireResource: true });
    const session = begin({ isCopy: true });
    const outcome = await session.commit();
    expect(outcome.did).toBe('drafted');
    expect(editing.session()?.draft.title).toBe('Plan');
    expect(inputs.events()).toHaveLength(2);
  });

  it('that is refused adds nothing', async () => {
    const { begin, actions } = given({}, 12);
    expect(await begin({ isCopy: true }).commit()).toEqual({ did: 'nothing' });
    expect(actions()).toEqual([]);
  });
});

describe('what comes from outside', () => {
  const visit: OutsideEvent = { title: 'Visit', duration: 45 };

  it('is a draft at its slot, and follows', () => {
    const { part, receive, requests } = given();
    const session = receive(visit, slot(9));
    expect(part.draft()).toMatchObject({ kind: 'create', occurrence: null, refusal: null, row: 0 });
    expect(session.isFromOutside).toBe(true);
    expect(session.update(slot(14))).toBe(true);
    expect(session.shown.event).toMatchObject({
      title: 'Visit',
      start: '2026-11-20T14:00:00',
      end: '2026-11-20T14:45:00',
    });
    const { event } = session.shown;
    const asked = requests().length;
    session.update(slot(14));
    // An equal value isn't news.
    expect(session.shown.event).toBe(event);
    expect(requests()).toHaveLength(asked);
  });

  describe('to which the host adds resources', () => {
    const resources = [
      { id: 'ana', title: 'Ana', kind: 'Teacher' },
      { id: 1, title: 'Room 1', kind: 'Room' },
      { id: 2, title: 'Room 2', kind: 'Room' },
    ];
    const newEvent: GivenInputs['newEvent'] = (draft) => ({ ...draft, resource: ['ana', 1] });

    it.each<[string, GivenInputs, CalendarId | undefined, CalendarId, unknown, unknown]>([
      ['gets that of the column for its kind', {}, 2, 1, ['ana', 2], ['ana', 1]],
      ['has them all where columns are days alone', {}, undefined, 1, ['ana', 1], ['ana', 1]],
      [
        'has that of the column alone where there are no kinds',
        { resources: resources.map(({ kind: _, ...rest }) => rest) },
        2,
        1,
        2,
        1,
      ],
    ])('%s', (_, more, from, to, first, then) => {
      const { receive } = given({ resources, newEvent, ...more });
      const at = from === undefined ? {} : { resource: from };
      const session = receive(visit, slot(9, at));
      expect(session.shown.event.resource).toEqual(first);
      session.update(slot(9, from === undefined ? {} : { resource: to }));
      expect(session.shown.event.resource).toEqual(then);
    });
  });

  it('keeps the id that it got', () => {
    const { receive } = given();
    const session = receive(visit, slot(9));
    const { id } = session.shown.event;
    session.update(slot(14));
    expect(session.shown.event.id).toBe(id);
  });

  it('is as it has become on its way', () => {
    const { receive } = given();
    const session = receive(visit, slot(9));
    session.renew({ title: 'Changed' });
    session.update(slot(9));
    expect(session.shown.event.title).toBe('Changed');
  });

  it('is added where it is dropped, without the editor', () => {
    const { inputs, receive, editing } = given({ eventCreation: false });
    const session = receive(visit, slot(9));
    expect(session.commitNew()).toBe(true);
    expect(inputs.events()[2]).toMatchObject({ title: 'Visit', start: '2026-11-20T09:00:00' });
    expect(editing.session()).toBeNull();
    expect(session.isOver).toBe(true);
    expect(session.commitNew()).toBe(false);
  });

  it.each<[string, GivenInputs, number, boolean]>([
    ['the host refuses', {}, 12, false],
    ['lacks its resource, and so is drafted', { shouldEventRequireResource: true }, 0, true],
  ])('that %s isn’t added', (_, more, opens, isTaken) => {
    const { inputs, receive, editing } = given(more, opens);
    expect(receive(visit, slot(9)).commitNew()).toBe(isTaken);
    expect(inputs.events()).toHaveLength(2);
    expect(editing.session() !== null).toBe(isTaken);
  });

  it('is taken nowhere where there is no slot', () => {
    const { inputs, receive } = given();
    const session = receive(visit, slot(9));
    session.update(null);
    expect(session.commitNew()).toBe(false);
    expect(inputs.events()).toHaveLength(2);
  });
});

it('judges several events at each step, and all once the pointer rests', () => {
  jest.useFakeTimers({ now: MIDNIGHT });
  const { begin } = given();
  const judged: string[] = [];
  const drags: Pick<CompanionDrags, 'changeOf' | 'dropOf' | 'refusalOf' | 'stepOf'> = {
    refusalOf: () => '',
    stepOf: (draft) => ({ ...draft, row: 1 }),
    changeOf: ({ row }) => (judged.push(row === 1 ? 'step' : 'all'), null),
    dropOf: (_grabbed, _from, { instant }) => ({
      when: { allDay: false, start: instant!, end: instant! + HOUR_MS },
    }),
  };
  TestBed.inject(SelectionState).gestures.set({ drags } as SelectionGestures);
  const session = begin({ others: [occurrenceIn({ ...plan, id: 'b' })] });
  session.update(slot(14));
  for (let move = 0; move < 3; move++) {
    jest.advanceTimersByTime(60);
    session.update(slot(14));
  }
  // A frame that took long: the pointer has moved before the next one.
  jest.advanceTimersByTime(100);
  session.update(slot(14));
  expect(judged).toEqual(['step', 'step']);
  jest.advanceTimersByTime(200);
  session.update(slot(14));
  jest.advanceTimersByTime(200);
  expect(judged).toEqual(['step', 'step', 'all']);
  session.cancel();
  jest.useRealTimers();
});
