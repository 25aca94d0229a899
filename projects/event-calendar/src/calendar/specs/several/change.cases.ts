import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventConflictError } from '../../../store/source/event-source';
import type { EventChangeRequest } from '../../../store/events/event-change-request';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { GivenSource, until } from '../../event-source.spec-host';
import { givenSeveral, MONDAY, on, TUESDAY, WEDNESDAY } from '../../several.spec-host';

describe('a change of several events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('is written once, and is one step of undo; undo and redo say the number', async () => {
    const { press, control, events, actions, writes, said, selectedEvents, starts } =
      await givenSeveral({ selectedEvents: ['a', 'b'], view: 'week' });
    const before = events();
    await press('g', 'b');
    await press('ArrowRight');
    await press('Enter');
    expect(starts()).toMatchObject({ a: `${TUESDAY}T09:00:00`, b: `${WEDNESDAY}T11:00:00` });
    expect(writes).toEqual(['events', 'lastAction']);
    expect(actions).toMatchObject([{ type: 'change', event: null }]);
    // The grabbed one comes first.
    expect(actions[0]!.events).toEqual([events()[1], events()[0]]);
    expect(selectedEvents()).toEqual(['a', 'b']);
    expect(document.activeElement?.getAttribute('data-event-id')).toBe('b');
    const after = events();
    await control('z');
    expect(events()).toEqual(before);
    expect(events().every((event, at) => event === before[at])).toBe(true);
    expect(said.at(-1)).toBe('Changed 2 events back');
    expect(actions[1]!.events).toEqual([before[1], before[0]]);
    await control('y');
    expect(events().every((event, at) => event === after[at])).toBe(true);
    expect(said.at(-1)).toBe('Changed 2 events back');
    expect(actions).toHaveLength(3);
    expect(selectedEvents()).toEqual(['a', 'b']);
  });

  it('of one that is selected is as without a selection', async () => {
    const { press, actions, said, selectedEvents } = await givenSeveral({
      selectedEvents: ['a'],
      view: 'week',
    });
    await press('g', 'a');
    await press('ArrowRight');
    await press('Enter');
    expect(actions).toMatchObject([{ type: 'move', event: { id: 'a' } }]);
    expect(actions[0]).not.toHaveProperty('events');
    expect(said.at(-1)).toContain('a');
    expect(selectedEvents()).toEqual(['a']);
  });

  it('that deletes gives focus to the next event, else to the view', async () => {
    const { bar, press, events, calendar } = await givenSeveral({ selectedEvents: ['a', 'b'] });
    await bar('delete');
    expect(events().map(({ id }) => id)).toEqual(['c', 'bar']);
    expect(document.activeElement?.getAttribute('data-event-id')).toBe('bar');
    expect(await calendar.getNotice()).toContain('2 events deleted');
    await press('x');
    await press('x', 'c');
    await press('Delete');
    expect(events()).toEqual([]);
    expect(document.activeElement?.closest('[role$="grid"]')).not.toBeNull();
  });

  it('is undone by the notice of a deletion', async () => {
    const { control, press, element, events, settled } = await givenSeveral({
      selectedEvents: ['a', 'b'],
    });
    const before = events();
    await press('Delete', 'a');
    const undo = [...element.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'Undo',
    )!;
    undo.click();
    await settled();
    expect(events()).toEqual(before);
    await control('y', 'c');
    expect(events()).toHaveLength(2);
  });

  it('asks the host for each, the grabbed one first, with all changes in each request', async () => {
    const requests: EventChangeRequest[] = [];
    const { press } = await givenSeveral({
      selectedEvents: ['a', 'b', 'c'],
      view: 'week',
      eventChangeRequest: (request) => {
        if (!request.isPreview) requests.push(request);
      },
    });
    await press('g', 'b');
    await press('ArrowRight');
    await press('Enter');
    expect(requests.map(({ type, before }) => [type, before?.id])).toEqual([
      ['move', 'b'],
      ['move', 'a'],
      ['move', 'c'],
    ]);
    for (const { changes } of requests) {
      expect(changes.map(({ before }) => before?.id)).toEqual(['b', 'a', 'c']);
    }
  });

  it('is refused as a whole, with the reason of the first in order of start', async () => {
    const { press, events, calendar, selectedEvents } = await givenSeveral({
      selectedEvents: ['a', 'b', 'c'],
      view: 'week',
      eventChangeRequest: (request) => {
        if (request.before?.id !== 'a') request.preventDefault(`No ${request.before?.title}`);
      },
    });
    const before = events();
    await press('g', 'c');
    await press('ArrowRight');
    await press('Enter');
    expect(await calendar.getNotice()).toContain('b: No b');
    await press('Escape');
    expect(events()).toBe(before);
    expect(selectedEvents()).toEqual(['a', 'b', 'c']);
  });

  it('leaves those behind that may not be moved, names them, and deselects them', async () => {
    const { press, starts, calendar, selectedEvents, element } = await givenSeveral({
      events: [
        on('a', MONDAY),
        on('b', TUESDAY, [9, 10], { draggable: false }),
        on('c', WEDNESDAY),
      ],
      selectedEvents: ['a', 'b', 'c'],
      view: 'week',
    });
    await press('g', 'b');
    expect(element.querySelectorAll('[data-preview]')).toHaveLength(2);
    await press('ArrowRight');
    await press('Enter');
    expect(starts()).toEqual({
      a: `${TUESDAY}T09:00:00`,
      b: `${TUESDAY}T09:00:00`,
      c: '2026-11-19T09:00:00',
    });
    expect(await calendar.getNotice()).toContain('b stays where it is');
    expect(selectedEvents()).toEqual(['a', 'c']);
  });

  it('of the only one that may be moved names those that stay, and deselects them', async () => {
    const { press, starts, calendar, said, selectedEvents, actions } = await givenSeveral({
      events: [on('a', MONDAY), on('b', TUESDAY, [9, 10], { draggable: false })],
      selectedEvents: ['a', 'b'],
      view: 'week',
    });
    await press('g', 'a');
    await press('ArrowRight');
    await press('Enter');
    expect(starts()).toEqual({ a: `${TUESDAY}T09:00:00`, b: `${TUESDAY}T09:00:00` });
    expect(await calendar.getNotice()).toContain('b stays where it is');
    expect(said.filter((message) => message.includes('1 event moved to'))).toHaveLength(1);
    expect(actions).toMatchObject([{ events: [{ id: 'a' }] }]);
    expect(selectedEvents()).toEqual(['a']);
  });

  it('keeps those selected that have the chosen colour already', async () => {
    const { calendar, settled, events, selectedEvents } = await givenSeveral({
      events: [on('a', MONDAY, [9, 10], { color: 'lime' }), on('b', TUESDAY)],
      selectedEvents: ['a', 'b'],
    });
    const menu = await (await calendar.getEvent({ title: 'b' })).openMenu();
    await menu.choose('Select lime as event color');
    await settled();
    expect(events().map(({ color }) => color)).toEqual(['lime', 'lime']);
    expect(selectedEvents()).toEqual(['a', 'b']);
  });

  it('keeps those selected whose times the host amends', async () => {
    const { press, starts, selectedEvents } = await givenSeveral({
      selectedEvents: ['a', 'b'],
      view: 'week',
      eventChangeRequest: (request) => {
        const { before } = request;
        if (before?.id === 'a') {
          request.amend({ start: `${TUESDAY}T08:00:00`, end: `${TUESDAY}T09:00:00` });
        }
      },
    });
    await press('g', 'b');
    await press('ArrowRight');
    await press('Enter');
    expect(starts()).toMatchObject({ a: `${TUESDAY}T08:00:00`, b: `${WEDNESDAY}T11:00:00` });
    expect(selectedEvents()).toEqual(['a', 'b']);
  });

  it('isn’t begun where none may be moved, and says why', async () => {
    const { press, said, element, selectedEvents } = await givenSeveral({
      selectedEvents: ['a', 'b'],
      view: 'week',
      areEventsDraggable: false,
    });
    await press('g', 'a');
    expect(element.querySelector('[data-preview]')).toBeNull();
    expect(said.at(-1)).toContain('cannot be changed');
    expect(selectedEvents()).toEqual(['a', 'b']);
  });

  describe('with an event source', () => {
    const LIST = (): CalendarEvent[] => [on('a', MONDAY), on('b', TUESDAY), on('c', WEDNESDAY)];

    async function moved() {
      const source = new GivenSource();
      const made = await givenSeveral({
        events: [],
        view: 'week',
        eventSource: signal(source),
      });
      await until(made, () => source.asked.length > 0);
      source.asked.forEach(({ answer }) => answer(LIST()));
      await until(made, () => made.events().length === 3);
      await made.press('x', 'a');
      await made.press('x', 'b');
      await made.press('g', 'b');
      await made.press('ArrowRight');
      await made.press('Enter');
      await until(made, () => source.sent.length > 0);
      return { ...made, source, sent: source.sent[0]! };
    }

    it('is one save with all records', async () => {
      const { source, sent, starts } = await moved();
      expect(source.sent).toHaveLength(1);
      expect(sent.change.changes.map(({ before }) => before?.id)).toEqual(['b', 'a']);
      expect(sent.change).toMatchObject({ type: 'change' });
      expect(starts()['a']).toBe(`${TUESDAY}T09:00:00`);
    });

    it('is put back with its reason where the save is rejected', async () => {
      const made = await moved();
      made.sent.refuse(new Error('Too late'));
      await until(made, () => made.starts()['a'] === `${MONDAY}T09:00:00`);
      expect(made.starts()).toMatchObject({ b: `${TUESDAY}T09:00:00` });
      expect(made.element.textContent).toContain('Too late');
      expect(made.selectedEvents()).toEqual(['a', 'b']);
    });

    it('is one change again where it is saved once more', async () => {
      const made = await moved();
      made.sent.refuse(new Error('No connection'));
      await until(made, () => made.starts()['a'] === `${MONDAY}T09:00:00`);
      const again = [...made.element.querySelectorAll('button')].find(
        ({ textContent }) => textContent.trim() === 'Retry',
      )!;
      again.click();
      await until(made, () => made.source.sent.length === 2);
      expect(made.starts()).toMatchObject({ a: `${TUESDAY}T09:00:00` });
      expect(made.actions.at(-1)?.events?.map(({ id }) => id)).toEqual(['b', 'a']);
    });

    it('shows the records of a conflict, says so, and puts the others back', async () => {
      const made = await moved();
      const theirs = on('b', '2026-11-20', [15, 16], { title: 'Theirs' });
      made.sent.refuse(new EventConflictError([theirs]));
      await until(made, () => made.starts()['a'] === `${MONDAY}T09:00:00`);
      expect(made.events().find(({ id }) => id === 'b')).toEqual(theirs);
      expect(await made.calendar.getNotice()).toContain('Changed elsewhere meanwhile: b. ');
    });

    it('keeps those selected that get another id', async () => {
      const made = await moved();
      const stored = made.sent.change.changes.map(({ after }) =>
        after?.id === 'a' ? { ...after, id: 'a-2' } : after,
      );
      made.sent.store({ stored });
      await until(made, () => made.events().some(({ id }) => id === 'a-2'));
      expect(made.selectedEvents()).toEqual(['a-2', 'b']);
    });
  });
});

describe('a move by minutes', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('leaves events of whole days where they are, and selected', async () => {
    const { press, starts, selectedEvents, said, actions } = await givenSeveral({
      selectedEvents: ['a', 'bar'],
      view: 'week',
    });
    await press('g', 'a');
    await press('ArrowDown');
    await press('Enter');
    expect(starts()).toMatchObject({ a: `${MONDAY}T09:15:00`, bar: TUESDAY });
    expect(selectedEvents()).toEqual(['a', 'bar']);
    expect(said.at(-1)).toContain('2 events moved to ');
    expect(actions[0]!.events?.map(({ id }) => id)).toEqual(['a']);
  });
});
