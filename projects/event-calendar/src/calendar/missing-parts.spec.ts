import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { LazyPart } from '../lazy/lazy-part';
import {
  EDITOR,
  EVENT_MENU,
  EVENT_SOURCE_CONNECTION,
  MINI_CALENDAR,
  MONTH,
  SIDE_PANEL,
} from '../lazy/lazy-parts';
import type { CalendarEventSource } from '../store/source/event-source';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from './calendar.spec-host';

const SAID = expect.stringContaining('This part of the calendar could not be loaded.') as string;

beforeEach(() => givenNow(FRIDAY_NOON));

function givenMissing(part: LazyPart<unknown>): void {
  jest.spyOn(console, 'warn').mockImplementation();
  // Another test may have loaded it.
  jest.spyOn(part, 'loaded', 'get').mockReturnValueOnce(undefined);
  jest.spyOn(part, 'load').mockRejectedValueOnce(new TypeError('offline'));
}

/** Waits for an element, but not for parts that are still loading. */
async function shown(selector: string): Promise<HTMLElement> {
  for (;;) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) return element;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Makes a calendar with a title typed in the quick form. */
async function givenTyped(): Promise<{
  form: () => HTMLElement | null;
  press: (button: 'data-more' | 'data-keep') => Promise<void>;
  isStable: () => Promise<unknown>;
}> {
  // Elements have no boxes here for the focus trap to see.
  jest.spyOn(console, 'warn').mockImplementation();
  const { element, fixture } = await givenCalendar({ eventCreation: { form: 'quick' } });
  element
    .querySelector('[role="grid"]')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
  await fixture.whenStable();
  const form = (): HTMLElement | null => document.querySelector('[data-quick]');
  const title = form()!.querySelector('input')!;
  title.value = 'Lunch';
  title.dispatchEvent(new Event('input'));
  await fixture.whenStable();
  return {
    form,
    isStable: () => fixture.whenStable(),
    press: async (button) => {
      form()!.querySelector<HTMLElement>(`[${button}]`)!.click();
      await fixture.whenStable();
    },
  };
}

describe('a part that can’t be loaded', () => {
  it('is said, and comes at the next use', async () => {
    givenMissing(EVENT_MENU);
    const { calendar } = await givenCalendar({ events: [givenEvent({ title: 'Plan' })] });
    const event = await calendar.getEvent({ title: 'Plan' });
    await expect(event.openMenu()).rejects.toThrow();
    expect(await calendar.getNotice()).toEqual(SAID);
    expect(await (await event.openMenu()).getLabel()).toContain('Plan');
  });

  it('calls the editor off: the draft isn’t drawn, and keys are the calendar’s again', async () => {
    givenMissing(EDITOR);
    const { calendar, element } = await givenCalendar();
    const press = (key: string): boolean =>
      element
        .querySelector('[role="grid"]')!
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('c');
    expect(await calendar.getNotice()).toEqual(SAID);
    expect(element.querySelector('[data-preview]')).toBeNull();
    press('m');
    expect(await calendar.getView()).toBe('month');
  });

  it('leaves the small form as it was typed, where the editor is to go on with it', async () => {
    const { form, press } = await givenTyped();
    givenMissing(EDITOR);
    await press('data-more');
    expect(form()!.querySelector('input')!.value).toBe('Lunch');
    await press('data-more');
    expect(form()).toBeNull();
    const title = document.querySelector<HTMLInputElement>('ec-editor-form input');
    expect(title?.value).toBe('Lunch');
  });

  it('is no reason to lose what was typed: Escape asks while the editor is on its way', async () => {
    const { form, press, isStable } = await givenTyped();
    let come = (): void => undefined;
    const { load } = EDITOR;
    jest.spyOn(EDITOR, 'load').mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (come = resolve));
      return load();
    });
    form()!.querySelector<HTMLElement>('[data-more]')!.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    come();
    await isStable();
    await press('data-keep');
    expect(form()!.querySelector('input')!.value).toBe('Lunch');
    expect(document.querySelector('ec-editor')).toBeNull();
  });

  it('of a source is asked for again at an edit, which is saved then', async () => {
    givenMissing(EVENT_SOURCE_CONNECTION);
    const saved: (CalendarEvent | null)[] = [];
    const eventSource: CalendarEventSource = {
      load: () => Promise.resolve([]),
      save: ({ changes }) => {
        saved.push(...changes.map(({ after }) => after));
        return Promise.resolve();
      },
    };
    const plan = givenEvent({ title: 'Plan' });
    const events = signal<CalendarEvent[]>([plan]);
    const { calendar, element, fixture } = await givenCalendar({ events, eventSource });
    expect(await calendar.getNotice()).toEqual(SAID);
    expect(element.querySelector('[aria-busy]')).toBeNull();
    const event = await calendar.getEvent({ title: 'Plan' });
    await (await event.openMenu()).choose('Select lime as event color');
    await fixture.whenStable();
    expect(saved).toEqual([{ ...plan, color: 'lime' }]);
    expect(await calendar.getNotice()).toBeNull();
  });

  it('of a view leaves its place empty, and comes when it is asked for again', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(MONTH, 'loaded', 'get').mockReturnValueOnce(undefined);
    jest.spyOn(MONTH, 'load').mockRejectedValueOnce(new TypeError('offline'));
    const { calendar, element, fixture } = await givenCalendar({ view: 'month' });
    expect(await calendar.getNotice()).toEqual(SAID);
    expect(element.querySelector('ec-month')).toBeNull();
    element.querySelector<HTMLButtonElement>('[data-notice] .ec-button')!.click();
    await fixture.whenStable();
    expect(element.querySelector('ec-month [role="grid"]')).not.toBeNull();
  });

  it('of the side panel, once it is there, has the date that the title asked for meanwhile', async () => {
    const { load } = SIDE_PANEL;
    let goOn = (): void => undefined;
    jest.spyOn(SIDE_PANEL, 'loaded', 'get').mockReturnValueOnce(undefined);
    jest.spyOn(SIDE_PANEL, 'load').mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (goOn = resolve));
      return load();
    });
    const drawn = givenCalendar({ visibleDate: '2026-11-18' });
    const title = await shown('ec-toolbar .ec-title-button');
    title.click();
    goOn();
    await (await drawn).fixture.whenStable();
    expect(document.activeElement?.getAttribute('data-mini-date')).toBe('2026-11-18');
  });

  it('of a date to pick opens nothing, and comes at the next press', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { calendar, element, fixture } = await givenCalendar({
      preferences: { isSidePanelOpen: false },
    });
    const title = element.querySelector<HTMLElement>('.ec-title-button')!;
    jest.spyOn(MINI_CALENDAR, 'load').mockRejectedValueOnce(new TypeError('offline'));
    title.click();
    await fixture.whenStable();
    expect(await calendar.getNotice()).toEqual(SAID);
    expect([title.ariaExpanded, document.querySelector('ec-mini-calendar')]).toEqual([
      'false',
      null,
    ]);
    title.click();
    await fixture.whenStable();
    expect(document.activeElement?.hasAttribute('data-mini-date')).toBe(true);
  });

  it.each(['next', 'reload'] as const)('of a source comes with %s()', async (method) => {
    givenMissing(EVENT_SOURCE_CONNECTION);
    const asked: string[] = [];
    const eventSource: CalendarEventSource = {
      load: ({ start }) => {
        asked.push(start);
        return Promise.resolve([]);
      },
    };
    const { component, fixture } = await givenCalendar({ eventSource });
    expect(asked).toEqual([]);
    component[method]();
    await fixture.whenStable();
    expect(asked).not.toEqual([]);
  });
});
