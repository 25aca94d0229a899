import {
  afterNextRender,
  afterRenderEffect,
  ChangeDetectorRef,
  Component,
  computed,
  effect,
  ElementRef,
  inject,
  Injector,
  linkedSignal,
  model,
  output,
  signal,
  viewChild,
} from '@angular/core';
import {
  addMonths,
  consecutiveDays,
  formatDay,
  nearestWithin,
  startOfMonth,
  startOfWeek,
  weekNumber,
} from 'ng-event-calendar/core/internal';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Navigation } from '../store/dates/navigation';
import { SourceLink, type BrowsedDays } from '../store/source/source-link';

/** Always as many, so that nothing below the calendar jumps from month to month. */
const SHOWN_WEEKS = 6;

/**
 * A month to find one's way in: shows which days hold events, and picks the visible date. Bound to another date it
 * picks that, and says nothing of events and view. Its cells take focus and presses themselves, as the date grid of the
 * ARIA Authoring Practices does: 42 buttons in them would be 42 boxes and resets more.
 */
@Component({
  selector: 'ec-mini-calendar',
  imports: [Icon],
  templateUrl: './mini-calendar.html',
  styleUrl: './mini-calendar.scss',
  host: {
    role: 'group',
    '[attr.aria-label]': 'text()("miniCalendarLabel")',
    '[attr.data-layout]': 'settings.layout()',
    '[class.ec-called]': 'isCalled()',
    '(focusout)': 'isCalled.set(false)',
    '(click)': 'press($event)',
    '(keydown)': 'move($event)',
  },
})
export class MiniCalendar {
  protected readonly settings = inject(CalendarSettings);
  protected readonly navigation = inject(Navigation);
  readonly #store = inject(CalendarStore);
  readonly #injector = inject(Injector);
  readonly #changes = inject(ChangeDetectorRef);
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly grid = viewChild.required<ElementRef<HTMLElement>>('grid');

  /** The selected day number; unbound it is the calendar's visible date, which a pick then changes. */
  readonly date = model<number>();
  /** The day number that was picked, also when it was selected already: what this was opened in is closed by it. */
  readonly closed = output<number>();

  protected readonly text = this.settings.text;
  protected readonly formats = this.settings.formats;
  readonly #isOfView = computed(() => this.date() === undefined);
  protected readonly selected = computed(() => this.date() ?? this.navigation.date());
  /** The one day that Tab reaches. Browsing takes it along, so it decides which month is shown. */
  protected readonly active = linkedSignal(() => this.selected());
  /** Whether a press elsewhere led here: the browser shows no focus that a mouse has moved. */
  protected readonly isCalled = signal(false);
  readonly #month = computed(() => startOfMonth(this.active()));
  protected readonly monthTitle = computed(() => this.formats().monthYear(this.#month()));

  readonly #weekStartsOn = computed(() => this.settings.preferences().weekStartsOn);
  protected readonly hasWeekNumbers = computed(() => this.settings.preferences().showWeekNumber);
  readonly #firstDay = computed(() => startOfWeek(this.#month(), this.#weekStartsOn()));
  readonly #drawnDays = computed<BrowsedDays>(
    () => [this.#firstDay(), this.#firstDay() + SHOWN_WEEKS * 7 - 1],
    { equal: (a, b) => a[0] === b[0] },
  );
  readonly #marks = computed(() =>
    this.#isOfView() ? this.#store.markDays(...this.#drawnDays()) : null,
  );
  /** What happens on these is seen in the view: only elsewhere a dot tells something. */
  protected readonly daysInView = computed(
    () => new Set(this.#isOfView() ? this.navigation.days() : []),
  );
  /** Whether the days in view have a band: of a month it would be over everything, and say nothing. */
  readonly #hasBand = computed(() => {
    const { dayRules, viewDefinition } = this.navigation;
    return viewDefinition().timeSpan(dayRules()) !== 'month';
  });

