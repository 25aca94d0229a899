import { TestBed } from '@angular/core/testing';
import {
  createEvent,
  removeEvent,
  replaceEvent,
  type ChangeSet,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { AvailabilityRules } from '../availability/availability-rules';
import * as availability from '../availability/availability-code';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import { Amendments, touchedBy } from './amendments';
import { CalendarEdits } from './calendar-edits';
import { EventChangeRequest } from './event-change-request';
import { givenEvent } from './given-event.spec-host';

/** An event with a key of the host's own. */
interface Visit extends CalendarEvent {
  readonly status?: string;
}

const plan: Visit = givenEvent({ id: 'a', title: 'Plan', color: 'red' });
const moved: Visit = { ...plan, start: '2026-11-20T14:07:00Z', end: '2026-11-20T15:07:00Z' };

interface Given extends GivenPart<CalendarEdits> {
  readonly apply: (change?: ChangeSet | null) => unknown;
  readonly requests: EventChangeRequest<Visit>[];
  readonly notice: () => string | undefined;
}

function given(
  handle: (request: EventChangeRequest<Visit>) => void,
  more: GivenInputs = {},
): Given {
  const made = givenPart(CalendarEdits, { events: [plan], ...more });
  TestBed.inject(AvailabilityRules).code.set(availability);
  const requests: EventChangeRequest<Visit>[] = [];
  made.inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest<Visit>) => {
    requests.push(request);
    handle(request);
  });
  const events = (): readonly CalendarEvent[] => made.part.events();
  return {
    ...made,
    requests,
    apply: (change = replaceEvent(events(), plan, moved, 'move')) => made.part.apply(() => change),
    notice: () => TestBed.inject(Notice).message()?.text,
  };
}

const blocked = (from: string, until: string, refuses: 'refuse' | 'ask'): GivenInputs => ({
  blockedTimes: [
    { title: 'Lunch', start: `2026-11-20T${from}:00Z`, end: `2026-11-20T${until}:00Z` },
  ],
  unavailableTimes: refuses,
});

