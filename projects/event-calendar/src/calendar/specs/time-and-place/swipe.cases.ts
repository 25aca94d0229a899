import { signal } from '@angular/core';
import { touchEvent } from '../../../gestures/touch-event.spec-host';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  givenWidth,
  type GivenProps,
} from '../../calendar.spec-host';

const meeting = givenEvent({ id: 'mon', start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00' });

/** Makes a calendar that a finger can push. */
async function givenPushed(given: GivenProps) {
  const shown = await givenCalendar({ visibleDate: signal('2026-11-20'), ...given });
  const content = shown.element.querySelector<HTMLElement>('.ec-content')!;
  // A user approaches, so that the code for touch loads.
  content.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
  await shown.fixture.whenStable();
  const touch = async (type: string, x: number): Promise<void> => {
    const finger = [{ x, y: 50 }];
    const view = content.firstElementChild!;
    view.dispatchEvent(touchEvent(type, type === 'touchend' ? [] : finger, finger));
    await shown.fixture.whenStable();
  };
  /** Returns the first day of each drawn page, the view first. */
  const pages = (): (string | null | undefined)[] =>
    [...content.children].map((each) =>
      each.querySelector('[data-date]')?.getAttribute('data-date'),
    );
  return { ...shown, content, touch, pages };
}

describe('a finger that pushes the page sideways', () => {
  beforeEach(() => {
    givenNow(FRIDAY_NOON);
    givenWidth(390);
  });

  it.each([
    ['day', '2026-11-20', '2026-11-21', '2026-11-19'],
    ['week', '2026-11-20', '2026-11-23', '2026-11-17'],
    ['month', '2026-11-01', '2026-11-29', '2026-09-27'],
    ['agenda', '2026-11-20', '2026-12-02', '2026-11-08'],
  ] as const)('draws the pages beside the %s view', async (view, now, next, previous) => {
    // An empty list has no days.
    const events = ['2026-11-08', '2026-11-20', '2026-12-02'].map((day) =>
      givenEvent({ id: day, start: `${day}T10:00:00`, end: `${day}T11:00:00` }),
    );
    const { touch, pages } = await givenPushed({ view, events });
    await touch('touchstart', 200);
    await touch('touchmove', 150);
    expect(pages()).toEqual([now, next]);
    await touch('touchmove', 250);
    expect(pages()).toEqual([now, next, previous]);
    await touch('touchcancel', 250);
    expect(pages()).toEqual([now]);
  });

  it('draws their events, out of reach, and tells nobody before it lifts', async () => {
    const ranges = jest.fn();
    const visibleDate = signal('2026-11-20');
    const events = [meeting];
    const { content, touch, pages } = await givenPushed({
      events,
      visibleDate,
      visibleRangeChange: ranges,
    });
    ranges.mockClear();
    await touch('touchstart', 200);
    await touch('touchmove', 100);
    const beside = content.children[1] as HTMLElement;
    expect(beside.inert).toBe(true);
    expect(beside.querySelector('[data-event-id="mon"]')).not.toBeNull();
    expect([visibleDate(), ranges.mock.calls]).toEqual(['2026-11-20', []]);
    await touch('touchend', 100);
    expect(visibleDate()).toBe('2026-11-23');
    expect(ranges).toHaveBeenCalledTimes(1);
    expect(pages()).toEqual(['2026-11-23']);
  });

  it('draws no page beyond the last date', async () => {
    const visibleDate = signal('2026-11-20');
    const { content, touch, pages } = await givenPushed({ visibleDate, maxDate: '2026-11-22' });
    await touch('touchstart', 200);
    await touch('touchmove', 100);
    expect(pages()).toEqual(['2026-11-20']);
    expect((content.firstElementChild as HTMLElement).style.transform).toBe('translateX(-25px)');
    await touch('touchend', 60);
    expect(visibleDate()).toBe('2026-11-20');
    expect((content.firstElementChild as HTMLElement).style.transform).toBe('');
  });

  it('draws the next resource where one is seen at a time, and the next dates past the last', async () => {
    const visibleDate = signal('2026-11-20');
    const { content, touch, pages } = await givenPushed({
      view: 'day',
      visibleDate,
      resourceColumns: true,
      resources: ['ana', 'ben'].map((id) => ({ id, title: id })),
    });
    const owners = (): (string | undefined)[] =>
      [...content.children].map(
        (each) => each.querySelector<HTMLElement>('[data-slot="timed"]')?.dataset['resourceId'],
      );
    await touch('touchstart', 200);
    await touch('touchmove', 100);
    expect([pages(), owners()]).toEqual([
      ['2026-11-20', '2026-11-20'],
      ['ana', 'ben'],
    ]);
    await touch('touchend', 100);
    await touch('touchstart', 200);
    await touch('touchmove', 100);
    expect([pages(), owners()]).toEqual([
      ['2026-11-20', '2026-11-21'],
      ['ben', 'ana'],
    ]);
    await touch('touchend', 100);
    expect([visibleDate(), pages(), owners()]).toEqual(['2026-11-21', ['2026-11-21'], ['ana']]);
  });
});
