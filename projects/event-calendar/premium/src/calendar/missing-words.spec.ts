import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from './event-calendar-premium';
import { RECURRENCE_WORDS } from './recurrence-words';

const SAID = expect.stringContaining('This part of the calendar could not be loaded.') as string;
const weekly: CalendarEvent = {
  id: 'weekly',
  title: 'Weekly',
  start: '2026-11-18T10:00:00Z',
  end: '2026-11-18T11:00:00Z',
  rrule: 'FREQ=WEEKLY',
};

@Component({
  selector: 'ec-missing-words',
  imports: [EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [readOnly]="true"
      [events]="events()"
    />
  `,
})
class Host {
  readonly events = signal([weekly]);
}

async function given() {
  const fixture = TestBed.createComponent(Host);
  document.body.append(fixture.nativeElement as HTMLElement);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  return { calendar };
}

beforeAll(() => {
  // Dialog methods that jsdom lacks.
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function (this: HTMLDialogElement): void {
    this.open = true;
  };
  prototype.close = function (this: HTMLDialogElement): void {
    this.open = false;
  };
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a calendar without the words of recurrence', () => {
  // First, while nothing has loaded them.
  it('names what recurs, and asks for them when details open; a failure is said, and the next try asks again', async () => {
    const load = jest.spyOn(RECURRENCE_WORDS, 'load').mockRejectedValue(new TypeError('offline'));
    const { calendar } = await given();
    const event = await calendar.getEvent({ id: 'weekly' });
    expect(await event.getAccessibleName()).toMatch(/, recurring$/);
    expect(load).not.toHaveBeenCalled();
    await event.click();
    expect(load).toHaveBeenCalledTimes(1);
    expect([await calendar.getDetails(), await calendar.getNotice()]).toEqual([null, SAID]);

    load.mockRestore();
    await event.click();
    expect(await calendar.getDetails()).toContain('Every week on Wednesday');
  });
});
