import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf, pointOn } from '../hand';

const HOUR = 48;
const a = timed('a', '2026-11-17', '09:00', '10:00', { resource: 'ana', room: 3 } as object);
const b = timed('b', '2026-11-18', '11:00', '12:30');

/** Returns a field of the open editor by its label. */
const field = (calendar: HostedCalendar, label: string): Locator =>
  calendar.page
    .getByRole('dialog')
    .locator('input, textarea')
    .and(calendar.page.getByLabel(label, { exact: true }));

async function click(calendar: HostedCalendar, date: string, hour: number): Promise<void> {
  const point = await pointOn(calendar.slot('timed', date), { y: hour * HOUR });
  await calendar.page.mouse.click(point.x, point.y);
}

test.describe('the editor', () => {
  test('creates an event with everything in it @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [a], resources: RESOURCES, view: 'week' });
    await click(calendar, '2026-11-19', 13.2);
    const editor = calendar.editor();
    await expect(field(calendar, 'Event title')).toBeFocused();
    await page.keyboard.type('Dentist');
    await field(calendar, 'Start time').fill('2:15p');
    await expect(field(calendar, 'End time')).toHaveValue('2:45 PM');
    await field(calendar, 'End time').fill('15:45');
    await field(calendar, 'Resource').click();
    await page.getByRole('option', { name: 'Ben' }).click();
    await editor.getByRole('radio', { name: 'Select lime as event color' }).check();
    await field(calendar, 'Description').fill('Bring the pictures.\nSecond floor.');
    const draft = calendar.root.locator('[data-preview]');
    await expect(draft).toContainText('Dentist');
    await expect(draft).toHaveAttribute('data-start', '2026-11-19T14:15');
    await expect(draft).toHaveAttribute('data-color', 'lime');
    expect((await calendar.state()).log).toEqual([]);
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toHaveCount(0);
    const { events, lastAction, log } = await calendar.state();
    expect(log).toEqual(['eventsChange', 'lastAction']);
    const created = events![1]!;
    expect(events).toEqual([a, created]);
    expect(created).toEqual({
      id: created.id,
      title: 'Dentist',
      start: '2026-11-19T14:15:00',
      end: '2026-11-19T15:45:00',
      resource: 'ben',
      color: 'lime',
      description: 'Bring the pictures.\nSecond floor.',
    });
    expect(lastAction).toMatchObject({ type: 'create', event: created });
    await expect(calendar.event(created.id)).toBeFocused();
  });

  test('changes what is changed and nothing else', async ({ calendar }) => {
    await calendar.open({ events: [a, b], resources: RESOURCES, view: 'week' });
    await calendar.event('a').click();
    await expect(calendar.editor('Edit event')).toBeVisible();
    await field(calendar, 'Event title').fill('Renamed');
    await calendar.editor('Edit event').getByRole('button', { name: 'Save' }).click();
    const renamed = { ...a, title: 'Renamed' };
    await calendar.expectState({
      events: [renamed, b],
      lastAction: { type: 'update', event: renamed },
      log: ['eventClick', 'eventsChange', 'lastAction'],
    });
    await expect(calendar.event('a')).toBeFocused();
  });

  test('deletes, with Undo', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('b').click();
    await calendar.editor('Edit event').getByRole('button', { name: 'Delete event' }).click();
    await calendar.expectState({ events: [a], lastAction: { type: 'delete', event: b } });
    await page.locator('[data-notice]').getByRole('button', { name: 'Undo' }).click();
    await calendar.expectState({ events: [a, b] });
  });

  test('a start that moves takes the end with it, and the length is shown', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [b], view: 'week' });
    await calendar.event('b').click();
    const length = page.locator('[data-field="length"]');
    await expect(length).toHaveText('1 hr 30 min');
    // One date is that of both, until the end has another.
    await expect(field(calendar, 'Date')).toHaveValue('Nov 18, 2026');
    await field(calendar, 'Start time').fill('930p');
    await expect(field(calendar, 'End time')).toHaveValue('11 PM');
    await field(calendar, 'Start time').fill('23');
    await expect(field(calendar, 'End time')).toHaveValue('12:30 AM');
    await expect(field(calendar, 'End date')).toHaveValue('Nov 19, 2026');
    await field(calendar, 'Start date').fill('11/20/2026');
    await page.keyboard.press('Tab');
    await expect(field(calendar, 'End date')).toHaveValue('Nov 21, 2026');
    await expect(length).toHaveText('1 hr 30 min');
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({
      events: [{ ...b, start: '2026-11-20T23:00:00', end: '2026-11-21T00:30:00' }],
    });
  });

  test('lists of times and resources open at their value @firefox', async ({ calendar, page }) => {
    const resources = Array.from({ length: 30 }, (_, at) => ({
      id: `r${at}`,
      title: `Room ${at}`,
    }));
    await calendar.open({ events: [{ ...b, resource: 'r20' }], resources, view: 'week' });
    await calendar.event('b').click();
    for (const [label, name] of [
      ['Start time', '11 AM'],
      ['End time', '12:30 PM'],
      ['Resource', 'Room 20'],
    ] as const) {
      await field(calendar, label).click();
      const list = page.getByRole('listbox');
      const option = list.getByRole('option', { selected: true });
      await expect(option).toContainText(name);
      expect((await boxOf(option)).height).toBe(40);
      await expect(option).toHaveCSS('font-size', '14px');
      await expect(option).toHaveCSS('line-height', '20px');
      const middle = async (of: Locator): Promise<number> => {
        const { y, height } = await boxOf(of);
        return y + height / 2;
      };
      // An end time has few options before it.
      if (label === 'End time') await expect(option).toBeInViewport({ ratio: 1 });
      else await expect.poll(async () => (await middle(option)) - (await middle(list))).toBe(0);
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
    }
    // Keys continue from the chosen option.
    await field(calendar, 'Start time').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(calendar, 'Start time')).toHaveValue('11:30 AM');
    await expect(field(calendar, 'End time')).toHaveValue('1 PM');
  });

  test('dates can be picked @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [b], view: 'week' });
    await calendar.event('b').click();
    const editor = calendar.editor('Edit event');
    await editor.getByRole('button', { name: 'Date, choose a date', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Date', exact: true })
      .getByRole('gridcell', { name: 'Friday, November 27, 2026' })
      .click();
    await expect(field(calendar, 'Date')).toHaveValue('Nov 27, 2026');
    // The end is on the same day, which is shown once.
    await expect(field(calendar, 'End date')).toHaveCount(0);
    await editor.getByRole('button', { name: 'Save' }).click();
    await calendar.expectState({
      events: [{ ...b, start: '2026-11-27T11:00:00', end: '2026-11-27T12:30:00' }],
    });
  });

  for (const eventDialogVariant of ['drawer', 'dialog'] as const) {
    test(`dates can be picked by keys on the ${eventDialogVariant} @firefox`, async ({
      calendar,
      page,
    }) => {
      await calendar.open({ events: [b], view: 'week', eventDialogVariant });
      await calendar.event('b').click();
      const start = field(calendar, 'Date');
      const picker = page.getByRole('dialog', { name: 'Date', exact: true });
      const day = (name: string): Locator => picker.getByRole('gridcell', { name });
      await start.press('Alt+ArrowDown');
      await expect(day('Wednesday, November 18, 2026')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(picker).toHaveCount(0);
      await expect(start).toBeFocused();
      await start.press('Alt+ArrowDown');
      await expect(day('Wednesday, November 18, 2026')).toBeFocused();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('ArrowRight');
      await expect(day('Saturday, December 19, 2026')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(picker).toHaveCount(0);
      await expect(start).toBeFocused();
      await expect(start).toHaveValue('Dec 19, 2026');
    });
  }

  test('a press beside the picker of a date closes that alone', async ({ calendar, page }) => {
    await calendar.open({ events: [b], view: 'week' });
    await calendar.event('b').click();
    const editor = calendar.editor('Edit event');
    const opener = editor.getByRole('button', { name: 'Date, choose a date', exact: true });
    await opener.click();
    const picker = page.getByRole('dialog', { name: 'Date', exact: true });
    await expect(picker).toBeVisible();
    const point = await pointOn(calendar.slot('timed', '2026-11-16'), { y: 9 * HOUR });
    await page.mouse.click(point.x, point.y);
    await expect(picker).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(editor).toBeVisible();
    expect((await calendar.state()).log).toEqual(['eventClick']);
  });

  test('all day on and off again loses nothing', async ({ calendar }) => {
    await calendar.open({ events: [b], view: 'week' });
    await calendar.event('b').click();
    const allDay = calendar.page.getByRole('checkbox', { name: 'All day' });
    await allDay.check();
    await expect(field(calendar, 'Start time')).toHaveCount(0);
    await expect(calendar.root.locator('[data-preview]').first()).toHaveAttribute(
      'data-start',
      '2026-11-18T00:00',
    );
    await allDay.uncheck();
    await expect(field(calendar, 'Start time')).toHaveValue('11 AM');
    await expect(field(calendar, 'End time')).toHaveValue('12:30 PM');
    await allDay.check();
    await calendar.page.keyboard.press('Control+Enter');
    await calendar.expectState({ events: [{ ...b, allDay: true }] });
  });

  test('the second click of a double click leaves it open @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [], view: 'week' });
    const point = await pointOn(calendar.slot('timed', '2026-11-19'), { y: 13 * HOUR });
    await page.mouse.dblclick(point.x, point.y);
    await expect(calendar.editor()).toBeVisible();
    await calendar.settled();
    await expect(calendar.editor()).toBeVisible();
  });

  test('its buttons know nothing of the calendar’s letters @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a], view: 'week' });
    await calendar.event('a').click();
    await calendar.editor('Edit event').getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('Delete');
    await expect(calendar.root).toHaveAttribute('data-view', 'week');
    await expect.poll(async () => (await calendar.state()).events).toEqual([a]);
  });

  test('keys alone: from the grid to a saved event and back @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a], resources: RESOURCES, view: 'week' });
    await calendar.event('a').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(field(calendar, 'Event title')).toBeFocused();
    await page.keyboard.type('By keys');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'All day' })).toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await calendar.expectState({ lastAction: { type: 'create', event: { title: 'By keys' } } });
    const { id } = (await calendar.state()).events![1]!;
    await expect(calendar.event(id)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar.editor('Edit event')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar.event(id)).toBeFocused();
  });
});

