import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { thisWeek } from './this-week';
import { WeekOfLessons } from './week-of-lessons';

describe('WeekOfLessons', () => {
  let page: WeekOfLessons;
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(WeekOfLessons);
    page = fixture.componentInstance;
    calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  });

  it('moves the lessons of a class by the step of one', async () => {
    page.select('9b');
    expect(await calendar.getSelectedEvents()).toHaveLength(2);
    const mathematics = await calendar.getEvent({ title: 'Mathematics' });
    await mathematics.moveTo({ date: thisWeek(2, '09:00').slice(0, 10), time: '09:00' });
    expect(page.lessons().map(({ start }) => start)).toEqual([
      thisWeek(2, '09:00'),
      thisWeek(2, '10:00'),
      thisWeek(4, '10:00'),
      thisWeek(4, '13:00'),
    ]);
    expect(page.selected().map(({ title }) => title)).toEqual(['Mathematics', 'Chemistry']);
  });

  it('copies the week to the next one', async () => {
    await calendar.selectEvents();
    await (await calendar.getSelectionBar()).choose('Copy');
    await calendar.next();
    await (await calendar.getSelectionBar()).choose('Paste');
    expect(await calendar.getEventTitles()).toEqual([
      'Mathematics',
      'French',
      'Chemistry',
      'Music',
    ]);
    expect(page.lessons()).toHaveLength(8);
  });

  it('deletes the selected lessons, and brings them back', async () => {
    await calendar.selectEvents({ title: 'French' }, { title: 'Music' });
    const bar = await calendar.getSelectionBar();
    expect(await bar.getCount()).toBe(2);
    await bar.choose('Delete');
    expect(await calendar.getNotice()).toBe('2 events deleted');
    expect(await calendar.getEventTitles()).toEqual(['Mathematics', 'Chemistry']);
  });
});
