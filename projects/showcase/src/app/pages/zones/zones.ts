import { Component, computed, inject, input, linkedSignal } from '@angular/core';
import { Router } from '@angular/router';
import { type CalendarEvent, type CalendarView, EventCalendarComponent } from 'ng-event-calendar';
import { toInstant, toWallTime } from 'ng-event-calendar/core';
import { mediaMatches } from '../../ui/media';
import { Page } from '../../ui/page';
import { type SegmentOption, Segmented } from '../../ui/segmented';
import { ZONE_CASES } from './zone-cases';

const VIEWS: readonly CalendarView[] = ['day', 'week'];

/** Days on which clocks change, in the zone itself and seen from others. */
@Component({
  selector: 'sc-zones',
  imports: [EventCalendarComponent, Page, Segmented],
  templateUrl: './zones.html',
  styleUrl: './zones.scss',
})
export class Zones {
  /** Query parameters. */
  readonly case = input<string>();
  readonly view = input<CalendarView>();
  readonly tz = input<string>();

  private readonly router = inject(Router);
  private readonly isNarrow = mediaMatches('(width < 840px)');

  protected readonly views = VIEWS;
  protected readonly viewOptions: readonly SegmentOption<CalendarView>[] = [
    { value: 'day', label: 'Day' },
    { value: 'week', label: 'Week' },
  ];
  protected readonly cases: readonly SegmentOption<string>[] = ZONE_CASES.map(({ key, label }) => ({
    value: key,
    label,
  }));
  protected readonly shown = computed(
    () => ZONE_CASES.find(({ key }) => key === this.case()) ?? ZONE_CASES[0]!,
  );
  /** Also written by headings that swap zones. */
  protected readonly zone = linkedSignal(() => this.tz() ?? this.shown().zone);
  protected readonly zones = computed<readonly SegmentOption<string>[]>(() =>
    [...new Set([this.shown().zone, 'UTC', 'Europe/Berlin', 'Asia/Tokyo', this.zone()])].map(
      (value) => ({ value, label: value.split('/').at(-1)!.replaceAll('_', ' ') }),
    ),
  );
  protected readonly beside = computed(() =>
    (this.shown().beside ?? []).filter((zone) => zone !== this.tz()),
  );
  /** Whether the times of three zones take half of the width, which leaves room for one day. */
  protected readonly isDayOfZones = computed(
    () => this.beside().length > 0 && this.isNarrow() && this.shownView() === 'day',
  );
  protected readonly shownView = computed(
    () => this.view() ?? (this.beside().length > 0 && !this.isNarrow() ? 'week' : 'day'),
  );
  protected readonly date = linkedSignal(() => this.shown().date);
  protected readonly events = linkedSignal<CalendarEvent[]>(() => [...this.shown().events]);

  /** Each event as given, and in the display zone. */
  protected readonly rows = computed(() =>
    this.events().map((event) => ({
      event,
      from: this.wall(event.start, event.timezone),
      to: this.wall(event.end, event.timezone),
    })),
  );

  protected go(query: { case?: string; view?: CalendarView; tz?: string | null }): void {
    void this.router.navigate([], {
      queryParams: query,
      queryParamsHandling: 'merge',
      replaceUrl: true,
    });
  }

  /** Returns the time of day in the display zone, with the day if it isn't that of the case. */
  private wall(iso: string, timezone: string | undefined): string {
    const [date = '', time = ''] = toWallTime(toInstant(iso, timezone), this.zone()).split('T');
    return `${date === this.shown().date ? '' : `${date.slice(5)}, `}${time.slice(0, 5)}`;
  }
}
