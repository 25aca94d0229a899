import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent, TimelineOptions } from 'ng-event-calendar/core/internal';
import {
  EcDayCell,
  EcDayHeader,
  EcEvent,
  EcResourceHeader,
} from '../../../templates/host-templates';
import { EcTimelineCell } from '../../../templates/timeline-templates';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

@Component({
  imports: [
    EcDayCell,
    EcDayHeader,
    EcEvent,
    EcResourceHeader,
    EcTimelineCell,
    EventCalendarComponent,
  ],
  template: `
    <event-calendar
      view="timeline"
      [views]="['timeline']"
      visibleDate="2026-11-20"
      displayTimezone="UTC"
      [defaultTimelinePreset]="preset"
      [timeline]="options"
      [resources]="resources"
      [events]="events"
    >
      <ng-template ecResourceHeader let-resource let-date="date">
        <b data-row-title>{{ resource?.title ?? 'nobody' }}/{{ date ?? 'page' }}</b>
      </ng-template>
      <ng-template
        ecTimelineCell
        let-resource
        let-column="column"
        let-value="value"
        let-load="workload"
      >
        <b data-beds
          >{{ resource?.title ?? 'nobody' }}/{{ column.title }}/{{ value ?? 'none' }}/{{
            load?.booked ?? 'unknown'
          }}</b
        >
      </ng-template>
      <ng-template ecDayHeader let-date let-weekday="weekday" let-isToday="isToday">
        <b data-day>{{ date }}/{{ weekday }}/{{ isToday }}</b>
      </ng-template>
      <ng-template ecDayCell let-date let-slot="slot" let-resource="resource">
        <i data-cell>{{ slot }}/{{ date }}/{{ resource?.title ?? 'nobody' }}</i>
      </ng-template>
      <ng-template ecEvent let-event let-shape="shape" let-resource="resource">
        <b data-own>{{ event.title }}/{{ shape }}/{{ resource?.title ?? 'nobody' }}</b>
      </ng-template>
    </event-calendar>
  `,
})
class Host {
  preset: 'hours' | 'days' | 'weeks' = 'hours';
  options: TimelineOptions = {
    columns: [{ key: 'beds', title: 'Beds' }],
    spans: { days: { days: 2 } },
  };
  readonly resources = [
    { id: 'ana', title: 'Ana', beds: 2 },
    { id: 7, title: 'Room 7', beds: { count: 3 } },
  ];
  readonly events: CalendarEvent[] = ['ana', undefined].map((resource, at) => ({
    id: at,
    title: `Event ${at}`,
    start: '2026-11-20T09:00:00Z',
    end: '2026-11-20T10:00:00Z',
    ...(resource !== undefined && { resource }),
  }));
}

async function given(changes: Partial<Host> = {}): Promise<(selector: string) => string[]> {
  givenNow(FRIDAY_NOON);
  const fixture = TestBed.createComponent(Host);
  Object.assign(fixture.componentInstance, changes);
  await fixture.whenStable();
  const page = fixture.nativeElement as HTMLElement;
  return (selector) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

describe('templates in the timeline', () => {
  it('draw titles, cells of columns, bars and days of a page by hours', async () => {
    const texts = await given();
    expect(texts('[data-row-title]')).toEqual(['nobody/page', 'Ana/page', 'Room 7/page']);
    expect(texts('[data-beds]')).toEqual([
      'nobody/Beds/none/unknown',
      'Ana/Beds/2/unknown',
      'Room 7/Beds/[object Object]/unknown',
    ]);
    expect(texts('[data-own]')).toEqual(['Event 1/bar/nobody', 'Event 0/bar/Ana']);
    expect(texts('[data-day]')).toEqual(['2026-11-20/Fri/true']);
    expect(texts('[data-cell]')).toEqual([
      'row/2026-11-20/nobody',
      'row/2026-11-20/Ana',
      'row/2026-11-20/Room 7',
    ]);
  });

  it('draw each day of a page by days', async () => {
    const texts = await given({ preset: 'days' });
    expect(texts('[data-day]')).toEqual(['2026-11-20/Fri/true', '2026-11-21/Sat/false']);
    expect(texts('[data-cell]')).toHaveLength(6);
  });

  it('draw no days of a page by weeks', async () => {
    const texts = await given({ preset: 'weeks' });
    expect(texts('[data-day], [data-cell]')).toEqual([]);
  });

  it('are told of the workload where it is asked for', async () => {
    const { options } = new Host();
    const texts = await given({ options: { ...options, workload: 'row' } });
    expect(texts('[data-beds]')[1]).toBe('Ana/Beds/2/60');
  });
});
