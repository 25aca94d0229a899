import { signal } from '@angular/core';
import { GivenQuestions } from '../../../store/events/given-series.spec-host';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import {
  givenSeveral,
  MONDAY,
  on,
  TUESDAY,
  WEDNESDAY,
  type GivenSeveral,
} from '../../several.spec-host';

/** Starts of the events after the first four. */
const added = ({ events }: GivenSeveral, known = 4): readonly string[] =>
  events()
    .slice(known)
    .map(({ start }) => start)
    .sort();

describe('copying several events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('keeps their places on another page, and repeats itself', async () => {
    const made = await givenSeveral({ view: 'week' });
    await made.control('a', 'a');
    await made.control('c');
    await made.press('n');
    await made.control('v');
    expect(added(made)).toEqual([
      '2026-11-23T09:00:00',
      '2026-11-24',
      '2026-11-24T11:00:00',
      '2026-11-25T13:00:00',
    ]);
    expect(made.selectedEvents()).toEqual(
      made
        .events()
        .slice(4)
        .map(({ id }) => id)
        .sort((a, b) => startOf(made, a) - startOf(made, b)),
    );
    expect(made.said.at(-1)).toMatch(/^4 events pasted, the first at .*November 23/);
    await made.press('n');
    await made.control('v');
    expect(made.events()).toHaveLength(12);
    expect(made.actions).toHaveLength(2);
  });

  it('puts the earliest at the cursor on its own page', async () => {
    const made = await givenSeveral({ view: 'month', selectedEvents: ['a', 'b'] });
    await made.control('c', 'a');
    const cell = made.cell('2026-11-19', 'day');
    await made.press('v', cell, { ctrlKey: true });
    expect(added(made)).toEqual(['2026-11-19T09:00:00', '2026-11-20T11:00:00']);
  });

  it('puts the earliest at the cursor in another zone than that of the copying calendar', async () => {
    const zone = { timezone: 'Europe/Berlin' };
    const displayTimezone = signal('Europe/Berlin');
    const made = await givenSeveral({
      ...{ view: 'week', displayTimezone, selectedEvents: ['a', 'b'] },
      events: [
        on('a', MONDAY, [9, 10], zone),
        on('b', TUESDAY, [11, 12], zone),
        on('c', WEDNESDAY, [13, 14], zone),
      ],
    });
    await made.control('c', 'a');
    displayTimezone.set('America/New_York');
    await made.settled();
    await made.control('v', 'c');
    expect(added(made, 3)).toEqual([`${WEDNESDAY}T13:00:00`, '2026-11-19T15:00:00']);
    const drawn = made.events().map(({ id }) => made.drawn(id).dataset['start']);
    expect(drawn.slice(3)).toEqual([`${WEDNESDAY}T07:00`, '2026-11-19T09:00']);
  });

  it('counts the days of another calendar in its zone', async () => {
    const displayTimezone = signal('Europe/Berlin');
    const made = await givenSeveral({
      ...{ view: 'week', displayTimezone, selectedEvents: ['a', 'b'] },
      // In New York it is Monday evening.
      events: [
        on('a', TUESDAY, [2, 3], { timezone: 'Europe/Berlin' }),
        on('b', TUESDAY, [11, 12], { timezone: 'Europe/Berlin' }),
      ],
    });
    await made.control('c', 'a');
    displayTimezone.set('America/New_York');
    await made.settled();
    await made.press('v', made.cell('2026-11-19', 'all-day'), { ctrlKey: true });
    const drawn = made.events().map(({ id }) => made.drawn(id).dataset['start']);
    expect(drawn.slice(2)).toEqual(['2026-11-19T20:00', '2026-11-20T05:00']);
  });

  it('puts the earliest at the cursor on another page, once that was moved there', async () => {
    const made = await givenSeveral({ view: 'month', selectedEvents: ['a', 'b'] });
    await made.control('c', 'a');
    await made.press('n');
    const cell = made.cell('2026-12-09', 'day');
    await made.press('ArrowRight', cell);
    await made.control('v', made.cell('2026-12-10', 'day'));
    expect(added(made)).toEqual(['2026-12-10T09:00:00', '2026-12-11T11:00:00']);
  });

  it('moves by whole weeks on pages longer than one', async () => {
    const made = await givenSeveral({ view: 'month', selectedEvents: ['a', 'b'] });
    await made.control('c', 'a');
    await made.press('n');
    await made.control('v');
    const [first] = added(made);
    expect(new Date(`${first!}Z`).getUTCDay()).toBe(1);
    expect(added(made)).toHaveLength(2);
  });

  it('puts the earliest on its weekday in another view', async () => {
    const made = await givenSeveral({ view: 'week', selectedEvents: ['b', 'c'] });
    await made.control('c', 'b');
    await made.press('m');
    await made.press('n');
    await made.control('v');
    const starts = added(made);
    expect(new Date(`${starts[0]!}Z`).getUTCDay()).toBe(2);
    expect(starts[0]).toContain('T11:00');
  });

  it('copies occurrences as events of their own, and doubles no series that stands there', async () => {
    const made = await givenSeveral(
      {
        view: 'week',
        events: [on('s', MONDAY, [9, 10], { rrule: 'DAILY' }), on('b', TUESDAY, [11, 12])],
        selectedEvents: [{ id: 's', date: MONDAY }, 'b'],
      },
      new GivenQuestions().providers,
    );
    await made.control('c', 'b');
    await made.press('n');
    await made.control('v');
    expect(added(made, 2)).toEqual(['2026-11-24T11:00:00']);
    expect(made.said.slice(-2).join('. ')).toContain('1 event is there already');
    expect(made.events()[2]).not.toHaveProperty('rrule');
  });

  it('writes nothing where all are there already', async () => {
    const made = await givenSeveral(
      {
        view: 'week',
        events: [on('s', MONDAY, [9, 10], { rrule: 'DAILY' })],
        selectedEvents: [
          { id: 's', date: MONDAY },
          { id: 's', date: TUESDAY },
        ],
      },
      new GivenQuestions().providers,
    );
    await made.control('c', made.element.querySelector('ec-event'));
    await made.press('n');
    await made.control('v');
    expect(made.actions).toEqual([]);
    expect(await made.calendar.getNotice()).toContain('2 events are there already');
  });

  it('completes each copy through newEvent', async () => {
    const made = await givenSeveral({
      view: 'week',
      selectedEvents: ['a', 'b'],
      newEvent: (draft) => ({ ...draft, description: 'New' }),
    });
    await made.control('c', 'a');
    await made.press('n');
    await made.control('v');
    expect(made.events().map(({ description }) => description)).toEqual([
      ...Array<undefined>(4),
      'New',
      'New',
    ]);
  });

  it('cuts, by one deletion', async () => {
    const made = await givenSeveral({ view: 'week', selectedEvents: ['a', 'b'] });
    await made.control('x', 'a');
    expect(made.events()).toHaveLength(2);
    expect(made.actions).toMatchObject([{ type: 'change' }]);
    await made.press('n');
    await made.control('v');
    expect(added(made, 2)).toEqual(['2026-11-23T09:00:00', '2026-11-24T11:00:00']);
  });

  it('is offered until one event is copied, or the offer is taken back', async () => {
    const made = await givenSeveral({ view: 'week', selectedEvents: ['a', 'b'] });
    const offer = (): Element | null => made.element.querySelector('[data-command="paste"]');
    expect(offer()).toBeNull();
    await made.control('c', 'a');
    expect(offer()).not.toBeNull();
    await made.press('n');
    expect(offer()).not.toBeNull();
    await made.bar('paste');
    expect(made.events()).toHaveLength(6);
    expect(offer()).not.toBeNull();
    await made.bar('clear');
    expect([offer(), made.selectedEvents()]).toEqual([null, []]);
    await made.press('p', made.element.querySelector('ec-event'));
    await made.press('x', 'a');
    await made.press('x', 'b');
    await made.control('c', 'a');
    await made.press('Escape', 'a');
    expect(offer()).not.toBeNull();
    await made.control('c', 'c');
    expect(offer()).toBeNull();
  });

  it('leaves a single event as before', async () => {
    const made = await givenSeveral({ view: 'month', selectedEvents: ['a'] });
    await made.control('c', 'a');
    await made.press('v', made.cell('2026-11-19', 'day'), { ctrlKey: true });
    expect(made.actions).toMatchObject([{ type: 'create', event: { title: 'a' } }]);
  });

  it('says once what was copied and pasted', async () => {
    const made = await givenSeveral({ view: 'week', selectedEvents: ['a', 'b'] });
    await made.control('c', 'a');
    expect(made.said).toEqual(['2 events copied']);
    await made.press('n');
    made.said.length = 0;
    await made.control('v');
    expect(made.said).toHaveLength(1);
  });

  it('has the focus on the earliest copy, also of duplicates', async () => {
    const made = await givenSeveral({ view: 'week', selectedEvents: ['b', 'a'] });
    const focused = (): string | null | undefined =>
      document.activeElement?.getAttribute('data-event-id');
    made.drawn('b').focus();
    await made.control('d', 'b');
    expect(focused()).toBe(made.selectedEvents()[0]);
    await made.control('c', made.drawn(focused()!));
    const cell = made.cell(WEDNESDAY, 'timed');
    cell.focus();
    await made.control('v', cell);
    expect(made.events()).toHaveLength(8);
    expect(focused()).toBe(made.selectedEvents()[0]);
  });
});

function startOf({ events }: GivenSeveral, id: unknown): number {
  return Date.parse(events().find((each) => each.id === id)!.start);
}
