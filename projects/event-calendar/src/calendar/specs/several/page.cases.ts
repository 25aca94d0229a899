import { signal } from '@angular/core';
import type { CalendarPreferences } from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { givenSeveral, MONDAY, on, TUESDAY, WEDNESDAY } from '../../several.spec-host';

describe('selected events of the page', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('are those that commands change and count, whatever else the host selects', async () => {
    const { press, events, calendar } = await givenSeveral({
      events: [on('a', MONDAY), on('b', TUESDAY), on('later', '2026-12-01')],
      selectedEvents: ['a', 'b', 'later'],
    });
    await press('Delete', 'a');
    expect(events().map(({ id }) => id)).toEqual(['later']);
    expect(await calendar.getNotice()).toContain('2 events deleted');
  });

  it('are those that commands change with the focus beside them, too', async () => {
    const made = await givenSeveral({ view: 'week' });
    const { control, press, cell, events, starts } = made;
    const empty = (): HTMLElement => cell('2026-11-19', 'timed');
    await control('a', empty());
    await control('c', empty());
    await press('n');
    await control('v');
    expect(events()).toHaveLength(8);
    expect(Object.values(starts()).slice(4)).toContain('2026-11-24T11:00:00');
    await press('Delete', cell('2026-11-26', 'timed'));
    expect(events()).toHaveLength(4);
    // One that is selected is deleted as without a selection; beside the view no key has a meaning for it.
    await press('p');
    await made.click('a', { ctrlKey: true });
    await press('Delete', made.element.querySelector('.ec-toolbar button, ec-toolbar button'));
    expect(events()).toHaveLength(4);
    await press('Delete', empty());
    expect(events().map(({ id }) => id)).toEqual(['b', 'c', 'bar']);
    expect(made.actions.map(({ type }) => type)).toEqual(['change', 'change', 'delete']);
  });

  it('leave the selection where a preference hides their day', async () => {
    const preferences = signal<CalendarPreferences>({});
    const { selectedEvents, settled } = await givenSeveral({
      ...{ view: 'week', visibleDate: MONDAY, preferences },
      events: [on('a', MONDAY), on('sat', '2026-11-21')],
      selectedEvents: ['a', 'sat'],
    });
    preferences.set({ showWeekends: false });
    await settled();
    expect(selectedEvents()).toEqual(['a']);
  });

  it('hold nothing that is no event: drafts, previews, blocked times', async () => {
    const { press, control, selectedEvents, element, settled } = await givenSeveral({
      ...{ view: 'week', events: [on('a', MONDAY), on('b', TUESDAY)] },
      blockedTimes: [{ start: `${WEDNESDAY}T09:00:00`, end: `${WEDNESDAY}T10:00:00` }],
    });
    await control('a', 'a');
    expect(selectedEvents()).toEqual(['a', 'b']);
    await press('g', 'a');
    const preview = element.querySelector('[data-preview]')!;
    preview.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true, detail: 1 }));
    await settled();
    expect(selectedEvents()).toEqual(['a', 'b']);
    await press('Escape');
  });

  it('are toggled by X where the view of several days has that key, too', async () => {
    const { press, component, selectedEvents, element } = await givenSeveral({
      ...{ views: ['week', 'days'], view: 'week' },
    });
    await press('x', 'a');
    expect([component.view(), selectedEvents()]).toEqual(['week', ['a']]);
    await press('x', element.querySelector('.ec-content [role$="grid"]'));
    expect(component.view()).toBe('days');
  });

  describe('that may not be changed', () => {
    const LOCKED = { readOnly: true };

    it('keep their colour, are named and leave the selection', async () => {
      const { calendar, settled, events, selectedEvents } = await givenSeveral({
        events: [on('a', MONDAY), on('b', TUESDAY, [9, 10], LOCKED)],
        selectedEvents: ['a', 'b'],
      });
      const menu = await (await calendar.getEvent({ title: 'a' })).openMenu();
      await menu.choose('Select lime as event color');
      await settled();
      expect(events().map(({ color }) => color)).toEqual(['lime', undefined]);
      expect(await calendar.getNotice()).toContain('b stays where it is');
      expect(selectedEvents()).toEqual(['a']);
    });

    it('say so where all are, and stay selected', async () => {
      const { press, events, calendar, selectedEvents } = await givenSeveral({
        events: [on('a', MONDAY, [9, 10], LOCKED), on('b', TUESDAY, [9, 10], LOCKED)],
        selectedEvents: ['a', 'b'],
      });
      await press('Delete', 'a');
      expect(events()).toHaveLength(2);
      expect(await calendar.getNotice()).toContain('not possible');
      expect(selectedEvents()).toEqual(['a', 'b']);
    });
  });

  describe('that are copied', () => {
    it.each(['ArrowLeft', 'ArrowUp', 'Home', 'End'])(
      'go to the cursor on another page once %s has moved it',
      async (key) => {
        const made = await givenSeveral({ view: 'month', selectedEvents: ['a', 'b'] });
        await made.control('c', 'a');
        await made.press('n');
        await made.press(key, made.cell('2026-12-16', 'day'));
        const { date } = (document.activeElement as HTMLElement).dataset;
        expect(date).toBeDefined();
        await made.control('v');
        expect(made.events()[4]?.start).toBe(`${date!}T09:00:00`);
      },
    );

    it('go to the cursor on another page once a press has moved it', async () => {
      const made = await givenSeveral({
        ...{
          view: 'month',
          selectedEvents: ['a', 'b'],
          eventCreation: { interaction: 'double-click' },
        },
      });
      await made.control('c', 'a');
      await made.press('n');
      const cell = made.cell('2026-12-09', 'day');
      await made.click(cell);
      await made.control('v', cell);
      expect(made.events()[4]?.start).toBe('2026-12-09T09:00:00');
    });
  });

  it('are coloured with the focus on the earliest', async () => {
    const { calendar, settled } = await givenSeveral({ selectedEvents: ['b', 'a'] });
    const bar = await calendar.getSelectionBar();
    await bar.choose('Color');
    await bar.choose('Select lime as event color');
    await settled();
    expect(document.activeElement?.getAttribute('data-event-id')).toBe('a');
  });

  it('leave the focus in the view where they go while their colours are open', async () => {
    const { calendar, selectedEvents, settled } = await givenSeveral({
      selectedEvents: ['b', 'a'],
    });
    await (await calendar.getSelectionBar()).choose('Color');
    await settled();
    expect(document.activeElement?.closest('ec-selection-colors, [role="menu"]')).not.toBeNull();
    selectedEvents.set([]);
    await settled();
    await settled();
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(document.activeElement?.closest('.ec-content')).not.toBeNull();
  });

  it('have a bar whose tab stop has moved before the next key', async () => {
    const { element } = await givenSeveral({ selectedEvents: ['a', 'b'] });
    const commands = [...element.querySelectorAll<HTMLElement>('[data-command]')];
    commands[0]!.focus();
    commands[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    const stops = commands.filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map(({ dataset }) => dataset['command'])).toEqual(['clear']);
    expect(document.activeElement).toBe(stops[0]);
  });
});
