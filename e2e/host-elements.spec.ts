import type { Locator, Page } from '@playwright/test';
import { expect, test, type HostedCalendar, type TestProps } from './calendar';
import { allDay, many, RESOURCES, WEEK } from './data';
import { standup } from './recurring';

/** Styles that pages put on bare elements, all at once and stronger than in any real page. */
const PAGE_STYLES = `
  button, input, select, textarea {
    display: block; box-sizing: border-box; float: left;
    min-width: 120px; min-height: 70px; margin: 9px; padding: 11px 23px;
    border: 3px solid red; border-radius: 0; background: yellow; color: purple;
    box-shadow: 0 0 9px red; text-transform: uppercase; text-align: right; text-shadow: 1px 1px red;
    font: italic 700 22px/3 serif; letter-spacing: 3px; word-spacing: 9px; vertical-align: top;
    position: relative; top: 3px; transform: rotate(3deg); opacity: 0.5; text-decoration: underline;
    text-indent: 7px; white-space: pre; cursor: crosshair; overflow: visible; flex: 1 0 140px; order: 2;
  }
  h1, h2, h3, h4, h5, h6 {
    margin: 30px 0; padding: 5px; border-bottom: 2px solid red;
    font: 700 40px/2 serif; letter-spacing: 2px; text-transform: uppercase; color: red;
  }
  h1, h2, h3 {
    background: linear-gradient(red, blue); -webkit-background-clip: text; -webkit-text-fill-color: transparent;
  }
  button, label, li, header { flex-direction: column; flex-wrap: wrap; translate: 5px 3px; mix-blend-mode: multiply }
  textarea { field-sizing: content }
  section { content-visibility: hidden; clip-path: inset(10px) }
  p, ul, ol, dl { margin: 0 0 25px; padding: 7px 40px; font-size: 20px; line-height: 2.5 }
  li { margin: 9px; padding: 9px 0; border-bottom: 1px solid red; list-style: square inside }
  dt, dd { margin: 0 0 12px 30px; font-weight: 700 }
  label { display: block; margin-bottom: 9px; font-weight: 700; text-transform: uppercase }
  fieldset, legend { margin: 10px; padding: 10px; border: 2px solid red; font-size: 24px }
  table { width: 50%; border: 1px solid red; border-collapse: collapse; margin: 10px }
  th, td { padding: 14px; border: 2px solid red; background: yellow; text-align: right }
  dialog { margin: 3px; padding: 60px; border: 9px solid red; max-width: 100px }
  kbd { padding: 9px; border: 3px solid red; background: black; color: white; font-size: 30px }
  small { font-size: 50% }
  form, header, section { margin: 11px; padding: 17px; background: yellow }
`;

/** Returns place and styles of every element of the calendar. */
function looksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const properties = ['color', 'background-color', 'font', 'letter-spacing', 'text-transform'];
    const more = [
      'box-shadow',
      'border',
      'text-align',
      'text-shadow',
      'list-style',
      'word-spacing',
      'opacity',
      'text-decoration',
      'white-space',
      'cursor',
      '-webkit-text-fill-color',
      'mix-blend-mode',
      'clip-path',
    ];
    // Content above the calendar on its page may change its height.
    const top = document.querySelector('[data-view]')?.getBoundingClientRect().top ?? 0;
    const all = document.querySelectorAll(':is(event-calendar, event-calendar-premium) *');
    return Array.from(all, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y - top, width, height].map((size) => Math.round(size * 10) / 10).join(' ');
      const styles = getComputedStyle(element);
      const looks = [...properties, ...more].map((name) => styles.getPropertyValue(name));
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      return `${name} ${box} ${looks.join('; ')}`;
    });
  });
}

/** Returns the styles once nothing moves any more: Material measures the labels of its fields after drawing them. */
async function restingLooks(page: Page): Promise<readonly string[]> {
  let looks: readonly string[] = [];
  await expect
    .poll(async () => {
      const before = looks;
      looks = await looksOf(page);
      return looks.join() === before.join();
    })
    .toBe(true);
  return looks;
}

async function stylePage(page: Page): Promise<void> {
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, PAGE_STYLES);
}

