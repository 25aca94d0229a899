import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import {
  HttpResponse,
  provideHttpClient,
  withInterceptors,
  type HttpInterceptorFn,
} from '@angular/common/http';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar';
import { of } from 'rxjs';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { findBookings } from './find-bookings';
import { SearchedBookings } from './searched-bookings';

const BOOKINGS: readonly CalendarEvent[] = [
  booking(1, 'Yoga', '2030-03-04', 'hall'),
  booking(2, 'Café concert', '2031-10-07'),
];

function booking(id: number, title: string, date: string, resource?: string): CalendarEvent {
  const times = { start: `${date}T09:00`, end: `${date}T10:00` };
  return { id, title, ...times, ...(resource && { resource }) };
}

describe('a server that searches', () => {
  it.each([
    ['great yoga', ['Yoga']],
    ['CAFE', ['Café concert']],
    ['hall concert', []],
  ])('finds by “%s”', (text, titles) => {
    expect(findBookings(BOOKINGS, text).map(({ title }) => title)).toEqual(titles);
  });

  it('is asked for dates that nobody has seen yet, and loads the one that is chosen', async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(withInterceptors([answer]))],
    });
    const fixture = TestBed.createComponent(SearchedBookings);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const calendar = await loader.getHarness(EventCalendarHarness);
    await calendar.search('concert');
    await calendar.waitForEvents();
    await calendar.chooseSearchResult({ title: 'Café concert' });
    expect(await calendar.getDates()).toContain('2031-10-07');
    expect(await calendar.getEventTitles()).toEqual(['Café concert']);
  });
});

/** Answers in place of the server. */
const answer: HttpInterceptorFn = ({ params }) => {
  const text = params.get('search');
  return of(new HttpResponse({ body: text === null ? BOOKINGS : findBookings(BOOKINGS, text) }));
};
