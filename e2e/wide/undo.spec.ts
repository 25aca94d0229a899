import { expect, test } from '../calendar';
import { allDay, timed } from '../data';
import { boxOf, drag, pointOn, shift } from '../hand';

const HOUR = 48;

/** Returns a seeded generator of numbers from 0 to 1, so that a failure can be reproduced. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

test('random gestures undone give back the same JSON, and redone the changed one', async ({
  calendar,
  page,
}) => {
  // Many more run in Jest, without a page; these use the mouse and keys.
  const gestures = 25;
  const random = randomFrom(20261120);
  const between = (from: number, to: number): number => from + random() * (to - from);
  const start = [
    timed('a', '2026-11-16', '09:00', '10:00', { timezone: 'Europe/Paris' }),
    timed('b', '2026-11-17', '11:00', '12:30'),
    { id: 'c', title: 'Z', start: '2026-11-18T15:00:00Z', end: '2026-11-18T17:00:00.000Z' },
    {
      id: 'd',
      title: 'Offset',
      start: '2026-11-19T09:00:00+05:30',
      end: '2026-11-19T14:30:00+05:30',
    },
    allDay('e', '2026-11-16', '2026-11-18'),
    { id: 'f', title: 'Long', start: '2026-11-18T10:00:00', end: '2026-11-20T09:00:00' },
  ];
  await calendar.open({ events: start, view: 'week', areEventsDraggable: true });
  const box = await boxOf(calendar.grid);
  const head = await boxOf(calendar.slot('all-day', '2026-11-18'));
  const inGrid = (): { x: number; y: number } => ({
    x: between(box.x + 100, box.x + box.width - 60),
    y: between(head.y + head.height + 70, box.y + box.height - 70),
  });

  for (let gesture = 0; gesture < gestures; gesture++) {
    // The previous gesture's change must be drawn before an event is picked.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const events = calendar.grid.locator('ec-event');
    const count = await events.count();
    const kind = random();
    if (count === 0 || kind < 0.08) {
      const at = inGrid();
      await page.mouse.click(at.x, at.y);
      const opened = page.getByRole('dialog');
      await opened.waitFor();
      // A click on an event opened that one.
      if ((await calendar.editor().count()) > 0) await calendar.saveDraft(`New ${gesture}`);
      else await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    } else {
      const event = events.nth(Math.floor(random() * count));
      await event.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      if (kind < 0.25 && count > 4) {
        await event.focus();
        await page.keyboard.press('Delete');
      } else if (kind < 0.45) {
        const handle = event.locator('[data-resize-handle="end"]');
        if ((await handle.count()) === 0) continue;
        const from = await pointOn(handle);
        await drag(page, from, shift(from, between(-150, 150), between(-2, 2) * HOUR));
      } else {
        await drag(page, await pointOn(event), inGrid());
      }
    }
  }
  const changed = JSON.stringify((await calendar.state()).events);
  expect(changed).not.toBe(JSON.stringify(start));

  await calendar.grid.focus();
  const steps = (await calendar.state()).log.filter((name) => name === 'lastAction').length;
  expect(steps).toBeGreaterThan(gestures / 2);
  for (let step = 0; step < steps; step++) await page.keyboard.press('Control+z');
  expect(JSON.stringify((await calendar.state()).events)).toBe(JSON.stringify(start));
  for (let step = 0; step < steps; step++) await page.keyboard.press('Control+Shift+z');
  expect(JSON.stringify((await calendar.state()).events)).toBe(changed);
});
