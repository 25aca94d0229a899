import { signal } from '@angular/core';
import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import {
  deepFreeze,
  givenCalendar,
  givenEvent,
  type GivenCalendar,
  type GivenProps,
} from './calendar.spec-host';

/** A calendar with a log of its writes. */
export interface GivenEditor extends GivenCalendar {
  readonly events: ReturnType<typeof signal<CalendarEvent[]>>;
  /** Emitted values, in order. */
  readonly log: unknown[][];
}

/** Makes a calendar of these events, with a log of its outputs. */
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

/** Makes the event that is edited. */
export const plan = (fields: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({ id: 'a', title: 'Plan', ...fields });
/** An event on the day before, which isn't touched. */
export const other = givenEvent({
  id: 'b',
  title: 'Other',
  start: '2026-11-19T10:00:00Z',
  end: '2026-11-19T11:00:00Z',
});
/** Resources with both kinds of ids, one beneath another. */
export const RESOURCES = [
  { id: 1, title: 'Ana', eventColor: 'purple' as const },
  { id: 'room', title: 'Room', children: [{ id: 'small', title: 'Small room' }] },
];
