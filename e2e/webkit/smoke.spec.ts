import type { CalendarEvent, CalendarView } from 'ng-event-calendar';
import { allDay, timed } from '../data';
import { expect, test } from './calendar';

const plan = timed('plan', '2026-11-17', '09:00', '10:00');
const fair = allDay('fair', '2026-11-18', '2026-11-19');
const events: CalendarEvent[] = [plan, fair];

for (const view of ['day', 'week', 'month', 'agenda'] as CalendarView[]) {
  test(`a ${view} shows its events and turns the page`, async ({ calendar }) => {
    const { webkit } = calendar;
    await calendar.open({ events, view });
    await webkit.find('ec-event[data-event-id="fair"]');
    await webkit.click('.ec-steps button:last-child');
    await expect.poll(async () => (await calendar.state()).visibleDate).not.toBe('2026-11-18');
    expect(
      await webkit.run('return document.documentElement.scrollWidth - innerWidth;'),
    ).toBeLessThanOrEqual(0);
  });
}

test('a drag moves an event', async ({ calendar }) => {
  const { webkit } = calendar;
  await calendar.open({ events, view: 'week' });
  const from = await webkit.find('ec-event[data-event-id="plan"]');
  const column = await webkit.find('[data-slot="timed"][data-date="2026-11-20"]');
  await webkit.drag(from, { x: column.x, y: from.y + 48 });
  const moved = { ...plan, start: '2026-11-20T10:00:00', end: '2026-11-20T11:00:00' };
  await expect.poll(async () => (await calendar.state()).events).toEqual([moved, fair]);
  await expect
    .poll(async () => (await calendar.state()).lastAction)
    .toMatchObject({ type: 'move', event: moved });
});

test('an edge resizes it', async ({ calendar }) => {
  const { webkit } = calendar;
  await calendar.open({ events, view: 'week' });
  const edge = await webkit.find('ec-event[data-event-id="plan"] [data-resize-handle="end"]');
  await webkit.drag(edge, { x: edge.x, y: edge.y + 24 });
  await expect
    .poll(async () => (await calendar.state()).lastAction)
    .toMatchObject({ type: 'resize', event: { ...plan, end: '2026-11-17T10:30:00' } });
});

test('a click on empty space opens the editor, which creates', async ({ calendar }) => {
  const { webkit } = calendar;
  await calendar.open({ events, view: 'week' });
  const column = await webkit.find('[data-slot="timed"][data-date="2026-11-20"]');
  const row = await webkit.find('ec-event[data-event-id="plan"]');
  await webkit.drag({ x: column.x, y: row.y }, { x: column.x, y: row.y + 60 });
  await webkit.find('ec-editor-panel input');
  await webkit.press(...Array.from('Lunch'));
  await webkit.click('ec-editor-panel .ec-footer button:last-child');
  await expect.poll(async () => (await calendar.state()).events?.length).toBe(3);
  await expect
    .poll(async () => (await calendar.state()).lastAction)
    .toMatchObject({
      type: 'create',
      event: { title: 'Lunch' },
    });
});

test('the keyboard picks an event up, moves and drops it', async ({ calendar }) => {
  const { webkit } = calendar;
  await calendar.open({ events, view: 'week' });
  await webkit.run(`document.querySelector('ec-event[data-event-id="plan"]').focus();`);
  const [arrowRight, arrowDown, enter] = ['\uE014', '\uE015', '\uE007'];
  await webkit.press('g', arrowRight, arrowDown, enter);
  await expect
    .poll(async () => (await calendar.state()).events)
    .toEqual([{ ...plan, start: '2026-11-18T09:15:00', end: '2026-11-18T10:15:00' }, fair]);
});

test('in right-to-left pages the week begins at the right, and dark is dark', async ({
  calendar,
}) => {
  const { webkit } = calendar;
  await calendar.open({ events, view: 'week' }, { dir: 'rtl', theme: 'dark' });
  const first = await webkit.find('[data-slot="timed"][data-date="2026-11-15"]');
  const last = await webkit.find('[data-slot="timed"][data-date="2026-11-21"]');
  expect(first.x).toBeGreaterThan(last.x);
  const background = await webkit.run<string>(
    `return getComputedStyle(document.querySelector('[data-view]')).backgroundColor;`,
  );
  const [red = 255] = (/\d+/.exec(background) ?? []).map(Number);
  expect(red).toBeLessThan(60);
});
