import type { Locator, Page } from '@playwright/test';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { timed } from '../data';
import { drag, grab, pointOn, shift } from '../hand';
import { occurrence, openRecurring, ScopePrompt, standup } from '../recurring';

// Reports of browsers about failing requests. Routes of the page would reach into the next test.
test.use({ ownPage: true, expectedReport: /^Failed to load resource|Loading failed for the/ });

const SAID =
  'This part of the calendar could not be loaded. Check your connection, then try again or reload the page.';

/** Aborts all further requests for scripts; returns a function that reconnects. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('**/*.js', (route) => route.abort());
  return () => page.unroute('**/*.js');
}

async function expectSaid(calendar: HostedCalendar, page: Page): Promise<void> {
  await expect(page.locator('[data-notice]')).toContainText(SAID);
  await expect(calendar.root.locator('[data-spoken]')).toHaveText(SAID);
}

/** Closes the notice, so that the next one can't be taken for it. */
async function closeNotice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
}

/** Moves the pointer near, so that the interaction code is loaded. */
async function come(calendar: HostedCalendar, page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await calendar.settled();
}

/** A use of a lazy part in a chunk of its own. */
interface Use {
  readonly props?: TestProps;
  readonly use: (calendar: HostedCalendar, page: Page) => Promise<void>;
  readonly seen: (calendar: HostedCalendar, page: Page) => Locator;
  /** Element with the focus if the part doesn't load: the pressed one, if it can be focused. */
  readonly focused: (calendar: HostedCalendar) => Locator;
}

const plan = timed('a', '2026-11-17', '09:00', '10:00');
const crowd = Array.from({ length: 12 }, (_, at) =>
  timed(`c${at}`, '2026-11-18', '09:00', '10:00'),
);
const onEvent = (calendar: HostedCalendar): Locator => calendar.event('a');

const USES: Readonly<Record<string, Use>> = {
  'the editor @firefox': {
    use: (calendar) => calendar.event('a').click(),
    seen: (calendar) => calendar.editor('Edit event'),
    focused: onEvent,
  },
  'the editor of a new event': {
    use: async (calendar, page) => {
      await calendar.event('a').focus();
      await page.keyboard.press('c');
    },
    seen: (calendar) => calendar.editor(),
    focused: onEvent,
  },
  'the details of an event': {
    props: { readOnly: true },
    use: (calendar) => calendar.event('a').click(),
    seen: (calendar) => calendar.root.locator('[data-details]'),
    focused: onEvent,
  },
  'the menu of an event @firefox': {
    use: async (calendar, page) => {
      await calendar.event('a').focus();
      await page.keyboard.press('Shift+F10');
    },
    seen: (_, page) => page.getByRole('menu', { name: 'Actions for Event a' }),
    focused: onEvent,
  },
  'the list behind a chip of the week': {
    props: { events: crowd },
    use: (calendar) => calendar.root.locator('[data-more]').click(),
    seen: (calendar) => calendar.popover,
    focused: (calendar) => calendar.root.locator('[data-more]'),
  },
  'the list behind "+N more" of the month': {
    props: { events: crowd, view: 'month' },
    use: (calendar) => calendar.more('2026-11-18').click(),
    seen: (calendar) => calendar.popover,
    focused: (calendar) => calendar.more('2026-11-18'),
  },
  'the choice of a date': {
    props: { preferences: { isSidePanelOpen: false } },
    use: (calendar) => calendar.title.click(),
    seen: (calendar) => calendar.popover,
    focused: (calendar) => calendar.title,
  },
  'the preferences': {
    use: (calendar) => calendar.preferences.click(),
    seen: (calendar) => calendar.menu,
    focused: (calendar) => calendar.preferences,
  },
  'the list of shortcuts': {
    use: async (calendar, page) => {
      await calendar.event('a').focus();
      await page.keyboard.press('?');
    },
    seen: (calendar) => calendar.popover,
    focused: onEvent,
  },
};

for (const [name, { props, use, seen, focused }] of Object.entries(USES)) {
  test(`says that it can’t be loaded, and asks again at the next use: ${name}`, async ({
    calendar,
    page,
  }) => {
    await calendar.load({ events: [plan], view: 'week', ...props });
    await come(calendar, page);
    const reconnect = await cutOff(page);
    await calendar.grid.evaluate((grid) => (grid.scrollTop = 200));
    await use(calendar, page);
    await expectSaid(calendar, page);
    await expect(seen(calendar, page)).toHaveCount(0);
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
    await expect(focused(calendar)).toBeFocused();
    await closeNotice(page);
    await use(calendar, page);
    await expectSaid(calendar, page);
    await reconnect();
    await use(calendar, page);
    await expect(seen(calendar, page)).toBeVisible();
  });
}

test('keys are the calendar’s own again once the editor doesn’t come', async ({
  calendar,
  page,
}) => {
  await calendar.load({ events: [plan], view: 'week' });
  await come(calendar, page);
  await cutOff(page);
  await calendar.event('a').click();
  await expectSaid(calendar, page);
  await page.keyboard.press('m');
  await expect(calendar.root).toHaveAttribute('data-view', 'month');
});