test.describe('what is wrong is said on save, all at once', () => {
  test('a title is required, blank is none', async ({ calendar, page }) => {
    await calendar.open({ events: [], view: 'week' });
    await click(calendar, '2026-11-19', 13);
    await field(calendar, 'Event title').fill('   ');
    await field(calendar, 'Description').focus();
    await expect(page.getByText('A title is required.')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('A title is required.')).toBeVisible();
    await expect(field(calendar, 'Event title')).toBeFocused();
    await expect(field(calendar, 'Event title')).toHaveAttribute('aria-invalid', 'true');
    await field(calendar, 'Event title').fill('Now');
    await expect(page.getByText('A title is required.')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({ lastAction: { type: 'create' } });
  });

  test('a resource, where every event needs one', async ({ calendar, page }) => {
    await calendar.open({
      events: [],
      resources: RESOURCES,
      shouldEventRequireResource: true,
      view: 'week',
    });
    await click(calendar, '2026-11-19', 13);
    await expect(field(calendar, 'Event title')).toBeFocused();
    await page.keyboard.type('Visit');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('A resource is required.')).toBeVisible();
    await expect(field(calendar, 'Resource')).toBeFocused();
    await field(calendar, 'Resource').fill('nobody');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Choose one of the resources.')).toBeVisible();
    await field(calendar, 'Resource').fill('room');
    await page.getByRole('option', { name: 'Room 7' }).click();
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({
      lastAction: { type: 'create', event: { title: 'Visit', resource: 7 } },
    });
  });
});

