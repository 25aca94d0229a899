import {
  dayFrom,
  indexResources,
  whenOf,
  type CalendarEvent,
  type CalendarId,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import { dropAt, dropped, sameDrop } from './drop';

const NONE = indexResources([]);
const ZONE = 'America/New_York';
const day = dayFrom(2026, 11, 20);
const when = (event: CalendarEvent): EventSpan => whenOf(event, ZONE)!;

describe('dropAt', () => {
  const time = when(givenEvent());
  it.each<[string, CalendarId | null | undefined, CalendarId | null | undefined, object]>([
    ['everybody’s columns leave it alone', undefined, undefined, {}],
    ['the same column', 'ana', 'ana', {}],
    ['a number and the same as text', 7, '7', {}],
    ['another column', 'ana', 'ben', { resource: { from: 'ana', to: 'ben' } }],
    ['to nobody', 'ana', null, { resource: { from: 'ana', to: null } }],
    ['from nobody', null, 0, { resource: { from: null, to: 0 } }],
    ['within nobody’s', null, null, {}],
    ['out of a row that is everybody’s', undefined, 'ben', { resource: { from: null, to: 'ben' } }],
  ])('%s', (_, from, to, expected) => {
    const at = (resource: CalendarId | null | undefined): Parameters<typeof dropAt>[1] => ({
      day,
      instant: null,
      ...(resource === undefined ? {} : { resource }),
    });
    expect(dropAt(time, at(from), at(to))).toEqual({ when: time, ...expected });
  });
});

describe('dropped', () => {
  it('leaves the times as they are written where only the resource changes', () => {
    const event = givenEvent({ start: '2026-11-20T10:00', end: '2026-11-20T11:00:00.000Z' });
    const { start, end, resource } = dropped(
      event,
      { when: when(event), resource: { from: null, to: 'ana' } },
      ZONE,
      NONE,
    );
    expect({ start, end, resource }).toEqual({
      start: event.start,
      end: event.end,
      resource: 'ana',
    });
  });

  it('gives the very event back where nothing changes', () => {
    const event = givenEvent({ resource: 'ana' });
    expect(dropped(event, { when: when(event) }, ZONE, NONE)).toBe(event);
  });
});

it('drops are the same by time and by whose they become', () => {
  const time = when(givenEvent());
  const later = when(givenEvent({ end: '2026-11-20T12:00:00' }));
  const to = (id: CalendarId | null): { from: CalendarId | null; to: CalendarId | null } => ({
    from: 'ana',
    to: id,
  });
  expect(sameDrop({ when: time, resource: to(7) }, { when: { ...time }, resource: to('7') })).toBe(
    true,
  );
  expect(sameDrop({ when: time, resource: to(7) }, { when: time })).toBe(false);
  expect(sameDrop({ when: time, resource: to(7) }, { when: time, resource: to(null) })).toBe(false);
  expect(sameDrop({ when: time }, { when: later })).toBe(false);
});
