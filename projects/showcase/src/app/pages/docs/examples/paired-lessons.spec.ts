import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { PairedLessons } from './paired-lessons';
import { thisWeek } from './this-week';

const THURSDAY = { date: thisWeek(4, '08:00').slice(0, 10) };

describe('PairedLessons', () => {
  let page: PairedLessons;
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(PairedLessons);
    page = fixture.componentInstance;
    calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  });

  it('refuses half a double lesson, also among others', async () => {
    const before = page.lessons();
    await calendar.selectEvents({ title: 'Physics I' }, { title: 'Sport' });
    await (await calendar.getEvent({ title: 'Sport' })).moveTo(THURSDAY);
    expect(page.lessons()).toBe(before);
    expect(await calendar.getNotice()).toContain('Both halves');
  });

  it('takes both halves', async () => {
    await calendar.selectEvents({ title: /^Physics/ });
    await (await calendar.getEvent({ title: 'Physics II' })).moveTo(THURSDAY);
    expect(page.lessons().map(({ start }) => start)).toEqual([
      thisWeek(4, '08:00'),
      thisWeek(4, '08:45'),
      thisWeek(2, '10:00'),
    ]);
  });
});
