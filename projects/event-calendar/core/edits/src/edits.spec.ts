import fc from 'fast-check';
import {
  MINUTE,
  dayFrom,
  formatDay,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import { createEvent, removeEvent, replaceEvent, type ChangeSet } from './change-set';
import { eventsAfter } from './events-after';
import { freshId } from './fresh-id';
import { NO_HISTORY, redo, remember, undo, type History } from './history';
import { timesOfNewEvent } from './new-event';

describe('timesOfNewEvent', () => {
  const start = Date.parse('2026-11-20T15:00:00Z');
  const when: EventSpan = { allDay: false, start, end: start + 30 * MINUTE };
  it('writes wall time with the zone where the calendar shows a named one', () => {
    expect(timesOfNewEvent(when, 'Asia/Tokyo')).toEqual({
      start: '2026-11-21T00:00:00',
      end: '2026-11-21T00:30:00',
      timezone: 'Asia/Tokyo',
    });
    expect(timesOfNewEvent(when, 'UTC')).toMatchObject({ timezone: 'UTC' });
  });

  it.each(['default', 'locale', 'Nowhere/Land'])('writes no zone for %s', (displayTimezone) => {
    expect(timesOfNewEvent(when, displayTimezone)).not.toHaveProperty('timezone');
  });

  it('writes whole days from midnight to the last second', () => {
    const day = dayFrom(2026, 11, 20);
    expect(timesOfNewEvent({ allDay: true, firstDay: day, lastDay: day + 1 }, 'UTC')).toEqual({
      start: '2026-11-20T00:00:00',
      end: '2026-11-21T23:59:59',
      allDay: true,
    });
  });
});

describe('edits', () => {
  const [a, b, c] = [givenEvent({ id: 'a' }), givenEvent({ id: 'b' }), givenEvent({ id: 'c' })];
  const events: readonly CalendarEvent[] = Object.freeze([a, b, c]);

  it('append, replace in place and remove, and leave the others as they are', () => {
    const d = givenEvent({ id: 'd' });
    expect(createEvent(events, d)).toMatchObject({ type: 'create', event: d });
    expect(eventsAfter(events, createEvent(events, d))).toEqual([a, b, c, d]);
    const b2 = { ...b, title: 'B' };
    const replaced = replaceEvent(events, b, b2, 'update')!;
    const after = eventsAfter(events, replaced);
    expect(after[0]).toBe(a);
    expect(after[1]).toBe(b2);
    expect(replaced.event).toBe(b2);
    expect(eventsAfter(events, removeEvent(events, b)!)).toEqual([a, c]);
    expect(removeEvent(events, b)!.event).toBe(b);
  });

  it('are none when nothing changes or the event is gone', () => {
    expect(replaceEvent(events, b, b, 'move')).toBeNull();
    expect(replaceEvent(events, givenEvent({ id: 'x' }), a, 'move')).toBeNull();
    expect(removeEvent(events, givenEvent({ id: 'x' }))).toBeNull();
  });

  it('find the very event among several with one id, and a renewed one by its id', () => {
    const twin = givenEvent({ id: 'a', title: 'Twin' });
    expect(eventsAfter([a, twin], removeEvent([a, twin], twin)!)).toEqual([a]);
    expect(eventsAfter([{ ...a }, b], removeEvent([{ ...a }, b], a)!)).toEqual([b]);
  });

  it('are written into the records as they are then', () => {
    const b2 = { ...b, title: 'B' };
    const hosts = [{ ...b, description: 'host’s' }, a];
    expect(eventsAfter(hosts, replaceEvent(events, b, b2, 'update')!)).toEqual([
      { ...b2, description: 'host’s' },
      a,
    ]);
    expect(eventsAfter([a], replaceEvent(events, b, b2, 'update')!)).toEqual([a]);
    expect(eventsAfter([a], removeEvent(events, b)!)).toEqual([a]);
  });

  it('give new events an id of their own', () => {
    const ids = Array.from({ length: 100 }, () => freshId(events));
    expect(new Set(ids).size).toBe(100);
  });
});

describe('history', () => {
  it('undoes and redoes one gesture at a time', () => {
    const a = givenEvent({ id: 'a' });
    const moved = { ...a, start: '2026-11-21T10:00:00', end: '2026-11-21T11:00:00' };
    const edit = replaceEvent([a], a, moved, 'move')!;
    const history = remember(NO_HISTORY, edit);
    const back = undo(history, [moved])!;
    expect(back.changeSet).toMatchObject({ type: 'change', event: a });
    expect(eventsAfter([moved], back.changeSet!)).toEqual([a]);
    expect(undo(back.history, [a])).toBeNull();
    expect(eventsAfter([a], redo(back.history, [a])!.changeSet!)).toEqual([moved]);
  });

  it('keeps what the host changed in between', () => {
    const a = givenEvent({ id: 'a' });
    const b = givenEvent({ id: 'b' });
    const moved = { ...a, start: '2026-11-21T10:00:00' };
    const history = remember(NO_HISTORY, replaceEvent([a, b], a, moved, 'move')!);
    const hosts = [b, { ...moved, title: 'Renamed' }];
    expect(eventsAfter(hosts, undo(history, hosts)!.changeSet!)).toEqual([
      b,
      { ...a, title: 'Renamed' },
    ]);
  });

  describe('of events that are gone, or back, meanwhile', () => {
    const a = givenEvent({ id: 'a' });
    const b = givenEvent({ id: 'b' });
    const moved = { ...a, start: '2026-11-21T10:00:00' };
    it.each<[string, ChangeSet, readonly CalendarEvent[]]>([
      ['a change', replaceEvent([a, b], a, moved, 'move')!, [b]],
      ['a creation', createEvent([b], a), [b]],
      ['a deletion', removeEvent([a, b], a)!, [a, b]],
    ])('forgets %s, which changes nothing any more', (_, edit, now) => {
      const before = remember(NO_HISTORY, createEvent([], b));
      const { changeSet: nothing, history, changes } = undo(remember(before, edit), now)!;
      expect(nothing).toBeNull();
      expect(history).toEqual(before);
      expect(changes).toHaveLength(1);
    });

    it('forgets what can’t be done again', () => {
      const back = undo(remember(NO_HISTORY, replaceEvent([a, b], a, moved, 'move')!), [moved, b])!;
      expect(redo(back.history, [b])).toMatchObject({ changeSet: null, history: NO_HISTORY });
    });

    it('does what is left of a step', () => {
      const changes = [
        { before: a, after: moved, position: 0 },
        { before: null, after: b, position: 1 },
      ];
      const step: ChangeSet = { type: 'move', event: b, changes };
      const back = undo(remember(NO_HISTORY, step), [moved])!;
      expect(back.changeSet).toEqual({
        type: 'change',
        event: a,
        changes: [{ before: moved, after: a, position: 0 }],
      });
      expect(back.history).toEqual({ done: [], undone: [{ changes }] });
    });
  });

  it('brings random edits back to the same JSON', () => {
    const fields = fc.record({ title: fc.string(), hour: fc.integer({ min: 0, max: 23 }) });
    const step = fc.record({
      kind: fc.constantFrom('create', 'move', 'delete'),
      at: fc.nat(),
      fields,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const start: CalendarEvent[] = [givenEvent({ id: 1 }), givenEvent({ id: 2 })];
        let events: readonly CalendarEvent[] = start;
        let history: History = NO_HISTORY;
        for (const { kind, at: choice, fields: given } of steps) {
          const target = events[choice % Math.max(1, events.length)];
          const later = formatDay(dayFrom(2026, 11, 20) + given.hour);
          let edit: ChangeSet | null;
          if (kind === 'create' || target === undefined) {
            edit = createEvent(events, givenEvent({ id: freshId(events), title: given.title }));
          } else if (kind === 'delete') edit = removeEvent(events, target);
          else edit = replaceEvent(events, target, { ...target, start: `${later}T10:00` }, 'move');
          if (edit === null) continue;
          history = remember(history, edit);
          events = eventsAfter(events, edit);
        }
        const end = JSON.stringify(events);
        for (let back = undo(history, events); back !== null; back = undo(history, events)) {
          ({ history } = back);
          events = eventsAfter(events, back.changeSet!);
        }
        expect(JSON.stringify(events)).toBe(JSON.stringify(start));
        for (let again = redo(history, events); again !== null; again = redo(history, events)) {
          ({ history } = again);
          events = eventsAfter(events, again.changeSet!);
        }
        expect(JSON.stringify(events)).toBe(end);
      }),
    );
  });
});
