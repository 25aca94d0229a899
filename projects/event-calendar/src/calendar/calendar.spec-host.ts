import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import {
  Component,
  inputBinding,
  isSignal,
  outputBinding,
  twoWayBinding,
  viewChild,
  ViewContainerRef,
  type Binding,
  type ComponentRef,
  type Injector,
  type InputSignal,
  type ModelSignal,
  type OutputEmitterRef,
  type Provider,
  type Signal,
  type WritableSignal,
} from '@angular/core';
import { TestBed, type ComponentFixture } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
// Imported before the time of a test counts, as it takes long to compile.
import '../editor/editor';
import type { CalendarProps } from './calendar-props';
import { BOUNDARY_INJECTOR } from '../store/inputs/calendar-inputs';
import { writingOf } from '../store/events/writing';
import { EventCalendarComponent } from './event-calendar';
import { VIEW_PARTS } from './view-parts';
import { SIDE_PANEL } from '../lazy/lazy-parts';

// Specs don't wait for a view or the side panel: both are there as soon as they are shown.
const VIEWS = Object.values(VIEW_PARTS).filter((part) => part !== null);
beforeAll(() => Promise.all([SIDE_PANEL, ...VIEWS].map((part) => part.load())));

/** Returns the injector of the services that write a calendar's events. */
export function writing({ injector }: ComponentRef<unknown>): Injector {
  return writingOf(injector.get(BOUNDARY_INJECTOR));
}

export { deepFreeze, FRIDAY_NOON, givenEvent } from '../store/events/given-event.spec-host';

type Bound<P> =
  P extends ModelSignal<infer T>
    ? T | Signal<T>
    : P extends InputSignal<infer T>
      ? T | Signal<T>
      : P extends OutputEmitterRef<infer T>
        ? (value: T) => void
        : never;

/**
 * Props that a host binds. A writable signal on a model is bound two ways, any other signal is followed, a plain value
 * is bound once, and a function listens to an output.
 */
export type GivenProps<E extends CalendarEvent = CalendarEvent> = {
  readonly [K in keyof CalendarProps<E>]?: Bound<CalendarProps<E>[K]> | undefined;
};

const MODELS: readonly string[] = [
  'events',
  'view',
  'visibleDate',
  'displayTimezone',
  'preferences',
  'visibleResources',
  'selectedEvents',
];
const OUTPUTS: readonly string[] = [
  'lastAction',
  'changeSettled',
  'eventClick',
  'blockedTimeClick',
  'slotClick',
  'visibleRangeChange',
  'editorOpening',
  'eventChangeRequest',
];

@Component({ selector: 'ec-spec-host', template: '<ng-container #outlet />' })
class SpecHost {
  readonly outlet = viewChild.required('outlet', { read: ViewContainerRef });
}

/** A calendar on a page, and the harness that acts for its user. */
export interface GivenCalendar {
  readonly calendar: EventCalendarHarness;
  readonly component: EventCalendarComponent;
  /** The `<event-calendar>` element. */
  readonly element: HTMLElement;
  readonly ref: ComponentRef<EventCalendarComponent>;
  readonly fixture: ComponentFixture<unknown>;
  /** Returns the element of the one event with this id; throws unless there is exactly one. */
  eventElement(id: string | number): HTMLElement;
}

/** Draws a calendar with the host's props, in UTC and in English unless said otherwise. */
export async function givenCalendar<E extends CalendarEvent = CalendarEvent>(
  given: GivenProps<E> = {},
  providers: Provider[] = [],
): Promise<GivenCalendar> {
  TestBed.configureTestingModule({ providers });
  const fixture = TestBed.createComponent(SpecHost);
  // Only elements in the document take focus.
  document.body.append(fixture.nativeElement as HTMLElement);
  fixture.detectChanges();
  const bound: GivenProps<E> = { displayTimezone: 'UTC', ...given };
  // The prop is left to its default.
  if (bound.displayTimezone === undefined) Reflect.deleteProperty(bound, 'displayTimezone');
  const ref = fixture.componentInstance.outlet().createComponent(EventCalendarComponent, {
    bindings: Object.entries(bound).map(bindingOf),
  });
  await fixture.whenStable();
  const element = ref.location.nativeElement as HTMLElement;
  return {
    calendar: await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness),
    component: ref.instance,
    element,
    ref,
    fixture,
    eventElement: (id) => {
      const found = element.querySelectorAll<HTMLElement>(`[data-event-id="${id}"]`);
      if (found.length !== 1) throw new Error(`${found.length} elements show event ${id}.`);
      return found[0]!;
    },
  };
}

function bindingOf([name, value]: [string, unknown]): Binding {
  if (OUTPUTS.includes(name)) return outputBinding(name, value as (value: unknown) => void);
  if (!isSignal(value)) return inputBinding(name, () => value);
  return MODELS.includes(name) && 'set' in value
    ? twoWayBinding(name, value as WritableSignal<unknown>)
    : inputBinding(name, value);
}

/** Gives every element a width in pixels; without it a calendar is laid out wide. */
export function givenWidth(width: number): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

/** Stops the clock at an instant, while timers go on; undone after each test. */
export function givenNow(iso: string): void {
  jest.useFakeTimers({
    now: new Date(iso),
    doNotFake: [
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** Collects the development messages, with their codes in order. */
export function givenReports(): { codes(): string[]; messages(): string[] } {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const messages = (): string[] => warn.mock.calls.map(([message]) => String(message));
  return {
    messages,
    codes: () => messages().map((text) => /^\[event-calendar\] ([\w-]+): /.exec(text)?.[1] ?? text),
  };
}
