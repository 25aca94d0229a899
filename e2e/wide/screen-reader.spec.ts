import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, RESOURCES, timed } from '../data';

const plan = timed('plan', '2026-11-18', '09:00', '10:00', { resource: 'ana' });
const fair = allDay('fair', '2026-11-19', '2026-11-20');
const props = {
  events: [plan, fair],
  resources: RESOURCES,
  visibleDate: '2026-11-18',
  preferences: { isSidePanelOpen: false },
};

/** What was announced last. */
const spoken = (calendar: HostedCalendar): Locator => calendar.root.locator('[data-spoken]');

test.describe('what a screen reader finds', () => {
  test('in the toolbar', async ({ calendar }) => {
    await calendar.open(props);
    await expect(calendar.toolbar).toMatchAriaSnapshot(`
      - group "Calendar navigation":
        - button "Open side panel"
        - heading "Nov 15 – 21, 2026, choose a date" [level=2]:
          - button "Nov 15 – 21, 2026, choose a date"
        - button "Previous week"
        - button "Today"
        - button "Next week"
        - group "View":
          - button "Day"
          - button "Week" [pressed]
          - button "Month"
          - button "Agenda"
        - button "Preferences"
    `);
  });

  test('in an agenda', async ({ calendar }) => {
    await calendar.open({ ...props, view: 'agenda' });
    await expect(calendar.root.locator('ec-agenda')).toMatchAriaSnapshot(`
      - group "Agenda view, Nov 18 – 29, 2026":
        - region "Wednesday, November 18, 2026":
          - heading "18 Nov, Wed, open Wednesday, November 18, 2026" [level=3]
          - list:
            - listitem:
              - button "Event plan, 9 – 10 AM, Ana, Wednesday, November 18, 2026"
        - region "Thursday, November 19, 2026":
          - heading "19 Nov, Thu, open Thursday, November 19, 2026" [level=3]
          - list:
            - listitem:
              - button "Event fair, All day, Day 1 of 2, Thursday, November 19 – Friday, November 20, 2026"
    `);
  });
});

test('a walk by keyboard alone: into the grid, to an event, moved, and out again', async ({
  calendar,
  page,
}) => {
  await calendar.open(props);
  await calendar.preferences.focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('role', /gridcell|button/);
  await calendar.event('plan').focus();
  await page.keyboard.press('g');
  await expect(spoken(calendar)).toContainText('Event plan');
  await page.keyboard.press('ArrowRight');
  await expect(spoken(calendar)).toContainText('November 19');
  await page.keyboard.press('ArrowDown');
  await expect(spoken(calendar)).toContainText('9:15');
  await page.keyboard.press('Enter');
  await expect(spoken(calendar)).toContainText(/November 18.*November 19/);
  await expect(calendar.event('plan')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.editor('Edit event')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar.event('plan')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(spoken(calendar)).toContainText('Event plan');
  await page.keyboard.press('Control+z');
  await expect(calendar.event('plan')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(calendar.preferences).toBeFocused();
});
