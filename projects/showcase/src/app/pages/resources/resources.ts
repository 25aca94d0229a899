import { Component, computed, input, linkedSignal, signal } from '@angular/core';
import {
  type CalendarEvent,
  type CalendarResource,
  type CalendarView,
  EventCalendarComponent,
  type VisibleResources,
} from 'ng-event-calendar';
import { addDays, today } from '../../../data/civil-date';
import { HOSPITAL, hospitalEvents } from '../../../data/hospital';
import { JsonView } from '../../ui/json-view';
import { Page } from '../../ui/page';

/** Some sixty resources on three levels, with one visibility map that both sides write to. */
@Component({
  selector: 'sc-resources',
  imports: [EventCalendarComponent, JsonView, Page],
  templateUrl: './resources.html',
  styleUrl: './resources.scss',
})
export class Resources {
  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();

  protected readonly resources = HOSPITAL;
  protected readonly lede =
    `${idsOf(HOSPITAL).length.toString()} of them, three deep. Colors come from the nearest one upward that names a ` +
    'color; the pharmacy’s events are read-only. Side panel and buttons write to the same map.';
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'week');
  /** Next week, so that nothing is past and all colors are at full strength. */
  private readonly start = computed(() => this.date() ?? addDays(today(), 7));
  protected readonly shownDate = linkedSignal(() => this.start());
  protected readonly events = linkedSignal<CalendarEvent[]>(() => hospitalEvents(this.start()));
  /** Two members are hidden at first, so their department and their site are partly checked. */
  protected readonly visibleResources = signal<VisibleResources>({
    'Dr. Bergström': false,
    'Echo room': false,
  });
  protected readonly hidden = computed(() =>
    Object.fromEntries(Object.entries(this.visibleResources()).filter(([, shown]) => !shown)),
  );

  protected showAll(): void {
    this.visibleResources.set({});
  }

  protected showOnly(site: CalendarResource): void {
    const shown = new Set(idsOf([site]));
    this.visibleResources.set(
      Object.fromEntries(idsOf(this.resources).map((id) => [id, shown.has(id)])),
    );
  }
}

function idsOf(resources: readonly CalendarResource[]): string[] {
  return resources.flatMap(({ id, children = [] }) => [String(id), ...idsOf(children)]);
}
