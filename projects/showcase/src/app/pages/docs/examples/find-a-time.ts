import { Component, computed, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';
import {
  findFreeTimes,
  indexEvents,
  indexResources,
  localZone,
  toInstant,
  toWallTime,
  type FreeTime,
  type CalendarId,
  type AvailabilityContext,
} from 'ng-event-calendar/core';
import { PRACTICE, PRACTICE_HOURS, practiceBlocks } from './practice-rules';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-find-a-time',
  imports: [EventCalendarComponent],
  template: `
    <fieldset>
      <legend>An appointment with</legend>
      @for (resource of resources; track resource.id) {
        <label>
          <input
            type="checkbox"
            [checked]="wanted().includes(resource.id)"
            (change)="toggle(resource.id)"
          />
          {{ resource.title }}
        </label>
      }
    </fieldset>
    <ul aria-label="Free times">
      @for (time of free().times; track time.start) {
        <li>
          <button type="button" (click)="book(time)">{{ nameOf(time) }}</button>
        </li>
      } @empty {
        <li>None this week.</li>
      }
    </ul>
    <event-calendar
      [height]="520"
      [defaultVisibleDate]="date"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [visibleHours]="{ start: 7, end: 19 }"
      [resources]="resources"
      [workingHours]="hours"
      [blockedTimes]="blocks"
      eventOverlap="refuse"
      [(events)]="events"
    />
  `,
})
export class FindATime {
  private readonly zone = localZone();

  protected readonly date = thisWeek(2, '00:00').slice(0, 10);
  protected readonly resources = PRACTICE;
  protected readonly hours = PRACTICE_HOURS;
  protected readonly blocks = practiceBlocks();
  protected readonly wanted = signal<readonly CalendarId[]>(['weber', 'lind']);
  protected readonly events = signal<CalendarEvent[]>([
    { ...at('09:00', '09:30'), id: 1, title: 'Ida Holm', resource: 'weber' },
    { ...at('10:00', '10:45'), id: 2, title: 'Piet Maas', resource: ['weber', 'lind'] },
  ]);

  private readonly indexed = indexResources(PRACTICE);
  /** Context of all searches, which only changes with the events. */
  private readonly world = computed<AvailabilityContext>(() => ({
    index: indexEvents(this.events(), this.zone),
    resources: this.indexed,
    workingHours: this.hours,
    blockedTimes: this.blocks,
  }));
  protected readonly free = computed(() =>
    findFreeTimes(
      {
        resources: this.wanted(),
        duration: 45,
        // Ten minutes before and after, to get there.
        buffer: 10,
        range: {
          start: toInstant(thisWeek(1, '00:00'), this.zone),
          end: toInstant(thisWeek(6, '00:00'), this.zone),
        },
        preferredStart: toInstant(thisWeek(2, '10:00'), this.zone),
        limit: 5,
      },
      this.world(),
    ),
  );

  protected toggle(id: CalendarId): void {
    this.wanted.update((ids) =>
      ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id],
    );
  }

  protected nameOf({ start, end }: FreeTime): string {
    const times = new Intl.DateTimeFormat('en', {
      ...{ weekday: 'long', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
      timeZone: this.zone,
    });
    return times.formatRange(start, end);
  }

  protected book({ start, end }: FreeTime): void {
    const times = { start: toWallTime(start, this.zone), end: toWallTime(end, this.zone) };
    const id = crypto.randomUUID();
    const booked = { id, title: 'Appointment', resource: this.wanted(), ...times };
    this.events.update((events) => [...events, booked]);
  }
}

/** Returns times on Tuesday. */
function at(start: string, end: string) {
  return { start: thisWeek(2, start), end: thisWeek(2, end) };
}
