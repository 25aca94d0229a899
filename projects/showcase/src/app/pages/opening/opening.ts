import { Component, computed, input, linkedSignal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { EventCalendarComponent, type CalendarView, type WorkingHours } from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { STUDIO_RESOURCES, type StudioEvent } from '../../../data/studio';
import { studioEvents } from '../../../data/studio-events';
import { CopyButton } from '../../ui/copy-button';
import { Segmented, type SegmentOption } from '../../ui/segmented';

/** Pages of the trades that the calendar was made for. */
const EXAMPLES = [
  { path: '/hotel', label: 'Hotel by days' },
  { path: '/shifts', label: 'Shifts past midnight' },
  { path: '/machines', label: 'Machines by weeks' },
  { path: '/rental', label: 'Rental desk' },
] as const;

/** Examples that one press shows in the calendar of the page. */
type Example = 'week' | 'desk' | 'timeline' | 'zones';
const TABS: readonly SegmentOption<Example>[] = [
  { value: 'week', label: 'Week' },
  { value: 'desk', label: 'Front desk' },
  { value: 'timeline', label: 'Timeline' },
  { value: 'zones', label: 'Zones' },
];
const VIEW_OF: Readonly<Record<Example, CalendarView>> = {
  week: 'week',
  desk: 'day',
  timeline: 'timeline',
  zones: 'week',
};
const HOURS: readonly WorkingHours[] = [{ days: [1, 2, 3, 4, 5], start: '08:00', end: '18:00' }];
const ZONES = ['Europe/London', 'Asia/Tokyo'];

/** Introduces the calendar, in one sentence and one example, and leads to others. */
@Component({
  selector: 'sc-opening',
  imports: [CopyButton, EventCalendarComponent, RouterLink, Segmented],
  templateUrl: './opening.html',
  styleUrl: './opening.scss',
})
export class Opening {
  /** Query parameters. */
  readonly date = input<string>();
  readonly view = input<CalendarView>();

  protected readonly examples = EXAMPLES;
  protected readonly install = 'ng add ng-event-calendar';
  /** A phone has no room for the times of further zones. */
  protected readonly tabs = matchMedia('(width < 768px)').matches
    ? TABS.filter(({ value }) => value !== 'zones')
    : TABS;
  protected readonly tab = linkedSignal<Example>(() => {
    const view = this.view();
    return view === 'timeline' ? 'timeline' : view === 'day' ? 'desk' : 'week';
  });
  protected readonly isDesk = computed(() => this.tab() === 'desk');
  protected readonly hours = computed(() => (this.isDesk() ? HOURS : undefined));
  protected readonly zones = computed(() => (this.tab() === 'zones' ? ZONES : []));
  protected readonly resources = STUDIO_RESOURCES;
  protected readonly views: readonly CalendarView[] = [
    'day',
    'week',
    'month',
    'timeline',
    'agenda',
  ];
  protected readonly shownDate = linkedSignal(() => this.date() ?? today());
  protected readonly shownView = linkedSignal<CalendarView>(() =>
    // The requested view, until a tab is pressed.
    this.tab() === 'week' ? (this.view() ?? 'week') : VIEW_OF[this.tab()],
  );
  protected readonly events = linkedSignal<StudioEvent[]>(() =>
    studioEvents(this.date() ?? today()),
  );
}
