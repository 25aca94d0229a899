import type { CalendarEvent } from 'ng-event-calendar';
import { PracticeServer } from './practice-server';
import { thisWeek } from './this-week';

/** Returns an appointment on Tuesday. */
function appointment(id: string, start: string, end: string, resource = 'weber'): CalendarEvent {
  return { id, title: id, start: thisWeek(2, start), end: thisWeek(2, end), resource };
}

describe('PracticeServer', () => {
  const theirs = appointment('theirs', '10:00', '10:30');
  let server: PracticeServer;
  const add = (after: CalendarEvent): void =>
    server.save({ type: 'create', changes: [{ before: null, after }] });

  beforeEach(() => {
    server = new PracticeServer();
    add(theirs);
  });

  it('refuses what was booked meanwhile', () => {
    expect(() => add(appointment('mine', '10:15', '10:45'))).toThrow('booked that meanwhile');
    expect(server.list()).toEqual([theirs]);
    add(appointment('mine', '10:30', '11:00'));
    expect(server.list()).toHaveLength(2);
  });

  it('refuses what doesn’t fit in', () => {
    const seats = (id: string, count: number): CalendarEvent => ({
      ...appointment(id, '10:00', '11:00', 'training'),
      seats: count,
    });
    add(seats('back school', 2));
    expect(() => add(seats('couple', 2))).toThrow('no place left');
    add(seats('one', 1));
  });

  it('leaves to the calendar what that asks about', () => {
    add(appointment('early', '07:00', '08:00'));
    add(appointment('in the meeting', '13:00', '13:30'));
    expect(server.list()).toHaveLength(3);
  });

  it('takes nobody’s word for what was before', () => {
    add(appointment('mine', '11:00', '11:30'));
    const moved = appointment('mine', '10:15', '10:45');
    const lie = { type: 'update', changes: [{ before: moved, after: moved }] } as const;
    expect(() => server.save(lie)).toThrow('booked that meanwhile');
  });

  it('books nothing without a resource', () => {
    const { resource: _, ...nobodys } = theirs;
    expect(() =>
      server.save({ type: 'move', changes: [{ before: theirs, after: nobodys }] }),
    ).toThrow('Every event needs a resource.');
  });
});
