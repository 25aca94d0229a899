import { findings } from '../axe';
import { expect, test } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf, pointOn } from '../hand';

const a = timed('a', '2026-11-20', '09:00', '11:00', { resource: 'ana' });

test('on a phone a sheet of 80 % with its head and its actions in place', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [a], resources: RESOURCES, view: 'day' });
  await calendar.event('a').tap();
  const sheet = calendar.editor('Edit event');
  await expect(sheet).toHaveAttribute('aria-modal', 'true');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(sheet).toHaveCSS('animation-duration', '0.2s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { height } = await boxOf(sheet);
  expect(height).toBeCloseTo(0.8 * 915, -1);
  const save = sheet.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport();
  const description = sheet.getByLabel('Description');
  await description.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport();
  await expect(sheet.getByRole('heading', { name: 'Edit event' })).toBeInViewport();
  await description.fill('From the phone');
  await save.tap();
  await calendar.expectState({
    events: [{ ...a, description: 'From the phone' }],
    lastAction: { type: 'update' },
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('its actions stand in one row on the narrowest phones', async ({ calendar, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await calendar.open({ events: [a], view: 'day', visibleDate: '2026-11-20' });
  await calendar.event('a').tap();
  const actions = calendar.editor('Edit event').getByRole('toolbar').getByRole('button');
  await expect(actions).toHaveText(['Delete event', 'Cancel', 'Save']);
  const boxes = await Promise.all([0, 1, 2].map((at) => boxOf(actions.nth(at))));
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
});

for (const width of [412, 320]) {
  test(`a date is picked over the sheet, ${width} pixels wide`, async ({ calendar, page }) => {
    await page.setViewportSize({ width, height: 720 });
    await calendar.open({ events: [a], view: 'day', visibleDate: '2026-11-20' });
    await calendar.event('a').tap();
    const sheet = calendar.editor('Edit event');
    await sheet.getByRole('button', { name: 'Date, choose a date', exact: true }).tap();
    const picker = page.getByRole('dialog', { name: 'Date', exact: true });
    const day = picker.getByRole('gridcell', { name: 'Saturday, November 28, 2026' });
    await expect(day).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(width / 2, 40);
    await expect(picker).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Date, choose a date', exact: true }).tap();
    await day.tap();
    await expect(picker).toHaveCount(0);
    await expect(sheet.getByRole('textbox', { name: 'Date', exact: true })).toHaveValue(
      'Nov 28, 2026',
    );
  });
}

test('a tap on a time creates, and one beside the sheet asks about changes', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [a], view: 'day' });
  const box = await boxOf(calendar.slot('timed', '2026-11-20'));
  await page.touchscreen.tap(box.x + 120, box.y + 13 * 48 + 8);
  const sheet = calendar.editor();
  await expect(sheet.getByLabel('Event title')).toBeFocused();
  await sheet.getByLabel('Event title').fill('By thumb');
  await page.touchscreen.tap(200, 60);
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).tap();
  await sheet.getByRole('button', { name: 'Save' }).tap();
  await calendar.expectState({
    lastAction: { type: 'create', event: { title: 'By thumb', start: '2026-11-20T13:00:00' } },
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`the sheet is accessible in ${theme}, with targets to hit`, async ({ calendar, page }) => {
    await calendar.open({ events: [a], resources: RESOURCES, view: 'day' }, { theme });
    await calendar.event('a').tap();
    const sheet = calendar.editor('Edit event');
    await expect(sheet).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const small = await sheet
      .locator('button:visible, input:visible, label:visible:has(input)')
      .evaluateAll((all) =>
        all
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ element }) => element.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });
}

test('the second click of a double click is for nothing that has come under the pointer', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [timed('low', '2026-11-20', '15:00', '18:00')], view: 'day' });
  await calendar.event('low').scrollIntoViewIfNeeded();
  const { x, y } = await pointOn(calendar.event('low'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  const editor = calendar.editor('Edit event');
  await expect(editor).toBeVisible();
  const heard = await editor.evaluateHandle(
    (sheet, at) => {
      const presses: string[] = [];
      const types = sheet.contains(document.elementFromPoint(at.x, at.y))
        ? ['mousedown', 'click']
        : [];
      for (const type of types) sheet.addEventListener(type, () => presses.push(type), true);
      return presses;
    },
    { x, y },
  );
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await heard.jsonValue()).toEqual([]);
  await page.mouse.down();
  await page.mouse.up();
  expect(await heard.jsonValue()).toEqual(['mousedown', 'click']);
});

test('its swatches stand in six columns, flush with the fields', async ({ calendar }) => {
  await calendar.open({ events: [a], resources: RESOURCES, view: 'day' });
  await calendar.event('a').tap();
  const sheet = calendar.editor('Edit event');
  const swatches = sheet.locator('label:has([type="radio"])');
  await expect(swatches).toHaveCount(12);
  const boxes = await Promise.all((await swatches.all()).map(boxOf));
  const xs = boxes.map(({ x }) => Math.round(x));
  expect(xs.slice(6)).toEqual(xs.slice(0, 6));
  const field = await boxOf(sheet.locator('mat-form-field:has([data-field="resource"])'));
  expect(xs[0]).toBe(Math.round(field.x));
  expect(Math.round(boxes[5]!.x + boxes[5]!.width)).toBe(Math.round(field.x + field.width));
});
