import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from '../../calendar.spec-host';

const plan = givenEvent({ id: 'a', title: 'Plan' });

const GONE = 'Plan was deleted meanwhile';

describe('the menu of an event', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('offers what can be done with it', async () => {
    const { calendar } = await givenCalendar({ events: [plan] });
    const menu = await (await calendar.getEvent({ title: 'Plan' })).openMenu();
    expect(await menu.getLabel()).toContain('Plan');
    const items = await menu.items();
    const first = ['Open', 'Duplicate', 'Copy', 'Move', 'Color of the resource'];
    expect(items.slice(0, first.length)).toEqual(first);
    expect(items.at(-1)).toBe('Delete event');
    await expect(menu.choose('Nonsense')).rejects.toThrow('No item "Nonsense"; there are: Open');
    await menu.close();
  });

  it('marks whose it is while it is open, and so do the details', async () => {
    const { calendar, element } = await givenCalendar({ events: [plan], readOnly: true });
    const marked = (): number => element.querySelectorAll('ec-event[data-opened]').length;
    const event = await calendar.getEvent({ title: 'Plan' });
    const menu = await event.openMenu();
    expect(marked()).toBe(1);
    await menu.close();
    expect(marked()).toBe(0);
    await event.click();
    expect(marked()).toBe(1);
  });

  it('shows the colour of the resource as the one without a colour of its own', async () => {
    const resources = [{ id: 'ana', title: 'Ana', eventColor: 'pink' as const }];
    const event = { ...plan, resource: 'ana', color: 'lime' as const };
    const { calendar, element } = await givenCalendar({ events: [event], resources });
    await (await calendar.getEvent({ title: 'Plan' })).openMenu();
    const none = element.ownerDocument.querySelector('[data-menu="event"] [role$="radio"]');
    expect(none?.textContent.trim()).toBe('Color of the resource');
    expect(none?.querySelector('[data-color]')?.getAttribute('data-color')).toBe('pink');
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

  it('goes with its event, and says so', async () => {
    const other = givenEvent({ title: 'Other' });
    const events = signal<CalendarEvent[]>([plan, other]);
    const lastAction = jest.fn();
    const { calendar, element, fixture } = await givenCalendar({ events, lastAction });
    await (await calendar.getEvent({ title: 'Plan' })).openMenu();
    events.set([other]);
    await fixture.whenStable();
    expect(element.querySelector('[role="menu"]')).toBeNull();
    expect(await calendar.getNotice()).toContain(GONE);
    expect(lastAction).not.toHaveBeenCalled();
    // Focus is somewhere in the calendar, from where keys go on.
    expect(document.activeElement?.closest('[data-view]')).not.toBeNull();
  });
});
