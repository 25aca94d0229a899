import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { RoomPlan } from './room-plan';
import { thisWeek } from './this-week';

describe('RoomPlan', () => {
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(RoomPlan);
    calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  });

  it('has a row for each room, beneath its floor', async () => {
    expect(await calendar.getTimelinePreset()).toBe('days');
    const rows = await calendar.getTimelineRows();
    expect(await Promise.all(rows.map((row) => row.getTitle()))).toEqual([
      'No resource',
      'First floor',
      '101',
      '102',
      'Second floor',
      '201, suite',
    ]);

    await rows[1]!.toggle();
    expect(await rows[1]!.isCollapsed()).toBe(true);
    expect(await calendar.getTimelineRows({ title: '101' })).toEqual([]);
  });

  it('gives a room to those who wait for one', async () => {
    await (await calendar.getEvent({ title: 'Dahl' })).moveTo({ resource: '102' });

    const [room] = await calendar.getTimelineRows({ resource: '102' });
    const [stay] = await room!.getEvents();
    expect(await stay!.getTitle()).toBe('Dahl');
    expect(await calendar.getTimelineRows({ resource: null })).toEqual([]);
  });

  it('refuses a room that is taken', async () => {
    await (await calendar.getEvent({ title: 'Dahl' })).moveTo({ resource: '101' });

    expect(await calendar.getNotice()).toContain('Bianchi');
    expect(await (await calendar.getEvent({ title: 'Dahl' })).getResourceId()).toBeNull();
  });

  it('begins a stay in a row', async () => {
    const date = thisWeek(1, '00:00').slice(0, 10);
    await (await calendar.getCell({ date, resource: '102' })).click();

    const editor = await calendar.getEditor();
    expect(await editor.get('resource')).toBe('102');
    expect(await editor.isAllDay()).toBe(true);
  });

  it('shows weeks as well', async () => {
    await calendar.showTimelinePreset('weeks');
    expect(await calendar.getTimelinePreset()).toBe('weeks');
  });
});
