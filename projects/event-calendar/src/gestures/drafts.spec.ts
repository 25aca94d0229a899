import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { HOUR_MS, dayFrom, type CalendarEvent, type Slot } from 'ng-event-calendar/core/internal';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { Drafts, type Grab } from './drafts';
import { GESTURE_PARTS } from './gesture-parts.spec-host';

const FRIDAY = dayFrom(2026, 11, 20);
const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const plan = givenEvent({ id: 'a', title: 'Plan', resource: 'r' });
const occurrence = occurrenceIn(plan);

/** Makes a slot of Friday: an hour of it, or the whole day. */
const slot = (hour: number | null, more: Partial<Slot> = {}): Slot => ({
  day: FRIDAY,
  instant: hour === null ? null : MIDNIGHT + hour * HOUR_MS,
  ...more,
});
const timed = (from: number, to: number): object => ({
  allDay: false,
  start: MIDNIGHT + from * HOUR_MS,
  end: MIDNIGHT + to * HOUR_MS,
});
const grab = (fields: Partial<Grab> = {}): Grab => ({
  occurrence,
  edge: null,
  slot: slot(10.5),
  isCopy: false,
  row: 0,
  ...fields,
});
const given = (more: GivenInputs = {}): GivenPart<Drafts> =>
  givenPart(Drafts, { events: [plan], ...more }, GESTURE_PARTS);

describe('the draft of what was grabbed', () => {
  it.each<[string, Partial<Grab>, string]>([
    ['an event', {}, 'move'],
    ['an edge', { edge: 'start' }, 'resize'],
    ['an edge, with the key for a copy', { edge: 'end', isCopy: true }, 'resize'],
  ])('of %s is where it was, under its own id', (_, fields, kind) => {
    const draft = given().part.of(grab({ row: 3, ...fields }));
    expect(draft).toMatchObject({ kind, occurrence, drop: { when: timed(10, 11) }, row: 3 });
    expect(draft.refusal).toBeNull();
    if (fields.isCopy !== true) expect(draft.event).toBe(plan);
  });

  it('of a copy has an id of its own, once and for all', () => {
    const { part } = given();
    const draft = part.of(grab({ isCopy: true }));
    expect(draft).toMatchObject({ kind: 'copy', occurrence });
    expect(draft.event).toEqual({ ...plan, id: draft.event.id });
    expect(draft.event.id).not.toBe('a');
    expect(part.moved(draft, grab({ isCopy: true }), slot(12)).event).toBe(draft.event);
  });

  it.each<[string, Slot, object]>([
    ['a time', slot(10.6), { start: '2026-11-20T10:30:00', end: '2026-11-20T10:45:00' }],
    ['a day', slot(null), { start: '2026-11-20T00:00:00', end: '2026-11-20T23:59:59' }],
    ['somebody’s column', slot(10, { resource: 7 }), { resource: 7 }],
  ])('of empty space at %s is a new event', (_, at, expected) => {
    const draft = given().part.of(grab({ occurrence: null, slot: at }));
    expect(draft).toMatchObject({ kind: 'create', occurrence: null, event: expected });
  });
});

