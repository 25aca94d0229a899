import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { NightShifts } from './night-shifts';

describe('NightShifts', () => {
  let fixture: ComponentFixture<NightShifts>;
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    fixture = TestBed.createComponent(NightShifts);
    calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  });

  it('counts a night for the date on which it begins', async () => {
    const [ana] = await calendar.getTimelineRows({ resource: 'ana' });
    // The night before ends as the day begins.
    const [night, ...others] = await ana!.getEvents();
    expect(others).toEqual([]);
    expect(await night!.getStart()).toMatch(/T23:00$/);
    expect(await night!.getEnd()).toMatch(/T07:00$/);
  });

  it('closes a team from outside, and opens it for whom is scrolled to', async () => {
    const press = (name: string) => {
      const host = fixture.nativeElement as HTMLElement;
      [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
      return fixture.whenStable();
    };
    await press('Close the pool');
    expect(await calendar.getTimelineRows({ resource: 'ana' })).toEqual([]);

    await press('To Ana');
    expect(await calendar.getTimelineRows({ resource: 'ana' })).toHaveLength(1);
  });
});
