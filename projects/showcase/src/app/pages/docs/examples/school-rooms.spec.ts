import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { SchoolRooms } from './school-rooms';

describe('SchoolRooms', () => {
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(SchoolRooms);
    calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  });

  it('refuses a room that is too small', async () => {
    const editor = await calendar.openEditor({ id: 1 });
    await editor.choose('resource', 'Room 2');
    await editor.save();
    expect(await editor.getWarning()).toContain('24 seats are too few for 28 pupils.');
    expect(await (await calendar.getEvent({ id: 1 })).getResourceId()).toBe('room 1');
  });

  it('takes a room that is large enough', async () => {
    const editor = await calendar.openEditor({ id: 3 });
    await editor.choose('resource', 'Room 1');
    await editor.save();
    expect(await calendar.isEditorOpen()).toBe(false);
    expect(await (await calendar.getEvent({ id: 3 })).getResourceId()).toBe('room 1');
  });
});
