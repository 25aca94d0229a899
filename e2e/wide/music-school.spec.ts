import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../calendar';
import { boxOf, grab, pointOn } from '../hand';

/** A Wednesday evening before Christmas. */
const DATE = '2026-11-18';

/** The page of a music school. */
class School {
  readonly waiting: Locator;

  constructor(readonly page: Page) {
    this.waiting = page.getByTestId('waiting');
  }

  async open(server: 'Quick' | 'Slow' | 'Overtaken' | 'Down' = 'Quick'): Promise<void> {
    await this.page.goto(`/music-school?date=${DATE}`);
    await expect(this.lessons('Orchestra')).toHaveCount(3);
    await this.page.getByRole('radio', { name: server }).check({ force: true });
  }

  waitingFor(name: string): Locator {
    return this.waiting.getByRole('button', { name });
  }

  /** Pieces of a lesson, with teacher and room. */
  lessons(title: string): Locator {
    return this.page.locator('[data-view] ec-event', { hasText: title });
  }

  /** Carries a pupil to a quarter past five in the column of a resource. */
  async carry(name: string, resource: string): Promise<void> {
    const column = this.page.locator(`[data-slot="timed"][data-resource-id="${resource}"]`);
    const to = await pointOn(column, { y: 5.3 * ((await boxOf(column)).height / 8) });
    await grab(this.page, await pointOn(this.waitingFor(name)), to);
    await this.page.mouse.move(to.x + 1, to.y);
  }

  async drop(name: string, resource: string): Promise<void> {
    await this.carry(name, resource);
    await this.page.mouse.up();
    await this.page.getByRole('button', { name: 'Leave out 2 dates' }).click();
  }
}

test.describe('a music school', () => {
  test('gives a pupil a teacher’s time, a free room, and no lessons at Christmas', async ({
    page,
  }) => {
    const school = new School(page);
    await school.open();
    await school.carry('Nora', 'ana');
    const preview = page.locator('[data-preview]');
    await expect(preview).toHaveCount(2);
    await expect(preview.nth(1)).toHaveAttribute('data-resource-id', 'room 1');
    await page.mouse.up();
    const prompt = page.locator('dialog[data-booking]');
    await expect(prompt).toContainText('December 23, 2026: Christmas holidays');
    await expect(prompt).toContainText('8 of 10 remain');
    await prompt.getByRole('button', { name: 'Leave out 2 dates' }).click();
    await expect(school.lessons('Nora')).toHaveCount(2);
    await expect(school.waitingFor('Nora')).toHaveCount(0);
    await school.lessons('Nora').first().press('Control+z');
    await expect(school.waitingFor('Nora')).toHaveCount(1);
    await expect(school.lessons('Nora')).toHaveCount(0);
  });

  test('says once why a teacher isn’t there', async ({ page }) => {
    const school = new School(page);
    await school.open();
    await school.carry('Sam', 'david');
    await expect(page.locator('[data-preview]')).toHaveCount(2);
    await expect(page.locator('[data-preview]').getByText('Closed on this day')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });

  test('keeps a pupil on the list whose time a colleague has booked', async ({ page }) => {
    const school = new School(page);
    await school.open('Overtaken');
    await school.drop('Nora', 'ana');
    await expect(
      page.locator('ec-event-source').getByText('Ana Silva was booked meanwhile.'),
    ).toBeVisible();
    await expect(school.lessons('Booked by a colleague')).toHaveCount(2);
    await expect(school.waitingFor('Nora')).toHaveCount(1);
    await expect(school.lessons('Nora')).toHaveCount(0);
  });

  test('takes a lesson back, unless the server doesn’t answer', async ({ page }) => {
    const school = new School(page);
    await school.open('Down');
    const putOff = async (): Promise<void> => {
      await school.lessons('Orchestra').first().click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Move to the waiting list' }).click();
    };
    await putOff();
    await expect(
      page.locator('ec-event-source').getByText('the server doesn’t answer.'),
    ).toBeVisible();
    await expect(school.lessons('Orchestra')).toHaveCount(3);
    await expect(school.waitingFor('Orchestra')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Quick' }).check({ force: true });
    await putOff();
    await expect(school.waitingFor('Orchestra')).toHaveCount(1);
    await expect(school.lessons('Orchestra')).toHaveCount(0);
  });
});
