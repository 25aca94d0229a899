import { expect, test } from '../calendar';
import { timed } from '../data';
import { boxOf } from '../hand';

/** Parents in which a calendar may be placed, as styles of the elements around it, outermost first. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  'a grid': ['display: grid; grid-template-columns: 200px 1fr'],
  'a flex row': ['display: flex', 'flex: 1'],
  'a flex row, itself': ['display: flex'],
  'a flex column': ['display: flex; flex-direction: column; align-items: stretch'],
  'a table': ['display: table; width: 100%', 'display: table-row', 'display: table-cell'],
  'a box as wide as what is in it': ['width: fit-content'],
  'an inline block': ['display: inline-block'],
  'what floats': ['float: left'],
  'a dialog': ['position: fixed; inset: 0; margin: auto; width: fit-content; height: fit-content'],
  'a tab panel': ['display: flex; flex-direction: column', 'flex: 1; overflow: auto'],
};

const resources = Array.from({ length: 10 }, (_, at) => ({ id: at, title: `Person ${at}` }));
const events = [timed('a', '2026-11-18', '09:00', '10:00', { resource: 3 })];

for (const [name, styles] of Object.entries(PARENTS)) {
  test(`a calendar takes the room that it is given in ${name}`, async ({ calendar, page }) => {
    for (const view of ['week', 'day', 'month', 'agenda', 'timeline'] as const) {
      await calendar.open({
        ...{ view, visibleDate: '2026-11-18', events, resources },
        views: ['day', 'week', 'month', 'agenda', 'timeline'],
        resourceColumns: true,
        height: 600,
      });
      await page.evaluate((layers) => {
        const host = document.querySelector('sc-test-host event-calendar')!;
        const [first, ...rest] = layers.map((style) => {
          const element = document.createElement('div');
          element.style.cssText = style;
          return element;
        });
        host.before(first!);
        const innermost = rest.reduce((parent, child) => parent.appendChild(child), first!);
        if (layers[0]?.includes('200px')) innermost.append('Beside it');
        innermost.append(host);
      }, styles);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true);
      const { width } = await boxOf(calendar.root);
      expect(width, view).toBeGreaterThan(1_000);
      expect(width, view).toBeLessThanOrEqual(1_280);
      await page.setViewportSize({ width: 700, height: 800 });
      await expect.poll(async () => (await boxOf(calendar.root)).width).toBeLessThanOrEqual(700);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}