test('a drag that can’t be had is called off, is no click, and can be had later @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.load({ events: [plan], view: 'week' });
  const reconnect = await cutOff(page);
  const from = await pointOn(calendar.event('a'));
  await drag(page, from, shift(from, 0, 48));
  await expectSaid(calendar, page);
  await closeNotice(page);
  // Both ends lie in the column, so that releasing the button there would be a click on it.
  const empty = await pointOn(calendar.slot('timed', '2026-11-19'), { y: 14 * 48 });
  await grab(page, empty, shift(empty, 0, 48));
  await expectSaid(calendar, page);
  await page.mouse.up();
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  expect((await calendar.state()).log).toEqual([]);
  await reconnect();
  await drag(page, from, shift(from, 0, 48));
  await calendar.expectState({
    events: [{ ...plan, start: '2026-11-17T10:00:00', end: '2026-11-17T11:00:00' }],
  });
});

test('what is dragged in from elsewhere says so in a calendar of the page', async ({
  calendar,
  page,
}) => {
  await page.goto('/in-and-out?date=2026-11-20');
  await expect(calendar.root.first()).toBeVisible();
  // Both calendars load the code of selections by themselves, and would each say that it is missing.
  await expect(page.locator('ec-selection')).toHaveCount(2);
  await cutOff(page);
  const from = await pointOn(page.getByTestId('waiting').getByRole('button').first());
  await drag(page, from, shift(from, 300, 0));
  await expect(page.locator('[data-notice]')).toContainText(SAID);
});

test('a hand that only passes by or clicks isn’t told of drags', async ({ calendar, page }) => {
  await calendar.load({ view: 'week', eventCreation: false });
  await cutOff(page);
  const failed = page.waitForEvent('requestfailed');
  await calendar.slot('timed', '2026-11-19').hover();
  await failed;
  const again = page.waitForEvent('requestfailed');
  const { x, y } = await pointOn(calendar.slot('timed', '2026-11-19'), { y: 14 * 48 });
  await page.mouse.click(x, y);
  await again;
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

test('a drop that nobody can be asked about goes back, and the next one asks @firefox', async ({
  calendar,
  page,
}) => {
  await openRecurring(calendar, [standup, plan]);
  // Drags are loaded from now on.
  await drag(
    page,
    await pointOn(calendar.event('a')),
    await pointOn(calendar.event('a'), { y: 72 }),
  );
  await expect(calendar.event('a')).toHaveAttribute('data-start', '2026-11-17T10:00');
  const reconnect = await cutOff(page);
  const event = occurrence(calendar, 'standup', '2026-11-18');
  const from = await pointOn(event);
  for (let times = 0; times < 2; times++) {
    await drag(page, from, shift(from, 0, 96));
    await expectSaid(calendar, page);
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
    await expect(event).not.toHaveAttribute('data-dragging');
    await closeNotice(page);
  }
  await reconnect();
  await drag(page, from, shift(from, 0, 96));
  await new ScopePrompt(page).choose('All events');
  await expect(event).toHaveAttribute('data-start', '2026-11-18T11:00');
});

test('an editor without its part for rules says so, keeps the rule, and gets it in the end', async ({
  calendar,
  page,
}) => {
  let isCutOff = true;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isSection = (await response.text()).includes('ec-recurrence-section');
    return isSection && isCutOff ? route.abort() : route.fulfill({ response });
  });
  await openRecurring(calendar, [standup]);
  await occurrence(calendar, 'standup', '2026-11-17').click();
  const editor = calendar.editor('Edit event');
  await expect(editor).toContainText(SAID);
  await editor.getByLabel('Event title').fill('Daily');
  isCutOff = false;
  await editor.getByRole('button', { name: 'Retry' }).click();
  await expect(editor.getByRole('combobox', { name: 'Repeat' })).toBeVisible();
  await expect(editor).not.toContainText(SAID);
  await expect(editor.getByLabel('Event title')).toHaveValue('Daily');
  await editor.getByRole('button', { name: 'Save' }).click();
  await new ScopePrompt(page).choose('All events');
  await calendar.expectState({ events: [{ title: 'Daily', rrule: standup.rrule }] });
});

test('events of a source that nothing loads come at the next use', async ({ calendar, page }) => {
  let isCutOff = true;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isSource = (await response.text()).includes('ec-event-source');
    return isSource && isCutOff ? route.abort() : route.fulfill({ response });
  });
  await page.goto('/source?place=browser&date=2026-11-20');
  await expectSaid(calendar, page);
  await expect(calendar.root.locator('[aria-busy]')).toHaveCount(0);
  await closeNotice(page);
  await calendar.next.click();
  await expectSaid(calendar, page);
  // The source would load by itself if the network came back while it is requested.
  const failed = page.waitForEvent('requestfailed');
  await calendar.previous.click();
  await failed;
  isCutOff = false;
  await page.locator('[data-notice]').getByRole('button', { name: 'Retry' }).click();
  await expect(calendar.root.locator('ec-event').first()).toBeVisible();
});
