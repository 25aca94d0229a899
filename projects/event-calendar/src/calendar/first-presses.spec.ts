import { ErrorHandler, type Provider } from '@angular/core';
import { By } from '@angular/platform-browser';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { InteractionOnDemand } from '../interaction/interaction-on-demand';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  type GivenProps,
} from './calendar.spec-host';
import { CalendarShell } from './calendar-shell';
import { INTERACTION } from '../lazy/lazy-parts';

beforeEach(() => {
  givenNow(FRIDAY_NOON);
  // Another test may have loaded it.
  jest.spyOn(INTERACTION, 'loaded', 'get').mockReturnValue(undefined);
});

/** Makes a calendar before any user is near. */
async function given(providers: Provider[] = [], props: GivenProps = {}) {
  const clicked: string[] = [];
  const made = await givenCalendar(
    {
      events: [givenEvent({ title: 'Plan' })],
      eventClick: ({ title }: CalendarEvent) => clicked.push(title),
      ...props,
    },
    providers,
  );
  const shell = made.fixture.debugElement.query(By.directive(CalendarShell)).injector;
  const { there } = shell.get(InteractionOnDemand);
  const press = (target: Element, event: Event): Event => {
    target.dispatchEvent(event);
    return event;
  };
  return {
    ...made,
    clicked,
    press,
    isThere: () => there() !== null,
    event: made.element.querySelector('ec-event')!,
    settled: () => made.fixture.whenStable(),
  };
}

const bubbling = { bubbles: true, cancelable: true };

