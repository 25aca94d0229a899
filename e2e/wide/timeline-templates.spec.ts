import { expect } from '../calendar';
import { timed } from '../data';
import { boxOf } from '../hand';
import { test, type Timeline } from '../timeline';

const DAY = '2026-11-20';
const events = ['ana', 'ben'].map((resource) =>
  timed(resource, DAY, '09:00', '11:00', { resource }),
);

/** Returns the templates' contents that can be seen or pressed outside of their row or header. */
async function strayContents(timeline: Timeline): Promise<string[]> {
  return timeline.grid.evaluate((grid) => {
    const root = grid.ownerDocument;
    const contents = [...grid.querySelectorAll<HTMLElement>('.tall')];
    return contents.flatMap((content) => {
      const holder = content.closest('[data-row], [role="columnheader"]')!;
      const { bottom } = holder.getBoundingClientRect();
      const { left } = content.getBoundingClientRect();
      // Contents take presses, so that what is seen is what is found.
      const at = root.elementsFromPoint(left + 1, bottom + 4);
      return at.includes(content)
        ? [`${content.textContent} of ${holder.getAttribute('data-row')}`]
        : [];
    });
  });
}

test('content of templates is cut at its row, which keeps its height', async ({
  calendar,
  page,
  timeline,
}) => {
  const columns = [{ key: 'title', title: 'Title' }];
  for (const width of [1280, 400]) {
    await page.setViewportSize({ width, height: 700 });
    await timeline.open({ events, timeline: { columns } }, { templates: true });
    await expect(calendar.event('ana').locator('.tall')).toBeVisible();
    expect(await strayContents(timeline)).toEqual([]);
    const title = width < 768 ? 22 : 0;
    expect((await boxOf(timeline.row('ana'))).height).toBe(56 + title);
    expect((await boxOf(timeline.row('team'))).height).toBe(56 + title);
  }
});
