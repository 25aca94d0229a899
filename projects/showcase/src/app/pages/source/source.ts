import { Component, computed, inject, input, linkedSignal, signal, viewChild } from '@angular/core';
import { Router } from '@angular/router';
import type { CalendarView } from 'ng-event-calendar';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { today } from '../../../data/civil-date';
import { courseWeek } from '../../../data/course-week';
import { Page } from '../../ui/page';
import { type SegmentOption, Segmented } from '../../ui/segmented';
import { browserSource } from './browser-source';
import { serverSource } from './server-source';
import { BOOKED_STUDIOS, STUDIOS, type StoredEvent } from './stored-event';
import { watchedSource, type Exchange, type Temper } from './watched-source';

type Place = 'browser' | 'server';

/** Most exchanges listed. */
const LISTED = 12;

/** Events loaded on demand and saved when they change: in this browser, or on a server. */
@Component({
  selector: 'sc-source',
  imports: [EventCalendarPremiumComponent, Page, Segmented],
  templateUrl: './source.html',
  styleUrl: './source.scss',
})
export class Source {
  /** Query parameters. */
  readonly date = input<string>();
  readonly view = input<CalendarView>();
  readonly place = input<Place>();

  private readonly router = inject(Router);
  private readonly calendar = viewChild.required(EventCalendarPremiumComponent);

  protected readonly lede =
    'The calendar asks for what it shows and a page on either side, and hands over each change. In the ' +
    'browser events survive a reload; the server’s are shared. It judges by the same functions as the calendar, and by ' +
    'what it alone knows: that somebody else has booked meanwhile.';
  protected readonly places: readonly SegmentOption<Place>[] = [
    { value: 'browser', label: 'This browser' },
    { value: 'server', label: 'Server' },
  ];
  protected readonly tempers: readonly SegmentOption<Temper>[] = [
    { value: 'quick', label: 'Quick' },
    { value: 'slow', label: 'Slow' },
    { value: 'away', label: 'Away' },
  ];
  protected readonly chosen = computed<Place>(() => this.place() ?? 'browser');
  protected readonly studios = computed(() =>
    this.chosen() === 'server' ? BOOKED_STUDIOS : STUDIOS,
  );
  protected readonly temper = signal<Temper>('quick');
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'week');
  protected readonly shownDate = linkedSignal(() => this.date() ?? today());
  protected readonly events = signal<StoredEvent[]>([]);
  protected readonly exchanges = signal<readonly Exchange[]>([]);

  protected readonly source = computed(() => {
    const source =
      this.chosen() === 'server'
        ? serverSource()
        : browserSource(() => courseWeek(this.date() ?? today()));
    return watchedSource(source, this.temper, (words) => this.begin(words));
  });

  protected choose(place: Place): void {
    void this.router.navigate([], { queryParams: { place }, queryParamsHandling: 'merge' });
  }

  protected reload(): void {
    this.calendar().reload();
  }

  /** Lists an exchange; returns a function that records its outcome. */
  private begin(words: string): (outcome: Exchange['outcome']) => void {
    let listed: Exchange = { words, outcome: 'under way' };
    this.exchanges.update((before) => [listed, ...before].slice(0, LISTED));
    return (outcome) => {
      const ended: Exchange = { words, outcome };
      this.exchanges.update((all) => all.map((each) => (each === listed ? ended : each)));
      listed = ended;
    };
  }
}
