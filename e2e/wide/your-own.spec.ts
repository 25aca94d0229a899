import { expect, NOW, test } from '../calendar';
import { timed } from '../data';
import { boxOf, pointOn } from '../hand';

test.describe('templates of the host', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/your-own?date=2026-11-20');
    await expect(page.locator('[data-event-id="school"]')).toBeVisible();
  });

  test('draw events, days, headers and toolbar', async ({ page }) => {
    await expect(page.locator('[data-event-id="school"]')).toHaveText(
      /School class 4b\s*9 – 11 AM\s*24 guests/,
    );
    await expect(page.getByText('29 guests')).toBeVisible();
    await expect(page.getByTestId('full')).toHaveCount(1);
    await page.getByRole('button', { name: 'Later', exact: true }).click();
    await expect(page.getByRole('strong').filter({ hasText: 'Nov 22' })).toBeVisible();
    await page.getByRole('button', { name: 'Earlier', exact: true }).click();
    await page.getByRole('button', { name: 'month' }).click();
    await expect(page.locator('[data-view="month"]')).toBeVisible();
    await expect(page.locator('[data-event-id="choir"]')).toContainText('Choir');
  });

  test('are laid out as on any page, in the whole box, and cut between lines', async ({ page }) => {
    const laidOut = await page.locator('[data-event-id="choir"] .ec-own').evaluate((own) => {
      const add = (name: string, text = '', style = ''): HTMLElement => {
        const added = own.ownerDocument.createElement(name);
        added.textContent = text;
        added.style.cssText = style;
        own.append(added);
        return added;
      };
      own.replaceChildren();
      const first = add('b', 'Choir');
      own.append(' ');
      const last = add('span', 'rehearses');
      const [left, right] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
      own.replaceChildren();
      const full = add('div', '', 'block-size: 100%');
      const sizes = [own.clientHeight, own.clientWidth, full.offsetHeight, full.offsetWidth];
      own.replaceChildren();
      const lines = own.ownerDocument.createRange();
      lines.selectNodeContents(
        add('p', 'On and on it goes. '.repeat(40), 'margin: 0; font-size: 16px; line-height: 20px'),
      );
      const box = own.getBoundingClientRect();
      const seen = [...lines.getClientRects()].filter(({ left }) => left < box.right);
      return {
        isOnOneLine: left.top === right.top && right.left > left.right,
        sizes,
        seen: seen.length,
        cut: seen.filter(({ bottom }) => bottom > box.bottom).length,
        isKnownToBeCut: own.scrollWidth > own.clientWidth,
      };
    });
    const [height, width] = laidOut.sizes;
    expect(height).toBeGreaterThan(60);
    expect(laidOut).toMatchObject({
      isOnOneLine: true,
      sizes: [height, width, height, width],
      seen: Math.floor(height! / 20),
      cut: 0,
      isKnownToBeCut: true,
    });
  });

  test('have the styles of the page, where the calendar’s own elements have none of them', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('button, input, strong { letter-spacing: 3px }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const spacing = 'letter-spacing';
    await expect(page.getByRole('button', { name: 'Later', exact: true })).toHaveCSS(
      spacing,
      '3px',
    );
    await page.locator('[data-event-id="family"]').click();
    const drawer = page.getByRole('dialog', { name: 'Edit event' });
    await expect(drawer.getByTestId('who')).toHaveCSS(spacing, '3px');
    await expect(drawer.getByRole('button', { name: 'Close' })).toHaveCSS(spacing, 'normal');
  });

  test('a form of the host edits in the calendar’s drawer', async ({ page }) => {
    await page.locator('[data-event-id="family"]').click();
    const drawer = page.getByRole('dialog', { name: 'Edit event' });
    await drawer.getByTestId('who').fill('Souza family');
    await expect(page.locator('[data-preview]')).toContainText('Souza family');
    await drawer.getByTestId('guests').fill('7');
    await drawer.getByRole('button', { name: 'Book' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.locator('[data-event-id="family"]')).toContainText('Souza family');
    await expect(page.locator('[data-event-id="family"]')).toContainText('7 guests');

    await page.locator('[data-event-id="family"]').click();
    await drawer.getByTestId('who').fill('Nobody');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Discard unsaved changes?' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await expect(page.locator('[data-event-id="family"]')).toContainText('Souza family');

    await page.locator('[data-event-id="family"]').click();
    await drawer.getByRole('button', { name: 'Call off' }).click();
    await expect(page.locator('[data-event-id="family"]')).toHaveCount(0);
  });

  test('fields of the host stand in the calendar’s own form', async ({ page }) => {
    await page.getByRole('radio', { name: 'own section' }).check({ force: true });
    const family = page.locator('[data-event-id="family"]');
    await family.click();
    const drawer = page.getByRole('dialog', { name: 'Edit event' });
    const guests = drawer.getByRole('spinbutton', { name: 'Guests' });
    await guests.fill('70');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('The house holds 60.')).toBeInViewport();
    await expect(guests).toBeFocused();
    await guests.fill('7');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(family).toContainText('7 guests');
  });

  test('a form of the host creates', async ({ page }) => {
    const point = await pointOn(page.locator('[data-slot="timed"][data-date="2026-11-18"]'), {
      y: 14 * 48,
    });
    await page.mouse.click(point.x, point.y);
    const drawer = page.getByRole('dialog', { name: 'New event' });
    await drawer.getByTestId('who').fill('Late visit');
    await drawer.getByRole('button', { name: 'Book' }).click();
    await expect(page.locator('ec-event', { hasText: 'Late visit' })).toHaveAttribute(
      'data-start',
      '2026-11-18T14:00',
    );
  });

  test('the host decides what opens', async ({ page }) => {
    await page.getByRole('radio', { name: 'details' }).check({ force: true });
    await page.locator('[data-event-id="press"]').click();
    await expect(page.locator('[data-details]')).toContainText('Press');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'nothing' }).check({ force: true });
    await page.locator('[data-event-id="press"]').click();
    // Only what is opened next is open: the earlier click had no effect.
    await page.getByRole('radio', { name: 'details' }).check({ force: true });
    await page.locator('[data-event-id="choir"]').click();
    await expect(page.locator('[data-details]')).toContainText('Choir');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test.describe('the card of an event', () => {
  const long = 'A meeting with a title that nobody could ever read in so little room, really';
  const events = [
    timed('long', '2026-11-20', '09:00', '09:30', { title: long, description: 'Bring it' }),
    timed('short', '2026-11-18', '09:00', '10:00'),
  ];

  test('says what is cut off on hover, stays while it is hovered, goes by Escape', async ({
    calendar,
    clock,
    page,
  }) => {
    await clock.runFrom(NOW);
    await calendar.open({ events, view: 'week' });
    const card = page.locator('ec-event-card');
    await calendar.event('long').hover();
    await expect(card).toContainText(long);
    await expect(card).toContainText('Fri, Nov 20 · 9 – 9:30 AM');
    await expect(card).toContainText('Bring it');
    const [event, box] = [await boxOf(calendar.event('long')), await boxOf(card)];
    expect(box.x + box.width <= event.x || box.x >= event.x + event.width).toBe(true);
    await card.hover();
    await clock.runFor('00:01');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await calendar.event('short').hover();
    await clock.runFor('00:02');
    await expect(card).toHaveCount(0);
  });

  test('is shown where it comes to rest under the pointer', async ({ calendar, clock, page }) => {
    await clock.runFrom(NOW);
    await calendar.open({ events, view: 'week' });
    await calendar.settled();
    const card = page.locator('ec-event-card');
    await calendar.event('long').hover();
    await expect(card).toBeVisible();
    // The card returns by itself, so an observer outside of the page may miss its absence.
    await calendar.grid.evaluate(
      (grid) =>
        new Promise<void>((resolve) => {
          const shown = document.querySelector('ec-event-card');
          const watch = new MutationObserver(() => {
            if (shown?.isConnected === true) return;
            watch.disconnect();
            resolve();
          });
          watch.observe(document.body, { childList: true, subtree: true });
          grid.scrollBy(0, 4);
        }),
    );
    await clock.runFor('00:01');
    await expect(card).toContainText(long);
  });

  test('comes by keyboard in a list too; Escape leaves focus and list where they are', async ({
    calendar,
    page,
  }) => {
    const day = Array.from({ length: 9 }, (_, at) =>
      timed(`e${at}`, '2026-11-20', '09:00', '10:00', { description: `Read ${at}` }),
    );
    await calendar.open({ events: day, view: 'month' });
    await calendar.more('2026-11-20').click();
    const focused = page.locator('ec-event:focus');
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.locator('ec-event-card')).toBeVisible();
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('ec-event-card')).toHaveCount(0);
    await expect(focused).toHaveCount(1);
    await expect(calendar.popover).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar.popover).toHaveCount(0);
  });

  test('isn’t where the host wants none', async ({ calendar, clock, page }) => {
    await clock.runFrom(NOW);
    await calendar.open({ events, view: 'week', showEventCard: 'none' });
    await calendar.settled();
    await calendar.event('long').hover();
    await clock.runFor('00:02');
    await expect(page.locator('ec-event-card')).toHaveCount(0);
  });
});

test('the editor and what it needs come with the first event that is opened', async ({
  calendar,
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response.text().then(
      (text) => scripts.push(text),
      // Responses that arrive after the test are ignored.
      () => 0,
    );
  });
  const hasEditor = (): boolean => scripts.some((text) => text.includes('mat-mdc-form-field'));
  await calendar.load({ events: [timed('a', '2026-11-18', '09:00', '10:00')], view: 'week' });
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  expect(hasEditor()).toBe(false);
  await calendar.event('a').click();
  await expect(calendar.editor('Edit event')).toBeVisible();
  await expect.poll(hasEditor).toBe(true);
});