  protected readonly weekdays = computed(() =>
    consecutiveDays(this.#firstDay(), 7).map((day) => ({
      narrow: this.formats().weekdayNarrow(day),
      long: this.formats().weekdayLong(day),
    })),
  );
  /** What changes with the month alone: a step of the view looks at no date anew. */
  protected readonly weeks = computed(() =>
    Array.from({ length: SHOWN_WEEKS }, (_, week) => {
      const first = this.#firstDay() + week * 7;
      const number = this.hasWeekNumbers() ? this.#weekNumber(first) : null;
      return { number, days: consecutiveDays(first, 7).map(this.#cell) };
    }),
  );

  constructor() {
    // Days without a mark should be empty, not unknown.
    const source = inject(SourceLink);
    effect((onCleanup) => {
      if (this.#isOfView()) onCleanup(source.browse(this.#drawnDays));
    });
    // The cells stay and change their dates: focus has to go where its date went.
    afterRenderEffect(() => {
      this.active();
      if (this.grid().nativeElement.querySelector(':focus') !== null) this.focus();
    });
  }

  /** Moves focus to the day that the arrow keys start from. */
  focus(): void {
    this.grid().nativeElement.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  /** Leads to the selected day, wherever one has browsed to, and shows where that is. */
  call(): void {
    this.active.set(this.selected());
    const show = (): void => {
      this.focus();
      this.isCalled.set(true);
    };
    afterNextRender(show, { injector: this.#injector });
  }

  protected browse(months: 1 | -1): void {
    const target = addMonths(this.active(), months);
    const isSelectedMonth = startOfMonth(target) === startOfMonth(this.selected());
    this.active.set(
      isSelectedMonth ? this.selected() : nearestWithin(target, this.settings.bounds()),
    );
  }

  /** One listener for all days. */
  protected press({ target }: Event): void {
    const cell = target instanceof Element ? target.closest<HTMLElement>('.ec-cell') : null;
    if (cell === null) return;
    // What only clicks, as speech does, has moved no focus.
    cell.focus();
    const cells = this.grid().nativeElement.querySelectorAll('.ec-cell');
    this.#pick(this.#firstDay() + [...cells].indexOf(cell));
  }

  #pick(day: number): void {
    if (!this.navigation.isOffered()(day)) return;
    this.active.set(day);
    if (this.#isOfView()) this.navigation.goTo(day);
    else this.date.set(day);
    this.closed.emit(day);
  }

  protected move(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (!this.grid().nativeElement.contains(event.target as Node)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.#pick(this.active());
      return;
    }
    const day = this.#dayByKey(event);
    if (day === undefined) return;
    event.preventDefault();
    this.active.set(nearestWithin(day, this.settings.bounds()));
    // At once: the next key, Enter perhaps, is for the day that this one led to.
    this.#changes.detectChanges();
    this.focus();
  }

  #dayByKey({ key, shiftKey }: KeyboardEvent): number | undefined {
    const day = this.active();
    const weekStart = startOfWeek(day, this.#weekStartsOn());
    switch (key) {
      case 'ArrowLeft':
        return day - this.#rightward();
      case 'ArrowRight':
        return day + this.#rightward();
      case 'ArrowUp':
        return day - 7;
      case 'ArrowDown':
        return day + 7;
      case 'Home':
        return weekStart;
      case 'End':
        return weekStart + 6;
      case 'PageUp':
        return addMonths(day, shiftKey ? -12 : -1);
      case 'PageDown':
        return addMonths(day, shiftKey ? 12 : 1);
      default:
        return undefined;
    }
  }

  /** How many days one cell to the right is. */
  #rightward(): 1 | -1 {
    return getComputedStyle(this.#element.nativeElement).direction === 'rtl' ? -1 : 1;
  }

  readonly #cell = (day: number) => {
    const date = this.formats().fullDate(day);
    const isOffered = this.navigation.isOffered()(day);
    const isMarked = isOffered && this.#marks()?.[day - this.#firstDay()] === 1;
    return {
      day,
      date: formatDay(day),
      number: this.formats().dayNumber(day),
      label: isMarked ? this.text()('dayHasEventsAriaLabel', { date }) : date,
      isOffered,
      isMarked,
      isOutside: startOfMonth(day) !== this.#month(),
    };
  };

  /** How a day stands in the band of its week: whether that begins or ends there; null outside of it. */
  protected bandOn(day: number): string | null {
    const days = this.daysInView();
    if (!this.#hasBand() || !days.has(day)) return null;
    const inWeek = (day - this.#firstDay()) % 7;
    const begins = inWeek === 0 || !days.has(day - 1);
    const ends = inWeek === 6 || !days.has(day + 1);
    return [begins ? 'start' : '', ends ? 'end' : ''].join(' ').trim();
  }

  #weekNumber(first: number): { readonly short: string; readonly label: string } {
    const week = weekNumber(first, this.#weekStartsOn());
    return {
      short: this.formats().number(week),
      label: this.text()('weekNumberAriaLabel', { weekNumber: week }),
    };
  }
}
