import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent, ResourceColumns } from 'ng-event-calendar/core/internal';
import { EcDayCell, EcEvent, EcResourceHeader } from '../../../templates/host-templates';
import { FRIDAY_NOON, givenCalendar, givenNow } from '../../calendar.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

@Component({
  imports: [EcDayCell, EcEvent, EcResourceHeader, EventCalendarComponent],
  template: `
    <event-calendar
      view="week"
      displayTimezone="UTC"
      [resources]="resources"
      [resourceColumns]="columns"
      [events]="events"
    >
      <ng-template ecResourceHeader let-resource let-date="date" let-color="color">
        {{ resource?.title ?? 'nobody' }}/{{ date ?? 'week' }}/{{ color }}
      </ng-template>
      <ng-template ecEvent let-event let-resource="resource">
        {{ event.title }} of {{ resource?.title ?? 'none' }}
      </ng-template>
      <ng-template ecDayCell let-date let-slot="slot" let-resource="resource">
        <i [attr.data-cell]="slot + ' ' + date">{{ resource?.title ?? 'none' }}</i>
      </ng-template>
    </event-calendar>
  `,
})
class Host {
  readonly resources = [
    { id: 'team', title: 'Team', eventColor: 'pink', children: [{ id: 'ana', title: 'Ana' }] },
    { id: 7, title: 'Room 7', eventColor: 'indigo' },
  ] as const;
  readonly events: CalendarEvent[] = ['ana', undefined].map((resource, at) => ({
    id: at,
    title: `Event ${at}`,
    start: '2026-11-20T09:00:00Z',
    end: '2026-11-20T10:00:00Z',
    ...(resource !== undefined && { resource }),
  }));
  columns: boolean | ResourceColumns = true;
}

async function given(columns: boolean | ResourceColumns): Promise<(selector: string) => string[]> {
  givenNow(FRIDAY_NOON);
  const fixture = TestBed.createComponent(Host);
  fixture.componentInstance.columns = columns;
  await fixture.whenStable();
  const page = fixture.nativeElement as HTMLElement;
  return (selector) => [...page.querySelectorAll(selector)].map((each) => each.textContent.trim());
}

describe('headers of resources', () => {
  it('a header of a resource is the host’s, with whose columns of which date they are', async () => {
    const texts = await given(true);
    const headers = texts('[data-resource-header]');
    expect(headers.filter((text) => text.includes('2026-11-20'))).toEqual([
      'Team/2026-11-20/pink',
      'Ana/2026-11-20/pink',
      'Room 7/2026-11-20/indigo',
      'nobody/2026-11-20/teal',
    ]);
  });

  it('is told by its resource, also where the id of that is empty', async () => {
    const { element } = await givenCalendar({
      ...{ view: 'day', resourceColumns: { unassigned: 'always' } },
      resources: [{ id: '', title: 'Nameless' }],
    });
    const headers = [...element.querySelectorAll<HTMLElement>('[data-resource-header]')];
    expect(headers.map(({ dataset }) => dataset['resourceHeader'])).toEqual(['#', '']);
  });

  it('is one over all dates, where resources come first', async () => {
    const texts = await given({ order: 'resource-date' });
    expect(texts('[data-resource-header]')).toEqual([
      'Team/week/pink',
      'Ana/week/pink',
      'Room 7/week/indigo',
      'nobody/week/teal',
    ]);
  });

  it('events and cells know whose column they are in', async () => {
    const texts = await given(true);
    expect(texts('ec-event .ec-own')).toEqual(['Event 0 of Ana', 'Event 1 of none']);
    expect(texts('[data-cell="timed 2026-11-20"]')).toEqual(['Ana', 'Room 7', 'none']);
  });

  it('but there are none where days are columns alone', async () => {
    const texts = await given(false);
    expect(texts('ec-event .ec-own')).toEqual(['Event 0 of none', 'Event 1 of none']);
    expect(texts('[data-cell="timed 2026-11-20"]')).toEqual(['none']);
  });
});