describe('the first press', () => {
  it('is done once what answers it is there: a click', async () => {
    const { event, press, clicked, isThere, settled } = await given();
    expect(isThere()).toBe(false);
    press(event, new MouseEvent('mousedown', bubbling));
    press(event, new MouseEvent('click', bubbling));
    expect([isThere(), clicked]).toEqual([false, []]);
    await settled();
    expect([isThere(), clicked]).toEqual([true, ['Plan']]);
  });

  it.each(['Enter', ' '])('is done once what answers it is there: the key %j', async (key) => {
    const { event, press, clicked, settled } = await given();
    const { defaultPrevented } = press(event, new KeyboardEvent('keydown', { key, ...bubbling }));
    // The page mustn't scroll.
    expect([defaultPrevented, clicked]).toEqual([key === ' ', []]);
    await settled();
    expect(clicked).toEqual(['Plan']);
  });

  it('is done once of a double click, early or late', async () => {
    const { event, press, clicked, settled } = await given();
    const doubleClick = (): void => {
      for (const detail of [1, 2]) {
        for (const type of ['mousedown', 'click']) {
          press(event, new MouseEvent(type, { ...bubbling, detail }));
        }
      }
      press(event, new MouseEvent('dblclick', { ...bubbling, detail: 2 }));
    };
    doubleClick();
    await settled();
    expect(clicked).toEqual(['Plan']);
    doubleClick();
    await settled();
    expect(clicked).toEqual(['Plan', 'Plan']);
  });

  it.each<GivenProps>([{ eventCreation: false }, { readOnly: true }])(
    'on empty space is told to the host, also where nothing may be made: %j',
    async (props) => {
      const slotClick = jest.fn();
      const { element, press, settled } = await given([], { view: 'month', slotClick, ...props });
      const cell = element.querySelector('[data-slot="day"][data-date="2026-11-20"]')!;
      press(cell, new MouseEvent('mousedown', bubbling));
      press(cell, new MouseEvent('click', bubbling));
      expect(slotClick).not.toHaveBeenCalled();
      await settled();
      expect(slotClick).toHaveBeenCalledTimes(1);
    },
  );

  it('opens a menu, and not that of the browser', async () => {
    const { event, press, calendar, settled } = await given();
    press(event, new MouseEvent('pointerdown', bubbling));
    expect(press(event, new MouseEvent('contextmenu', bubbling)).defaultPrevented).toBe(true);
    await settled();
    expect(await calendar.getEvents()).toHaveLength(1);
    expect(document.querySelector('[role="menu"]')).not.toBeNull();
  });

  it('may be several keys, done in their order', async () => {
    const { element, press, calendar, settled } = await given();
    const grid = element.querySelector('.ec-content [role="grid"]')!;
    for (const key of ['m', 'd']) press(grid, new KeyboardEvent('keydown', { key, ...bubbling }));
    await settled();
    expect(await calendar.getView()).toBe('day');
  });

  it('that closes an editor which a method opened gives the focus back to its event', async () => {
    const { component, event, element, press, settled } = await given();
    const id = event.getAttribute('data-event-id')!;
    component.openEditor(id);
    await settled();
    const panel = document.querySelector('ec-editor-panel')!;
    press(panel, new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }));
    await settled();
    const { activeElement } = document;
    expect(activeElement?.getAttribute('data-event-id')).toBe(id);
    expect(element.contains(activeElement)).toBe(true);
  });

  it('of a key on a date keeps the focus in the view of that day', async () => {
    const { element, isThere, settled, fixture } = await given([], { view: 'month' });
    const date = element.querySelector<HTMLElement>('[data-date="2026-11-20"] button.ec-number')!;
    date.focus();
    // As browsers do for a key: a click without any count.
    date.click();
    fixture.detectChanges();
    expect(isThere()).toBe(false);
    expect(element.querySelector('.ec-content')!.contains(document.activeElement)).toBe(true);
    await settled();
    expect(element.querySelector('ec-time-grid')!.contains(document.activeElement)).toBe(true);
  });

  it('of what can’t be loaded is said, and the next one asks for it again', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(INTERACTION, 'load').mockRejectedValueOnce(new TypeError('offline'));
    const { event, press, calendar, clicked, settled } = await given();
    press(event, new MouseEvent('pointerdown', bubbling));
    press(event, new MouseEvent('click', bubbling));
    await settled();
    expect(clicked).toEqual([]);
    expect(await calendar.getNotice()).toContain('could not be loaded');
    press(event, new MouseEvent('pointerdown', bubbling));
    press(event, new MouseEvent('click', bubbling));
    await settled();
    expect(clicked).toEqual(['Plan']);
  });

  it.each<[string, () => Event]>([
    [
      'that the host has taken',
      () => {
        const click = new MouseEvent('click', bubbling);
        click.preventDefault = () => undefined;
        Object.defineProperty(click, 'defaultPrevented', { value: true });
        return click;
      },
    ],
    [
      'of Control and Enter',
      () => new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, ...bubbling }),
    ],
    [
      'of Shift and Space',
      () => new KeyboardEvent('keydown', { key: ' ', shiftKey: true, ...bubbling }),
    ],
  ])('%s opens nothing, early or late', async (_, make) => {
    const { event, press, clicked, isThere, settled } = await given();
    press(event, new MouseEvent('pointerdown', bubbling));
    press(event, make());
    await settled();
    expect([isThere(), clicked]).toEqual([true, []]);
    press(event, make());
    expect(clicked).toEqual([]);
  });

  it('that fails keeps none of the others from being done', async () => {
    const handled: unknown[] = [];
    const { event, press, calendar, clicked, settled } = await given([
      { provide: ErrorHandler, useValue: { handleError: (error: unknown) => handled.push(error) } },
    ]);
    const broken = new MouseEvent('contextmenu', bubbling);
    press(event, broken);
    Object.defineProperty(broken, 'clientX', {
      get: () => {
        throw new Error('broken');
      },
    });
    press(event, new MouseEvent('click', bubbling));
    await settled();
    expect(handled).toHaveLength(1);
    expect(clicked).toEqual(['Plan']);
    expect(await calendar.getView()).toBe('week');
  });

  it('holds back the keys that go on from it, and no others', async () => {
    const { element, press, calendar, settled } = await given();
    const grid = element.querySelector('.ec-content [role="grid"]')!;
    const isHeldBack = (key: string, more: KeyboardEventInit = {}): boolean =>
      press(grid, new KeyboardEvent('keydown', { key, ...more, ...bubbling })).defaultPrevented;
    expect(isHeldBack('F5')).toBe(false);
    expect(isHeldBack('m')).toBe(false);
    const held = ['F5', 'Tab', 'PageDown', 'ArrowDown', 'x', 'Escape'].map((key) =>
      isHeldBack(key),
    );
    expect(held).toEqual([false, false, false, true, true, true]);
    expect(isHeldBack('s', { ctrlKey: true })).toBe(false);
    await settled();
    expect(await calendar.getView()).toBe('month');
    expect(isHeldBack('F5')).toBe(false);
  });

  it('of a button is that of the button', async () => {
    const { element, press, settled } = await given();
    const button = element.querySelector('.ec-day-head button')!;
    press(button, new MouseEvent('click', bubbling));
    expect(
      press(
        element.querySelector('.ec-content [role="grid"]')!,
        new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }),
      ).defaultPrevented,
    ).toBe(false);
    await settled();
  });

  it('that nobody was near for asks by itself', async () => {
    const { event, clicked, settled } = await given();
    (event as HTMLElement).click();
    await settled();
    expect(clicked).toEqual(['Plan']);
  });
});
