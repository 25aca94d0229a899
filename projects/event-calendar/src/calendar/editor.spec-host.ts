import { signal } from '@angular/core';
import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import {
  deepFreeze,
  givenCalendar,
  givenEvent,
  type GivenCalendar,
  type GivenProps,
} from './calendar.spec-host';

/** A calendar whose events are written, and the log of that. */
export interface GivenEditor extends GivenCalendar {
  readonly events: ReturnType<typeof signal<CalendarEvent[]>>;
  /** What was emitted, in order. */
  readonly log: unknown[][];
}

/** A calendar of these events, with a log of what it emits. */
export async function givenEditable(
  list: CalendarEvent[],
  props: GivenProps = {},
): Promise<GivenEditor> {
  const log: unknown[][] = [];
  const events = signal(deepFreeze(list));
  const set = events.set.bind(events);
  events.set = (value) => {
    if (value !== events()) log.push(['events', value]);
    set(value);
  };
  const lastAction = ({ type, event }: LastAction): void => {
    log.push(['lastAction', type, event]);
  };
  return { ...(await givenCalendar({ events, lastAction, ...props })), events, log };
}

/** The event that is edited. */
export const plan = (fields: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({ id: 'a', title: 'Plan', ...fields });
/** One that nobody touches, on the day before. */
export const other = givenEvent({
  id: 'b',
  title: 'Other',
  start: '2026-11-19T10:00:00Z',
  end: '2026-11-19T11:00:00Z',
});
/** Resources of both kinds of ids, one beneath another. */
export const RESOURCES = [
  { id: 1, title: 'Ana', eventColor: 'purple' as const },
  { id: 'room', title: 'Room', children: [{ id: 'small', title: 'Small room' }] },
];
