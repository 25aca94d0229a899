import { Component, computed, inject, output } from '@angular/core';
import { isOwnedBy, type DayOfEvents, type Occurrence } from 'ng-event-calendar/core/internal';
import { listedDay, spanIn } from 'ng-event-calendar/core/timeline';
import type { EventListRequest } from '../../popover/event-list-request';
import { CalendarStore } from '../../store/events/calendar-store';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { TimelineScale } from './timeline-scale';
import { TimelineScroll } from './timeline-scroll';

/** Hint at the events of the page without a resource, where these have no row; a press opens their list. */
@Component({
  selector: 'ec-unassigned-hint',
  template: `
    @if (label(); as label) {
      <button type="button" class="ec-hint" (click)="open($event)">{{ label }}</button>
    }
  `,
  styleUrl: '../shared/hints.scss',
})
export class UnassignedHint {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #occurrences = inject(PageOccurrences).all;
  readonly #scale = inject(TimelineScale);
  readonly #scroll = inject(TimelineScroll);

  /** Requests the list of the events. */
  readonly list = output<EventListRequest>();

  readonly #unassigned = computed<readonly Occurrence[]>(() => {
    if (this.#scale.options().unassigned !== 'never' || !this.#scale.hasTitles()) return [];
    const [resources, axis] = [this.#store.resources(), this.#scale.axis()];
    return this.#occurrences().filter(
      (occurrence) =>
        isOwnedBy(occurrence.event, 'unassigned', resources) &&
        spanIn(axis, occurrence, 'time') !== null,
    );
  });
  /** Events by the day on which each begins, those begun earlier or on hidden days by the next one. */
  readonly #days = computed<readonly DayOfEvents[]>(() => {
    const byDay = new Map<number, Occurrence[]>();
    for (const occurrence of this.#unassigned()) {
      const day = listedDay(this.#scale.axis(), occurrence.firstDay);
      byDay.set(day, [...(byDay.get(day) ?? []), occurrence]);
    }
    return [...byDay]
      .map(([day, occurrences]) => ({ day, occurrences }))
      .sort((a, b) => a.day - b.day);
  });

  protected readonly label = computed(() => {
    const { length: count } = this.#unassigned();
    return count === 0 ? '' : this.#settings.text()('unassignedEvents', { count });
  });

  /** Requests the list; the hint stands beside the rows, but its list among them, so that events can be dragged there. */
  protected open({ currentTarget }: Event): void {
    const [days, label] = [this.#days, this.label];
    this.list.emit({
      days,
      label,
      origin: currentTarget as HTMLElement,
      view: this.#scroll.element,
    });
  }
}