test.describe('leaving', () => {
  test('an untouched editor closes by Escape, and by a click elsewhere that does nothing else', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a], view: 'week' });
    await calendar.event('a').click();
    await calendar.closeEditor();
    await expect(calendar.event('a')).toBeFocused();
    await calendar.event('a').click();
    await expect(calendar.editor('Edit event')).toBeVisible();
    await click(calendar, '2026-11-16', 14);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  });

  test('unsaved changes ask first', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'week' });
    await calendar.event('a').click();
    await field(calendar, 'Event title').fill('Half');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(field(calendar, 'Event title')).toHaveValue('Half');
    await click(calendar, '2026-11-16', 14);
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await calendar.state()).log).toEqual(['eventClick']);
    await expect(calendar.event('a')).toBeFocused();
  });

  test('other dates and views keep a changed draft, and close an untouched editor', async ({
    calendar,
    page,
  }) => {
    // At this width the side panel stays beside the drawer.
    await page.setViewportSize({ width: 1600, height: 800 });
    await calendar.open({ events: [a], view: 'week' });
    await click(calendar, '2026-11-16', 14);
    await expect(field(calendar, 'Event title')).toBeFocused();
    await page.keyboard.type('Kept');
    await calendar.miniDay('2026-11-25').click();
    await calendar.expectState({ visibleDate: '2026-11-25' });
    await expect(calendar.editor()).toBeVisible();
    await calendar.set({ view: 'month' });
    await expect(field(calendar, 'Event title')).toHaveValue('Kept');
    await field(calendar, 'Event title').focus();
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({
      lastAction: { type: 'create', event: { start: '2026-11-16T14:00:00' } },
    });
    await calendar.event('a').click();
    await expect(calendar.editor('Edit event')).toBeVisible();
    await calendar.miniDay('2026-11-26').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('meanwhile', () => {
  test('an event that the host deletes is told, and saving creates it again', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('a').click();
    await field(calendar, 'Event title').fill('Mine');
    await calendar.set({ events: [b] });
    await expect(page.getByText('This event was deleted meanwhile.')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({ events: [b, { ...a, title: 'Mine' }] });
  });

  test('an event that the host changes keeps both changes', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('a').click();
    await field(calendar, 'Event title').fill('Mine');
    const theirs = { ...a, start: '2026-11-17T08:00:00', note: 'theirs' };
    await calendar.set({ events: [theirs, b] });
    await expect(page.getByText('This event was changed meanwhile.')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({ events: [{ ...theirs, title: 'Mine' }, b] });
  });
});

test.describe('time zones', () => {
  test('times are edited in the zone of the event, with those of the calendar beneath', async ({
    calendar,
    page,
  }) => {
    const call = timed('call', '2026-11-18', '15:00', '16:00', { timezone: 'Europe/Paris' });
    await calendar.open({ events: [call], view: 'week' });
    await calendar.event('call').click();
    await expect(field(calendar, 'Start time')).toHaveValue('3 PM');
    await expect(field(calendar, 'Time zone')).toHaveValue('Europe/Paris');
    await expect(page.locator('[data-field="zoneNote"]')).toHaveText(
      'Wednesday, November 18, 2026, 9:00 AM – 10:00 AM (EST)',
    );
    await field(calendar, 'Start time').fill('16:30');
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({
      events: [{ ...call, start: '2026-11-18T16:30:00', end: '2026-11-18T17:30:00' }],
    });
  });

  test('a zone can be given on request, and searched for', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'week' });
    await calendar.event('a').click();
    await calendar
      .editor('Edit event')
      .getByRole('button', { name: 'Time zone', exact: true })
      .click();
    await expect(field(calendar, 'Time zone')).toBeFocused();
    await field(calendar, 'Time zone').fill('auck');
    await page.getByRole('option', { name: 'Pacific/Auckland' }).click();
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({ events: [{ ...a, timezone: 'Pacific/Auckland' }] });
  });

  test('a time that the clocks skip is shown as what it becomes', async ({ calendar, page }) => {
    const early = timed('early', '2026-03-08', '01:00', '01:30');
    await calendar.open({ events: [early], view: 'week', visibleDate: '2026-03-08' });
    await calendar.event('early').click();
    await field(calendar, 'Start time').fill('2:30');
    await expect(page.locator('[data-field="skipped"]')).toContainText(
      'The clocks skip 2:30 AM: it becomes 3:30 AM.',
    );
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({ lastAction: { type: 'update' } });
    await expect(calendar.event('early')).toHaveAttribute('data-start', '2026-03-08T03:30');
  });
});

