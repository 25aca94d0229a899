import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from './calendar.spec-host';

beforeEach(() => givenNow(FRIDAY_NOON));

const plan = givenEvent({ id: 'a', title: 'Plan' });

const GONE = 'Plan was deleted meanwhile';

describe('the menu of an event', () => {
  it('offers what can be done with it', async () => {
    const { calendar } = await givenCalendar({ events: [plan] });
    const menu = await (await calendar.getEvent({ title: 'Plan' })).openMenu();
    expect(await menu.getLabel()).toContain('Plan');
    expect((await menu.items()).slice(0, 6)).toEqual([
      'Open',
      'Duplicate',
      'Copy',
      'Move',
      'Delete event',
      'Color of the resource',
    ]);
    await expect(menu.choose('Nonsense')).rejects.toThrow('No item "Nonsense"; there are: Open');
    await menu.close();
  });

  it('offers nothing that changes a read-only one', async () => {
    const { calendar } = await givenCalendar({
      events: [{ ...plan, readOnly: true }],
      eventCreation: false,
    });
    const menu = await (await calendar.getEvent({ title: 'Plan' })).openMenu();
    expect(await menu.items()).toEqual(['Open', 'Copy']);
  });

  it('opens, colours and deletes', async () => {
    const events = signal<CalendarEvent[]>([plan]);
    const { calendar } = await givenCalendar({ events });
    const event = await calendar.getEvent({ title: 'Plan' });
    await (await event.openMenu()).choose('Open');
    const editor = await calendar.getEditor();
    expect(await editor.get('title')).toBe('Plan');
    await editor.close();
    await (await event.openMenu()).choose('Select lime as event color');
    expect(events()).toEqual([{ ...plan, color: 'lime' }]);
    await (await event.openMenu()).choose('Delete event');
    expect(events()).toEqual([]);
  });

  it.each(['Open', 'Move', 'Delete event', 'Select lime as event color', 'Color of the resource'])(
    'says that the event is gone meanwhile: %s',
    async (item) => {
      const other = givenEvent({ title: 'Other' });
      const events = signal<CalendarEvent[]>([plan, other]);
      const eventClick = jest.fn();
      const lastAction = jest.fn();
      const { calendar, fixture } = await givenCalendar({ events, eventClick, lastAction });
      const menu = await (await calendar.getEvent({ title: 'Plan' })).openMenu();
      events.set([other]);
      await fixture.whenStable();
      await menu.choose(item);
      expect(await calendar.getNotice()).toContain(GONE);
      expect(events()).toEqual([other]);
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(eventClick).not.toHaveBeenCalled();
      expect(lastAction).not.toHaveBeenCalled();
      // Somewhere in the calendar, from where keys go on.
      expect(document.activeElement?.closest('[data-view]')).not.toBeNull();
    },
  );

  it.each(['Duplicate', 'Copy'])('needs no record for a copy: %s', async (item) => {
    const events = signal<CalendarEvent[]>([plan]);
    const { calendar, fixture } = await givenCalendar({ events });
    const menu = await (await calendar.getEvent({ title: 'Plan' })).openMenu();
    events.set([]);
    await fixture.whenStable();
    await menu.choose(item);
    expect(await calendar.getNotice()).toBeNull();
    expect(events()).toHaveLength(item === 'Copy' ? 0 : 1);
  });
});
