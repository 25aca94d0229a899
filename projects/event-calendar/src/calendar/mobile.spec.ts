import { signal } from '@angular/core';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow, givenWidth } from './calendar.spec-host';

beforeEach(() => {
  givenNow(FRIDAY_NOON);
  givenWidth(390);
});

describe('on a phone', () => {
  it('the week shows three days and steps by three', async () => {
    const visibleDate = signal('2026-11-20');
    const { calendar } = await givenCalendar({ visibleDate });
    expect(await calendar.getDates()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    await calendar.next();
    expect(visibleDate()).toBe('2026-11-23');
    await calendar.previous();
    expect(visibleDate()).toBe('2026-11-20');
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
    element
      .querySelector('ec-side-panel')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(await calendar.isSidePanelOpen()).toBe(false);
  });
});
