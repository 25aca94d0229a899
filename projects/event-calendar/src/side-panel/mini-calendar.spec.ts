import { dayFrom, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { CalendarStore } from '../store/events/calendar-store';
import { SourceLink } from '../store/source/source-link';
import { MiniCalendar } from './mini-calendar';
import type { GivenInputs } from '../store/given-part.spec-host';
import { givenPart, type SidePanelHost } from './side-panel.spec-host';

const givenEvent = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 1,
  title: 'Stand-up',
  start: '2025-06-17T09:00:00Z',
  end: '2025-06-17T10:00:00Z',
  ...change,
});

const givenMiniCalendar = (given: GivenInputs = {}): Promise<SidePanelHost<MiniCalendar>> =>
  givenPart(MiniCalendar, { visibleDate: '2025-06-12', ...given });

const day = (date: string): string => `[data-mini-date="${date}"]`;
const focusedDate = (): string | null | undefined =>
  document.activeElement?.getAttribute('data-mini-date');
const PREVIOUS = 'button[aria-label="Show previous month in calendar"]';
const NEXT = 'button[aria-label="Show next month in calendar"]';

describe('MiniCalendar', () => {
  it('is a labelled grid of six weeks in the order of the preferences', async () => {
    const host = await givenMiniCalendar({ preferences: { weekStartsOn: 1 } });
    expect(host.find('[role=grid]').getAttribute('aria-label')).toBe('Dates of June 2025');
    expect(host.find('[aria-live=polite]').textContent).toBe('June 2025');
    const names = host.all('[role=columnheader]');
    expect(names.map((name) => name.textContent.trim()).join('')).toBe('MTWTFSS');
    expect(names[0]?.getAttribute('aria-label')).toBe('Monday');
    expect(host.all('[role=row]')).toHaveLength(7);
    const dates = host.all('[data-mini-date]');
    expect(dates).toHaveLength(42);
    expect(dates[0]?.dataset['miniDate']).toBe('2025-05-26');
    expect(dates[0]?.dataset['outside']).toBe('');
  });

  it('has six weeks also where the month has four', async () => {
    const host = await givenMiniCalendar({ visibleDate: '2026-02-10' });
    expect(host.all('[data-mini-date]').map((cell) => cell.dataset['miniDate'])).toEqual(
      expect.arrayContaining(['2026-02-01', '2026-02-28', '2026-03-14']),
    );
    expect(host.all('[role=row]')).toHaveLength(7);
  });

  it('tells today and the selected date', async () => {
    const host = await givenMiniCalendar();
    const today = host.all('[aria-current=date]');
    expect(today.map((cell) => cell.dataset['miniDate'])).toEqual(['2025-06-11']);
    expect(today[0]?.getAttribute('aria-label')).toBe('Wednesday, June 11, 2025');
    const selected = host.all('[role=gridcell][aria-selected=true]');
    expect(selected).toHaveLength(1);
    expect(selected[0]?.dataset['miniDate']).toBe('2025-06-12');
  });

  it('leads back to the selected date, and shows that it does until the focus leaves', async () => {
    const host = await givenMiniCalendar();
    host.find(NEXT).click();
    await host.fixture.whenStable();
    expect(host.find('[aria-live=polite]').textContent).toBe('July 2025');
    host.fixture.componentInstance.call();
    await host.fixture.whenStable();
    expect(focusedDate()).toBe('2025-06-12');
    expect(host.root.classList).toContain('ec-called');
    host.find(NEXT).focus();
    await host.fixture.whenStable();
    expect(host.root.classList).not.toContain('ec-called');
  });

  it('numbers the weeks on request', async () => {
    const host = await givenMiniCalendar({
      preferences: { weekStartsOn: 1, showWeekNumber: true },
    });
    const weeks = host.all('[role=rowheader]');
    expect(weeks.map((week) => week.textContent.trim())).toEqual([
      '22',
      '23',
      '24',
      '25',
      '26',
      '27',
    ]);
    expect(weeks[0]?.getAttribute('aria-label')).toBe('Week 22');
    expect(host.find('[role=columnheader]').getAttribute('aria-label')).toBe('Week number');
  });

  it.each([
    ['week', 7],
    ['day', 1],
    ['agenda', 12],
    ['month', 0],
  ] as const)('draws the band of the %s view over %i days', async (view, count) => {
    const host = await givenMiniCalendar({ view });
    expect(host.all('[data-band]')).toHaveLength(count);
  });

  describe('marks', () => {
    it('tells which days hold events', async () => {
      const host = await givenMiniCalendar({
        events: [
          givenEvent(),
          givenEvent({ id: 2, allDay: true, start: '2025-06-03', end: '2025-06-04' }),
        ],
      });
      expect(host.all('[data-marked]').map((cell) => cell.dataset['miniDate'])).toEqual([
        '2025-06-03',
        '2025-06-04',
        '2025-06-17',
      ]);
      expect(host.find(day('2025-06-17')).getAttribute('aria-label')).toBe(
        'Tuesday, June 17, 2025, has events',
      );
    });

    it('has no dot for what the view shows, but says it', async () => {
      const host = await givenMiniCalendar({
        view: 'month',
        events: [
          givenEvent(),
          givenEvent({ id: 2, start: '2025-07-08T09:00:00Z', end: '2025-07-08T10:00:00Z' }),
        ],
      });
      expect(host.all('[data-marked]').map((cell) => cell.dataset['miniDate'])).toEqual([
        '2025-07-08',
      ]);
      expect(host.find(day('2025-06-17')).getAttribute('aria-label')).toContain('has events');
    });

    it('leaves out what a filter hides', async () => {
      const host = await givenMiniCalendar({
        events: [givenEvent(), givenEvent({ id: 2, start: '2025-06-18', end: '2025-06-18' })],
        eventFilter: ({ id }) => id === 1,
      });
      expect(host.all('[data-marked]').map((cell) => cell.dataset['miniDate'])).toEqual([
        '2025-06-17',
      ]);
      host.inputs.eventFilter.set(undefined);
      await host.fixture.whenStable();
      expect(host.all('[data-marked]')).toHaveLength(2);
    });

    it('leaves out the events of hidden resources', async () => {
      const host = await givenMiniCalendar({
        events: [givenEvent({ resource: 'a' })],
        resources: [{ id: 'a', title: 'A' }],
      });
      expect(host.all('[data-marked]')).toHaveLength(1);
      host.inputs.visibleResources.set({ a: false });
      await host.fixture.whenStable();
      expect(host.all('[data-marked]')).toHaveLength(0);
    });

    it('are read once per shown month', async () => {
      const host = await givenMiniCalendar();
      const markDays = jest.spyOn(
        host.fixture.debugElement.injector.get(CalendarStore),
        'markDays',
      );
      host.find(day('2025-06-12')).focus();
      await host.press('ArrowDown');
      await host.press('End');
      expect(markDays).not.toHaveBeenCalled();
      await host.click(NEXT);
      expect(markDays.mock.calls).toEqual([[dayFrom(2025, 6, 29), dayFrom(2025, 8, 9)]]);
    });
  });

  it('picks the date that the arrows led to, however fast Enter follows', async () => {
    const host = await givenMiniCalendar();
    host.find(day('2025-06-12')).focus();
    for (const key of ['ArrowDown', 'PageDown', 'Enter']) void host.press(key);
    await host.fixture.whenStable();
    expect(host.inputs.visibleDate()).toBe('2025-07-19');
    expect(focusedDate()).toBe('2025-07-19');
  });

  describe('by pointer', () => {
    it('goes to a picked date and says so', async () => {
      const host = await givenMiniCalendar();
      const picked = jest.fn();
      host.fixture.componentInstance.closed.subscribe(picked);
      await host.click(day('2025-06-24'));
      expect(host.inputs.visibleDate()).toBe('2025-06-24');
      expect(picked).toHaveBeenCalledWith(dayFrom(2025, 6, 24));
    });

    it('goes there from the number in the cell of a date too, focus included', async () => {
      const host = await givenMiniCalendar();
      host.find(day('2025-06-24') + ' > *').click();
      await host.fixture.whenStable();
      expect(host.inputs.visibleDate()).toBe('2025-06-24');
      expect(focusedDate()).toBe('2025-06-24');
      host.find('[role=columnheader]').click();
      expect(host.inputs.visibleDate()).toBe('2025-06-24');
    });

    it('says so too where the date is shown already', async () => {
      const host = await givenMiniCalendar();
      const picked = jest.fn();
      host.fixture.componentInstance.closed.subscribe(picked);
      await host.click(day('2025-06-12'));
      expect(picked).toHaveBeenCalledTimes(1);
    });

    it('follows a date outside the month, focus included', async () => {
      const host = await givenMiniCalendar();
      host.find(day('2025-07-03')).focus();
      await host.click(day('2025-07-03'));
      expect(host.find('.ec-month').textContent).toBe('July 2025');
      expect(focusedDate()).toBe('2025-07-03');
    });

    it('browses without changing the date, and comes back to it', async () => {
      const host = await givenMiniCalendar({ visibleDate: '2025-01-31' });
      await host.click(NEXT);
      expect(host.find('.ec-month').textContent).toBe('February 2025');
      expect(host.find('[tabindex="0"]').dataset['miniDate']).toBe('2025-02-28');
      await host.click(PREVIOUS);
      expect(host.find('[tabindex="0"]').dataset['miniDate']).toBe('2025-01-31');
      expect(host.inputs.visibleDate()).toBe('2025-01-31');
    });

    it('shows the month of the visible date when that changes', async () => {
      const host = await givenMiniCalendar();
      await host.click(PREVIOUS);
      await host.click(PREVIOUS);
      host.inputs.visibleDate.set('2025-06-19');
      await host.fixture.whenStable();
      expect(host.find('.ec-month').textContent).toBe('June 2025');
    });

    it('writes to a bound date and leaves the calendar where it is', async () => {
      const host = await givenMiniCalendar();
      host.fixture.componentRef.setInput('date', dayFrom(2024, 2, 29));
      await host.fixture.whenStable();
      expect(host.find('.ec-month').textContent).toBe('February 2024');
      await host.click(day('2024-02-05'));
      expect(host.fixture.componentInstance.date()).toBe(dayFrom(2024, 2, 5));
      expect(host.inputs.visibleDate()).toBe('2025-06-12');
    });

    it('says nothing of events and view beside a bound date, and has nothing loaded for it', async () => {
      const host = await givenMiniCalendar({ events: [givenEvent()] });
      expect(host.all('[data-marked]')).toHaveLength(1);
      host.fixture.componentRef.setInput('date', dayFrom(2025, 6, 1));
      await host.fixture.whenStable();
      expect(host.all('[data-marked], [data-band]')).toEqual([]);
      expect(host.fixture.debugElement.injector.get(SourceLink).browsed()).toEqual([]);
    });
  });

  describe('by keyboard', () => {
    it('is one tab stop, on the selected date', async () => {
      const host = await givenMiniCalendar();
      const stops = host.all('[data-mini-date]').filter((cell) => cell.tabIndex === 0);
      expect(stops.map((cell) => cell.dataset['miniDate'])).toEqual(['2025-06-12']);
      host.fixture.componentInstance.focus();
      expect(focusedDate()).toBe('2025-06-12');
    });

    it.each([
      ['ArrowLeft', {}, '2025-06-11'],
      ['ArrowRight', {}, '2025-06-13'],
      ['ArrowUp', {}, '2025-06-05'],
      ['ArrowDown', {}, '2025-06-19'],
      ['Home', {}, '2025-06-08'],
      ['End', {}, '2025-06-14'],
      ['PageUp', {}, '2025-05-12'],
      ['PageDown', {}, '2025-07-12'],
      ['PageUp', { shiftKey: true }, '2024-06-12'],
      ['PageDown', { shiftKey: true }, '2026-06-12'],
    ])('%s %j leads to %s', async (key, more, date) => {
      const host = await givenMiniCalendar();
      host.fixture.componentInstance.focus();
      const event = await host.press(key, more);
      expect(focusedDate()).toBe(date);
      expect(event.defaultPrevented).toBe(true);
      expect(host.inputs.visibleDate()).toBe('2025-06-12');
    });

    it.each([
      ['ArrowLeft', '2025-06-13'],
      ['ArrowRight', '2025-06-11'],
    ])('mirrors %s from right to left', async (key, date) => {
      const host = await givenMiniCalendar();
      host.root.style.direction = 'rtl';
      host.fixture.componentInstance.focus();
      await host.press(key);
      expect(focusedDate()).toBe(date);
    });

    it.each(['Enter', ' '])(
      'picks the date in focus by "%s", once while it is held',
      async (key) => {
        const host = await givenMiniCalendar();
        const picked = jest.fn();
        host.fixture.componentInstance.closed.subscribe(picked);
        host.find(day('2025-06-12')).focus();
        await host.press('ArrowDown');
        const event = await host.press(key);
        await host.press(key, { repeat: true });
        expect(event.defaultPrevented).toBe(true);
        expect(host.inputs.visibleDate()).toBe('2025-06-19');
        expect(picked.mock.calls).toEqual([[dayFrom(2025, 6, 19)]]);
      },
    );

    it('leaves chords and other keys alone', async () => {
      const host = await givenMiniCalendar();
      host.fixture.componentInstance.focus();
      const events = [await host.press('ArrowLeft', { altKey: true }), await host.press('m')];
      expect(events.map((event) => event.defaultPrevented)).toEqual([false, false]);
      host.find(NEXT).focus();
      expect((await host.press('PageDown')).defaultPrevented).toBe(false);
    });

    it('takes focus along into the next month', async () => {
      const host = await givenMiniCalendar({ visibleDate: '2025-06-30' });
      host.fixture.componentInstance.focus();
      await host.press('ArrowRight');
      await host.press('ArrowRight');
      expect(focusedDate()).toBe('2025-07-02');
      expect(host.find('.ec-month').textContent).toBe('July 2025');
    });
  });
});
