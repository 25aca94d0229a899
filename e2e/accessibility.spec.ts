import type { Page } from '@playwright/test';
import { findings as allFindings } from './axe';
import { expect, test } from './calendar';
import { allDay, many, RESOURCES, timed, WEEK } from './data';

const props = {
  visibleDate: '2026-11-20',
  resources: RESOURCES,
  events: [
    ...WEEK,
    timed('past', '2026-11-19', '09:00', '10:00', { color: 'amber', readOnly: true }),
    ...many(12, (number) => timed(`c${number}`, '2026-11-20', '15:00', '16:00', { color: 'lime' })),
    ...many(8, (number) => allDay(`a${number}`, '2026-11-21', '2026-11-21', { color: 'grey' })),
  ],
};

/** Returns axe's findings by more rules than the default ones. */
const findings = (
  page: Page,
  within = 'html',
  more: { readonly hasForcedColors?: boolean; readonly onlyColors?: boolean } = {},
): Promise<string[]> =>
  allFindings(page, {
    ...more,
    within,
    tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });

for (const theme of ['light', 'dark'] as const) {
  const isDark = theme === 'dark';
  const look = (page: Page, within = 'html'): Promise<string[]> =>
    findings(page, within, { onlyColors: isDark });
  /** Replaces the theme's colours by the system's, which are equal in both themes. */
  const lookInForcedColors = async (page: Page): Promise<string[]> => {
    await page.emulateMedia({ forcedColors: 'active' });
    const found = await findings(page, 'html', { hasForcedColors: true });
    await page.emulateMedia({ forcedColors: 'none' });
    return found;
  };

  for (const view of ['week', 'day', 'month', 'agenda'] as const) {
    test(`the ${view} view is accessible, in ${theme}`, async ({ calendar, page }) => {
      await calendar.open({ ...props, view }, { theme });
      expect(await look(page)).toEqual([]);
    });
  }

  for (const order of ['date-resource', 'resource-date'] as const) {
    test(`resources beside each other are accessible, ${order}, in ${theme}`, async ({
      calendar,
      page,
    }) => {
      const resourceColumns = { order, unassigned: 'always' } as const;
      for (const view of ['week', 'day'] as const) {
        await calendar.open({ ...props, view, resourceColumns }, { theme });
        expect(await look(page)).toEqual([]);
      }
      await calendar.set({ resourceColumns: { order, show: 'with-events' }, view: 'week' });
      expect(await look(page)).toEqual([]);
      await calendar.set({ resourceColumns: { unassigned: 'never' } });
      expect(await look(page)).toEqual([]);
      if (!isDark) expect(await lookInForcedColors(page)).toEqual([]);
    });
  }

  test(`a selection and its bar are accessible, in ${theme}`, async ({ calendar, page }) => {
    const bar = calendar.root.getByRole('toolbar', { name: 'Selected events' });
    for (const view of ['week', 'month'] as const) {
      await calendar.open({ ...props, view, canSelectSeveralEvents: true }, { theme });
      // A phone shows fewer days.
      await calendar.root.locator('ec-event').first().focus();
      await page.keyboard.press('x');
      await expect(calendar.root).toHaveAttribute('data-selection', '1');
      expect(await look(page)).toEqual([]);
      await page.keyboard.press('Control+a');
      await expect(bar).toBeVisible();
      await bar.getByRole('button', { name: 'Copy' }).click();
      await expect(bar.getByRole('button', { name: 'Paste' })).toBeVisible();
      expect(await look(page)).toEqual([]);
      if (!isDark) expect(await lookInForcedColors(page)).toEqual([]);
    }
    await bar.getByRole('button', { name: 'Color' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await look(page)).toEqual([]);
  });

  test(`the search with its list, and events that it fades, are accessible, in ${theme}`, async ({
    calendar,
    page,
  }) => {
    const events = [...props.events, timed('late', '2027-02-03', '10:00', '11:00')];
    await calendar.open({ ...props, events, eventSearch: true }, { theme });
    await calendar.toolbar.getByRole('button', { name: 'Search events' }).click();
    await page.keyboard.type('e');
    await expect(calendar.root.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await look(page)).toEqual([]);
    if (!isDark) expect(await lookInForcedColors(page)).toEqual([]);
    await page.keyboard.type('zz');
    await expect(
      calendar.root.locator('ec-search-list').getByText(/No event matches/),
    ).toBeVisible();
    expect(await look(page)).toEqual([]);
    await calendar.set({ eventSearch: { mode: 'filter' } });
    expect(await look(page)).toEqual([]);
  });

  for (const timelinePreset of ['hours', 'days', 'weeks', 'months'] as const) {
    test(`the timeline in ${timelinePreset} is accessible, in ${theme}`, async ({
      calendar,
      page,
    }) => {
      await calendar.open(
        { ...props, views: ['week', 'timeline'], view: 'timeline', timelinePreset },
        { theme },
      );
      expect(await look(page)).toEqual([]);
      await calendar.set({
        collapsedResources: { team: true },
        timeline: { maxLanes: 2, columns: [{ key: 'eventColor', title: 'Colour' }] },
      });
      await expect(calendar.root.locator('[data-more]').first()).toBeAttached();
      expect(await look(page)).toEqual([]);
      if (!isDark) expect(await lookInForcedColors(page)).toEqual([]);
    });
  }

  test(`hours, blocks and what overlaps are accessible, in ${theme}`, async ({
    calendar,
    page,
  }) => {
    await calendar.open(
      {
        ...props,
        events: [
          ...props.events,
          timed('both', '2026-11-20', '12:00', '14:00', { resource: 'ana' }),
          timed('other', '2026-11-20', '13:00', '15:00', { resource: ['ana', 7] }),
        ],
        workingHours: [{ start: '08:00', end: '17:00' }],
        blockedTimes: [
          { title: 'Lunch', start: '2026-11-20T12:00', end: '2026-11-20T13:00' },
          { title: 'Holiday', start: '2026-11-19', end: '2026-11-19', allDay: true },
        ],
        eventOverlap: 'ask',
        resourceColumns: true,
        view: 'day',
      },
      { theme },
    );
    // A phone shows one resource, first the one whose next event comes first.
    await page.evaluate(() => window.showcase?.calendar()?.scrollToResource('ana'));
    await expect(calendar.event('both')).toHaveAttribute('data-conflict', '');
    for (const view of ['day', 'week', 'month', 'agenda'] as const) {
      await calendar.set({ view });
      expect(await look(page)).toEqual([]);
    }
    await calendar.set({ view: 'day', resourceColumns: false });
    if (!isDark) expect(await lookInForcedColors(page)).toEqual([]);
    // The prompt asks to confirm the booking.
    await calendar.event('both').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[data-booking]')).toBeVisible();
    expect(await look(page, 'dialog[data-booking]')).toEqual([]);
  });

  test(`popovers and the menu are accessible, in ${theme}`, async ({ calendar, page }) => {
    await calendar.open({ ...props, preferences: { isSidePanelOpen: false } }, { theme });
    await calendar.title.click();
    await expect(calendar.popover).toBeVisible();
    expect(await look(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await calendar.preferences.click();
    await expect(calendar.menu).toBeVisible();
    expect(await look(page, '[role="menu"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await calendar.more('2026-11-21').click();
    await expect(calendar.popover.locator('[data-event-id]')).toHaveCount(9);
    expect(await look(page, '[role="dialog"]')).toEqual([]);
  });

  // Wide views always include the side panel.
  test(`the drawer is accessible, in ${theme}`, { tag: '@phone' }, async ({ calendar, page }) => {
    await calendar.open({ ...props, preferences: { isSidePanelOpen: true } }, { theme });
    await expect(calendar.miniCalendar).toBeVisible();
    expect(await look(page)).toEqual([]);
  });
}

test('a calendar from right to left, empty and read-only, is accessible', async ({
  calendar,
  page,
}) => {
  await calendar.open({ readOnly: true, preferences: { showWeekNumber: true } }, { dir: 'rtl' });
  for (const view of ['week', 'month', 'agenda'] as const) {
    await calendar.set({ view });
    expect(await findings(page)).toEqual([]);
  }
});

test('a day on which the clocks change is accessible', async ({ calendar, page }) => {
  await calendar.open({ visibleDate: '2026-11-01', displayTimezone: 'America/New_York' });
  expect(await findings(page)).toEqual([]);
});
