import type { Page } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { timed } from '../data';
import { openRecurring } from '../recurring';

/** Texts that would do harm if they were concatenated with markup, styles or code. */
const TEXTS = [
  `<img src="/leak-image" onerror="window.ran = 'image'">`,
  `</style></script><script>window.ran = 'script'</script>`,
  `<svg onload="window.ran = 'svg'"><animate onbegin="window.ran = 'animate'">`,
  `javascript:window.ran='address'`,
  `" onmouseover="window.ran='attribute'" style="background:url(/leak-attribute)`,
  `{{ constructor.constructor("window.ran='template'")() }} \${window.ran='literal'}`,
  `\u202egnirts \u2066\u202d desrever`,
  `\u0000null\u0000 byte\u0008 \ufeff\ud800`,
  `;}body{display:none}/*`,
];

/** Keys that every object has, and ones that break selectors and attributes. */
const IDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', `"]\\'{}`, ' ', '\n'];

const LONG = 'Long '.repeat(20_000);

/** An object with an own `__proto__`, as a parsed request body may have one. */
const POISON =
  '{"__proto__":{"polluted":true,"title":"x"},"constructor":{"prototype":{"polluted":1}}}';

/** Returns props with values that strangers may have entered, as JSON. */
function hostileProps(): string {
  const events = TEXTS.map((text, index) => ({
    ...timed(IDS[index] ?? text, '2026-11-20', hour(8 + index), hour(9 + index)),
    title: text,
    description: text,
    resource: IDS[index % IDS.length],
    className: `${text} a{b} "c" .d #e ][`,
    color: text,
    timezone: index === 3 ? text : undefined,
    rrule: index === 4 ? text : undefined,
    exDates: [text],
  }));
  const long = { ...timed('long', '2026-11-20', '07:00', '08:00'), title: LONG, description: LONG };
  const resources = IDS.map((id, index) => ({
    id,
    title: TEXTS[index],
    eventColor: `teal;background:url(/leak-resource)`,
    children: [{ id: `${id}-child`, title: TEXTS[index + 1], eventColor: TEXTS[index] }],
  }));
  const props = {
    visibleDate: '2026-11-20',
    events: [...events, long, '\ufffe'],
    resources: [...resources, '\ufffe'],
    id: `"><script>window.ran='id'</script>`,
    className: `mine "><img src=/leak-class onerror=window.ran=1> a{b};c`,
    height: '500px;}body{display:none',
    eventColor: 'red;}body{display:none',
    localeText: {
      today: TEXTS[0],
      viewAriaLabel: TEXTS[1],
      sidePanelAriaLabel: TEXTS[4],
      moreEventsChip: '{constructor} {__proto__} {count}',
    },
    visibleResources: '\ufffe',
    preferences: '\ufffe',
    sx: {
      color: 'red;}body{display:none}',
      background: 'expression(window.ran="expression")',
      width: '100%;behavior:url(#default)',
      '--mine': 'x}body{display:none}',
      '--;}body': 'x',
      'color:red}body{display': 'none',
      '} body {': { display: 'none' },
      body: { display: 'none' },
      ', body': { display: 'none' },
      'html, body': { display: 'none' },
      '@import url(/leak-import)': { color: 'red' },
      '@media all{} body': { display: 'none' },
      '&::after': { content: '"</style><script>window.ran=2</script>"' },
      '<!--': { color: 'red' },
    },
  };
  return JSON.stringify(props).replaceAll('"\ufffe"', POISON);
}

function hour(number: number): string {
  return `${String(number).padStart(2, '0')}:00`;
}

/** Binds the values of JSON, including an own `__proto__`. */
async function bind(page: Page, json: string): Promise<void> {
  await page.evaluate(async (text) => {
    await window.showcase?.set(JSON.parse(text) as object);
  }, json);
}

