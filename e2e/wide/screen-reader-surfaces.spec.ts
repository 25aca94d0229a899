import { expect, test } from '../calendar';
import { RESOURCES, timed } from '../data';
import { occurrence, openRecurring, ScopePrompt, standup } from '../recurring';

const plan = timed('plan', '2026-11-18', '09:00', '10:00', { resource: 'ana' });
const props = { events: [plan], resources: RESOURCES, visibleDate: '2026-11-18' };

test.describe('what a screen reader finds', () => {
  test('in the side panel: a tree of resources with their states', async ({ calendar }) => {
    await calendar.open({ ...props, visibleResources: { ana: false } });
    const panel = calendar.root.getByRole('group', { name: 'Side panel' });
    await expect(panel).toMatchAriaSnapshot(`
      - group "Side panel":
        - group "Calendar":
          - heading "November 2026" [level=2]
          - button "Show previous month in calendar"
          - button "Show next month in calendar"
          - grid "Dates of November 2026"
        - group "Resources":
          - heading "Resources" [level=2]
          - list:
            - listitem:
              - checkbox "Team" [checked=mixed]
              - button "Collapse Team" [expanded]
              - list:
                - listitem:
                  - checkbox "Ana" [checked=false]
                - listitem:
                  - checkbox "Ben" [checked]
            - listitem:
              - checkbox "Room 7" [checked]
    `);
    await panel.getByRole('button', { name: 'Collapse Team' }).press('Enter');
    await expect(panel.getByRole('list').first()).toMatchAriaSnapshot(`
      - list:
        - /children: equal
        - listitem:
          - checkbox "Team" [checked=mixed]
          - text: Team
          - button "Expand Team" [expanded=false]
        - listitem:
          - checkbox "Room 7" [checked]
          - text: Room 7
    `);
    await expect(calendar.miniDay('2026-11-20')).toHaveAttribute('aria-current', 'date');
  });

  test('in the menu of preferences, which Tab leaves', async ({ calendar, page }) => {
    await calendar.open(props);
    await calendar.preferences.press('Enter');
    await expect(calendar.menu).toMatchAriaSnapshot(`
      - menu "Preferences":
        - menuitemcheckbox "Show weekends" [checked]
        - menuitemcheckbox "Show week number" [checked=false]
        - group "Time format":
          - menuitemradio "12-hour (1:00 PM)" [checked]
          - menuitemradio "24-hour (13:00)" [checked=false]
        - group "Start week on":
          - menuitemradio "Saturday" [checked=false]
          - menuitemradio "Sunday" [checked]
          - menuitemradio "Monday" [checked=false]
        - menuitem "Keyboard shortcuts"
    `);
    await expect(calendar.popover).toHaveCount(0);
    await expect(calendar.preferences).toHaveAttribute('aria-expanded', 'true');
    await expect(calendar.menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(calendar.menu).toHaveCount(0);
    await expect(calendar.preferences).toBeFocused();
  });

  test('in the menu of an event', async ({ calendar }) => {
    await calendar.open(props);
    await calendar.event('plan').press('Shift+F10');
    await expect(calendar.root.getByRole('menu')).toMatchAriaSnapshot(`
      - menu "Actions for Event plan":
        - menuitem "Open"
        - menuitem "Duplicate"
        - menuitem "Copy"
        - menuitem "Move"
        - group "Event color":
          - menuitemradio "Color of the resource" [checked]
          - menuitemradio "Select red as event color" [checked=false]
        - menuitem "Delete event"
    `);
    await expect(calendar.popover).toHaveCount(0);
  });

  test('in the details of an event that nobody may change', async ({ calendar, page }) => {
    const event = { ...plan, description: 'Bring cups.' };
    await calendar.open({ ...props, events: [event], readOnly: true });
    await calendar.event('plan').press('Enter');
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Event details":
        - heading "Event plan" [level=3]
        - paragraph: Wednesday, November 18, 2026, 9:00 AM – 10:00 AM
        - paragraph: Ana
        - paragraph: Bring cups.
        - button "Close"
    `);
    await page.keyboard.press('Escape');
    // A single read-only event opens in the editor, without fields.
    await calendar.set({ readOnly: undefined, events: [{ ...event, readOnly: true }] });
    await calendar.event('plan').press('Enter');
    await expect(calendar.editor('Event details')).toMatchAriaSnapshot(`
      - dialog "Event details":
        - heading "Event details" [level=2]
        - button "Close"
        - heading "Event plan" [level=3]
        - paragraph: Wednesday, November 18, 2026, 9:00 AM – 10:00 AM
    `);
  });

  test('in an editor that is refused: what is wrong, and where', async ({ calendar, page }) => {
    await calendar.open({ ...props, shouldEventRequireResource: true });
    await calendar.event('plan').press('Enter');
    const editor = calendar.editor('Edit event');
    const title = editor.getByRole('textbox', { name: 'Event title' });
    const resource = editor.getByRole('combobox', { name: 'Resource' });
    for (const field of [title, resource]) {
      await expect(field).toHaveAttribute('aria-required', 'true');
    }
    await expect(editor.getByRole('textbox', { name: 'Description' })).toHaveAttribute(
      'aria-required',
      'false',
    );
    await title.fill('');
    await page.keyboard.press('Control+Enter');
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription('A title is required.');
    // The dialog's name is announced once: no group within repeats it.
    await expect(editor.getByRole('group', { name: 'Edit event' })).toHaveCount(0);
  });

  test('in the picker of a date, in the calendar’s language', async ({ calendar, page }) => {
    await calendar.open({
      ...props,
      localeText: {
        chooseDateAriaLabel: '{range}: Datum wählen',
        miniCalendarGoToNextMonth: 'Nächster Monat',
      },
    });
    await calendar.event('plan').press('Enter');
    const editor = calendar.editor('Edit event');
    await editor.getByRole('button', { name: 'End date', exact: true }).press('Enter');
    await expect(editor.getByRole('textbox', { name: 'End date' })).toBeFocused();
    await editor.getByRole('button', { name: 'End date: Datum wählen' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'End date' })).toMatchAriaSnapshot(`
      - dialog "End date":
        - group "Calendar":
          - heading "November 2026" [level=2]
          - button "Show previous month in calendar"
          - button "Nächster Monat"
          - grid "Dates of November 2026"
    `);
  });

  test('in the question for the scope of a change', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    const event = occurrence(calendar, 'standup', '2026-11-18');
    await expect(event).toHaveAccessibleName(/, recurring$/);
    await event.focus();
    for (const key of ['g', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    const prompt = new ScopePrompt(page);
    await expect(prompt.dialog).toMatchAriaSnapshot(`
      - dialog "Apply this change to:":
        - heading "Apply this change to:" [level=2]
        - radiogroup "Editing recurring events scope":
          - radio "Only this event" [checked]
          - radio "This and following events" [checked=false]
          - radio "All events" [checked=false]
        - button "Cancel"
        - button "Confirm"
    `);
    await expect(prompt.scope('Only this event')).toBeFocused();
  });
});
