import {
  afterNextRender,
  ApplicationRef,
  Component,
  computed,
  DestroyRef,
  Directive,
  DOCUMENT,
  inject,
  Injector,
  LOCALE_ID,
  signal,
  type Signal,
  viewChild,
  type WritableSignal,
} from '@angular/core';
import {
  type CalendarEvent,
  type CalendarPreferences,
  type CalendarView,
  EventCalendarComponent,
  type LastAction,
  type VisibleRange,
  type VisibleResources,
  type SlotClick,
} from 'ng-event-calendar';
import { TEST_DEFAULTS } from './test-defaults';
import type { TestApi, TestProps, TestState } from './test-api';

const MODELS = ['events', 'view', 'visibleDate', 'preferences', 'visibleResources'] as const;

/** The locale that the address asks for. */
export const TEST_LOCALE = {
  provide: LOCALE_ID,
  useFactory: () => queryOf().get('locale') ?? 'en-US',
};

/**
 * A bare calendar for browser tests, driven through `window.showcase`. `?bound=0` leaves the
 * models unbound, `?mount=0` waits for `mount()`, `?props={…}` sets props before the first one.
 */
@Directive()
export abstract class CalendarUnderTest {
  private readonly application = inject(ApplicationRef);
  private readonly injector = inject(Injector);
  private readonly query = queryOf();
  protected abstract readonly calendar: Signal<EventCalendarComponent | undefined>;

  protected readonly isBound = this.query.get('bound') !== '0';
  protected readonly isMounted = signal(this.query.get('mount') !== '0');

  private readonly given = signal<TestProps>({ height: this.query.get('height') ?? '100dvh' });
  protected readonly inputs = computed(() => ({ ...TEST_DEFAULTS, ...defined(this.given()) }));

  // A host's own signals have plain types; undefined is what they hold before anything is set.
  protected readonly events = signal<CalendarEvent[]>([]);
  protected readonly view = signal(undefined) as unknown as WritableSignal<CalendarView>;
  protected readonly visibleDate = signal(undefined) as unknown as WritableSignal<string>;
  protected readonly preferences = signal(
    undefined,
  ) as unknown as WritableSignal<CalendarPreferences>;
  protected readonly visibleResources = signal(
    undefined,
  ) as unknown as WritableSignal<VisibleResources>;

  private slot: SlotClick | undefined;
  private lastAction: LastAction | undefined;
  private clicked: CalendarEvent | undefined;
  private visibleRange: VisibleRange | undefined;
  private readonly log: string[] = [];

  constructor() {
    const window = inject(DOCUMENT).defaultView;
    if (!window) return;
    this.assign(JSON.parse(this.query.get('props') ?? '{}') as TestProps);
    window.showcase = this.api();
    inject(DestroyRef).onDestroy(() => delete window.showcase);
  }

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

  protected clickBlock(): void {
    this.log.push('blockedTimeClick');
  }

  protected clickSlot(slot: SlotClick): void {
    this.slot = slot;
  }

  protected moved(range: VisibleRange): void {
    this.visibleRange = range;
  }

  private api(): TestApi {
    return {
      set: (props) => this.afterDrawing(() => this.assign(props)),
      get: () => this.state(),
      mount: () => this.afterDrawing(() => this.isMounted.set(true)),
      settled: () => this.application.whenStable(),
      destroy: () => this.afterDrawing(() => this.isMounted.set(false)),
      calendar: () => this.calendar(),
    };
  }

  private assign(props: TestProps): void {
    this.given.update((before) => ({ ...before, ...props }));
    for (const name of this.isBound ? MODELS : (['events'] as const)) {
      if (name in props) (this[name] as WritableSignal<unknown>).set(props[name]);
    }
  }

  private state(): TestState {
    return {
      events: this.events(),
      view: this.view(),
      visibleDate: this.visibleDate(),
      preferences: this.preferences(),
      visibleResources: this.visibleResources(),
      lastAction: this.lastAction,
      clicked: this.clicked,
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

/** The plain calendar. */
@Component({
  selector: 'sc-test-host',
  imports: [EventCalendarComponent],
  templateUrl: './test-host.html',
  providers: [TEST_LOCALE],
})
export class TestHost extends CalendarUnderTest {
  protected readonly calendar = viewChild(EventCalendarComponent);
}

function queryOf(): URLSearchParams {
  return new URLSearchParams(inject(DOCUMENT).location.search);
}

function defined<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
