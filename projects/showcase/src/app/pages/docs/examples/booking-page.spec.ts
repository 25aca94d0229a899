import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { BookingPage } from './booking-page';

describe('BookingPage', () => {
  let fixture: ComponentFixture<BookingPage>;
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    fixture = TestBed.createComponent(BookingPage);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    calendar = await loader.getHarness(EventCalendarHarness.with({ id: 'bookings' }));
  });

  it('shows the bookings of a day', async () => {
    expect(await calendar.getView()).toBe('week');
    expect(await calendar.getEventTitles('2026-11-20', 'timed')).toEqual(['Yoga', 'Pilates']);
  });

  it('writes what was edited', async () => {
    const editor = await calendar.openEditor({ title: 'Yoga' });
    await editor.set('title', 'Yoga for beginners');
    await editor.save();
    expect(fixture.componentInstance.events()[0]).toMatchObject({
      id: 1,
      title: 'Yoga for beginners',
      start: '2026-11-20T09:00:00Z',
    });
    expect(fixture.componentInstance.message()).toBe('update: Yoga for beginners');
  });

  it('moves, and makes longer', async () => {
    await (await calendar.getEvent({ title: 'Yoga' })).moveTo('2026-11-19T14:00');
    // After a move the event is located again.
    await (await calendar.getEvent({ title: 'Yoga' })).resizeTo('2026-11-19T16:00');
    expect(fixture.componentInstance.events()[0]).toMatchObject({
      start: '2026-11-19T14:00:00Z',
      end: '2026-11-19T16:00:00Z',
    });
    expect(fixture.componentInstance.message()).toBe('resize: Yoga');
  });

  it('deletes through the menu of an event', async () => {
    const event = await calendar.getEvent({ title: 'Pilates' });
    const menu = await event.openMenu();
    await menu.choose('Delete event');
    expect(await calendar.getEventTitles()).toEqual(['Yoga']);
  });
});
