import type { AvailabilityViolation } from 'ng-event-calendar/core/availability';
import {
  HOUR_MS,
  type BlockedTime,
  type CalendarEvent,
  type LastActionType,
} from 'ng-event-calendar/core/internal';
import { deepFreeze, givenEvent } from '../events/given-event.spec-host';
import { givenPart, type GivenInputs } from '../given-part.spec-host';
import { DAILY } from '../events/given-series.spec-host';
import { RECURRENCE } from '../events/recurrence';
import { Refusals } from './refusals';

const RESOURCES = deepFreeze([
  { id: 'free', title: 'Free' },
  { id: 'shut', title: 'Shut', areEventsReadOnly: true },
  { id: 'nameless', title: '', areEventsReadOnly: true },
]);
const plan = givenEvent({ id: 'a', title: 'Plan' });
const of = (fields: Partial<CalendarEvent>): CalendarEvent => ({ ...plan, ...fields });
/** Half past ten to eleven, in UTC. */
const at = {
  ...({ answer: 'refuse', resource: null } as const),
  ...{ start: Date.parse('2026-11-20T10:30:00Z'), end: Date.parse('2026-11-20T11:00:00Z') },
};
const hour = (value: number): number => Date.parse('2026-11-20T00:00:00Z') + value * HOUR_MS;
const outside = (
  from: number,
  to: number,
  open: readonly [number, number] | null,
): AvailabilityViolation => ({
  ...{ ...at, code: 'outside-hours', start: hour(from), end: hour(to) },
  open: open && { start: hour(open[0]), end: hour(open[1]) },
});
const block = (title: string): BlockedTime => ({ title, start: '2026-11-20', end: '2026-11-21' });
const lunch = { code: 'blocked', blocked: block('Lunch') } as const;
const LOCKED = 'Plan cannot be changed';

