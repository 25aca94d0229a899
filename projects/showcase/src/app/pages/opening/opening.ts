import { Component, computed, input, linkedSignal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { EventCalendarComponent, type CalendarEvent, type CalendarView } from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { DESK, deskDay, deskEvents, OPENING_HOURS } from '../../../data/desk';
import { STUDIO_RESOURCES } from '../../../data/studio';
import { studioEvents } from '../../../data/studio-events';
import { CopyButton } from '../../ui/copy-button';
import { mediaMatches } from '../../ui/media';
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
const VIEWS: readonly CalendarView[] = ['day', 'week', 'month', 'timeline', 'agenda'];
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
  protected readonly tabs = TABS;
  protected readonly tab = linkedSignal<Example>(() => {
    const view = this.view();
    return view === 'timeline' ? 'timeline' : view === 'day' ? 'desk' : 'week';
  });
  protected readonly isDesk = computed(() => this.tab() === 'desk');
  protected readonly resources = computed(() => (this.isDesk() ? DESK : STUDIO_RESOURCES));
  protected readonly hours = computed(() => (this.isDesk() ? OPENING_HOURS : undefined));
  protected readonly zones = computed(() => (this.tab() === 'zones' ? ZONES : []));
  /** Whether the times of three zones take half of the width, which leaves room for one day. */
  protected readonly isDayOfZones = computed(() => this.tab() === 'zones' && this.isNarrow());
  protected readonly views = computed<readonly CalendarView[]>(() =>
    this.isDayOfZones() ? ['day', 'agenda'] : VIEWS,
  );
  protected readonly shownDate = linkedSignal(() =>
    this.isDesk() ? this.deskStart() : (this.date() ?? today()),
  );
  protected readonly shownView = linkedSignal<CalendarView>(() => {
    if (this.isDayOfZones()) return 'day';
    // The requested view, until a tab is pressed.
    return this.tab() === 'week' ? (this.view() ?? 'week') : VIEW_OF[this.tab()];
  });
  protected readonly events = computed(() => (this.isDesk() ? this.visits() : this.classes()));

  private readonly isNarrow = mediaMatches('(width < 840px)');
  private readonly classes = linkedSignal<CalendarEvent[]>(() =>
    studioEvents(this.date() ?? today()),
  );
  private readonly deskStart = computed(() => this.date() ?? deskDay(today()));
  private readonly visits = linkedSignal<CalendarEvent[]>(() => deskEvents(this.deskStart()));

  protected write(events: CalendarEvent[]): void {
    (this.isDesk() ? this.visits : this.classes).set(events);
  }
}
