import type { Drop } from 'ng-event-calendar/core/edits';
import { dayFrom, isDayShown, type EventSpan } from 'ng-event-calendar/core/internal';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { GivenQuestions } from '../store/events/given-series.spec-host';
import { ACCEPTED_DROP, type Draft } from '../store/events/session-state';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import { SessionChanges } from './session-changes';

const at = (time: string): number => Date.parse(`2026-11-20T${time}:00Z`);
const FRIDAY = dayFrom(2026, 11, 20);
const plan = givenEvent({ id: 'a', resource: 'r' });
const LATER: EventSpan = { allDay: false, start: at('14:00'), end: at('15:00') };

const given = (more: GivenInputs = {}): GivenPart<SessionChanges> =>
  givenPart(SessionChanges, { events: [plan], ...more }, GESTURE_PARTS);

function draft(kind: Draft['kind'], drop: Drop = { when: LATER }): Draft {
  const occurrence = kind === 'create' ? null : occurrenceIn(plan);
  return { kind, occurrence, event: plan, drop, ...ACCEPTED_DROP, row: 0 };
}

describe('the rules for slots', () => {
  it.each<[GivenInputs, number, number]>([
    [{}, 15, 30],
    [{ snapMinutes: 5, eventCreation: { duration: 45 } }, 5, 45],
    [{ snapMinutes: 1440, eventCreation: { interaction: 'double-click' } }, 1440, 30],
    [{ snapMinutes: 0, eventCreation: { duration: 0 } }, 15, 30],
    [{ snapMinutes: -5, eventCreation: { duration: -5 } }, 15, 30],
    [{ snapMinutes: 1441, eventCreation: false }, 15, 30],
    [{ snapMinutes: NaN, eventCreation: { duration: NaN } }, 15, 30],
  ])('of %j: steps of %i, %i minutes long', (more, snapMinutes, duration) => {
    expect(given(more).part.rules()).toMatchObject({ zone: 'UTC', snapMinutes, duration });
  });

  it('know the zone and the days that are shown', () => {
    const preferences = { showWeekends: false };
    const rules = given({ displayTimezone: 'Asia/Tokyo', preferences }).part.rules();
    expect(rules.zone).toBe('Asia/Tokyo');
    const hidden = { weekStartsOn: 0, showWeekends: false } as const;
    for (const day of [FRIDAY, FRIDAY + 1, FRIDAY + 3]) {
      expect(rules.isDayShown?.(day)).toBe(isDayShown(day, hidden));
    }
  });
});

describe('a new event', () => {
  it.each<[string, string | number | null | undefined, object]>([
    ['somebody', 7, { resource: 7 }],
    ['nobody', null, {}],
    ['everybody', undefined, {}],
  ])('in a column of %s', (_, resource, expected) => {
    const event = given().part.untitled(LATER, resource);
    expect(event).toStrictEqual({
      id: event.id,
      title: '',
      start: '2026-11-20T14:00:00',
      end: '2026-11-20T15:00:00',
      timezone: 'UTC',
      ...expected,
    });
    expect(event.id).not.toBe('a');
  });

  it('has times of the display zone, and no zone where that is the browser’s', () => {
    const { part } = given({ displayTimezone: 'Asia/Tokyo' });
    expect(part.untitled(LATER, null)).toMatchObject({
      start: '2026-11-20T23:00:00',
      timezone: 'Asia/Tokyo',
    });
    expect(
      part.retimed(part.untitled(LATER, null), { allDay: true, firstDay: FRIDAY, lastDay: FRIDAY }),
    ).toMatchObject({ start: '2026-11-20T00:00:00', allDay: true });
  });

  it('at another time keeps all else, and no times of before', () => {
    const { part } = given();
    const whole = part.untitled({ allDay: true, firstDay: FRIDAY, lastDay: FRIDAY }, 7);
    const timed = part.retimed({ ...whole, color: 'red' }, LATER);
    expect(timed).toStrictEqual({
      id: whole.id,
      title: '',
      resource: 7,
      color: 'red',
      start: '2026-11-20T14:00:00',
      end: '2026-11-20T15:00:00',
      timezone: 'UTC',
    });
    const back = part.retimed(timed, { allDay: true, firstDay: FRIDAY, lastDay: FRIDAY });
    expect(back).toStrictEqual({ ...whole, color: 'red' });
  });
});

describe('what a draft would change', () => {
  const times = { start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' };
  it.each<[Draft['kind'], string, number]>([
    ['move', 'move', 1],
    ['resize', 'resize', 1],
    ['create', 'create', 1],
    ['copy', 'create', 1],
  ])('a %s is of type %s', (kind, type, count) => {
    const { part, inputs } = given();
    const change = part.changeOf(draft(kind));
    expect(change).toMatchObject({ type, event: { ...plan, ...times } });
    expect(change?.changes).toHaveLength(count);
    expect(change?.changes[0]?.before).toBe(type === 'create' ? null : plan);
    expect(inputs.events()).toEqual([plan]);
  });

  it('is nothing where a move leaves it as it was', async () => {
    const { part } = given();
    const drop: Drop = { when: { allDay: false, start: at('10:00'), end: at('11:00') } };
    expect(part.changeOf(draft('move', drop))).toBeNull();
    expect(await part.change(draft('move', drop), occurrenceIn(plan))).toEqual({
      isDone: false,
      reason: '',
    });
    // A copy beside the original is one more event.
    expect(part.changeOf(draft('copy', drop))).not.toBeNull();
  });

  it('is whose it is', () => {
    const { part } = given();
    const when: EventSpan = { allDay: false, start: at('10:00'), end: at('11:00') };
    const change = part.changeOf(draft('move', { when, resource: { from: 'r', to: 'other' } }));
    expect(change?.event).toEqual({ ...plan, resource: 'other' });
  });

  it('of a series is for that occurrence alone', () => {
    const series = givenEvent({ id: 's', rrule: 'DAILY' });
    const { part } = givenPart(SessionChanges, { events: [series] }, [
      ...GESTURE_PARTS,
      ...new GivenQuestions().providers,
    ]);
    const change = part.changeOf({
      ...draft('move'),
      occurrence: occurrenceIn(series),
      event: series,
    });
    expect(change?.changes).toHaveLength(2);
    expect(change?.event?.rrule).toBeUndefined();
  });
});

describe('changing an occurrence as its draft says', () => {
  it.each<[Draft['kind'], string]>([
    ['move', 'move'],
    ['resize', 'resize'],
  ])('a %s writes a %s', async (kind, type) => {
    const { part, inputs } = given();
    const result = await part.change(draft(kind), occurrenceIn(plan));
    const event = { ...plan, start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' };
    expect(result).toEqual({ isDone: true, event });
    expect(inputs.events()).toEqual([event]);
    expect(inputs.lastAction.emit).toHaveBeenCalledWith(expect.objectContaining({ type, event }));
  });

  it('writes times and whose it is to the record as the host has it by then', async () => {
    const { part, inputs } = given();
    inputs.events.set([{ ...plan, title: 'By now' }]);
    const drop: Drop = { when: LATER, resource: { from: 'r', to: null } };
    await part.change(draft('move', drop), occurrenceIn(plan));
    const { resource: _resource, ...rest } = plan;
    expect(inputs.events()).toEqual([
      { ...rest, title: 'By now', start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' },
    ]);
  });
});