describe('Refusals', () => {
  it.each<
    [string, LastActionType, CalendarEvent | null, CalendarEvent | null, GivenInputs, string | null]
  >([
    ['a move', 'move', plan, plan, {}, null],
    ['a move of what is read-only', 'move', of({ readOnly: true }), plan, {}, LOCKED],
    ['a deletion of that', 'delete', of({ readOnly: true }), null, {}, LOCKED],
    ['a move in a read-only calendar', 'move', plan, plan, { readOnly: true }, LOCKED],
    ['a new event there', 'create', null, plan, { readOnly: true }, LOCKED],
    [
      'a new event without a title there',
      'create',
      null,
      of({ title: '' }),
      { readOnly: true },
      '(No title) cannot be changed',
    ],
    ['a move of what is fixed', 'move', plan, plan, { areEventsDraggable: false }, LOCKED],
    ['a resize of what is fixed', 'resize', plan, plan, { areEventsResizable: false }, LOCKED],
    ['a move to a resource', 'move', plan, of({ resource: 'free' }), {}, null],
    [
      'a move to a read-only resource',
      'move',
      plan,
      of({ resource: 'shut' }),
      {},
      'Shut cannot be changed.',
    ],
    [
      'one to a read-only resource without a title',
      'move',
      plan,
      of({ resource: 'nameless' }),
      {},
      'nameless cannot be changed.',
    ],
    ['a move to nobody', 'move', of({ resource: 'free' }), plan, {}, null],
    [
      'that where somebody is needed',
      'move',
      of({ resource: 'free' }),
      plan,
      { shouldEventRequireResource: true },
      'A resource is required.',
    ],
    [
      'that which takes the last of a kind',
      'move',
      of({ resource: ['free', 'studio'] }),
      of({ resource: ['free'] }),
      {
        shouldEventRequireResource: ['Studio'],
        resources: [...RESOURCES, { id: 'studio', title: 'Studio 1', kind: 'Studio' }],
      },
      'Studio is missing.',
    ],
  ])('of %s', (_, type, before, after, given, reason) => {
    const { part } = givenPart(Refusals, { resources: RESOURCES, ...given });
    expect(part.reasonOf({ type, before, after })).toBe(reason);
  });

  it('are words of the host', () => {
    const localeText = { eventMoveRefused: '{title} bleibt', requiredResourceError: 'Für wen?' };
    const { part } = givenPart(Refusals, { localeText, readOnly: true });
    expect(part.reasonOf({ type: 'delete', before: plan, after: null })).toBe('Plan bleibt');
  });

  it.each<[string, AvailabilityViolation, string]>([
    ['before opening', outside(8, 10, [9, 17]), 'Outside of working hours (from 9 AM)'],
    ['after closing', outside(16, 18, [9, 17]), 'Outside of working hours (until 5 PM)'],
    ['over all of it', outside(8, 18, [9, 17]), 'Outside of working hours (9 AM – 5 PM)'],
    ['on a closed day', outside(8, 10, null), 'Closed on this day'],
    ['in a block', { ...at, ...lunch }, 'Lunch, 10:30 – 11 AM'],
    ['in one of several days', { ...at, ...lunch, end: at.start + 50 * HOUR_MS }, 'Lunch'],
    [
      'in one without a title',
      { ...at, code: 'blocked', blocked: block('') },
      'This time is blocked, 10:30 – 11 AM',
    ],
    [
      'over others',
      { ...at, code: 'overlap', events: [plan, of({ title: '' })] },
      'Overlaps Plan, (No title)',
    ],
    [
      'over more than three others',
      { ...at, code: 'overlap', events: ['A', 'B', 'C', 'D', 'E'].map((title) => of({ title })) },
      'Overlaps A, B, C and 2 more',
    ],
    [
      'where all is taken',
      { ...at, resource: 'free', code: 'capacity', taken: 2, capacity: 2 },
      'Free is full from 10:30 AM to 11 AM (2 of 2)',
    ],
  ])('says what stands against something %s', (_, refusal, sentence) => {
    const { part } = givenPart(Refusals, { resources: RESOURCES });
    expect(part.sayingOf([refusal], plan)).toBe(sentence);
    // Two violations may have one reason.
    expect(part.sayingOf([refusal, refusal], plan)).toBe(sentence);
  });

  it('says what is overlapped with several resources once', () => {
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((title) => of({ title }));
    const overlaps = (resource: string, ...events: CalendarEvent[]): AvailabilityViolation => ({
      ...{ ...at, resource, code: 'overlap', events },
    });
    const all = [overlaps('free', a!, b!), { ...at, ...lunch }, overlaps('shut', b!, c!, d!)];
    const { part } = givenPart(Refusals, { resources: RESOURCES });
    expect(part.sayingOf(all, plan)).toBe('Overlaps A, B, C and 1 more. Lunch, 10:30 – 11 AM');
  });

  it('says the first date of what recurs with it', () => {
    const { part } = givenPart(Refusals, { displayTimezone: 'Asia/Tokyo' }, [
      { provide: RECURRENCE, useValue: DAILY },
    ]);
    const late: AvailabilityViolation = {
      ...at,
      start: Date.parse('2026-12-11T16:00:00Z'),
      end: Date.parse('2026-12-11T17:00:00Z'),
      ...lunch,
    };
    expect(part.sayingOf([late], of({ rrule: 'DAILY' }))).toBe(
      'December 12, 2026: Lunch, 1 – 2 AM',
    );
    expect(part.sayingOf([late], plan)).toBe('Lunch, 1 – 2 AM');
    const days = [10, 10, 11].map((day): AvailabilityViolation => ({
      ...{ ...at, code: 'overlap', events: [of({ title: `${day}` })] },
      start: Date.parse(`2026-12-${day}T01:00:00Z`),
    }));
    expect(part.sayingOf(days, of({ rrule: 'DAILY' }))).toBe(
      'December 10, 2026: Overlaps 10, 10. December 11, 2026: Overlaps 11',
    );
  });

  it('says the date that lies within a block of several days', () => {
    const { part } = givenPart(Refusals, {}, [{ provide: RECURRENCE, useValue: DAILY }]);
    const met = (start: string, end: string): AvailabilityViolation => ({
      ...{ ...at, ...lunch },
      start: Date.parse(start),
      end: Date.parse(end),
    });
    const holidays = met('2026-12-10T18:00:00Z', '2027-01-02T00:00:00Z');
    const timed = of({
      rrule: 'DAILY',
      start: '2026-11-20T10:00:00Z',
      end: '2026-11-20T11:00:00Z',
    });
    expect(part.sayingOf([holidays], timed)).toBe('December 11, 2026: Lunch');
    const allDay = of({ rrule: 'DAILY', start: '2026-12-14', end: '2026-12-14', allDay: true });
    expect(part.sayingOf([holidays], allDay)).toBe('December 14, 2026: Lunch');
    const gone = of({ rrule: 'DAILY', start: '2027-02-01T10:00:00Z', end: '2027-02-01T11:00:00Z' });
    expect(part.sayingOf([holidays], gone)).toBe('December 10, 2026: Lunch');
  });
});
