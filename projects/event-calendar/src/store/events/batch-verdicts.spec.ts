import { createSeveral, editSeveral } from 'ng-event-calendar/core/several';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import {
  event,
  givenJudged as given,
  taken,
  type GivenJudged,
} from '../availability/validated-edits.spec-host';
import type { EventChangeRequest } from './event-change-request';

const REFUSED = { unavailableTimes: 'refuse', eventOverlap: 'refuse' } as const;
const ASKED = { unavailableTimes: 'ask', eventOverlap: 'ask' } as const;

const early = event(9, 10, { id: 'early', title: 'Early' });
const late = event(13, 14, { id: 'late', title: 'Late' });
const events = [taken, late, early];

/** Returns the batch that moves events by hours, the first of them grabbed. */
function moving(
  hours: number,
  ...grabbed: readonly CalendarEvent[]
): (now: readonly CalendarEvent[]) => ChangeSet | null {
  const shifted = (text: string): string =>
    new Date(Date.parse(text) + hours * 3_600_000).toISOString();
  const change = (each: CalendarEvent): CalendarEvent => ({
    ...each,
    start: shifted(each.start),
    end: shifted(each.end),
  });
  return (now) =>
    editSeveral(
      now,
      now.length === 0 ? [] : grabbed.map((each) => ({ event: each, start: 0, change })),
      'move',
      () => null,
    );
}

interface Given extends GivenJudged {
  readonly requests: () => readonly EventChangeRequest[];
  readonly actions: () => readonly LastAction[];
  readonly move: (
    hours: number,
    ...grabbed: readonly CalendarEvent[]
  ) => ReturnType<GivenJudged['add']>;
}

function givenSeveral(more: Parameters<typeof given>[0] = {}): Given {
  const made = given({ events, workingHours: [], blockedTimes: [], ...more });
  const { eventChangeRequest, lastAction } = made.inputs;
  return {
    ...made,
    requests: () => eventChangeRequest.emit.mock.calls.flat() as EventChangeRequest[],
    actions: () => lastAction.emit.mock.calls.flat() as LastAction[],
    move: (hours, ...grabbed) =>
      made.part.apply(() => moving(hours, ...grabbed)(made.part.events())),
  };
}

const startsOf = (list: readonly (CalendarEvent | null)[]): readonly unknown[] =>
  list.map((each) => each?.start.slice(11, 13));

