import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { MachineLoad } from './machine-load';

describe('MachineLoad', () => {
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(MachineLoad);
    calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  });

  it('groups machines by their halls', async () => {
    const rows = await calendar.getTimelineRows();
    const titles = rows.map(async (row) => [await row.getLevel(), await row.getResourceId()]);
    expect(await Promise.all(titles)).toEqual([
      [1, 'hall:North'],
      [2, 'p1'],
      [2, 'line'],
      [1, 'hall:South'],
      [2, 'p2'],
    ]);
  });

  it('says what a machine can, and how busy it is', async () => {
    const [press] = await calendar.getTimelineRows({ resource: 'p1' });
    expect(await press!.getColumn('force')).toBe('320 t');
    // Two of eight weeks.
    expect(await press!.getColumn('load')).toBe('25 %');
  });
});