test.describe('what opens', () => {
  test('a read-only event of an editable calendar is shown, not edited', async ({ calendar }) => {
    await calendar.open({
      events: [{ ...a, readOnly: true, description: 'Long\nstory' }],
      resources: RESOURCES,
      view: 'week',
    });
    await calendar.event('a').click();
    const shown = calendar.editor('Event details');
    await expect(shown).toContainText('Event a');
    await expect(shown).toContainText('Tuesday, November 17, 2026, 9:00 AM – 10:00 AM');
    await expect(shown).toContainText('Ana');
    await expect(shown.getByRole('textbox')).toHaveCount(0);
    await expect(shown.getByRole('button')).toHaveCount(1);
    await calendar.closeEditor();
    await expect(calendar.event('a')).toBeFocused();
  });

  test('in a read-only calendar a small popover', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'week', readOnly: true });
    await calendar.event('a').click();
    await expect(page.locator('[data-details]')).toContainText('Event a');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-details]')).toHaveCount(0);
    await expect(calendar.event('a')).toBeFocused();
  });

  test('a click on another event shows that one, a click beside them none', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a, b], view: 'week', readOnly: true });
    const details = page.locator('[data-details]');
    await calendar.event('a').click();
    await expect(details).toContainText('Event a');
    await calendar.event('b').click();
    await expect(details).toHaveCount(1);
    await expect(details).toContainText('Event b');
    await page.keyboard.press('Escape');
    await expect(calendar.event('b')).toBeFocused();
    await calendar.event('a').click();
    await click(calendar, '2026-11-19', 13.2);
    await expect(details).toHaveCount(0);
  });

  test('but one that says otherwise is edited there', async ({ calendar }) => {
    await calendar.open({ events: [{ ...a, readOnly: false }], view: 'week', readOnly: true });
    await calendar.event('a').click();
    await expect(calendar.editor('Edit event')).toBeVisible();
  });

  test('openEditor opens it by id, with focus back to the event', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    const isFound = await page.evaluate(() => window.showcase?.calendar()?.openEditor('b'));
    expect(isFound).toBe(true);
    await expect(field(calendar, 'Event title')).toHaveValue('Event b');
    expect((await calendar.state()).log).toEqual([]);
    await calendar.closeEditor();
    await expect(calendar.event('b')).toBeFocused();
    expect(await page.evaluate(() => window.showcase?.calendar()?.openEditor('none'))).toBe(false);
  });
});
