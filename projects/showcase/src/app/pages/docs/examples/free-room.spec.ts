import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { FreeRoom } from './free-room';
import { thisWeek } from './this-week';

/** Takes a room for all of the day. */
const booked = (room: string): CalendarEvent => ({
  id: room,
  title: room,
  resource: room,
  start: thisWeek(3, '00:00'),
  end: thisWeek(3, '23:00'),
});

async function given(...lessons: CalendarEvent[]) {
  const fixture = TestBed.createComponent(FreeRoom);
  fixture.componentInstance.lessons.set(lessons);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  return {
    calendar,
    newest: () => fixture.componentInstance.lessons().at(-1),
    /** Takes the trial lesson to the calendar by keys, and drops it there. */
    drop: async () => {
      const page = fixture.nativeElement as HTMLElement;
      const press = (element: Element | null): void => {
        element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      };
      press(page.querySelector('button'));
      await calendar.waitForEvents();
      press(document.activeElement);
      await fixture.whenStable();
    },
  };
}

describe('FreeRoom', () => {
  it.each([
    ['the first room', [], 'room 1'],
    ['the next one where that is taken', [booked('room 1')], 'room 2'],
  ])('gives what is dropped on a teacher %s', async (_, lessons, room) => {
    const { drop, newest } = await given(...lessons);
    await drop();
    expect(newest()).toMatchObject({ title: 'Trial lesson', resource: ['ana', room] });
  });

  it('asks for a room where none is free', async () => {
    const { calendar, drop } = await given(booked('room 1'), booked('room 2'));
    await drop();
    const editor = await calendar.getEditor();
    expect(await editor.get({ kind: 'Teacher' })).toBe('Ana');
    expect(await editor.get({ kind: 'Room' })).toBe('');
  });

  it('opens a new event with the room', async () => {
    const { calendar } = await given();
    const date = thisWeek(3, '09:00').slice(0, 10);
    await (await calendar.getCell({ date, resource: 'ana', slot: 'timed' })).click();
    const editor = await calendar.getEditor();
    expect(await editor.get({ kind: 'Room' })).toBe('Room 1');
  });
});
