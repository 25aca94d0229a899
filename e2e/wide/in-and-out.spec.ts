import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../calendar';
import { holdBack } from '../held-chunk';
import { drag, grab, pointOn, shift, type Point } from '../hand';

const HOUR = 48;

/** The page with two calendars, a waiting list and a list of the CDK. */
class Board {
  readonly practice: Locator;
  readonly visits: Locator;
  readonly waiting: Locator;
  readonly tasks: Locator;

  constructor(readonly page: Page) {
    this.practice = page.locator('#practice');
    this.visits = page.locator('#visits');
    this.waiting = page.getByTestId('waiting');
    this.tasks = page.getByTestId('tasks');
  }

  async open(): Promise<void> {
    await this.page.setViewportSize({ width: 1600, height: 1000 });
    await this.page.goto('/in-and-out?date=2026-11-20');
    await expect(this.practice.locator('[data-event-id="p1"]')).toBeVisible();
    await expect(this.visits.locator('[data-event-id="v1"]')).toBeVisible();
  }

  waitingFor(name: string): Locator {
    return this.waiting.getByRole('button', { name });
  }

  event(calendar: Locator, title: string): Locator {
    return calendar.locator('ec-event', { hasText: title });
  }

  /** Returns the point of a time in a calendar's day. */
  async at(calendar: Locator, hour: number): Promise<Point> {
    return pointOn(calendar.locator('[data-slot="timed"]'), { y: hour * HOUR });
  }

  /**
   * Carries an item to a time. The grid may scroll when a slow machine passes its edge, so the point is aimed at again.
   */
  async carry(from: Point, calendar: Locator, hour: number): Promise<void> {
    await grab(this.page, from, await this.at(calendar, hour));
    await this.aim(calendar, hour);
  }

  async aim(calendar: Locator, hour: number): Promise<void> {
    const { x, y } = await this.at(calendar, hour);
    await this.page.mouse.move(x, y);
  }
}

