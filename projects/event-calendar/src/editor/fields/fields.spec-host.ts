import {
  indexResources,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar/core/internal';
import { createDateFormats } from '../../text/date-formats';
import type { EditorValue, FieldContext } from './editor-field';

/** Makes an event of an hour on a Friday, with a spec's changes. */
export function givenPlan(changes: object = {}): CalendarEvent {
  return {
    id: 'a',
    title: 'Plan',
    start: '2026-11-20T10:00:00Z',
    end: '2026-11-20T11:00:00Z',
    ...changes,
  };
}

/** Resources with both kinds of ids, one beneath another. */
const RESOURCES: readonly CalendarResource[] = [
  { id: 1, title: 'Ana', eventColor: 'purple' },
  { id: 'room', title: 'Room', children: [{ id: 'small', title: 'Small room' }] },
];

/** Makes the context of fields in a calendar that shows UTC, with keys for texts. */
export function givenContext(
  base = givenPlan(),
  { rules, ...changes }: Partial<FieldContext> = {},
): FieldContext {
  return {
    base,
    event: base,
    isNew: false,
    rules: rules ?? { localZone: 'Europe/Paris', displayZone: 'UTC', duration: 45 },
    displayTimezone: 'UTC',
    furtherZones: [],
    day: 1,
    formats: createDateFormats('en-US', true),
    text: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    resources: indexResources(RESOURCES),
    isRemoved: () => false,
    needsResource: false,
    neededKinds: [],
    canHaveSeveral: false,
    modeOf: () => 'edited',
    ...changes,
  };
}

/** Returns an event after its field was changed; null while the value can't be read. */
export function written<V>(
  field: EditorValue<V>,
  change: (value: V) => V,
  context = givenContext(),
): CalendarEvent | null {
  const value = change(field.read(context.base, context));
  return field.write(value, context)?.(context.event) ?? null;
}