describe('a draft elsewhere', () => {
  it.each<[string, Partial<Grab>, Slot, object]>([
    ['moves by as much', {}, slot(12.5), { when: timed(12, 13) }],
    ['moves its start alone', { edge: 'start', slot: slot(10) }, slot(9), { when: timed(9, 11) }],
    ['moves its end alone', { edge: 'end', slot: slot(11) }, slot(13), { when: timed(10, 13) }],
    [
      'comes to whose column it is',
      { slot: slot(10.5, { resource: 'r' }) },
      slot(10.5, { resource: 'other' }),
      { when: timed(10, 11), resource: { from: 'r', to: 'other' } },
    ],
    [
      'by an edge stays whose it is',
      { edge: 'end', slot: slot(11, { resource: 'r' }) },
      slot(12, { resource: 'other' }),
      { when: timed(10, 12) },
    ],
  ])('%s', (_, fields, to, drop) => {
    const { part } = given();
    const grabbed = grab(fields);
    const kind = grabbed.edge === null ? 'move' : 'resize';
    expect(part.moved(part.of(grabbed), grabbed, to)).toEqual({ kind, event: plan, drop });
  });

  describe('with the key for a copy, onto another\u2019s column', () => {
    const grabbed = grab({ isCopy: true, slot: slot(10.5, { resource: 'r' }) });
    const draftAt = (isAllowed: boolean, to: Slot): ReturnType<Drafts['moved']> => {
      const eventCreation = { canHaveMultipleResources: isAllowed };
      const { part } = given({ eventCreation });
      return part.moved(part.of(grabbed), grabbed, to);
    };

    it('comes to be theirs too, where events may be of several', () => {
      expect(draftAt(true, slot(10.5, { resource: 's' }))).toEqual({
        kind: 'move',
        event: plan,
        drop: { when: timed(10, 11), resource: { from: 'r', to: 's', adds: true } },
      });
    });

    it.each<[string, boolean, Slot]>([
      ['where they may not', false, slot(10.5, { resource: 's' })],
      ['of nobody', true, slot(10.5, { resource: null })],
      ['at another time of the same', true, slot(12.5, { resource: 'r' })],
    ])('is a copy %s', (_, isAllowed, to) => {
      const { kind, event, drop } = draftAt(isAllowed, to);
      expect(kind).toBe('copy');
      expect(event.id).not.toBe(plan.id);
      expect(drop.resource?.adds).toBeUndefined();
    });
  });

  it('of a sweep covers what lies between, under one id', () => {
    const { part } = given();
    const grabbed = grab({ occurrence: null, slot: slot(10.5) });
    const draft = part.of(grabbed);
    const { event, drop } = part.moved(draft, grabbed, slot(9));
    expect(drop).toEqual({ when: timed(9, 10.5) });
    expect(event).toMatchObject({
      id: draft.event.id,
      start: '2026-11-20T09:00:00',
      end: '2026-11-20T10:30:00',
    });
  });
});

describe('something from outside', () => {
  const visit: OutsideEvent = { title: 'Visit', duration: 45 };

  it('comes to be an event at its slot', () => {
    const at = given().part.fromExternal(visit, slot(14));
    expect(at?.event).toMatchObject({
      title: 'Visit',
      start: '2026-11-20T14:00:00',
      end: '2026-11-20T14:45:00',
      timezone: 'UTC',
    });
    expect(at?.event).not.toHaveProperty('duration');
    expect(at?.drop).toEqual({ when: timed(14, 14.75) });
  });

  it.each<[string, object]>([
    ['week', { allDay: true, firstDay: FRIDAY, lastDay: FRIDAY }],
    ['month', timed(9.5, 10)],
  ])('with times of its own, on a day of the %s, happens %j', (view, when) => {
    const times = { start: '2026-10-01T09:30:00Z', end: '2026-10-01T10:00:00Z' };
    const at = given({ view }).part.fromExternal({ ...visit, ...times }, slot(null));
    expect(at?.drop).toEqual({ when });
  });

  it.each([
    ['is taken', 'a', false],
    ['is free', 'b', true],
  ])('whose id %s: %s keeps it: %s', (_, id, keeps) => {
    const at = given().part.fromExternal({ ...visit, id }, slot(14));
    expect(at?.event.id === id).toBe(keeps);
  });

  it('whose times can’t be read gets those of its slot', () => {
    const broken = { ...visit, allDay: true, start: 'soon', end: 'later' };
    expect(given().part.fromExternal(broken, slot(14))?.drop).toEqual({ when: timed(14, 14.75) });
  });
});

describe('a draft whose event has changed', () => {
  it('goes on with it, and as a copy keeps the id of that', () => {
    const { part, inputs } = given();
    const [move, copy] = [part.of(grab()), part.of(grab({ isCopy: true }))];
    const now = { ...plan, title: 'By now' };
    inputs.events.set([now]);
    const next = occurrenceIn(now);
    expect(part.renewed(move, next)).toBe(now);
    expect(part.renewed(copy, next)).toEqual({ ...now, id: copy.event.id });
  });

  it('keeps of a copy what the host said of it, once', () => {
    const newEvent = jest.fn(({ description: _, ...draft }: CalendarEvent) => ({
      ...(JSON.parse(JSON.stringify(draft)) as CalendarEvent),
      status: 'planned',
    }));
    const shared = { ...plan, description: 'For Ana alone', resource: ['r', 's'] };
    const { part, inputs } = given({
      newEvent: newEvent as GivenInputs['newEvent'],
      events: [shared],
    });
    const copy = part.of(grab({ isCopy: true, occurrence: occurrenceIn(shared) }));
    const now = { ...shared, title: 'By now', resource: ['s', 't'] };
    inputs.events.set([now]);
    const { description: _, ...rest } = now;
    expect(part.renewed(copy, occurrenceIn(now))).toEqual({
      ...rest,
      status: 'planned',
      id: copy.event.id,
    });
    expect(newEvent).toHaveBeenCalledTimes(1);
  });
});
