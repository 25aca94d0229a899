import {
  afterNextRender,
  Component,
  computed,
  effect,
  inject,
  Injector,
  input,
  signal,
  untracked,
} from '@angular/core';
import { Router } from '@angular/router';
import {
  type CalendarEvent,
  type CalendarView,
  EventCalendarComponent,
  type VisibleResources,
} from 'ng-event-calendar';
import { addDays, today } from '../../../data/civil-date';
import { LINES, type Load, manyEvents } from '../../../data/many-events';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';
import { type SegmentOption, Segmented } from '../../ui/segmented';

type Amount = '1000' | '10000' | '100000' | 'week';

const LOADS: Readonly<Record<Amount, Load>> = {
  '1000': { count: 1_000, days: 364 },
  '10000': { count: 10_000, days: 3 * 364 },
  '100000': { count: 100_000, days: 5 * 364 },
  week: { count: 5_000, days: 7 },
};

/** Far more events than anyone can read. */
@Component({
  selector: 'sc-many',
  imports: [EventCalendarComponent, Icon, Page, Segmented],
  templateUrl: './many.html',
  styleUrl: './many.scss',
})
export class Many {
  /** Query parameters. */
  readonly count = input<string>();
  readonly view = input<CalendarView>();
  readonly date = input<string>();

  private readonly router = inject(Router);
  private readonly injector = inject(Injector);

  protected readonly lines = LINES;
  protected readonly amounts: readonly SegmentOption<Amount>[] = [
    { value: '1000', label: '1,000' },
    { value: '10000', label: '10,000' },
    { value: '100000', label: '100,000' },
    { value: 'week', label: '5,000 in one week' },
  ];
  protected readonly amount = computed<Amount>(() => {
    const asked = this.count();
    return this.amounts.find(({ value }) => value === asked)?.value ?? '100000';
  });

  protected readonly events = signal<CalendarEvent[]>([]);
  protected readonly shownView = signal<CalendarView>('week');
  protected readonly shownDate = signal(today());
  protected readonly visibleResources = signal<VisibleResources>({});

  protected readonly generatedIn = signal<number | undefined>(undefined);
  protected readonly drawnIn = signal<number | undefined>(undefined);
  protected readonly total = computed(() => this.events().length.toLocaleString('en'));

  constructor() {
    effect(() => {
      const view = this.view();
      const date = this.date();
      if (view) this.shownView.set(view);
      if (date) this.shownDate.set(date);
    });
    effect(() => {
      const load = LOADS[this.amount()];
      const date = untracked(this.date) ?? today();
      const started = performance.now();
      this.events.set(manyEvents(load, date));
      this.generatedIn.set(performance.now() - started);
      this.measure();
    });
  }

  protected choose(count: Amount): void {
    void this.router.navigate([], {
      queryParams: { count },
      queryParamsHandling: 'merge',
      replaceUrl: true,
    });
  }

  protected jump(): void {
    const { days } = LOADS[this.amount()];
    this.measure();
    this.shownDate.set(addDays(today(), Math.round((Math.random() - 0.5) * days * 0.9)));
  }

  /** Measures the time from now until the next change has been drawn. */
  protected measure(): void {
    const started = performance.now();
    afterNextRender(() => setTimeout(() => this.drawnIn.set(performance.now() - started)), {
      injector: this.injector,
    });
  }
}
