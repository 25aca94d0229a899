import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import { deepFreeze, givenEvent } from './given-event.spec-host';
import { givenPart, type GivenInputs } from './given-part.spec-host';
import { Refusals } from './refusals';

const RESOURCES = deepFreeze([
  { id: 'free', title: 'Free' },
  { id: 'shut', title: 'Shut', areEventsReadOnly: true },
  { id: 'nameless', title: '', areEventsReadOnly: true },
]);
const plan = givenEvent({ id: 'a', title: 'Plan' });
const of = (fields: Partial<CalendarEvent>): CalendarEvent => ({ ...plan, ...fields });
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
  ])('of %s', (_, type, before, after, given, reason) => {
    const { part } = givenPart(Refusals, { resources: RESOURCES, ...given });
    expect(part.reasonOf({ type, before, after })).toBe(reason);
  });

  it('are words of the host', () => {
    const localeText = { eventMoveRefused: '{title} bleibt', requiredResourceError: 'Für wen?' };
    const { part } = givenPart(Refusals, { localeText, readOnly: true });
    expect(part.reasonOf({ type: 'delete', before: plan, after: null })).toBe('Plan bleibt');
  });
});
