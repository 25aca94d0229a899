import { signal } from '@angular/core';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  givenWidth,
} from '../../calendar.spec-host';

describe('on a phone', () => {
  beforeEach(() => {
    givenNow(FRIDAY_NOON);
    givenWidth(390);
  });

  it('the week shows three days and steps by three', async () => {
    const visibleDate = signal('2026-11-20');
    const { calendar } = await givenCalendar({ visibleDate });
    expect(await calendar.getDates()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    await calendar.next();
    expect(visibleDate()).toBe('2026-11-23');
    await calendar.previous();
    expect(visibleDate()).toBe('2026-11-20');
  });

  it('the toolbar says in short what is shown, and its menu leads to other dates', async () => {
    const preferencesMenuConfig = signal<false | undefined>(false);
    const { calendar, element, fixture } = await givenCalendar({ preferencesMenuConfig });
    expect(await calendar.getTitle()).toBe('Nov 20 – 22');
    const toolbar = await calendar.getToolbar();
    expect(await toolbar.getViewLabels()).toEqual(['Day', '3 days', 'Month', 'Agenda']);
    expect(await toolbar.getStepLabels()).toEqual(['Today']);
    const more = element.querySelector('[aria-label="More options"]');
    expect(more?.getAttribute('aria-haspopup')).toBe('menu');
    await toolbar.clickPreferences();
    const items = (): string[] =>
      [...document.querySelectorAll('[role^="menuitem"]')].map((item) => item.textContent.trim());
    expect(items()).toEqual(['Previous days', 'Next days']);
    preferencesMenuConfig.set(undefined);
    await fixture.whenStable();
    expect(items().slice(0, 3)).toEqual(['Previous days', 'Next days', 'Show weekends']);
  });

  it.each([
    [['week', 'days'], 3, ['Week', '3 days']],
    [['week', 'days'], 2, ['3 days', '2 days']],
    // As many days as there is room for, whatever the number requested.
    [['week', 'days'], 14, ['Week', '3 days']],
  ] as const)('the views %j, days of %i, are called %j', async (views, dayCount, labels) => {
    const { calendar } = await givenCalendar({ views, dayCount });
    expect(await (await calendar.getToolbar()).getViewLabels()).toEqual(labels);
  });

  it('the month lists the events of the visible date', async () => {
    const visibleDate = signal('2026-11-20');
    const { calendar, element, fixture } = await givenCalendar({
      view: 'month',
      visibleDate,
      events: [
        givenEvent({ title: 'Plan' }),
        givenEvent({ title: 'Fair', allDay: true, start: '2026-11-19', end: '2026-11-21' }),
      ],
    });
    expect(await calendar.getDates()).toHaveLength(35);
    expect(await calendar.getEventTitles()).toEqual(['Fair', 'Plan']);
    const [fair] = await calendar.getEvents({ title: 'Fair' });
    expect([await fair?.continuesBefore(), await fair?.continuesAfter()]).toEqual([true, true]);
    element.querySelector<HTMLElement>('[data-date="2026-11-21"] button')?.click();
    await fixture.whenStable();
    expect(visibleDate()).toBe('2026-11-21');
    expect(await calendar.getEventTitles()).toEqual(['Fair']);
  });

  it('the month tells of clicks on what blocks the visible date', async () => {
    const holiday = { title: 'Holiday', start: '2026-11-20', end: '2026-11-20', allDay: true };
    const blockedTimeClick = jest.fn();
    const { element } = await givenCalendar({
      view: 'month',
      blockedTimes: [holiday],
      blockedTimeClick,
    });
    const line = element.querySelector<HTMLElement>('button[data-blocked-id]');
    expect(line?.textContent.trim()).toBe('Holiday');
    line?.click();
    expect(blockedTimeClick.mock.calls).toEqual([[holiday]]);
  });

  it('the cells of the month say how many events they hold', async () => {
    const { element } = await givenCalendar({ view: 'month', events: [givenEvent()] });
    const label = (date: string) =>
      element.querySelector(`[data-date="${date}"] button`)?.getAttribute('aria-label');
    expect(label('2026-11-20')).toContain('1 event');
    expect(label('2026-11-21')).toContain('Saturday, November 21, 2026');
  });

  it('the side panel is a drawer that Escape closes', async () => {
    const { calendar, element } = await givenCalendar();
    await calendar.toggleSidePanel();
    expect(await calendar.isSidePanelOpen()).toBe(true);
    const panel = element.querySelector('ec-side-panel')!;
    expect(panel.closest('[role="group"]')?.getAttribute('aria-label')).toBe('Side panel');
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(await calendar.isSidePanelOpen()).toBe(false);
  });
});
