import {
  afterNextRender,
  Component,
  computed,
  Directive,
  inject,
  InjectionToken,
  Injector,
  signal,
  type Signal,
  viewChild,
  type WritableSignal,
} from '@angular/core';
import {
  type CalendarEvent,
  type CalendarPreferences,
  type CalendarResource,
  type CalendarView,
  EcDayCell,
  EcDayHeader,
  EcEvent,
  EcResourceHeader,
  EcTimelineCell,
  EventCalendarComponent,
  type LastAction,
  type VisibleRange,
  type VisibleResources,
  type SlotClick,
} from 'ng-event-calendar';
import { TEST_DEFAULTS } from './test-defaults';
import { TEST_FILTERS } from './test-filters';
import type { TestHostOptions, TestProps, TestState } from './test-api';

const MODELS = [
  'events',
  'view',
  'visibleDate',
  'preferences',
  'visibleResources',
  'timelinePreset',
  'collapsedResources',
  'pinnedResources',
  'searchText',
  'selectedEvents',
] as const;

/** Options of a host that aren't props of its calendar. */
export const TEST_HOST_OPTIONS = new InjectionToken<TestHostOptions>('TEST_HOST_OPTIONS');

/** A bare calendar for browser tests, driven by the test page. */
@Directive()
export abstract class CalendarUnderTest {
  private readonly injector = inject(Injector);
  private readonly options = inject(TEST_HOST_OPTIONS);
  protected abstract readonly calendar: Signal<EventCalendarComponent | undefined>;

  protected readonly isBound = this.options.bound !== false;
  protected readonly hasTemplates = this.options.templates === true;
  protected readonly isMounted = signal(false);

  private readonly given = signal<TestProps>({ height: this.options.height ?? '100dvh' });
  protected readonly inputs = computed(() => ({ ...TEST_DEFAULTS, ...defined(this.given()) }));

  protected readonly filter = computed(() => {
    const name = this.inputs().eventFilter;
    return name === undefined ? undefined : TEST_FILTERS[name];
  });

  // A host's own signals have plain types; undefined is their value before anything is set.
  protected readonly events = signal<CalendarEvent[]>([]);
  protected readonly view = signal(undefined) as unknown as WritableSignal<CalendarView>;
  protected readonly visibleDate = signal(undefined) as unknown as WritableSignal<string>;
  protected readonly preferences = signal(
    undefined,
  ) as unknown as WritableSignal<CalendarPreferences>;
  protected readonly visibleResources = signal(
    undefined,
  ) as unknown as WritableSignal<VisibleResources>;
  protected readonly timelinePreset = signal(undefined) as unknown as WritableSignal<
    'hours' | 'days' | 'weeks' | 'months'
  >;
  protected readonly collapsedResources = signal(
    undefined,
  ) as unknown as WritableSignal<VisibleResources>;
  protected readonly pinnedResources = signal<readonly (string | number)[]>([]);
  protected readonly searchText = signal('');
  protected readonly selectedEvents = signal<TestState['selectedEvents']>([]);

  private slot: SlotClick | undefined;
  private lastAction: LastAction | undefined;
  private clicked: CalendarEvent | undefined;
  private clickedResource: CalendarResource | undefined;
  private visibleRange: VisibleRange | undefined;
  private readonly log: string[] = [];

  protected wrote(name: string): void {
    this.log.push(`${name}Change`);
  }

  protected acted(action: LastAction): void {
    this.lastAction = action;
    this.log.push('lastAction');
  }

  protected click(event: CalendarEvent): void {
    this.clicked = event;
    this.log.push('eventClick');
  }

  protected clickResource(resource: CalendarResource): void {
    this.clickedResource = resource;
    this.log.push('resourceClick');
  }

  protected clickBlock(): void {
    this.log.push('blockedTimeClick');
  }

  protected clickSlot(slot: SlotClick): void {
    this.slot = slot;
  }

  protected moved(range: VisibleRange): void {
    this.visibleRange = range;
  }

  set(props: TestProps): Promise<void> {
    return this.afterDrawing(() => this.assign(props));
  }

  mount(): Promise<void> {
    return this.afterDrawing(() => this.isMounted.set(true));
  }

  unmount(): Promise<void> {
    return this.afterDrawing(() => this.isMounted.set(false));
  }

  shown(): EventCalendarComponent | undefined {
    return this.calendar();
  }

  private assign(props: TestProps): void {
    this.given.update((before) => ({ ...before, ...props }));
    for (const name of this.isBound ? MODELS : (['events'] as const)) {
      if (name in props) (this[name] as WritableSignal<unknown>).set(props[name]);
    }
  }

  state(): TestState {
    return {
      events: this.events(),
      view: this.view(),
      visibleDate: this.visibleDate(),
      preferences: this.preferences(),
      visibleResources: this.visibleResources(),
      timelinePreset: this.timelinePreset(),
      collapsedResources: this.collapsedResources(),
      pinnedResources: this.pinnedResources(),
      searchText: this.searchText(),
      selectedEvents: this.selectedEvents(),
      lastAction: this.lastAction,
      clicked: this.clicked,
      clickedResource: this.clickedResource,
      slot: this.slot,
      visibleRange: this.visibleRange,
      log: [...this.log],
    };
  }

  private afterDrawing(change: () => void): Promise<void> {
    return new Promise((resolve) => {
      afterNextRender(() => resolve(), { injector: this.injector });
      change();
    });
  }
}

/** Host of the plain calendar. */
@Component({
  selector: 'sc-test-host',
  imports: [
    EcDayCell,
    EcDayHeader,
    EcEvent,
    EcResourceHeader,
    EcTimelineCell,
    EventCalendarComponent,
  ],
  templateUrl: './test-host.html',
  styles: `
    .tall {
      block-size: 200px;
      margin: 0;
      pointer-events: auto;
    }
  `,
})
export class TestHost extends CalendarUnderTest {
  protected readonly calendar = viewChild(EventCalendarComponent);
}

function defined<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
