import type { CDPSession } from '@playwright/test';
import type { CalendarEvent } from 'ng-event-calendar';
import { expect, test } from '../calendar';
import { RESOURCES } from '../data';
import { boxOf } from '../hand';

// Memory is measured on a fresh page.
test.use({ ownPage: true });

const VIEWS = ['timeline', 'agenda', 'day', 'month', 'week'] as const;

/** A year of events, several a day. */
const events: CalendarEvent[] = Array.from({ length: 1_000 }, (_, at) => {
  const day = new Date(Date.UTC(2026, 5, 1 + (at % 365))).toISOString().slice(0, 10);
  const hour = String(8 + (at % 9)).padStart(2, '0');
  return {
    id: at,
    title: `Event ${at}`,
    start: `${day}T${hour}:00:00`,
    end: `${day}T${hour}:45:00`,
  };
});

/** Memory of a page after garbage collection. */
interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

async function held(session: CDPSession): Promise<Held> {
  // One collection may free the objects that hold others.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    heap: of('JSHeapUsedSize') / 1e6,
  };
}

/**
 * Fails if an action done many times leaves nodes or listeners behind, or lets the heap grow each time: compiled code
 * and inline caches settle, a leak goes on.
 */
async function expectNothingLeft(session: CDPSession, act: () => Promise<void>): Promise<void> {
  let before = await held(session);
  for (let round = 1; ; round++) {
    await act();
    const after = await held(session);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    const growth = after.heap - before.heap;
    if (growth < 1.5) return;
    expect(round, `times that the heap grew, now by ${growth} MB`).toBeLessThan(3);
    before = after;
  }
}

for (const premium of [false, true]) {
  test(`50 ${premium ? 'premium ' : ''}calendars leave nothing behind`, async ({
    calendar,
    page,
  }) => {
    test.slow();
    await calendar.open({ events, visibleDate: '2026-11-20' }, { premium });
    // From here on lazy parts are loaded and drawn with the rest.
    await calendar.settled();
    const remount = (times: number): Promise<void> =>
      page.evaluate(async (rounds) => {
        for (let round = 0; round < rounds; round++) {
          await window.showcase?.destroy();
          await window.showcase?.mount();
        }
      }, times);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await remount(5);
    await expectNothingLeft(session, () => remount(50));
  });
}

test('1,000 steps through all views leave nothing behind', async ({ calendar, page }) => {
  test.slow();
  await calendar.open({
    events,
    resources: RESOURCES,
    views: [...VIEWS],
    visibleDate: '2026-11-20',
  });
  // There and back, so that caches of dates are filled before.
  const walk = async (steps: number): Promise<void> => {
    await page.evaluate(
      async ([count, views]) => {
        for (const view of views) {
          await window.showcase?.set({ view });
          for (let step = 0; step < count; step++) {
            const shown = window.showcase?.calendar();
            if (step % 20 < 10) shown?.next();
            else shown?.previous();
            await window.showcase?.set({});
          }
        }
      },
      [steps, VIEWS] as const,
    );
    await calendar.settled();
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const view of VIEWS) {
    await calendar.set({ view });
    await calendar.settled();
  }
  await walk(20);
  await expectNothingLeft(session, () => walk(1_000 / VIEWS.length));
});

test('editors and drags leave nothing behind', async ({ calendar, page }) => {
  test.slow();
  await calendar.open({ events: events.slice(0, 400), visibleDate: '2026-11-20' });
  const event = calendar.root.locator('ec-event').first();
  const once = async (): Promise<void> => {
    await event.click();
    await expect(calendar.editor('Edit event')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar.editor('Edit event')).toHaveCount(0);
    const box = await boxOf(event);
    await page.mouse.move(box.x + 10, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < 3; round++) await once();
  await expectNothingLeft(session, async () => {
    for (let round = 0; round < 12; round++) await once();
  });
});
