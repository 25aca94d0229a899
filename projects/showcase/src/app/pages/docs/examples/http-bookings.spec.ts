import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { type CalendarEvent, type SourceChange } from 'ng-event-calendar';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { HttpBookings } from './http-bookings';
import { thisWeek } from './this-week';

const YOGA: CalendarEvent = {
  id: 1,
  title: 'Yoga',
  start: thisWeek(3, '09:00'),
  end: thisWeek(3, '10:00'),
};

describe('HttpBookings', () => {
  let server: HttpTestingController;
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    server = TestBed.inject(HttpTestingController);
    const fixture = TestBed.createComponent(HttpBookings);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    calendar = await loader.getHarness(EventCalendarHarness);
  });

  /** Answers the pending requests. */
  async function answerLoads(): Promise<void> {
    for (const load of server.match(({ method }) => method === 'GET')) load.flush([YOGA]);
    await calendar.waitForEvents();
  }

  it('asks for the range that is shown', async () => {
    const [shown] = server.match(({ url, method }) => url === '/api/bookings' && method === 'GET');
    const { params } = shown!.request;
    expect(Date.parse(params.get('start')!)).toBeLessThanOrEqual(Date.parse(YOGA.start));
    expect(Date.parse(params.get('end')!)).toBeGreaterThan(Date.parse(YOGA.start));
    shown!.flush([YOGA]);
    await calendar.waitForEvents();
    expect(await calendar.getEventTitles()).toEqual(['Yoga']);
  });

  it('ends what isn’t wanted any more', async () => {
    const [shown] = server.match(({ method }) => method === 'GET');
    for (let page = 0; page < 3; page += 1) await calendar.next();
    expect(shown!.cancelled).toBe(true);
  });

  it('tells in the server’s words why a change wasn’t taken', async () => {
    await answerLoads();
    await (await calendar.getEvent({ title: 'Yoga' })).moveTo(thisWeek(3, '11:00').slice(0, 16));
    const save = server.expectOne({ method: 'POST', url: '/api/bookings' });
    const { changes } = save.request.body as SourceChange;
    expect(changes).toEqual([
      {
        before: YOGA,
        after: { ...YOGA, start: thisWeek(3, '11:00'), end: thisWeek(3, '12:00') },
      },
    ]);
    save.flush({ message: 'The hall is booked.' }, { status: 409, statusText: 'Conflict' });
    await calendar.waitForEvents();
    expect(await calendar.getNotice()).toContain('The hall is booked.');
  });
});
