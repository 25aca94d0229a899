import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { changeLetters, cutTexts, type Letters } from '../cut-texts';
import { allDay, many, RESOURCES, timed, WEEK } from '../data';
import { boxOf } from '../hand';
import { startOf } from '../texts';

const FRIDAY = '2026-11-20';
const props = {
  visibleDate: FRIDAY,
  displayTimezone: 'America/New_York',
  resources: RESOURCES,
  views: ['day', 'week', 'month', 'agenda', 'timeline'],
  view: 'week',
  canSelectSeveralEvents: true,
  eventSearch: true,
  events: [
    ...WEEK,
    timed('ana', FRIDAY, '13:00', '14:00', { resource: 'ana' }),
    timed('later', FRIDAY, '14:00', '15:00', { resource: 'ana' }),
    timed('short', '2026-11-17', '22:00', '22:15', { resource: 'ana' }),
    timed('series', '2026-11-19', '10:00', '11:30', { rrule: 'FREQ=DAILY;COUNT=3' }),
    ...many(4, (number) => timed(`c${number}`, FRIDAY, '15:00', '16:00')),
    ...many(8, (number) => allDay(`a${number}`, '2026-11-21')),
  ],
} satisfies TestProps;

/** Leads from a view to what is looked at. */
type Act = (calendar: HostedCalendar) => Promise<void>;

const press =
  (id: string, ...keys: readonly string[]): Act =>
  async (calendar) => {
    await calendar.event(id).first().focus();
    for (const key of keys) await calendar.page.keyboard.press(key);
  };

const STATES: readonly [what: string, given: TestProps, act?: Act][] = [
  ['week', {}],
  [
    'week with numbers, zones, folded and closed hours',
    {
      preferences: { showWeekNumber: true },
      additionalTimezones: ['Asia/Kolkata'],
      visibleHours: [
        { start: 7, end: 12 },
        { start: 13, end: 22 },
      ],
      workingHours: [{ start: '08:00', end: '17:00' }],
      blockedTimes: [
        { title: 'Cleaning', start: `${FRIDAY}T16:00`, end: `${FRIDAY}T18:00` },
        { title: 'Holiday', start: '2026-11-19', end: '2026-11-19', allDay: true },
      ],
    },
  ],
  ['day', { view: 'day' }],
  ['columns of resources', { view: 'day', resourceColumns: true }],
  ['month', { view: 'month', preferences: { showWeekNumber: true } }],
  ['agenda', { view: 'agenda' }],
  ...(['hours', 'days', 'weeks', 'months'] as const).map((timelinePreset): [string, TestProps] => [
    `timeline in ${timelinePreset}`,
    {
      view: 'timeline',
      timelinePreset,
      additionalTimezones: ['Asia/Kolkata'],
      timeline: { maxLanes: 2, columns: [{ key: 'eventColor', title: 'Colour' }] },
    },
  ]),
  [
    'editor with an error',
    {},
    async (calendar) => {
      await press('lunch', 'Enter')(calendar);
      const editor = calendar.editor('Edit event');
      await editor.getByLabel('Event title').fill('');
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor.locator('mat-error')).toBeVisible();
    },
  ],
  [
    'editor of a series',
    {},
    async (calendar) => {
      await press('series', 'Enter')(calendar);
      await expect(calendar.page.getByLabel('Number of times')).toBeVisible();
    },
  ],
  [
    'quick form',
    { eventCreation: { form: 'quick' } },
    async (calendar) => {
      await calendar.slot('timed', FRIDAY).click({ position: { x: 60, y: 930 } });
      await expect(calendar.root.locator('[data-quick]')).toBeVisible();
    },
  ],
  [
    'question for a scope',
    {},
    async (calendar) => {
      await press('series', 'Delete')(calendar);
      await expect(calendar.page.locator('dialog[open]')).toBeVisible();
    },
  ],
  [
    'question whether to book',
    { eventOverlap: 'ask' },
    async (calendar) => {
      await press('ana', 'g', 'ArrowDown', 'Enter')(calendar);
      await expect(calendar.page.locator('dialog[data-booking]')).toBeVisible();
    },
  ],
  [
    'list of hidden events',
    {},
    async (calendar) => {
      await calendar.more('2026-11-21').or(calendar.root.locator('[data-more]')).first().click();
      await expect(calendar.popover.locator('ec-event').first()).toBeVisible();
    },
  ],
  [
    'search',
    {},
    async (calendar) => {
      await calendar.toolbar.getByRole('button', { name: 'Search events' }).click();
      await calendar.page.keyboard.type('e');
      await expect(calendar.root.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'selection',
    {},
    async (calendar) => {
      await press('lunch', 'Control+a')(calendar);
      await expect(calendar.root.getByRole('toolbar', { name: 'Selected events' })).toBeVisible();
    },
  ],
  [
    'preferences',
    {},
    async (calendar) => {
      await calendar.preferences.click();
      await expect(calendar.menu).toBeVisible();
    },
  ],
  [
    'menu of an event',
    {},
    async (calendar) => {
      await press('lunch', 'Shift+F10')(calendar);
      await expect(calendar.root.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'dates',
    {},
    async (calendar) => {
      await calendar.title.click();
      await expect(calendar.miniCalendar).toBeVisible();
    },
  ],
  [
    'keys',
    {},
    async (calendar) => {
      await press('lunch', '?')(calendar);
      await expect(calendar.popover.locator('kbd').first()).toBeVisible();
    },
  ],
  [
    'notice',
    {},
    async (calendar) => {
      await press('lunch', 'Delete')(calendar);
      await expect(calendar.root.locator('[data-notice]')).toBeVisible();
    },
  ],
  ['an event in hand', {}, press('lunch', 'g', 'ArrowDown')],
];

// The letters of a page stay changed.
test.use({ ownPage: true });

// A wide window, one that is a phone's for larger letters, and a phone.
const WIDTHS: readonly [Letters, readonly number[]][] = [
  ['at 200 %', [2000, 1280, 390]],
  ['with space around them', [1280, 390]],
];
for (const [letters, widths] of WIDTHS) {
  for (const width of widths) {
    test(`no text is cut with letters ${letters}, ${width} pixels wide`, async ({
      calendar,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await calendar.load();
      await changeLetters(page, letters);
      for (const [what, given, act] of STATES) {
        await test.step(what, async () => {
          await calendar.open({ ...props, ...given }, { premium: true });
          await act?.(calendar);
          await calendar.settled();
          expect.soft(await cutTexts(page), what).toEqual([]);
        });
      }
    });
  }
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`the name of the chosen color stands beneath the swatches: ${dir}`, async ({
    calendar,
    page,
  }) => {
    await calendar.load();
    for (const letters of ['as they are', 'at 200 %'] as const) {
      if (letters === 'at 200 %') await changeLetters(page, letters);
      for (const eventDialogVariant of ['drawer', 'dialog'] as const) {
        await calendar.open({ ...props, eventDialogVariant }, { dir });
        await calendar.event('ana').click();
        const field = calendar.editor('Edit event').getByRole('group', { name: 'Event color' });
        const swatches = await boxOf(field.locator('.ec-swatches'));
        const chosen = field.locator('.ec-chosen');
        const below = (await boxOf(chosen)).y - swatches.y - swatches.height;
        expect(below, letters).toBeGreaterThanOrEqual(0);
        expect(below, letters).toBeLessThanOrEqual(4);
        const start = await startOf(field.locator('legend'));
        expect(await startOf(chosen), letters).toBe(start);
        await calendar.closeEditor();
      }
    }
  });
}
