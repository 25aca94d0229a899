import { dayFrom, wallAt } from '../dates/civil-time';
import { givenEvent, givenResource } from '../given';
import { indexEvents } from '../occurrences/event-index';
import { occurrencesIn } from '../occurrences/occurrences-in';
import type { CalendarEvent } from '../model/event';
import { indexResources } from '../rules/resource-index';
import { firstDueOwner } from './first-due-owner';

const FRIDAY = dayFrom(2026, 11, 20);
const HOUR = 3_600_000;
const index = indexResources(['ana', 'ben', 'cleo'].map((id) => givenResource(id)));
const owners = [...index.nodes, 'unassigned'] as const;

const at = (
  hour: number,
  resource?: CalendarEvent['resource'],
  more: object = {},
): CalendarEvent => {
  const time = (of: number): string => `2026-11-20T${String(of).padStart(2, '0')}:00`;
  return givenEvent({
    ...{ id: `${hour}`, start: time(hour), end: time(hour + 1) },
    ...(resource !== undefined && { resource }),
    ...more,
  });
};

function firstOf(events: readonly CalendarEvent[], hour: number): string | undefined {
  const occurrences = occurrencesIn(
    indexEvents(events, 'UTC'),
    FRIDAY,
    FRIDAY + 1,
    'UTC',
    () => true,
  );
  return firstDueOwner(owners, occurrences, wallAt(FRIDAY) + hour * HOUR, index)?.id;
}

describe('the resource whose next event comes first', () => {
  it.each<[string, readonly CalendarEvent[], number, string | undefined]>([
    ['has the earliest event', [at(11, 'ana'), at(9, 'ben')], 8, 'ben'],
    ['has one that isn’t over', [at(9, 'ben'), at(11, 'ana')], 10, 'ana'],
    ['has one that is under way', [at(9, 'ben'), at(10, 'ana')], 9.5, 'ben'],
    ['is first in order where several begin at once', [at(9, 'cleo'), at(9, 'ben')], 8, 'ben'],
    ['is one of several of an event', [at(9, ['cleo', 'ben']), at(10, 'ana')], 8, 'ben'],
    ['has an event of the whole day', [at(9, 'ana'), at(0, 'ben', { allDay: true })], 8, 'ben'],
    ['isn’t nobody', [at(9), at(10, 'ben')], 8, 'ben'],
    ['is none where all events are over', [at(9, 'ben')], 10, undefined],
    ['is none where none has an event', [at(9), at(9, 'gone')], 8, undefined],
  ])('%s', (_, events, hour, expected) => {
    expect(firstOf(events, hour)).toBe(expected);
  });
});
