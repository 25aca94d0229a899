import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf, drag } from '../hand';

// Without motion, a measured place is the final one.
test.use({ reducedMotion: 'reduce' });

const DIALOG = { eventDialogVariant: 'dialog', view: 'week', resources: RESOURCES } as const;

/** Opens an event without scrolling to it, and returns the dialog. */
async function openDialog(calendar: HostedCalendar, id: string): Promise<Locator> {
  await calendar
    .event(id)
    .last()
    .evaluate((element) => element.focus({ preventScroll: true }));
  await calendar.page.keyboard.press('Enter');
  const dialog = calendar.editor('Edit event');
  await expect(dialog).toBeVisible();
  await calendar.settled();
  return dialog;
}

test('a dialog that was dragged gives back the room that the calendar made for it', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await calendar.open({ ...DIALOG, events: [timed('middle', '2026-11-18', '09:00', '10:00')] });
  const [toolbar, event] = [calendar.toolbar, calendar.event('middle')];
  const before = [await boxOf(toolbar), await boxOf(event)];
  const dialog = await openDialog(calendar, 'middle');
  await expect(calendar.root).toHaveAttribute('data-room', /./);

  const handle = await boxOf(dialog.locator('[data-drag-handle]'));
  const at = { x: handle.x + 80, y: handle.y + 16 };
  await drag(page, at, { x: at.x - 120, y: at.y + 60 });
  await expect(calendar.root).not.toHaveAttribute('data-room', /./);
  await expect.poll(async () => [await boxOf(toolbar), await boxOf(event)]).toEqual(before);
  // The dialog stays where it was put.
  await expect
    .poll(async () => (await boxOf(dialog.locator('[data-drag-handle]'))).x)
    .toBe(handle.x - 120);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect([await boxOf(toolbar), await boxOf(event)]).toEqual(before);
});

test('a dialog begins with the frame, or at a distance beneath the heads of the columns', async ({
  calendar,
  page,
}) => {
  const events = Array.from({ length: 9 }, (_, at) => {
    const hour = `${9 + at}`.padStart(2, '0');
    return timed(hour, `2026-11-${15 + (at % 7)}`, `${hour}:00`, `${hour}:45`);
  });
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const view of ['week', 'month'] as const) {
      await calendar.open({ ...DIALOG, view, events, visibleDate: '2026-11-17' });
      const frame = await boxOf(calendar.root.locator('.ec-content'));
      const bottoms = await calendar.root
        .locator('.ec-content')
        .locator('[role="columnheader"], [data-slot="all-day"]')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().bottom));
      for (const { id } of events) {
        const dialog = await openDialog(calendar, String(id));
        const isPlaced = async (): Promise<boolean> => {
          const { y } = await boxOf(dialog.locator('ec-editor-panel').or(dialog).first());
          return Math.abs(y - frame.y) < 1 || y >= Math.max(...bottoms) + 7.5;
        };
        await expect.poll(isPlaced, { message: `${String(id)} in ${view} at ${width}` }).toBe(true);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }
  }
});
