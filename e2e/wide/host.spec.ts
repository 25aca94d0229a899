import { expect, test } from '../calendar';
import { RESOURCES, timed, WEEK } from '../data';
import { boxOf } from '../hand';

test('the calendar is as high as the host says, and 600 pixels else', async ({ calendar }) => {
  await calendar.open({ height: 420 });
  const height = async () => (await boxOf(calendar.root)).height;
  expect(await height()).toBe(420);
  await calendar.set({ height: '50vh' });
  await expect.poll(height).toBe(400);
  await calendar.set({ height: undefined });
  await expect.poll(height).toBe(600);
});

test('sx really styles, under a strict Content-Security-Policy', async ({ calendar }) => {
  await calendar.open({
    events: WEEK,
    sx: {
      backgroundColor: 'rgb(250, 240, 230)',
      p: 2,
      '& [data-event-id="lunch"]': { outline: '3px solid rgb(1, 2, 3)' },
    },
  });
  await expect(calendar.root).toHaveCSS('background-color', 'rgb(250, 240, 230)');
  await expect(calendar.root).toHaveCSS('padding-top', '16px');
  await expect(calendar.event('lunch')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await calendar.set({ sx: { backgroundColor: 'rgb(1, 1, 1)' } });
  await expect(calendar.root).toHaveCSS('background-color', 'rgb(1, 1, 1)');
  await expect(calendar.root).toHaveCSS('padding-top', '0px');
});

test('sx cannot inject markup or other rules', async ({ calendar, page }) => {
  await calendar.open({
    sx: {
      color: 'red; } body { display: none',
      '& } body { display: none } x': { color: 'red' },
      content: '"</style><img src=x onerror=alert(1)>"',
    },
  });
  await expect(page.locator('body')).toHaveCSS('display', 'block');
  await expect(page.locator('img')).toHaveCount(0);
});

test('titles and labels are text, never markup', async ({ calendar, page }) => {
  const hostile = '<img src=x onerror=alert(1)><b>Bold</b>';
  await calendar.open({
    events: [
      timed('a', '2026-11-18', '09:00', '10:00', {
        title: hostile,
        resource: 'r',
        description: hostile,
      }),
    ],
    resources: [{ id: 'r', title: hostile }],
    localeText: { today: hostile },
  });
  for (const view of ['week', 'day', 'month', 'agenda'] as const) {
    await calendar.set({ view, visibleDate: '2026-11-18' });
    await expect(calendar.event('a')).toContainText(hostile);
  }
  await expect(calendar.toolbar).toContainText(hostile);
  await expect(calendar.resource(hostile)).toBeVisible();
  await expect(page.locator('event-calendar :is(img, b, script)')).toHaveCount(0);
});

test('dark is dark, by the page’s colour scheme', async ({ calendar }) => {
  const lightness = () =>
    calendar.root.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[0]! / 255;
    });
  await calendar.open({ events: WEEK, resources: RESOURCES }, { theme: 'light' });
  expect(await lightness()).toBeGreaterThan(0.8);
  await calendar.open({ events: WEEK, resources: RESOURCES }, { theme: 'dark' });
  expect(await lightness()).toBeLessThan(0.25);
});

test('a narrow calendar in a wide window has the phone’s layout', async ({ calendar, page }) => {
  await calendar.open({ events: WEEK, height: 600 });
  await expect(calendar.root).toHaveAttribute('data-layout', 'wide');
  const host = page.locator('event-calendar');
  await host.evaluate((element) => (element.style.inlineSize = '300px'));
  await expect(calendar.root).toHaveAttribute('data-layout', 'mobile');
  await expect.poll(() => calendar.dates('timed')).toHaveLength(2);
  await calendar.set({ mobileBreakpoint: 250 });
  await expect(calendar.root).toHaveAttribute('data-layout', 'wide');
  await calendar.set({ mobileBreakpoint: 768 });
  await host.evaluate((element) => (element.style.inlineSize = '768px'));
  await expect(calendar.root).toHaveAttribute('data-layout', 'wide');
  await host.evaluate((element) => (element.style.inlineSize = '767px'));
  await expect(calendar.root).toHaveAttribute('data-layout', 'mobile');
});
