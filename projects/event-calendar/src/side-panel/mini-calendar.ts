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

/** Constant, so that nothing below the calendar jumps from month to month. */
const SHOWN_WEEKS = 6;

/**
 * A month for navigation: shows which days hold events, and sets the visible date. Bound to another date it sets that
 * one, and shows neither events nor view. Its cells take focus and presses themselves, as in the date grid of the ARIA
 * Authoring Practices: 42 buttons in them would add 42 boxes and resets.
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

  /** Selected day as a day number; unbound it is the calendar's visible date, which a pick then changes. */
  readonly date = model<number>();
  /** Emits the day number that was picked, even if it was selected already; a popover around this closes then. */
  readonly closed = output<number>();

  protected readonly text = this.settings.text;
  protected readonly formats = this.settings.formats;
  readonly #isOfView = computed(() => this.date() === undefined);
  protected readonly selected = computed(() => this.date() ?? this.navigation.date());
  /** Day that Tab reaches, as a day number. Browsing moves it, so that it decides which month is shown. */
  protected readonly active = linkedSignal(() => this.selected());
  /** Whether a press elsewhere led here: browsers show no focus that a mouse has moved. */
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
  /** Days whose events the view shows already; only other days get a dot. */
  protected readonly daysInView = computed(
    () => new Set(this.#isOfView() ? this.navigation.days() : []),
  );
  /** Whether the days in view have a band; that of a month would cover everything, and say nothing. */
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
  /** Cells, which only change with the month: a step of the view formats no date anew. */
  protected readonly weeks = computed(() =>
    Array.from({ length: SHOWN_WEEKS }, (_, week) => {
      const first = this.#firstDay() + week * 7;
      const number = this.hasWeekNumbers() ? this.#weekNumber(first) : null;
      return { number, days: consecutiveDays(first, 7).map(this.#cell) };
    }),
  );

  constructor() {
    // Days without a dot should be empty, not unknown.
    const source = inject(SourceLink);
    effect((onCleanup) => {
      if (this.#isOfView()) onCleanup(source.browse(this.#drawnDays));
    });
    // The cells stay and change their dates, so that focus has to follow its date.
    afterRenderEffect(() => {
      this.active();
      if (this.grid().nativeElement.querySelector(':focus') !== null) this.focus();
    });
  }

  /** Focuses the day from which the arrow keys start. */
  focus(): void {
    this.grid().nativeElement.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  /** Returns to the selected day from any month, focuses it and shows the focus. */
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

  /** Handles presses on all days. */
  protected press({ target }: Event): void {
    const cell = target instanceof Element ? target.closest<HTMLElement>('.ec-cell') : null;
    if (cell === null) return;
    // A click without a press, as by speech input, has moved no focus.
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
    // Drawn at once: the next key, perhaps Enter, is meant for the day that this one led to.
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

  /** Returns the days by which one cell to the right is later. */
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

  /**
   * Returns the position of a day in the band of its week: whether that begins or ends there; null outside the band.
   */
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
