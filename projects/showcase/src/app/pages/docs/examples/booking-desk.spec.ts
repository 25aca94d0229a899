import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { BookingDesk } from './booking-desk';
import { DeskBackend } from './desk-backend';

describe('BookingDesk', () => {
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(BookingDesk);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    calendar = await loader.getHarness(EventCalendarHarness);
    await calendar.waitForEvents();
  });

  it('writes who takes a request', async () => {
    const request = await calendar.getEvent({ title: /Elif Kaya/ });
    expect(await request.getResourceId()).toBeNull();

    await request.moveTo({ resource: 'weber' });
    await calendar.waitForEvents();

    expect(await calendar.getEvents({ title: /Elif Kaya/, resource: 'weber' })).toHaveLength(1);
    expect(await TestBed.inject(DeskBackend).list()).toContainEqual(
      expect.objectContaining({ id: 6, resource: 'weber' }),
    );
  });

  it('lets nothing into the theatre', async () => {
    const request = await calendar.getEvent({ title: /Paul Duval/ });
    await request.moveTo({ resource: 'theatre' });
    expect(await calendar.getNotice()).toContain('Theatre cannot be changed.');
    expect(await calendar.getEvents({ title: /Paul Duval/, resource: 'theatre' })).toEqual([]);
  });

  it('leaves the theatre to the hospital', async () => {
    const surgery = await calendar.getEvent({ title: 'Hospital: surgery' });
    expect(await surgery.isReadOnly()).toBe(true);
    await expect(surgery.moveTo(`${(await calendar.getDates())[0]!}T12:00`)).rejects.toThrow(
      "can't be moved",
    );
  });
});