describe('a change that its host amends', () => {
  it('is written so, in one write and one step of undo', () => {
    const { apply, part, inputs, requests } = given((request) => {
      request.amend({ status: 'planned', start: '2026-11-20T14:00:00Z' });
      request.amend({ end: '2026-11-20T15:00:00Z', color: undefined });
    });
    const { color: _color, ...plain } = plan;
    const amended = {
      ...plain,
      ...{ start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z', status: 'planned' },
    };
    expect(apply()).toEqual({ isDone: true, amended });
    expect(inputs.events()).toEqual([amended]);
    expect(inputs.lastAction.emit).toHaveBeenCalledTimes(1);
    expect(inputs.lastAction.emit.mock.calls[0]).toMatchObject([{ type: 'move', event: amended }]);
    // The host is asked once, and its request stays as it was asked.
    expect(requests).toHaveLength(1);
    expect(requests[0]!.after).toBe(moved);
    part.undo();
    expect(inputs.events()).toEqual([plan]);
  });

  it('isn’t made where the host prevents it', () => {
    const { apply, inputs } = given((request) => {
      request.amend({ status: 'planned' });
      request.preventDefault('Never');
      request.amend({ status: 'late' });
    });
    expect(apply()).toEqual({ isDone: false, reason: 'Never' });
    expect(inputs.events()).toEqual([plan]);
  });

  it('keeps its identity where nothing is amended', () => {
    const { apply, inputs } = given((request) => request.amend({ title: 'Plan' }));
    expect(apply()).toEqual({ isDone: true });
    expect(inputs.events()[0]).toBe(moved);
  });

  it('is refused where it comes to lie on blocked time', () => {
    const { apply, notice } = given(
      (request) => request.amend({ start: '2026-11-20T12:00:00Z' }),
      blocked('12:00', '13:00', 'refuse'),
    );
    expect(apply()).toEqual({ isDone: false, reason: 'Lunch, 12 – 1 PM' });
    expect(notice()).toBe('Lunch, 12 – 1 PM');
  });

  it('is made where it leaves blocked time', () => {
    const { apply, requests } = given(
      (request) => request.amend({ start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z' }),
      blocked('14:00', '15:00', 'refuse'),
    );
    expect(apply()).toMatchObject({ isDone: true });
    expect(requests[0]!.refusals).toMatchObject([{ code: 'blocked' }]);
  });

  it('is allowed as it was amended', () => {
    const { apply } = given(
      (request) => {
        request.allow('blocked');
        request.amend({ start: '2026-11-20T12:00:00Z' });
      },
      blocked('12:00', '13:00', 'refuse'),
    );
    expect(apply()).toMatchObject({ isDone: true });
  });

  it('is refused by what can’t be waived', () => {
    const { apply, inputs } = given((request) => request.amend({ resource: 'ana' }), {
      resources: [{ id: 'ana', title: 'Ana', areEventsReadOnly: true }],
    });
    expect(apply()).toEqual({ isDone: false, reason: 'Ana cannot be changed.' });
    expect(inputs.events()).toEqual([plan]);
  });

  it('is previewed so, and a form opens on it', () => {
    const { part } = given((request) => request.amend({ status: 'planned' }));
    const change = createEvent(part.events(), { ...moved, id: 'new' });
    const amended = { ...moved, id: 'new', status: 'planned' };
    expect(part.preview(change)).toMatchObject({ refusal: null, change: { event: amended } });
    expect(part.ask(change)).toEqual({ isDone: true, amended });
    expect(part.events()).toEqual([plan]);
  });

  it.each<[string, unknown]>([
    ['with an id', { id: 'b', status: 'planned' }],
    ['with times that can’t be read', { start: 'noon' }],
    ['without a time', { end: undefined }],
    ['that is a list', ['planned']],
    ['that is nothing', null],
    ['that is a text', 'planned'],
  ])('ignores a patch %s, and reports it', (_, patch) => {
    const { apply, inputs, reported } = given((request) => {
      request.amend(patch as Partial<Visit>);
      request.amend({ color: 'blue' });
    });
    expect(apply()).toMatchObject({ isDone: true });
    expect(inputs.events()).toEqual([{ ...moved, color: 'blue' }]);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(/^invalid-value: request\.amend was given/);
  });

  it('can be no deletion, undo or redo', () => {
    const { apply, part, inputs, reported } = given((request) => request.amend({ color: 'blue' }));
    apply(removeEvent(part.events(), plan));
    expect(inputs.events()).toEqual([]);
    part.undo();
    expect(inputs.events()).toEqual([plan]);
    part.redo();
    expect(inputs.events()).toEqual([]);
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.every((message) => message.includes("can't be amended"))).toBe(true);
  });
});

describe('a series of whole days that its host amends', () => {
  const series = givenEvent({
    ...{ id: 's', rrule: 'FREQ=DAILY', allDay: true, timezone: 'UTC' },
    ...{ start: '2026-11-16', end: '2026-11-16' },
  });
  const on = (day: number, last = day): CalendarEvent => ({
    ...series,
    ...{ start: `2026-11-${day}`, end: `2026-11-${last}` },
  });
  const date = (day: number): number => Date.parse(`2026-11-${day}T00:00:00Z`);

  it.each<[string, CalendarEvent, CalendarEvent, number]>([
    ['later and longer', on(19, 20), on(23, 24), date(20)],
    ['earlier', on(14), on(18), date(18)],
  ])('has its touched one %s', (_, amended, after, since) => {
    const { part } = givenPart(Amendments, { events: [series] });
    const change: ChangeSet = {
      ...replaceEvent([series], series, on(18), 'move')!,
      touched: { before: on(20), after: on(22) },
      since: date(20),
    };
    const request = new EventChangeRequest('move', series, on(18), false);
    request.amend({ start: amended.start, end: amended.end });
    const made = part.of(change, request);
    expect(made).toMatchObject({ event: amended, touched: { before: on(20), after }, since });
    expect(touchedBy(made)).toEqual(after);
  });
});
