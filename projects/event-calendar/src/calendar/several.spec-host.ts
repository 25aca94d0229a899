import { signal, type Provider, type ProviderToken, type WritableSignal } from '@angular/core';
import { By } from '@angular/platform-browser';
import type {
  CalendarEvent,
  CalendarId,
  LastAction,
  SelectedOccurrence,
} from 'ng-event-calendar/core/internal';
import { Announcer } from '../feedback/announcer';
import { InteractionOnDemand } from '../interaction/interaction-on-demand';
import { SELECTION, SELECTION_BAR } from '../lazy/lazy-parts';
import { CalendarShell } from './calendar-shell';
import {
  givenCalendar,
  givenEvent,
  type GivenCalendar,
  type GivenProps,
} from './calendar.spec-host';

export const MONDAY = '2026-11-16';
export const TUESDAY = '2026-11-17';
export const WEDNESDAY = '2026-11-18';

/** Makes an event of a day in November 2026 from one hour to another, titled like its id. */
export function on(
  id: string,
  date: string,
  hours: readonly [from: number, to: number] | null = [9, 10],
  fields: Partial<CalendarEvent> = {},
): CalendarEvent {
  const at = (hour: number): string => `${date}T${String(hour).padStart(2, '0')}:00:00`;
  return givenEvent({
    ...{ id, title: id },
    ...(hours === null
      ? { allDay: true, start: date, end: date }
      : { start: at(hours[0]), end: at(hours[1]) }),
    ...fields,
  });
}

export type Entries = readonly (CalendarId | SelectedOccurrence)[];
export type Keys = Pick<KeyboardEventInit, 'ctrlKey' | 'shiftKey' | 'metaKey' | 'altKey'>;

/** A calendar whose user selects several events. */
export interface GivenSeveral extends GivenCalendar {
  readonly events: WritableSignal<CalendarEvent[]>;
  readonly selectedEvents: WritableSignal<Entries>;
  readonly canSelectSeveralEvents: WritableSignal<boolean>;
  readonly actions: LastAction[];
  /** Values that the calendar has written to `events` and `selectedEvents`, and `lastAction`, in order. */
  readonly writes: string[];
  /** Messages for screen readers, in order. */
  readonly said: string[];
  readonly shell: GivenCalendar['ref']['injector'];
  /** Interaction of the calendar, once it has loaded. */
  inject<T>(token: ProviderToken<T>): T;
  /** Returns the event's first element in the view. */
  drawn(id: CalendarId): HTMLElement;
  /** Clicks an element, or an event by its id. */
  click(target: Element | CalendarId, keys?: Keys): Promise<void>;
  /** Presses a key on an element, or on an event by its id; by default where the focus is. */
  press(key: string, target?: Element | CalendarId | null, keys?: Keys): Promise<KeyboardEvent>;
  /** Presses a key with Ctrl where the focus is. */
  control(key: string, target?: Element | CalendarId | null): Promise<KeyboardEvent>;
  /** Empty cell of a date. */
  cell(date: string, slot?: string): HTMLElement;
  /** Presses a button of the bar. */
  bar(command: string): Promise<void>;
  /** Starts of the events by their ids. */
  starts(): Record<string, string>;
  settled(): Promise<void>;
}

export async function givenSeveral(
  {
    events: list = [
      on('a', MONDAY, [9, 10]),
      on('b', TUESDAY, [11, 12]),
      on('c', WEDNESDAY, [13, 14]),
      on('bar', TUESDAY, null),
    ],
    selectedEvents: chosen = [],
    ...more
  }: Omit<GivenProps, 'events' | 'selectedEvents'> & {
    readonly events?: CalendarEvent[];
    readonly selectedEvents?: Entries;
  } = {},
  providers: Provider[] = [],
): Promise<GivenSeveral> {
  await Promise.all([SELECTION.load(), SELECTION_BAR.load()]);
  const events = signal(list);
  const selectedEvents = signal(chosen);
  const canSelectSeveralEvents = signal(true);
  const actions: LastAction[] = [];
  const writes: string[] = [];
  const said: string[] = [];
  const say = (message: string): unknown => said.push(message);
  jest.spyOn(Announcer.prototype, 'sayStep').mockImplementation(say);
  jest.spyOn(Announcer.prototype, 'say').mockImplementation(say);
  jest.spyOn(Announcer.prototype, 'sayFailure').mockImplementation(say);
  const made = await givenCalendar(
    {
      ...{ visibleDate: WEDNESDAY, events, selectedEvents, canSelectSeveralEvents },
      lastAction: (action: LastAction) => {
        actions.push(action);
        writes.push('lastAction');
      },
      ...more,
    },
    providers,
  );
  made.component.events.subscribe(() => writes.push('events'));
  made.component.selectedEvents.subscribe((now) => writes.push(JSON.stringify(now)));
  const shell = made.fixture.debugElement.query(By.directive(CalendarShell)).injector;
  const interaction = (await shell.get(InteractionOnDemand).load())!;
  const settled = async (): Promise<void> => {
    await made.fixture.whenStable();
    await new Promise((resolve) => setTimeout(resolve));
    await made.fixture.whenStable();
  };
  await settled();
  const drawn = (id: CalendarId): HTMLElement => {
    const found = made.element.querySelector<HTMLElement>(`ec-event[data-event-id="${id}"]`);
    if (found === null) throw new Error(`No element shows event ${id}.`);
    return found;
  };
  const elementOf = (target: Element | CalendarId): Element =>
    target instanceof Element ? target : drawn(target);
  const press: GivenSeveral['press'] = async (key, target = null, keys = {}) => {
    const element = target === null ? (document.activeElement ?? document.body) : elementOf(target);
    if (target !== null) (element as HTMLElement).focus();
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys });
    element.dispatchEvent(event);
    await settled();
    return event;
  };
  return {
    ...made,
    ...{ events, selectedEvents, canSelectSeveralEvents, actions, writes, said },
    ...{ shell, drawn, press, settled },
    inject: (token) => interaction.injector.get(token),
    click: async (target, keys = {}) => {
      const element = elementOf(target);
      const init = { bubbles: true, cancelable: true, detail: 1, ...keys };
      element.dispatchEvent(new MouseEvent('mousedown', init));
      element.dispatchEvent(new MouseEvent('mouseup', init));
      element.dispatchEvent(new MouseEvent('click', init));
      await settled();
    },
    control: (key, target = null) => press(key, target, { ctrlKey: true }),
    cell: (date, slot = 'all-day') =>
      made.element.querySelector<HTMLElement>(`[data-slot="${slot}"][data-date="${date}"]`)!,
    bar: async (command) => {
      made.element.querySelector<HTMLElement>(`[data-command="${command}"]`)!.click();
      await settled();
    },
    starts: () => Object.fromEntries(events().map(({ id, start }) => [id, start])),
  };
}
