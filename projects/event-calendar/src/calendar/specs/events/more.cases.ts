import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from '../../calendar.spec-host';

const several = (count: number, fields = {}) =>
  Array.from({ length: count }, (_, at) => givenEvent({ title: `E${at}`, ...fields }));

describe('"+N more"', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('of a month cell opens the list of its day', async () => {
    const { calendar } = await givenCalendar({
      view: 'month',
      events: [...several(6), givenEvent({ title: 'Whole', allDay: true, end: '2026-11-21' })],
    });
    expect(await calendar.getMore()).toEqual({ '2026-11-20': '4 more' });
    const more = await calendar.openMore('2026-11-20');
    expect(await more.getLabel()).toBe('Events on Friday, November 20, 2026');
    expect(await more.getEventTitles()).toEqual(['Whole', 'E0', 'E1', 'E2', 'E3', 'E4', 'E5']);
    const [whole] = await more.getEvents({ title: 'Whole' });
    expect(await whole?.continuesAfter()).toBe(true);
    expect(await calendar.getEvents()).toHaveLength(3);
    await more.close();
    await expect(calendar.openMore('2026-11-21')).rejects.toThrow();
  });

  it('of the all-day row opens the list of its day', async () => {
    const { calendar } = await givenCalendar({ events: several(7, { allDay: true }) });
    expect(await calendar.getMore()).toEqual({ '2026-11-20': '+4' });
    expect(await (await calendar.openMore('2026-11-20')).getEventTitles()).toHaveLength(7);
  });

  it('of a crowded hour opens the list of that stretch', async () => {
    const { calendar, element } = await givenCalendar({
      events: [
        ...several(20),
        givenEvent({ start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z' }),
      ],
    });
    // "+13", also in right-to-left text.
    expect(element.querySelector('[data-more] [dir="ltr"]')?.textContent).toMatch(/^\+\d+$/);
    const shown = (await calendar.getEvents({ date: '2026-11-20' })).length;
    const titles = await (await calendar.openMore('2026-11-20')).getEventTitles();
    expect(shown + titles.length).toBe(21);
  });

  it('of another day opens that one’s list, while one is open', async () => {
    const { calendar, element, fixture } = await givenCalendar({
      view: 'month',
      events: [
        ...several(6),
        ...several(7, { start: '2026-11-12T10:00:00Z', end: '2026-11-12T11:00:00Z' }),
      ],
    });
    await calendar.openMore('2026-11-20');
    const other = element.querySelector<HTMLElement>('[data-more="2026-11-12"]')!;
    // A press as of a mouse.
    other.focus();
    other.click();
    await fixture.whenStable();
    const lists = document.querySelectorAll('[role="dialog"]');
    expect([...lists].map((list) => list.getAttribute('aria-label'))).toEqual([
      'Events on Thursday, November 12, 2026',
    ]);
    expect(lists[0]!.contains(document.activeElement)).toBe(true);
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true }),
    );
    await fixture.whenStable();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(document.activeElement).toBe(other);
  });

  it('is not there where everything fits', async () => {
    const { calendar } = await givenCalendar({ view: 'month', events: several(4) });
    expect(await calendar.getMore()).toEqual({});
    expect(await calendar.getEvents()).toHaveLength(4);
  });
});