/** Watches for effects that strangers' texts must never have; the page's own reports fail the test anyway. */
function watch(page: Page, baseURL: string | undefined): () => Promise<void> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    const isOurs = origin === baseURL;
    if (!isOurs || pathname.includes('leak')) seen.push(`request: ${request.url()}`);
  });
  return async () => {
    expect(seen).toEqual([]);
    const state = await page.evaluate(() => {
      const { display, backgroundImage } = getComputedStyle(document.body);
      return {
        ran: (window as { ran?: unknown }).ran,
        polluted: (Object.prototype as { polluted?: unknown }).polluted,
        scripts: document.querySelectorAll('main script, main img, main style, main iframe').length,
        display,
        backgroundImage,
        heading: document.querySelector('h1')?.textContent,
      };
    });
    expect(state).toEqual({
      ran: undefined,
      polluted: undefined,
      scripts: 0,
      display: 'block',
      backgroundImage: 'none',
      heading: 'Calendar under test',
    });
  };
}

/** Expects events with some of the texts to be drawn. */
async function expectTexts(calendar: HostedCalendar): Promise<void> {
  for (const text of [TEXTS[0]!, TEXTS[1]!, TEXTS[8]!]) {
    await expect(calendar.root.locator('ec-event', { hasText: text }).first()).toBeAttached();
  }
}

test('what strangers wrote is text in every view, and hurts nothing', async ({
  baseURL,
  calendar,
  page,
}) => {
  const expectUnharmed = watch(page, baseURL);
  await calendar.open();
  await bind(page, hostileProps());
  for (const view of ['week', 'day', 'month', 'agenda'] as const) {
    await calendar.set({ view });
    await expect(calendar.root).toHaveAttribute('data-view', view);
    await expect(calendar.root.locator('ec-event').first()).toBeVisible();
    if (view === 'month') await calendar.more('2026-11-20').press('Enter');
    await expectTexts(calendar);
    if (view === 'month') await page.keyboard.press('Escape');
    await expectUnharmed();
  }
  const listed = calendar.root.locator('ec-resource-tree [data-resource-id]');
  const ids = await listed.evaluateAll((all) =>
    all.map((each) => each.getAttribute('data-resource-id')),
  );
  expect(ids).toEqual(expect.arrayContaining(IDS.flatMap((id) => [id, `${id}-child`])));
  await page.emulateMedia({ media: 'print' });
  await expectUnharmed();
});

test('what strangers wrote can be edited like anything else', async ({
  baseURL,
  calendar,
  page,
}) => {
  const expectUnharmed = watch(page, baseURL);
  await openRecurring(calendar, []);
  await bind(page, hostileProps());
  const given = (await calendar.state()).events!;
  // The event is moved by keyboard, opened, renamed, deleted and restored.
  const event = calendar.root.locator('ec-event', { hasText: TEXTS[1]! });
  await event.focus();
  for (const key of ['g', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await calendar.expectState({
    lastAction: { event: { id: 'constructor', title: TEXTS[1], start: '2026-11-19T09:00:00' } },
  });
  await event.press('Enter');
  const editor = calendar.editor('Edit event');
  await expect(editor.getByLabel('Event title')).toHaveValue(TEXTS[1]!);
  await expect(editor.getByLabel('Description')).toHaveValue(TEXTS[1]!);
  await editor.getByLabel('Event title').fill(TEXTS[0]! + TEXTS[8]!);
  await page.keyboard.press('Control+Enter');
  await expect(editor).toHaveCount(0);
  const renamed = calendar.root.locator('ec-event', { hasText: TEXTS[0]! + TEXTS[8]! });
  await renamed.press('Shift+F10');
  await expect(calendar.root.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await renamed.press('Delete');
  await expect(renamed).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(renamed).toHaveCount(1);

  // A resource with any name can be hidden, shown and searched for.
  const box = calendar.root.locator('li [data-resource-id="__proto__"] input');
  await box.click();
  await expect(box).not.toBeChecked();
  const { visibleResources, events } = await calendar.state();
  expect(Object.keys(visibleResources!)).toEqual(expect.arrayContaining(['constructor']));
  expect(events).toHaveLength(given.length);
  await box.click();
  await calendar.event('long').press('Enter');
  await expect(editor.getByLabel('Event title')).toHaveValue(LONG);
  await page.keyboard.press('Escape');
  await expectUnharmed();
});
