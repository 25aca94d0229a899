import { Component, computed, inject, input, resource, signal } from '@angular/core';
import { Router } from '@angular/router';
import {
  type CalendarEvent,
  type CalendarView,
  EventCalendarComponent,
  type VisibleResources,
} from 'ng-event-calendar';
import { COUNTRIES } from '../../../data/countries';
import { today } from '../../../data/civil-date';
import { holidayEvents } from '../../../data/holiday-events';
import { Page } from '../../ui/page';
import { type SegmentOption, Segmented } from '../../ui/segmented';

const YEARS = ['2024', '2025', '2026', '2027', '2028'];

/** The public holidays of a dozen countries over five years. */
@Component({
  selector: 'sc-holidays',
  imports: [EventCalendarComponent, Page, Segmented],
  templateUrl: './holidays.html',
  styleUrl: './holidays.scss',
})
export class Holidays {
  /** Query parameters. */
  readonly date = input<string>();
  readonly view = input<CalendarView>();

  private readonly router = inject(Router);

  protected readonly countries = COUNTRIES;
  protected readonly years: readonly SegmentOption<string>[] = YEARS.map((year) => ({
    value: year,
    label: year,
  }));
  protected readonly shownView = computed(() => this.view() ?? 'month');
  protected readonly shownDate = computed(() => this.date() ?? today());
  protected readonly year = computed(() => this.shownDate().slice(0, 4));
  protected readonly visibleResources = signal<VisibleResources>({});

  private readonly file = resource({ loader: () => import('../../../data/holidays.json') });
  protected readonly events = computed<CalendarEvent[]>(() => {
    const file = this.file.value();
    return file ? holidayEvents(file.default) : [];
  });
  protected readonly tally = computed(() => {
    const count = this.events().length;
    return count > 0 ? `${count.toString()} holidays` : 'Loading …';
  });

  /** Writes the state to the address. */
  protected go(query: { view?: CalendarView; date?: string }): void {
    void this.router.navigate([], {
      queryParams: query,
      queryParamsHandling: 'merge',
      replaceUrl: true,
    });
  }

  protected goToYear(year: string): void {
    this.go({ date: `${year}${this.shownDate().slice(4)}` });
  }
}