/** Expects the calendar to look the same on a page that styles bare elements. */
async function expectUntouched(calendar: HostedCalendar): Promise<void> {
  const { page } = calendar;
  const before = await restingLooks(page);
  await stylePage(page);
  expect(await restingLooks(page)).toEqual(before);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
}

const open = { events: WEEK, resources: RESOURCES, visibleDate: '2026-11-18' } as const;

async function openEditor(calendar: HostedCalendar, props: TestProps = {}): Promise<Locator> {
  await calendar.open({ ...open, view: 'week', events: [standup], ...props }, { premium: true });
  await calendar.event('standup').first().click();
  const editor = calendar.editor('Edit event');
  await expect(editor.getByText('Repeat', { exact: true }).first()).toBeVisible();
  return editor;
}

test.describe('a page that styles bare elements leaves alone', () => {
  for (const view of ['day', 'week', 'month', 'agenda'] as const) {
    test(`toolbar, side panel and the ${view} view`, async ({ calendar }) => {
      await calendar.open({ ...open, view });
      await expect(calendar.root.locator('ec-event').first()).toBeVisible();
      await expectUntouched(calendar);
    });
  }

  test('preferences, and the list of shortcuts', async ({ calendar, page }) => {
    await calendar.open(open);
    await calendar.preferences.click();
    await expect(calendar.menu).toBeVisible();
    await expectUntouched(calendar);
    await page.keyboard.press('Escape');
    await calendar.root.locator('ec-event').first().focus();
    await page.keyboard.press('?');
    await expect(calendar.popover).toBeVisible();
    await expectUntouched(calendar);
  });

  test('the date picker', async ({ calendar }) => {
    await calendar.open({ ...open, preferences: { isSidePanelOpen: false } });
    await calendar.title.click();
    await expect(calendar.popover).toBeVisible();
    await expectUntouched(calendar);
  });

  test('the list of a crowded day, and details', async ({ calendar, page }) => {
    await calendar.open({
      ...open,
      view: 'week',
      readOnly: true,
      events: [...many(8, (number) => allDay(`b${number}`, '2026-11-18')), ...WEEK],
    });
    await calendar.more('2026-11-18').click();
    await expect(calendar.popover).toBeVisible();
    await expectUntouched(calendar);
    await page.keyboard.press('Escape');
    await calendar.event('review').click();
    await expect(calendar.popover).toBeVisible();
    await expectUntouched(calendar);
  });

  test('the list of what the hours leave out', async ({ calendar }) => {
    await calendar.open({ ...open, view: 'day', visibleHours: { start: 8, end: 13 } });
    await calendar.root.getByRole('button', { name: '1 later event' }).click();
    await expect(calendar.popover).toBeVisible();
    await expectUntouched(calendar);
  });

  test('the menu of an event', async ({ calendar, page }) => {
    await calendar.open({ ...open, view: 'week' });
    await calendar.event('review').focus();
    await page.keyboard.press('Shift+F10');
    await expect(calendar.root.getByRole('menu')).toBeVisible();
    await expectUntouched(calendar);
  });

  for (const eventDialogVariant of ['drawer', 'dialog'] as const) {
    test(`the editor as ${eventDialogVariant}`, async ({ calendar, page }) => {
      const editor = await openEditor(calendar, { eventDialogVariant });
      await expectUntouched(calendar);
      await editor.getByLabel('Event title').fill('');
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('A title is required.')).toBeVisible();
      await expectUntouched(calendar);
    });
  }

  test('the editor’s dates to pick', async ({ calendar, page }) => {
    const editor = await openEditor(calendar);
    await editor.getByRole('button', { name: 'Date, choose a date', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Date', exact: true })).toBeVisible();
    // The element under the pointer is covered now, but loses its hover style only once the pointer moves.
    await page.mouse.move(0, 0);
    await expectUntouched(calendar);
  });

  test('the editor’s times to choose from', async ({ calendar, page }) => {
    const editor = await openEditor(calendar);
    await editor.getByLabel('End time').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectUntouched(calendar);
  });

  test('the question for the scope', async ({ calendar, page }) => {
    await calendar.open({ ...open, view: 'week', events: [standup] }, { premium: true });
    await calendar.event('standup').first().focus();
    await page.keyboard.press('Delete');
    await expect(page.locator('dialog')).toBeVisible();
    await expectUntouched(calendar);
  });
});
