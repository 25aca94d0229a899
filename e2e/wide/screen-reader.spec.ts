import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, many, RESOURCES, timed } from '../data';

const plan = timed('plan', '2026-11-18', '09:00', '10:00', { resource: 'ana' });
const fair = allDay('fair', '2026-11-19', '2026-11-20');
const props = {
  events: [plan, fair],
  resources: RESOURCES,
  visibleDate: '2026-11-18',
  preferences: { isSidePanelOpen: false },
};

/** Returns the element of the last announcement. */
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

  test('in a narrow toolbar', async ({ calendar, page }) => {
    await page.setViewportSize({ width: 412, height: 800 });
    await calendar.open(props);
    await expect(calendar.toolbar).toMatchAriaSnapshot(`
      - button "Open side panel"
      - heading /choose a date/ [level=2]
      - button "Today"
      - combobox "View":
        - option "Day"
        - option "3 days" [selected]
        - option "Month"
        - option "Agenda"
      - button "More options"
    `);
  });

  test('in a week: days by their dates, events by all that is seen of them', async ({
    calendar,
  }) => {
    const night = { ...timed('night', '2026-11-20', '22:00', ''), end: '2026-11-21T02:00:00' };
    const preferences = { ...props.preferences, showWeekends: false, showWeekNumber: true };
    await calendar.open({ ...props, events: [plan, fair, night], preferences });
    await expect(calendar.grid).toMatchAriaSnapshot(`
      - grid "Week view, Nov 16 – 20, 2026":
        - rowgroup:
          - row:
            - columnheader "Week 46"
            - columnheader "Monday, November 16, 2026":
              - button "Mon 16, open Monday, November 16, 2026"
            - columnheader "Tuesday, November 17, 2026"
            - columnheader "Wednesday, November 18, 2026"
            - columnheader "Thursday, November 19, 2026"
            - columnheader "Friday, November 20, 2026, today"
          - row:
            - rowheader "All day"
            - gridcell "Monday, November 16, 2026, all day, no events"
            - gridcell "Tuesday, November 17, 2026, all day, no events"
            - gridcell "Wednesday, November 18, 2026, all day, no events"
            - gridcell "Thursday, November 19, 2026, all day, 1 event":
              - button "Event fair, Thursday, November 19 – Friday, November 20, 2026, all day"
            - gridcell "Friday, November 20, 2026, today, all day, 1 event":
              - button "Event fair, Day 2 of 2"
        - row:
          - 'rowheader "Time zone: America/New_York"'
          - gridcell "Monday, November 16, 2026, no events"
          - gridcell "Tuesday, November 17, 2026, no events"
          - gridcell "Wednesday, November 18, 2026, 1 event":
            - button "Event plan, 9 – 10 AM, Ana, Wednesday, November 18, 2026"
          - gridcell "Thursday, November 19, 2026, no events"
          - gridcell "Friday, November 20, 2026, today, 1 event":
            - button "Event night, 10 PM – 2 AM, Friday, November 20 – Saturday, November 21, 2026"
    `);
    // The cursor stands in a day; its time is announced separately.
    await calendar.grid.focus();
    const cell = calendar.grid.locator(':focus');
    await expect(cell).toHaveAccessibleName('Wednesday, November 18, 2026, 1 event');
    await expect(spoken(calendar)).toHaveText(/^\d+(:30)? AM, Wednesday, November 18, 2026$/);
  });

  test('in a day', async ({ calendar }) => {
    await calendar.open({ ...props, view: 'day' });
    await expect(calendar.grid).toMatchAriaSnapshot(`
      - grid "Day view, November 18, 2026":
        - rowgroup:
          - row:
            - columnheader "Time"
            - columnheader "Wednesday, November 18, 2026"
          - row:
            - rowheader "All day"
            - gridcell "Wednesday, November 18, 2026, all day, no events"
        - row:
          - 'rowheader "Time zone: America/New_York"'
          - gridcell "Wednesday, November 18, 2026, 1 event":
            - button "Event plan, 9 – 10 AM, Ana, Wednesday, November 18, 2026"
    `);
  });

  test('in a month, and behind "more"', async ({ calendar }) => {
    const crowd = many(6, (number) => allDay(`a${number}`, '2026-11-20'));
    const preferences = { ...props.preferences, showWeekNumber: true };
    await calendar.open({ ...props, events: [...crowd, plan], preferences, view: 'month' });
    await expect(calendar.grid.getByRole('row').first()).toMatchAriaSnapshot(`
      - row:
        - columnheader "Week number"
        - columnheader "Sunday"
        - columnheader "Monday"
    `);
    await expect(calendar.grid.getByRole('row').nth(3)).toMatchAriaSnapshot(`
      - row:
        - rowheader "Week 46"
        - gridcell "Sunday, November 15, 2026, no events":
          - button "15, open Sunday, November 15, 2026"
        - gridcell "Monday, November 16, 2026, no events"
        - gridcell "Tuesday, November 17, 2026, no events"
        - gridcell "Wednesday, November 18, 2026, 1 event":
          - button "18, open Wednesday, November 18, 2026"
          - 'button "Event plan, 9 AM – 10 AM, Ana, Wednesday, November 18, 2026"'
        - gridcell "Thursday, November 19, 2026, no events"
        - gridcell "Friday, November 20, 2026, today, 6 events":
          - button "20, open Friday, November 20, 2026, today"
          - button "Event a1, Friday, November 20, 2026, all day"
          - button "Event a2, Friday, November 20, 2026, all day"
          - button "Event a3, Friday, November 20, 2026, all day"
          - button "Show 3 more events on Friday, November 20, 2026"
        - gridcell "Saturday, November 21, 2026, no events"
    `);
    await calendar.more('2026-11-20').press('Enter');
    await expect(calendar.popover).toMatchAriaSnapshot(`
      - dialog "Events on Friday, November 20, 2026":
        - heading "Friday Nov 20" [level=3]
        - button "Close"
        - list:
          - listitem:
            - button "Event a1, All day, Friday, November 20, 2026"
          - listitem:
            - button "Event a2, All day, Friday, November 20, 2026"
    `);
  });

  test('in a month whose days lead nowhere', async ({ calendar }) => {
    await calendar.open({ ...props, events: [], view: 'month', views: ['month'] });
    await expect(calendar.slot('day', '2026-11-20')).toMatchAriaSnapshot(
      `- gridcell "Friday, November 20, 2026, today, no events"`,
    );
  });

  test('in an agenda', async ({ calendar }) => {
    await calendar.open({ ...props, view: 'agenda' });
    await expect(calendar.root.locator('ec-agenda')).toMatchAriaSnapshot(`
      - group "Agenda view, Nov 18 – 29, 2026":
        - region "Wednesday, November 18, 2026":
          - heading "Wed, Nov 18, open Wednesday, November 18, 2026" [level=3]
          - list:
            - listitem:
              - button "Event plan, 9 – 10 AM, Ana, Wednesday, November 18, 2026"
        - region "Thursday, November 19, 2026":
          - heading "Thu, Nov 19, open Thursday, November 19, 2026" [level=3]
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
