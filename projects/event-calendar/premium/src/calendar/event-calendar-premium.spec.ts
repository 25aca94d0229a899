import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { DEFAULT_LOCALE_TEXT, provideEventCalendar } from 'ng-event-calendar';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { RECURRENCE_TEXT } from 'ng-event-calendar/recurrence/words';
import { EventCalendarPremiumComponent } from './event-calendar-premium';

const daily: CalendarEvent = {
  id: 'daily',
  title: 'Daily',
  start: '2026-11-18T10:00:00Z',
  end: '2026-11-18T11:00:00Z',
  rrule: 'FREQ=DAILY;COUNT=3',
};

@Component({
  imports: [EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      id="mine"
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [(events)]="events"
      [localeText]="{ recurrenceEventAriaLabel: '{event}, wiederholt' }"
    />
  `,
})
class Host {
  readonly events = signal([daily]);
}

async function givenHost(given: CalendarEvent[]) {
  const fixture = TestBed.createComponent(Host);
  const { events } = fixture.componentInstance;
  events.set(given);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  return { events, calendar: await loader.getHarness(EventCalendarHarness.with({ id: 'mine' })) };
}

describe('<event-calendar-premium>', () => {
  it('shows every occurrence, each under its own key', async () => {
    const { calendar } = await givenHost([daily]);
    const drawn = await calendar.getEvents({ id: 'daily' });
    expect(await Promise.all(drawn.map((event) => event.getStart()))).toEqual([
      '2026-11-18T10:00',
      '2026-11-19T10:00',
      '2026-11-20T10:00',
    ]);
    expect(new Set(await Promise.all(drawn.map((event) => event.getKey()))).size).toBe(3);
  });

  it('marks what recurs and says so, in the words of the host', async () => {
    const { calendar } = await givenHost([
      { ...daily, rrule: 'FREQ=DAILY;COUNT=1' },
      { ...daily, id: 'once', rrule: undefined } as unknown as CalendarEvent,
    ]);
    const recurring = await calendar.getEvent({ id: 'daily' });
    expect(await recurring.isRecurring()).toBe(true);
    expect(await recurring.getAccessibleName()).toMatch(/^Daily, .*, wiederholt$/);
    expect(await (await calendar.getEvent({ id: 'once' })).isRecurring()).toBe(false);
  });

  it('takes the defaults and texts of the application', async () => {
    const localeText = {
      recurrenceEventAriaLabel: '{event}, répété',
      eventAriaLabel: '« {title} »',
    };
    TestBed.configureTestingModule({
      providers: [provideEventCalendar({ eventColor: 'pink', localeText })],
    });
    const { calendar } = await givenHost([{ ...daily, rrule: 'FREQ=DAILY;COUNT=1' }]);
    const event = await calendar.getEvent({ id: 'daily' });
    expect(await event.getColor()).toBe('pink');
    expect(await event.getAccessibleName()).toBe('« Daily, 10 – 11 AM », wiederholt');
  });

  it('shows an event with a bad rule once, and names the fault', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { calendar } = await givenHost([{ ...daily, rrule: 'FREQ=HOURLY' }]);
    expect(await calendar.getEvents({ id: 'daily' })).toHaveLength(1);
    expect(warn.mock.calls.flat().join()).toContain('sub-daily-rule');
    warn.mockRestore();
  });

  it('names an event that has no occurrence once, whatever else changes', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const never = { ...daily, rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' };
    const past = { ...daily, id: 'past', rrule: 'FREQ=DAILY;UNTIL=20261119' };
    const { calendar, events } = await givenHost([never, past]);
    events.set([never, { ...past, title: 'Past' }]);
    await calendar.next();
    expect(await calendar.getEvents()).toEqual([]);
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/no-occurrence: Event "daily" .*rrule has no date from .* 2026-11-18/),
    ]);
    warn.mockRestore();
  });
});

describe('the texts', () => {
  it('have one default each', () => {
    const shared = Object.keys(RECURRENCE_TEXT).filter((key) => key in DEFAULT_LOCALE_TEXT);
    expect(shared).toEqual([]);
  });

  it.each(Object.entries(RECURRENCE_TEXT))(
    '%s is known to the plain calendar by its name',
    (key) => {
      expect(key).toMatch(/^(rule|recurrence)[A-Z]/);
    },
  );
});
