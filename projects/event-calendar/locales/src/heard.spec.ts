import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, LOCALE_ID, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { EcExternalEvent, type CalendarEventSource } from 'ng-event-calendar';
import type { BlockedTime, CalendarEvent, CalendarResource } from 'ng-event-calendar/core/internal';
import type { PartialLocaleText } from 'ng-event-calendar/defaults';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { de } from './de';
import { HEARD, type Language, type Step } from './heard.spec-host';

@Component({
  selector: 'ec-heard',
  imports: [EventCalendarPremiumComponent, EcExternalEvent],
  template: `
    <button type="button" data-item [ecExternalEvent]="{ title: 'Visit', duration: 60 }">
      Visit
    </button>
    <event-calendar-premium
      displayTimezone="UTC"
      unavailableTimes="refuse"
      [canDragEventsFromTheOutside]="true"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [localeText]="text()"
      [(visibleDate)]="date"
      [(events)]="events"
      [resources]="resources()"
      [resourceColumns]="resources().length > 0"
      [blockedTimes]="blocked()"
      [eventSource]="source()"
    />
  `,
})
class Host {
  readonly text = signal<PartialLocaleText | undefined>(undefined);
  readonly date = signal('2026-11-17');
  readonly events = signal<CalendarEvent[]>([]);
  readonly resources = signal<CalendarResource[]>([]);
  readonly blocked = signal<BlockedTime[]>([]);
  readonly source = signal<CalendarEventSource | undefined>(undefined);
}

/** Values that are bound for a walk. */
interface Given {
  readonly events?: CalendarEvent[];
  readonly resources?: CalendarResource[];
  readonly blocked?: BlockedTime[];
  readonly source?: CalendarEventSource;
}

/** Something that is done in a walk beside pressing keys. */
type Doing = (calendar: EventCalendarHarness) => Promise<void>;

const at = (day: number, hour: number): string =>
  `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00Z`;
const timed = (title: string, day: number, hour: number, more: object = {}): CalendarEvent => ({
  ...{ id: title, title, start: at(day, hour), end: at(day, hour + 1) },
  ...more,
});
const plan = timed('Plan', 18, 9);
const retro = timed('Retro', 20, 15);
const trip: CalendarEvent = {
  ...{ id: 'Trip', title: 'Trip', allDay: true },
  ...{ start: '2026-11-16', end: '2026-11-18' },
};

const nextTask = setTimeout.bind(globalThis);
const endTask = clearTimeout.bind(globalThis);
let task: ReturnType<typeof nextTask>;

/** Lets fake time pass, much faster than real time; what promises bring about runs between two steps. */
function passTime(): void {
  jest.advanceTimersByTime(10);
  task = nextTask(passTime);
}

/** Waits until all that was said has been announced. */
const silence = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 650));

/** Returns the role and the name of what has the focus. */
function focused(): string {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'nothing';
  const role = activeElement.getAttribute('role') ?? activeElement.localName;
  const label = activeElement.closest('label')?.textContent ?? activeElement.textContent;
  return `${role} “${(activeElement.getAttribute('aria-label') ?? label).trim()}”`;
}

