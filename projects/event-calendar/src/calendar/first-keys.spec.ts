import { signal } from '@angular/core';
import type { CalendarView } from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from './calendar.spec-host';
import { MONTH, TIME_GRID_FOCUS } from '../lazy/lazy-parts';

beforeEach(() => {
  givenNow(FRIDAY_NOON);
});
afterEach(() => jest.restoreAllMocks());

const bubbling = { bubbles: true, cancelable: true };

/** Makes a week with one event before any user is near, and holds back the keyboard navigation. */
async function given() {
  // Another test may have loaded it.
  jest.spyOn(TIME_GRID_FOCUS, 'loaded', 'get').mockReturnValue(undefined);
  const load = TIME_GRID_FOCUS.load.bind(TIME_GRID_FOCUS);
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const asked = jest
    .spyOn(TIME_GRID_FOCUS, 'load')
    .mockImplementation(() => held.then(() => load()));
  const made = await givenCalendar({
    view: 'week',
    events: [givenEvent()],
  });
  const column = made.element.querySelector<HTMLElement>(
    '[data-slot="timed"][data-date="2026-11-20"]',
  )!;
  return {
    ...made,
    asked,
    column,
    press: (key: string, more: KeyboardEventInit = {}): boolean => {
      const event = new KeyboardEvent('keydown', { key, ...bubbling, ...more });
      (document.activeElement ?? column).dispatchEvent(event);
      return event.defaultPrevented;
    },
    arrive: () => {
      arrive();
      return made.fixture.whenStable();
    },
    focused: () => (document.activeElement as HTMLElement).dataset['date'],
  };
}

describe('the first keys in the time grid', () => {
  it('are asked for when somebody comes', async () => {
    const { asked, column, arrive } = await given();
    expect(asked).not.toHaveBeenCalled();
    column.focus();
    expect(asked).toHaveBeenCalledTimes(1);
    await arrive();
  });

  it('are done once what answers them is there, in their order, and scroll nothing before', async () => {
    const { column, press, arrive, focused } = await given();
    column.focus();
    expect(['ArrowRight', 'ArrowLeft', 'ArrowLeft'].map((key) => press(key))).toEqual([
      true,
      true,
      true,
    ]);
    expect(focused()).toBe('2026-11-20');
    await arrive();
    expect(focused()).toBe('2026-11-19');
    expect(press('ArrowLeft')).toBe(true);
    expect(focused()).toBe('2026-11-18');
  });

  it('leave others to the browser', async () => {
    const { column, press, arrive } = await given();
    column.focus();
    expect([press('Tab'), press('Escape'), press('ArrowDown', { shiftKey: true })]).toEqual([
      false,
      false,
      false,
    ]);
    await arrive();
  });

  it('find a cursor where the focus was put before', async () => {
    const { element, column, arrive } = await given();
    column.focus();
    expect(element.querySelector('.ec-cursor')).toBeNull();
    await arrive();
    expect(column.querySelector('.ec-cursor')).not.toBeNull();
  });

  it('are there at once in a grid that comes later', async () => {
    await TIME_GRID_FOCUS.load();
    const view = signal<CalendarView>('month');
    const { fixture, element } = await givenCalendar({ view });
    view.set('week');
    await fixture.whenStable();
    const column = element.querySelector<HTMLElement>(
      '[data-slot="timed"][data-date="2026-11-20"]',
    )!;
    column.focus();
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', ...bubbling });
    column.dispatchEvent(event);
    expect((document.activeElement as HTMLElement).dataset['date']).toBe('2026-11-21');
  });

  it('find the focus again that an event took along which was drawn anew', async () => {
    const { component, element, arrive } = await given();
    element.querySelector<HTMLElement>('ec-event')!.focus();
    component.events.update(([event]) => [
      { ...event!, start: '2026-11-19T10:00:00Z', end: '2026-11-19T11:00:00Z' },
    ]);
    await new Promise((later) => setTimeout(later, 20));
    expect(document.activeElement).toBe(element.querySelector('ec-event'));
    await arrive();
    expect(document.activeElement).toBe(element.querySelector('ec-event'));
  });

  it('say so where what answers them can’t be had', async () => {
    const { asked, column, press, element, fixture } = await given();
    asked.mockRejectedValue(new Error('offline'));
    column.focus();
    press('ArrowRight');
    await fixture.whenStable();
    await fixture.whenStable();
    expect(element.querySelector('[data-notice]')?.textContent).toContain('could not be loaded');
  });

  it('mean what they mean where keys before them led', async () => {
    const { element, press, arrive, calendar } = await given();
    element.querySelector<HTMLElement>('ec-event')!.focus();
    press('ArrowUp');
    press('ArrowRight');
    press('c');
    await arrive();
    const editor = await calendar.getEditor();
    expect(await editor.get('startDate')).toBe('Nov 21, 2026');
  });
});

describe('keys while a view is on its way', () => {
  it('reach the calendar, and the view has the focus when it is there', async () => {
    const { element, fixture } = await givenCalendar({ view: 'week', events: [givenEvent()] });
    const month = await MONTH.load();
    let arrive: () => void = () => undefined;
    jest.spyOn(MONTH, 'loaded', 'get').mockReturnValue(undefined);
    jest
      .spyOn(MONTH, 'load')
      .mockReturnValue(new Promise((resolve) => (arrive = () => resolve(month))));
    const press = async (key: string): Promise<void> => {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, ...bubbling }));
      await new Promise((later) => setTimeout(later, 20));
    };
    element.querySelector<HTMLElement>('ec-event')!.focus();
    await fixture.whenStable();
    await press('m');
    const content = element.querySelector('.ec-content');
    expect(document.activeElement).toBe(content);
    await press('w');
    expect(document.activeElement?.closest('ec-time-grid')).not.toBeNull();
    expect(content?.hasAttribute('tabindex')).toBe(false);
    await press('m');
    arrive();
    await fixture.whenStable();
    expect(document.activeElement?.closest('ec-month')).not.toBeNull();
  });
});
