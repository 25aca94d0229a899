import { Component, resource } from '@angular/core';
import { toInstant } from 'ng-event-calendar/core';
import { readIcal, writeIcal } from 'ng-event-calendar/ical';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { expandOccurrences } from 'ng-event-calendar/recurrence';
import { EVENTS, SERIES, VISIBLE_DATE } from '../events';

const WEEK = { start: '2026-10-18T00:00:00Z', end: '2026-10-25T00:00:00Z', timezone: 'UTC' };

/** Results of the other entry points, one line each. */
@Component({
  selector: 'app-parts',
  imports: [EventCalendarPremiumComponent],
  template: `
    <p data-core>{{ instant }}</p>
    <p data-recurrence>{{ occurrences }} occurrences</p>
    <p data-ical>{{ read.value() }} read</p>
    <event-calendar-premium
      height="720px"
      displayTimezone="UTC"
      [defaultVisibleDate]="date"
      [events]="series"
    />
  `,
})
export class Parts {
  protected readonly date = VISIBLE_DATE;
  protected readonly series = [SERIES];
  protected readonly instant = toInstant('2026-10-20T09:00:00', 'Europe/Berlin');
  protected readonly occurrences = expandOccurrences([SERIES], WEEK).length;
  protected readonly read = resource({
    loader: async () => (await readIcal(writeIcal([...EVENTS]))).events.length,
  });
}