/** Records what is heard in a walk through a week. */
async function walk(
  language: Language,
  given: Given,
  keys: readonly string[],
  doings: Readonly<Record<string, Doing>>,
): Promise<readonly Step[]> {
  TestBed.configureTestingModule({ providers: [{ provide: LOCALE_ID, useValue: language }] });
  const fixture = TestBed.createComponent(Host);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  const host = fixture.componentInstance;
  if (language === 'de') host.text.set(de);
  host.events.set(given.events ?? []);
  host.resources.set(given.resources ?? []);
  host.blocked.set(given.blocked ?? []);
  host.source.set(given.source);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  await calendar.waitForEvents();
  // The code for keys is there before the first one.
  element.querySelector('ec-event, [data-slot]')!.dispatchEvent(new MouseEvent('mousemove'));
  await calendar.getTitle();
  const said: string[] = [];
  for (const region of element.querySelectorAll('[data-spoken] > [aria-live]')) {
    new MutationObserver(() => {
      const text = region.textContent.trim();
      if (text !== '') said.push(`${region.getAttribute('aria-live')}: ${text}`);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
  const heard: Step[] = [];
  for (const does of keys) {
    const before = document.activeElement;
    if (doings[does] === undefined) {
      const [key = '', ...modifiers] = does.split('+').reverse();
      const pressed = {
        ctrlKey: modifiers.includes('Ctrl'),
        shiftKey: modifiers.includes('Shift'),
      };
      const press = { key, bubbles: true, cancelable: true, ...pressed };
      (before ?? document.body).dispatchEvent(new KeyboardEvent('keydown', press));
    } else await doings[does](calendar);
    await fixture.whenStable();
    await silence();
    await fixture.whenStable();
    const moved = document.activeElement === before ? [] : [focused()];
    heard.push([does, ...moved, ...said.splice(0)]);
  }
  return heard;
}

const focusOn = (selector: string) => (): Promise<void> => {
  document.querySelector<HTMLElement>(selector)!.focus();
  return Promise.resolve();
};

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  jest.useFakeTimers({
    now: new Date('2026-11-20T12:10:00Z'),
    doNotFake: ['nextTick', 'performance', 'queueMicrotask'],
  });
  passTime();
});
afterEach(() => {
  endTask(task);
  jest.useRealTimers();
  document.body.replaceChildren();
});

const EVENT = 'focus on the event';
const onEvent: Readonly<Record<string, Doing>> = { [EVENT]: focusOn('ec-event') };

const FOLLOWING = 'choose “This and following events”';
const CONFIRM = 'confirm';
/** Chooses a scope as arrow keys in its prompt do, which jsdom doesn't know. */
const choose = (at: number) => (): Promise<void> => {
  const scope = document.querySelectorAll<HTMLInputElement>('dialog input[type="radio"]')[at]!;
  scope.click();
  scope.focus();
  return Promise.resolve();
};
const confirm = (): Promise<void> => {
  document.querySelector<HTMLElement>('dialog button[type="submit"]')!.click();
  return Promise.resolve();
};

/** A source that refuses the first change. */
function failingOnce(): CalendarEventSource {
  let isOpen = false;
  return {
    load: () => Promise.resolve([plan]),
    save: () => {
      const answer: Promise<void> = isOpen
        ? Promise.resolve()
        : Promise.reject(new Error('The hall is closed.'));
      isOpen = true;
      return answer;
    },
  };
}

const WALKS: readonly [walk: string, () => Given, Readonly<Record<string, Doing>>][] = [
  [
    'find today’s next event',
    () => ({ events: [plan, retro, trip] }),
    { focus: focusOn('[role="grid"]') },
  ],
  [
    'read a week',
    () => ({ events: [plan, retro, trip] }),
    { focus: focusOn('[data-slot="all-day"]') },
  ],
  [
    'move to another day and person',
    () => ({
      events: [{ ...plan, resource: 'ana' }],
      resources: [
        { id: 'ana', title: 'Ana' },
        { id: 'ben', title: 'Ben' },
      ],
    }),
    onEvent,
  ],
  [
    'a refused move',
    () => ({
      events: [plan],
      blocked: [{ title: 'Cleaning', start: at(18, 10), end: at(18, 12) }],
    }),
    onEvent,
  ],
  [
    'a series’ scope',
    () => ({ events: [{ ...plan, rrule: 'FREQ=DAILY;COUNT=5' }] }),
    { ...onEvent, [FOLLOWING]: choose(1), [CONFIRM]: confirm },
  ],
  [
    'a failed save and Retry',
    () => ({ source: failingOnce() }),
    { ...onEvent, Retry: (calendar) => calendar.retry() },
  ],
  ['an item from outside', () => ({ events: [plan] }), { focus: focusOn('[data-item]') }],
];

describe.each<Language>(['en-US', 'de'])('what is heard in %s on the way to', (language) => {
  it.each(WALKS)(
    '%s',
    async (name, given, doings) => {
      const heard = HEARD[name]![language];
      const keys = heard.map(([does]) => does);
      expect(await walk(language, given(), keys, doings)).toEqual(heard);
    },
    30_000,
  );
});
