import {
  dayFrom,
  indexEvents,
  indexResources,
  occurrencesIn,
  type CalendarEvent,
  type CalendarResource,
  type EventOverlap,
} from 'ng-event-calendar/core/internal';
import { conflictsAmong } from './conflicts';

const FRIDAY = dayFrom(2026, 11, 20);
const RESOURCES: readonly CalendarResource[] = [
  { id: 'ana', title: 'Ana' },
  { id: 'lax', title: 'Lax', eventOverlap: 'allow' },
  { id: 'seats', title: 'Seats', capacity: 2 },
  { id: 'both', title: 'Both', capacity: 2, eventOverlap: 'mark' },
];

const at = (
  id: string,
  from: string,
  to: string,
  more: Partial<CalendarEvent> = {},
): CalendarEvent => ({
  id,
  title: id,
  start: `2026-11-20T${from}:00Z`,
  end: `2026-11-20T${to}:00Z`,
  ...more,
});
const whole = (id: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  title: id,
  allDay: true,
  start: '2026-11-20',
  end: '2026-11-20',
  ...more,
});

/** Returns the conflicts among events, as `a: b c`. */
function conflicts(
  events: readonly CalendarEvent[],
  eventOverlap: EventOverlap = 'mark',
  resources: readonly CalendarResource[] = [],
): string[] {
  const index = indexEvents(events, 'UTC');
  const found = occurrencesIn(index, FRIDAY, FRIDAY, 'UTC', () => true);
  const context = { index, resources: indexResources(resources), eventOverlap };
  return [...conflictsAmong(found, context)]
    .map(([key, others]) => `${key}: ${others.map(({ id }) => id).join(' ')}`)
    .sort();
}

it.each<[string, readonly CalendarEvent[], string[]]>([
  ['at the same time', [at('a', '09:00', '11:00'), at('b', '10:00', '12:00')], ['a: b', 'b: a']],
  ['of what takes no time', [at('a', '09:00', '11:00'), at('b', '10:00', '10:00')], []],
  ['one after the other', [at('a', '09:00', '10:00'), at('b', '10:00', '12:00')], []],
  [
    'with several',
    [at('a', '09:00', '12:00'), at('b', '09:30', '10:00'), at('c', '11:00', '12:00')],
    ['a: b c', 'b: a', 'c: a'],
  ],
  ['of whole days with times', [whole('a'), at('b', '10:00', '12:00')], []],
  [
    'of a whole day that nothing may be beside',
    [whole('a', { overlap: false }), at('b', '10:00', '12:00')],
    ['a: b', 'b: a'],
  ],
  ['of whole days', [whole('a'), whole('b')], ['a: b', 'b: a']],
  [
    'of whole days in zones far apart',
    [whole('a', { timezone: 'Pacific/Apia' }), whole('b', { timezone: 'America/Adak' })],
    ['a: b', 'b: a'],
  ],
  [
    'with what counts for nobody',
    [at('a', '09:00', '11:00'), at('b', '10:00', '12:00', { overlap: true })],
    [],
  ],
])('%s', (_, events, expected) => {
  expect(conflicts(events)).toEqual(expected);
});

it.each<[string, EventOverlap, string, string | undefined, string[]]>([
  ['on the same resource', 'mark', 'ana', 'ana', ['a: b', 'b: a']],
  ['on another', 'mark', 'ana', 'lax', []],
  ['on none, where there are resources', 'mark', 'gone', undefined, []],
  ['where the resource allows it', 'refuse', 'lax', 'lax', []],
  ['where all allow it', 'allow', 'ana', 'ana', []],
  ['that are left to the capacity', 'mark', 'seats', 'seats', []],
  ['where the resource says both', 'allow', 'both', 'both', ['a: b', 'b: a']],
])('%s, under %s', (_, mode, ofA, ofB, expected) => {
  const events = [
    at('a', '09:00', '11:00', { resource: ofA }),
    at('b', '10:00', '12:00', ofB === undefined ? {} : { resource: ofB }),
  ];
  expect(conflicts(events, mode, RESOURCES)).toEqual(expected);
});

it('are heard of who says so, whatever the calendar allows', () => {
  const events = [at('a', '09:00', '11:00'), at('b', '10:00', '12:00', { overlap: false })];
  expect(conflicts(events, 'allow')).toEqual(['a: b', 'b: a']);
});
