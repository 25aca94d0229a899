import { findings } from '../axe';
import { expect, test } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf, drag, pointOn, shift } from '../hand';

const a = timed('a', '2026-11-17', '09:00', '10:00', { resource: 'ana' });

test('the drawer stands at the end of the window, below what the host keeps free', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [a], view: 'week', eventDialogTopOffset: 64 });
  await calendar.event('a').click();
  const box = await boxOf(calendar.editor('Edit event'));
  expect(box).toMatchObject({ y: 64, height: 800 - 64 });
  expect(box.x + box.width).toBeCloseTo(1280, 0);
  await page.keyboard.press('Escape');
});

test('in a right-to-left page at the other side', async ({ calendar }) => {
  await calendar.open({ events: [a], view: 'week' }, { dir: 'rtl' });
  await calendar.event('a').click();
  const box = await boxOf(calendar.editor('Edit event'));
  expect(box.x).toBeCloseTo(0, 0);
});

test.describe('the dialog', { tag: '@firefox' }, () => {
  test('stands beside its event and is dragged by its header, never off the screen', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a], view: 'week', eventDialogVariant: 'dialog' });
    await calendar.event('a').click();
    const dialog = calendar.editor('Edit event');
    const event = await boxOf(calendar.event('a'));
    await expect
      .poll(async () => (await boxOf(dialog)).x)
      .toBeCloseTo(event.x + event.width + 8, 0);
    const header = await pointOn(dialog.getByRole('heading'), { x: 20 });
    const before = await boxOf(dialog);
    await drag(page, header, shift(header, 60, 5));
    await expect.poll(async () => (await boxOf(dialog)).x).toBeCloseTo(before.x + 60, 0);
    await drag(page, shift(header, 60, 5), { x: 1275, y: 3 });
    const after = await boxOf(dialog);
    expect(after.x + after.width).toBeLessThanOrEqual(1280);
    expect(after.y).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 1000, height: 760 });
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(dialog);
        return x + width;
      })
      .toBeLessThanOrEqual(1000);
    await expect(dialog.getByLabel('Event title')).toHaveValue('Event a');
  });

  for (const dir of ['ltr', 'rtl'] as const) {
    test(`goes to the other side where the window leaves it no room, ${dir}`, async ({
      calendar,
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 760 });
      const middle = timed('middle', '2026-11-18', '11:00', '12:00');
      await calendar.open(
        { events: [middle], view: 'week', eventDialogVariant: 'dialog' },
        dir === 'rtl' ? { dir } : {},
      );
      await calendar.event('middle').click();
      /** Returns the gap between the event and the dialog to its right; negative if the dialog covers the event. */
      const gap = async (isRight: boolean): Promise<number> => {
        const [dialog, event] = [
          await boxOf(calendar.editor('Edit event')),
          await boxOf(calendar.event('middle')),
        ];
        const gapped = isRight
          ? dialog.x - event.x - event.width
          : event.x - dialog.x - dialog.width;
        return Math.round(gapped);
      };
      await expect.poll(() => gap(dir === 'ltr')).toBe(8);
      await page.setViewportSize({ width: 1040, height: 760 });
      await expect.poll(() => gap(dir === 'rtl')).toBe(8);
    });
  }

  for (const dir of ['ltr', 'rtl'] as const) {
    test(`has its event moved out from under it where neither side has room, ${dir}`, async ({
      calendar,
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 800 });
      const events = ['2026-11-15', '2026-11-18', '2026-11-21'].map((date) =>
        timed(date, date, '15:00', '17:30'),
      );
      await calendar.open(
        { events, view: 'week', eventDialogVariant: 'dialog' },
        dir === 'rtl' ? { dir } : {},
      );
      const dialog = calendar.editor('Edit event');
      for (const { id } of events) {
        await calendar.event(id).click();
        await expect(dialog).toBeVisible();
        await calendar.settled();
        const sides = async (): Promise<number> => {
          const [over, event] = [await boxOf(dialog), await boxOf(calendar.event(id))];
          const apart = [event.x - over.x - over.width, over.x - event.x - event.width];
          expect(event.x).toBeGreaterThanOrEqual(0);
          expect(event.x + event.width).toBeLessThanOrEqual(768);
          return Math.round(Math.max(...apart));
        };
        await expect.poll(sides).toBeGreaterThanOrEqual(8);
        // In this width all colours are in the row of the fields, up to their transparent borders.
        const colors = dialog.getByRole('group', { name: 'Event color' });
        const [row, swatch] = [await boxOf(colors), await boxOf(colors.locator('label').last())];
        expect(swatch.x).toBeGreaterThan(row.x - 4);
        expect(swatch.x + swatch.width).toBeLessThan(row.x + row.width + 4);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    });
  }

  test('of a new event stands beside its draft', async ({ calendar, page }) => {
    await calendar.open({ events: [], view: 'week', eventDialogVariant: 'dialog' });
    const point = await pointOn(calendar.slot('timed', '2026-11-16'), { y: 9 * 48 + 4 });
    await page.mouse.click(point.x, point.y);
    const draft = await boxOf(calendar.root.locator('[data-preview]'));
    await expect
      .poll(async () => (await boxOf(calendar.editor())).x)
      .toBeCloseTo(draft.x + draft.width + 8, 0);
  });
});

for (const theme of ['light', 'dark'] as const) {
  for (const eventDialogVariant of ['drawer', 'dialog'] as const) {
    test(`the ${eventDialogVariant} is accessible in ${theme}`, async ({ calendar, page }) => {
      await calendar.open(
        { events: [a], resources: RESOURCES, view: 'week', eventDialogVariant },
        { theme },
      );
      await calendar.event('a').click();
      const editor = calendar.editor('Edit event');
      await editor.getByLabel('Event title').fill('');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('A title is required.')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  }
}

test('a screen reader finds every field by its name', async ({ calendar }) => {
  await calendar.open({ events: [a], resources: RESOURCES, view: 'week' });
  await calendar.event('a').click();
  await expect(calendar.editor('Edit event')).toMatchAriaSnapshot(`
    - dialog "Edit event":
      - heading "Edit event" [level=2]
      - button "Close"
      - textbox "Event title": Event a
      - group "Date & time":
        - checkbox "All day"
        - textbox "Date": Nov 17, 2026
        - button "Date, choose a date"
        - combobox "Start time": 9 AM
        - combobox "End time": 10 AM
        - status: 1 hr
        - button "End date"
        - button "Time zone"
      - combobox "Resource": Ana
      - group "Event color":
        - radio "Color of the resource" [checked]
        - radio "Select red as event color"
      - textbox "Description"
      - status
      - status
      - toolbar "Event actions":
        - button "Delete event"
        - button "Cancel"
        - button "Save"
  `);
});