test.describe('from outside', () => {
  test('an element becomes the event it stands for @firefox', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await board.carry(await pointOn(board.waitingFor('Ida Holm')), board.practice, 11.05);
    await page.mouse.up();
    const event = board.event(board.practice, 'Ida Holm');
    await expect(event).toHaveAttribute('data-start', '2026-11-20T11:00');
    await expect(event).toHaveAttribute('data-end', '2026-11-20T12:00');
    await expect(event).toHaveAttribute('data-color', 'indigo');
    await expect(board.waitingFor('Ida Holm')).toHaveCount(0);
  });

  test('it has the focus then, so that Ctrl+Z takes it back', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await board.carry(await pointOn(board.waitingFor('Ida Holm')), board.practice, 11.05);
    await page.mouse.up();
    await expect(board.event(board.practice, 'Ida Holm')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(board.event(board.practice, 'Ida Holm')).toHaveCount(0);
  });

  test('a preview and a ghost show what would happen @firefox', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    const from = await pointOn(board.waitingFor('Noor Haddad'));
    await grab(page, from, shift(from, 30, 30));
    const ghost = page.locator('[popover]', { hasText: 'Noor Haddad' });
    await expect(ghost).toBeVisible();
    const at = await board.at(board.visits, 12);
    await page.mouse.move(at.x, at.y, { steps: 4 });
    await board.aim(board.visits, 12);
    const preview = board.visits.locator('[data-preview]');
    await expect(preview).toHaveAttribute('data-start', '2026-11-20T12:00');
    await expect(ghost).toBeHidden();
    // Away from the calendar, its preview is gone.
    await page.mouse.move(from.x, from.y, { steps: 4 });
    await expect(preview).toHaveCount(0);
    await page.mouse.up();
    await expect(ghost).toHaveCount(0);
    await expect(board.waitingFor('Noor Haddad')).toBeVisible();
  });

  test('Escape leaves everything as it is', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await grab(
      page,
      await pointOn(board.waitingFor('Noor Haddad')),
      await board.at(board.practice, 12),
    );
    await expect(board.practice.locator('[data-preview]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board.practice.locator('[data-preview]')).toHaveCount(0);
    await page.mouse.up();
    await expect(board.waitingFor('Noor Haddad')).toBeVisible();
    await expect(board.event(board.practice, 'Noor Haddad')).toHaveCount(0);
  });

  test('in the row of whole days it covers that day', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await drag(
      page,
      await pointOn(board.waitingFor('Noor Haddad')),
      await pointOn(board.practice.locator('[data-slot="all-day"]')),
    );
    const event = board.event(board.practice, 'Noor Haddad');
    await expect(event).toHaveAttribute('data-all-day', '');
    await expect(event).toHaveAttribute('data-start', '2026-11-20T00:00');
  });

  test('what covers whole days starts in the grid where it is dropped', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await board.carry(await pointOn(board.waitingFor('Team training')), board.practice, 14.5);
    await page.mouse.up();
    const event = board.event(board.practice, 'Team training');
    await expect(event).toHaveAttribute('data-start', '2026-11-20T14:30');
    await expect(event).toHaveAttribute('data-end', '2026-11-20T15:00');
    await expect(event).not.toHaveAttribute('data-all-day');
  });

  test('by keyboard: Enter takes it to the calendar, arrows move it, Enter drops it @firefox', async ({
    page,
  }) => {
    const board = new Board(page);
    await board.open();
    await board.waitingFor('Piet Maas').focus();
    await page.keyboard.press('Enter');
    const preview = board.practice.locator('[data-preview]');
    await expect(preview).toHaveAttribute('data-start', '2026-11-20T09:00');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    await expect(preview).toHaveAttribute('data-start', '2026-11-20T09:45');
    await page.keyboard.press('Enter');
    const event = board.event(board.practice, 'Piet Maas');
    await expect(event).toHaveAttribute('data-start', '2026-11-20T09:45');
    await expect(event).toHaveAttribute('data-end', '2026-11-20T10:00');
    await expect(event).toBeFocused();
  });

  test('by keyboard: Escape gives it and the focus back', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await board.waitingFor('Piet Maas').focus();
    await page.keyboard.press('Enter');
    await expect(board.practice.locator('[data-preview]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board.practice.locator('[data-preview]')).toHaveCount(0);
    await expect(board.waitingFor('Piet Maas')).toBeFocused();
  });

  test('by keyboard: a press elsewhere gives it back, and keeps the focus @firefox', async ({
    page,
  }) => {
    const board = new Board(page);
    await board.open();
    await board.waitingFor('Piet Maas').focus();
    await page.keyboard.press('Enter');
    await expect(board.practice.locator('[data-preview]')).toBeVisible();
    await board.waitingFor('Noor Haddad').click();
    await expect(board.practice.locator('[data-preview]')).toHaveCount(0);
    await expect(board.waitingFor('Noor Haddad')).toBeFocused();
  });

  test('an item of a cdkDropList of the host, which comes before the code for it @firefox', async ({
    page,
  }) => {
    // Only the interaction code contains this text.
    const hands = await holdBack(page, 'createAtFocus');
    const board = new Board(page);
    await board.open();
    const from = await pointOn(board.tasks.getByText('Call the lab'));
    await grab(page, from, shift(from, 20, 0));
    const at = await board.at(board.practice, 15);
    const preview = board.practice.locator('[data-preview]');
    await page.mouse.move(at.x, at.y - 60, { steps: 4 });
    await expect(board.practice).toContainClass('cdk-drop-list-dragging');
    hands.arrive();
    // The next move picks the item up.
    await expect(async () => {
      await page.mouse.move(at.x, at.y - 60);
      await page.mouse.move(at.x, at.y, { steps: 8 });
      await expect(preview).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(preview).toHaveAttribute('data-start', '2026-11-20T15:00');
    await page.mouse.up();
    const event = board.event(board.practice, 'Call the lab');
    await expect(event).toHaveAttribute('data-start', '2026-11-20T15:00');
    await expect(event).toHaveAttribute('data-end', '2026-11-20T15:15');
    await expect(board.tasks.getByText('Call the lab')).toHaveCount(0);
  });

  test('an item of a cdkDropList by keys alone', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await board.tasks.getByRole('button', { name: 'Call the lab' }).focus();
    await page.keyboard.press('Enter');
    await expect(board.practice.locator('[data-preview]')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(board.event(board.practice, 'Call the lab')).toBeFocused();
    await expect(board.tasks.getByText('Call the lab')).toHaveCount(0);
  });
});

test.describe('to the outside', () => {
  test('a zone gets the event and the calendar deletes it @firefox', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    const from = await pointOn(board.event(board.practice, 'Ana Silva'));
    const to = await pointOn(board.waiting, { y: 20 });
    await grab(page, from, to);
    await expect(board.waiting).toHaveAttribute('data-drop-over', '');
    await expect(page.locator('[data-drag-ghost]')).toContainText('Ana Silva');
    await expect(board.practice.locator('[data-preview]')).toHaveCount(0);
    await page.mouse.up();
    await expect(board.waitingFor('Ana Silva')).toContainText('45 min');
    await expect(board.waiting).not.toHaveAttribute('data-drop-over');
    await expect(board.event(board.practice, 'Ana Silva')).toHaveCount(0);
    await expect(page.locator('[data-drag-ghost]')).toHaveCount(0);
    await expect(board.practice.locator('[role="grid"]:has([data-slot])')).toBeFocused();
    await board.practice.locator('[data-notice]').getByRole('button', { name: 'Undo' }).click();
    await expect(board.event(board.practice, 'Ana Silva')).toBeFocused();
  });

  test('Escape over the zone keeps it', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await grab(
      page,
      await pointOn(board.event(board.practice, 'Ana Silva')),
      await pointOn(board.waiting, { y: 20 }),
    );
    await page.keyboard.press('Escape');
    await expect(board.waiting).not.toHaveAttribute('data-drop-over');
    await page.mouse.up();
    await expect(board.event(board.practice, 'Ana Silva')).toBeVisible();
    await expect(board.waitingFor('Ana Silva')).toHaveCount(0);
  });

  test('the menu of an event moves it there without a drag', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await board.event(board.practice, 'Kim Lee').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move to the waiting list' }).click();
    await expect(board.waitingFor('Kim Lee')).toContainText('60 min');
    await expect(board.event(board.practice, 'Kim Lee')).toHaveCount(0);
  });

  test('another calendar takes it, with its length @firefox', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    const from = await pointOn(board.event(board.practice, 'Rounds'));
    await board.carry(from, board.visits, 14);
    const preview = board.visits.locator('[data-preview]');
    await expect(preview).toHaveAttribute('data-start', '2026-11-20T14:00');
    await expect(page.locator('[data-drag-ghost]')).toHaveCount(0);
    await page.mouse.up();
    const event = board.event(board.visits, 'Rounds');
    await expect(event).toHaveAttribute('data-start', '2026-11-20T14:00');
    await expect(event).toHaveAttribute('data-end', '2026-11-20T15:00');
    await expect(event).toHaveAttribute('data-event-id', 'p1');
    await expect(board.event(board.practice, 'Rounds')).toHaveCount(0);
    // Each calendar undoes its own part.
    await event.focus();
    await page.keyboard.press('Control+z');
    await expect(board.event(board.visits, 'Rounds')).toHaveCount(0);
    await board.event(board.practice, 'Kim Lee').focus();
    await page.keyboard.press('Control+z');
    await expect(board.event(board.practice, 'Rounds')).toBeVisible();
  });

  test('a quick drag to another calendar is made up for there, on a slow network @firefox', async ({
    page,
  }) => {
    // Only the interaction code contains this text.
    const hands = await holdBack(page, 'createAtFocus');
    const board = new Board(page);
    await board.open();
    await drag(
      page,
      await pointOn(board.event(board.practice, 'Rounds')),
      await board.at(board.visits, 14),
    );
    await expect.poll(hands.isAsked).toBe(true);
    hands.arrive();
    const event = board.event(board.visits, 'Rounds');
    await expect(event).toHaveAttribute('data-start', '2026-11-20T14:00');
    await expect(board.event(board.practice, 'Rounds')).toHaveCount(0);
  });

  test('what is copied in one calendar is pasted into the other @firefox', async ({ page }) => {
    const board = new Board(page);
    await board.open();
    await board.event(board.practice, 'Rounds').focus();
    await page.keyboard.press('Control+c');
    await expect(board.practice.locator('[data-spoken]')).toContainText('Copied');
    await board.event(board.visits, 'Mrs. Duarte').focus();
    await page.keyboard.press('Control+v');
    await expect(board.event(board.visits, 'Rounds')).toHaveAttribute(
      'data-start',
      '2026-11-20T09:00',
    );
    await expect(board.event(board.practice, 'Rounds')).toBeVisible();
  });
});
