import { Component, computed, inject, input } from '@angular/core';
import { formatWall, MINUTE, type Column, type Occurrence } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { resourceIdOf } from '../store/columns';
import { SessionState } from '../store/session-state';

/** What a drag or sweep would do, drawn where it would stand with its new times. */
@Component({
  selector: 'ec-event-preview',
  template: `
    <span class="ec-title">{{ title() }}</span>
    <span class="ec-time">{{ state.draft()?.refusal?.reason || time() }}</span>
  `,
  styleUrl: './event-preview.scss',
  host: {
    'aria-hidden': 'true',
    'data-preview': '',
    '[attr.data-held]': 'isHeld() ? "" : null',
    '[attr.data-start]': 'startAttribute()',
    '[attr.data-resource-id]': 'resourceIdOf(column())',
    '[attr.data-end]': 'endAttribute()',
    '[attr.data-color]': 'color()',
    '[attr.data-refused]': 'state.draft()?.refusal ? "" : null',
  },
})
export class EventPreview {
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  protected readonly state = inject(SessionState);

  readonly occurrence = input.required<Occurrence>();
  /** The column that it stands in, or the first of them. */
  readonly column = input.required<Column>();

  protected readonly resourceIdOf = resourceIdOf;
  /** Whether it is the piece that a hand or a key has, of an event that stands with several. */
  protected readonly isHeld = computed(() => {
    const isAnywhere = this.state.heldIn() === undefined;
    return isAnywhere || this.state.isHeldIn(this.column());
  });
  protected readonly color = computed(() => this.store.colorOf(this.occurrence().event));
  protected readonly title = computed(
    () => this.occurrence().event.title || this.settings.text()('eventUntitled'),
  );
  protected readonly time = computed(() => {
    const { start, end, allDay, firstDay, lastDay } = this.occurrence();
    if (!allDay) return this.settings.times().timeRange(start, end);
    const formats = this.settings.formats();
    return firstDay === lastDay
      ? formats.monthDay(firstDay)
      : formats.dateRangeTitle(firstDay, lastDay);
  });
  protected readonly startAttribute = computed(() =>
    formatWall(this.occurrence().startWall, 'minutes'),
  );
  protected readonly endAttribute = computed(() => {
    const { allDay, endWall } = this.occurrence();
    return formatWall(allDay ? endWall - MINUTE : endWall, 'minutes');
  });
}