describe('a change of several events', () => {
  it('is written once, with one action and one step of undo', () => {
    const { move, inputs, part, actions } = givenSeveral();
    const set = jest.spyOn(inputs.events, 'set');
    expect(move(5, late, early)).toEqual({ isDone: true });
    expect(set).toHaveBeenCalledTimes(1);
    expect(inputs.events()[0]).toBe(taken);
    expect(startsOf(inputs.events())).toEqual(['10', '18', '14']);
    expect(actions()).toHaveLength(1);
    const [action] = actions();
    expect(action).toMatchObject({ type: 'change', event: null });
    expect(action!.events).toEqual([inputs.events()[1], inputs.events()[2]]);
    const undone = part.undo()!;
    expect([inputs.events(), undone.parts!.length, part.undo()]).toEqual([events, 2, null]);
    expect(actions()[1]).toMatchObject({ type: 'change', event: null, events: [late, early] });
    part.redo();
    expect(startsOf(inputs.events())).toEqual(['10', '18', '14']);
    expect(actions()).toHaveLength(3);
  });

  it('tells deleted and pasted events', () => {
    const { part, actions } = givenSeveral();
    const removal = (): ChangeSet | null =>
      editSeveral(
        part.events(),
        [late, early].map((each) => ({ event: each, start: 0, change: null })),
        'delete',
        () => null,
      );
    void part.apply(removal);
    part.undo();
    const copies = [event(15, 16), event(16, 17)];
    void part.apply(() => createSeveral(part.events(), copies));
    part.undo();
    expect(actions().map((action) => action.events)).toEqual([
      [late, early],
      [late, early],
      copies,
      copies,
    ]);
  });

  it('asks the host about each event, the grabbed one first, and knows all in each', () => {
    const { move, requests } = givenSeveral();
    void move(5, late, early);
    expect(
      requests().map(({ type, before, after }) => [type, before, after!.start.slice(11, 13)]),
    ).toEqual([
      ['move', late, '18'],
      ['move', early, '14'],
    ]);
    for (const { changes, before, after } of requests()) {
      expect(changes).toEqual(
        requests().map((each) => ({ before: each.before, after: each.after })),
      );
      expect(changes).toContainEqual({ before, after });
    }
  });

  it('is refused by the host for all, with the first in order of start', () => {
    const { move, inputs, notice, part } = givenSeveral();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.preventDefault(`Not ${request.before!.title}`),
    );
    expect(move(5, late, early)).toEqual({ isDone: false, reason: 'Early: Not Early' });
    expect([notice(), inputs.events(), inputs.eventChangeRequest.emit.mock.calls.length]).toEqual([
      'Early: Not Early',
      events,
      2,
    ]);
    expect(part.preview(moving(5, late, early)(events)!).refusal).toBe('Early: Not Early');
  });

  it('is refused where the host gives no reason', () => {
    const { move, inputs } = givenSeveral();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
      if (request.before === late) request.preventDefault();
    });
    expect(move(5, late, early)).toMatchObject({
      reason: expect.stringMatching(/^Late: ./) as unknown,
    });
  });

  it('is refused by permissions and bounds of one, before the host is asked', () => {
    const fixed = { ...early, draggable: false };
    const { move, requests } = givenSeveral({ events: [late, fixed], maxDate: '2026-11-20' });
    expect(move(1, late, fixed)).toMatchObject({
      isDone: false,
      reason: expect.stringMatching(/^Early: /) as unknown,
    });
    expect(move(14, late)).toMatchObject({
      isDone: false,
      reason: expect.stringMatching(/^Late: /) as unknown,
    });
    expect(requests()).toEqual([]);
  });

  it('takes all as one for overlaps, which each request knows of its own', () => {
    const { move, requests, inputs, part } = givenSeveral({ ...REFUSED });
    expect(move(1, early, taken, late)).toEqual({ isDone: true });
    expect(requests().map(({ refusals }) => refusals)).toEqual([[], [], []]);
    part.undo();
    expect(inputs.events()).toEqual(events);
    inputs.eventChangeRequest.emit.mockClear();
    expect(move(1, late, early)).toEqual({ isDone: false, reason: 'Early: Overlaps Taken' });
    expect(requests().map(({ before, refusals }) => [before, refusals.length])).toEqual([
      [late, 0],
      [early, 1],
    ]);
    expect(part.isRefusedByRules(moving(1, late, early)(events)!)).toBe(true);
    expect(part.isRefusedByRules(moving(5, late, early)(events)!)).toBe(false);
  });

  it('goes through where the host allows what it is refused for', () => {
    const { move, inputs } = givenSeveral({ ...REFUSED });
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.allow(),
    );
    expect(move(1, late, early)).toEqual({ isDone: true });
  });

  it('asks the user once, with the number and the first reason', async () => {
    const { move, asked, answer, part, inputs } = givenSeveral({ ...ASKED });
    expect(part.preview(moving(1, late, early)(events)!)).toMatchObject({
      refusal: null,
      question: 'Early: Overlaps Taken',
    });
    const result = move(1, late, early);
    expect(asked()).toBe('2 events selected. Early: Overlaps Taken');
    answer(true);
    expect(await result).toEqual({ isDone: true });
    expect(startsOf(inputs.events())).toEqual(['10', '14', '10']);
  });

  it('offers to leave no dates out of a series that moves with others', () => {
    const series = { ...early, rrule: 'FREQ=DAILY;COUNT=3' };
    const { move, asked, offer } = givenSeveral({ ...ASKED, events: [taken, late, series] });
    void move(1, late, series);
    expect([asked(), offer()]).toEqual(['2 events selected. Early: Overlaps Taken', null]);
  });

  it('is written as the host amends each of its events, and validated again', () => {
    const { move, inputs, actions, part } = givenSeveral({ ...REFUSED });
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
      request.amend({ description: `Was ${request.before!.title}` });
      if (request.before === early) request.amend({ resource: 'room' });
    });
    expect(move(4, late, early)).toEqual({ isDone: true });
    expect(inputs.events().map(({ description, resource }) => [description, resource])).toEqual([
      [undefined, 'ana'],
      ['Was Late', 'ana'],
      ['Was Early', 'room'],
    ]);
    expect(actions()[0]!.events).toEqual([inputs.events()[1], inputs.events()[2]]);
    part.undo();
    expect(inputs.events()).toEqual(events);
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.amend({ start: taken.start, end: taken.end }),
    );
    expect(move(4, late, early)).toMatchObject({ isDone: false });
  });

  it('is not undone where the host refuses that of one', () => {
    const { move, inputs, part, requests, reported } = givenSeveral();
    void move(5, late, early);
    inputs.eventChangeRequest.emit.mockClear();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
      request.amend({ title: 'Other' });
      if (request.after === early) request.preventDefault('Keep it');
    });
    expect(part.undo()).toBeNull();
    expect(requests().map(({ type, after }) => [type, after])).toEqual([
      ['change', late],
      ['change', early],
    ]);
    expect(reported).toHaveLength(2);
  });
});

it('one event of a selection is changed as without one', () => {
  const { add, requests, actions } = givenSeveral();
  void add(event(20, 21));
  expect(actions()[0]).not.toHaveProperty('events');
  const [{ before, after, changes }] = requests() as [EventChangeRequest];
  expect(changes).toEqual([{ before, after }]);
});
