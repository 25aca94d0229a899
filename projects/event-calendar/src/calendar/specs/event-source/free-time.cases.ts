import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { drawn, givenConnected, GivenSource, until } from '../../event-source.spec-host';
import { recordSpoken } from '../../spoken.spec-host';

/** Days on which Ana is taken from eight to four. */
const taken = (...dates: string[]) =>
  dates.map((date) => ({
    id: date,
    title: 'Visit',
    start: `${date}T08:00`,
    end: `${date}T16:00`,
    resource: 'ana',
  }));

/** Opens the timeline of Friday, on which Ana has no time left, and presses `f` in her row. */
async function given() {
  const source = new GivenSource();
  const made = await givenConnected(source, {
    views: ['timeline'],
    view: 'timeline',
    visibleDate: '2026-11-20',
    displayTimezone: 'UTC',
    resources: [{ id: 'ana', title: 'Ana' }],
    workingHours: [{ start: '08:00', end: '16:00', timezone: 'UTC' }],
    // Its small calendar would have the month loaded.
    preferences: { isSidePanelOpen: false },
  });
  await until(made, () => made.element.querySelector('[data-slot="row"]') !== null);
  const answer = async (dates: readonly string[]): Promise<void> => {
    for (const asked of source.asked.splice(0)) {
      const { start, end } = asked.range;
      const days = dates.filter((date) => start.slice(0, 10) <= date && date < end.slice(0, 10));
      asked.answer(taken(...days));
    }
    await drawn(made);
  };
  const heard = recordSpoken(made);
  const press = (): void => {
    const lanes = made.element.querySelector<HTMLElement>('[data-slot="row"]')!;
    lanes.focus();
    lanes.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
  };
  return { ...made, source, answer, heard, press };
}

describe('the next free time of an event source', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('is looked for in pages that aren’t loaded once they are', async () => {
    const dates = ['2026-11-20', '2026-11-23', '2026-11-24'];
    const made = await given();
    const { heard, answer, press, source } = made;
    await answer(dates);
    await made.calendar.getTitle();
    press();
    await until(made, async () => {
      await answer(dates);
      return heard.some((words) => words.includes('November 25'));
    });
    expect(heard.filter((words) => /November 2[34], 2026, 8/.test(words))).toEqual([]);
    expect(source.asked.length).toBeLessThan(4);
  });

  it('is looked for in the shown page once that is loaded', async () => {
    const made = await given();
    const { heard, answer, press } = made;
    await made.calendar.getTitle();
    press();
    await drawn(made);
    expect(heard.filter((words) => words.includes('8:00'))).toEqual([]);
    const dates = ['2026-11-20'];
    await until(made, async () => {
      await answer(dates);
      return heard.some((words) => words.includes('November 23'));
    });
  });
});
