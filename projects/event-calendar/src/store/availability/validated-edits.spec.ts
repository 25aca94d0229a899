import { TestBed } from '@angular/core/testing';
import { createEvent, replaceEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventChangeRequest } from '../events/event-change-request';
import type { GivenInputs } from '../given-part.spec-host';
import { event, givenJudged as given, taken } from './validated-edits.spec-host';
import { AVAILABILITY } from '../../lazy/lazy-parts';

describe('what nobody works at', () => {
  it.each<[string, CalendarEvent, string | null]>([
    ['within hours', event(13, 14), null],
    ['before them', event(8, 10), 'Outside of working hours (from 9 AM)'],
    ['after them', event(16, 18), 'Outside of working hours (until 5 PM)'],
    [
      'on a closed day',
      event(9, 10, { start: '2026-11-21T09:00:00Z', end: '2026-11-21T10:00:00Z' }),
      'Closed on this day',
    ],
    ['over a break', event(11, 13), 'Lunch, 12 – 1 PM'],
  ])('%s', (_, added, reason) => {
    const { add, count, notice } = given({ unavailableTimes: 'refuse' });
    expect(add(added)).toEqual(reason === null ? { isDone: true } : { isDone: false, reason });
    expect([count(), notice()]).toEqual([reason === null ? 2 : 1, reason]);
  });

  it('is only shown by default', () => {
    const { add, count } = given();
    expect(add(event(8, 10))).toEqual({ isDone: true });
    expect(count()).toBe(2);
  });

  it('is said of a preview, too', () => {
    const { part } = given({ unavailableTimes: 'refuse' });
    expect(part.refusalOf(createEvent([], event(8, 10)))).toBe(
      'Outside of working hours (from 9 AM)',
    );
  });

  it('doesn’t matter to what keeps its time', () => {
    const late = event(20, 21);
    const { part } = given({ unavailableTimes: 'refuse', events: [late] });
    const named = { ...late, title: 'Other' };
    expect(part.apply(() => replaceEvent([late], late, named, 'update'))).toEqual({ isDone: true });
  });
});

describe('what stands beside something else', () => {
  it.each<[GivenInputs['eventOverlap'], CalendarEvent, string | null]>([
    ['allow', event(10, 11), null],
    ['mark', event(10, 11), null],
    ['refuse', event(10, 11), 'Overlaps Taken'],
    ['refuse', event(11, 12), null],
    ['allow', event(10, 11, { overlap: false }), 'Overlaps Taken'],
    [
      'allow',
      event(10, 11, { resource: 'room', seats: 3 }),
      'Room for two is full from 10 AM to 11 AM (0 of 2)',
    ],
  ])('under %s', (eventOverlap, added, reason) => {
    const { add } = given({ eventOverlap: eventOverlap! });
    expect(add(added)).toEqual(reason === null ? { isDone: true } : { isDone: false, reason });
  });
});

describe('a question', () => {
  const asking = { unavailableTimes: 'ask', eventOverlap: 'ask' } as const;

  it('is answered before anything is written', async () => {
    const { add, count, asked, answer } = given(asking);
    const result = add(event(8, 10));
    expect([asked(), count()]).toEqual(['Outside of working hours (from 9 AM)', 1]);
    answer(true);
    expect(await result).toEqual({ isDone: true });
    expect([asked(), count()]).toEqual([null, 2]);
  });

  it('is foreseen in a preview, with its reason, where nothing is refused', () => {
    const { part, asked } = given(asking);
    const preview = (from: number, to: number): unknown[] => {
      const { refusal, question } = part.preview(createEvent([], event(from, to)));
      return [refusal, question];
    };
    expect(preview(8, 10)).toEqual([null, 'Outside of working hours (from 9 AM)']);
    expect(preview(13, 14)).toEqual([null, '']);
    expect(asked()).toBeNull();
  });

  it('that is denied writes nothing, and says nothing', async () => {
    const { add, count, answer, notice } = given(asking);
    const result = add(event(8, 10));
    answer(false);
    expect(await result).toEqual({ isDone: false, reason: '' });
    expect([count(), notice()]).toEqual([1, null]);
  });

  it('is asked once for all, and again for what has come since', async () => {
    const { add, asked, answer, inputs } = given(asking);
    const result = add(event(8, 11));
    expect(asked()).toBe('Outside of working hours (from 9 AM). Overlaps Taken');
    inputs.resources.set([{ id: 'ana', title: 'Ana', capacity: 1, eventOverlap: 'ask' }]);
    answer(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked()).toContain('Ana is full');
    answer(true);
    expect(await result).toEqual({ isDone: true });
  });

  const refusing = { unavailableTimes: 'refuse', eventOverlap: 'refuse' } as const;
  const wider = [{ start: '12:00', end: '14:00', timezone: 'UTC' }];
  const second = event(10, 11, { id: 'second', title: 'Second' });
  it.each<[string, CalendarEvent, GivenInputs, string]>([
    [
      'hours are refused',
      event(8, 10),
      { unavailableTimes: 'refuse' },
      'Outside of working hours (from 9 AM)',
    ],
    ['overlaps are', event(10, 11), { eventOverlap: 'refuse' }, 'Overlaps Taken'],
    ['blocks are', event(12, 13), { unavailableTimes: 'refuse' }, 'Lunch, 12 – 1 PM'],
    ['both are', event(8, 11), refusing, 'Outside of working hours (from 9 AM). Overlaps Taken'],
    [
      'somebody refuses overlaps',
      event(10, 11),
      { resources: [{ id: 'ana', title: 'Ana', eventOverlap: 'refuse' }] },
      'Overlaps Taken',
    ],
    [
      'somebody refuses what is outside of hours',
      event(8, 9),
      { resources: [{ id: 'ana', title: 'Ana', unavailableTimes: 'refuse' }] },
      'Outside of working hours (from 9 AM)',
    ],
    [
      'what it overlaps refuses all others',
      event(10, 11),
      { events: [{ ...taken, overlap: false }] },
      'Overlaps Taken',
    ],
  ])('that was answered with yes waives nothing once %s', async (_, added, more, reason) => {
    const { add, count, notice, answer, inputs } = given(asking);
    const result = add(added);
    for (const [key, value] of Object.entries(more)) {
      inputs[key as 'eventOverlap'].set(value as never);
    }
    answer(true);
    expect(await result).toEqual({ isDone: false, reason });
    expect([count(), notice()]).toEqual([1, reason]);
  });

  it.each<[string, CalendarEvent, GivenInputs, string]>([
    ['something else is overlapped', event(10, 11), { events: [taken, second] }, 'Second'],
    ['hours have become shorter', event(8, 9), { workingHours: wider }, '(from 12 PM)'],
    [
      'another block is in the way',
      event(12, 13),
      {
        blockedTimes: [{ start: '2026-11-20', end: '2026-11-20', allDay: true, title: 'Holiday' }],
      },
      'Holiday',
    ],
  ])('is asked again once %s', async (_, added, more, reason) => {
    const { add, answer, asked, inputs } = given(asking);
    const result = add(added);
    for (const [key, value] of Object.entries(more)) {
      inputs[key as 'eventOverlap'].set(value as never);
    }
    answer(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked()).toContain(reason);
    answer(true);
    expect(await result).toEqual({ isDone: true });
  });

  it('closes once nothing is left to be changed', async () => {
    const plan = event(13, 14, { id: 'plan', title: 'Plan' });
    const { part, asked, inputs } = given({ ...asking, events: [taken, plan] });
    const early = { ...plan, start: '2026-11-20T08:00:00Z' };
    const result = part.apply(() => replaceEvent(part.events(), plan, early, 'resize'));
    TestBed.tick();
    expect(asked()).not.toBeNull();
    inputs.events.set([taken, { ...plan, title: 'Renamed' }]);
    TestBed.tick();
    expect(asked()).not.toBeNull();
    inputs.events.set([taken]);
    TestBed.tick();
    expect(asked()).toBeNull();
    expect(await result).toEqual({ isDone: false, reason: '' });
  });

  it('stays where another event goes', async () => {
    const { add, asked, answer, inputs } = given({ ...asking, events: [taken, second] });
    const result = add(event(8, 9));
    inputs.events.set([]);
    TestBed.tick();
    expect(asked()).not.toBeNull();
    answer(true);
    expect(await result).toEqual({ isDone: true });
  });

  it('is asked by nobody where the host allows it', () => {
    const { add, inputs, asked } = given(asking);
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
      expect(request.refusals.map(({ code }) => code)).toEqual(['outside-hours']);
      request.allow('outside-hours');
    });
    expect(add(event(8, 10))).toEqual({ isDone: true });
    expect(asked()).toBeNull();
  });
});

describe('what the host allows', () => {
  it.each<[string, readonly never[], boolean]>([
    ['all', [], true],
    ['of that kind', ['outside-hours'] as never, true],
    ['of another kind', ['overlap'] as never, false],
  ])('%s', (_, codes, isDone) => {
    const { add, inputs } = given({ unavailableTimes: 'refuse' });
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.allow(...codes),
    );
    expect(add(event(8, 10))).toMatchObject({ isDone });
  });

  it('is never what is forbidden', () => {
    const { add, inputs } = given({ readOnly: true });
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.allow(),
    );
    expect(add(event(13, 14))).toMatchObject({ isDone: false });
  });
});

describe('while what decides isn’t loaded', () => {
  beforeEach(() => jest.spyOn(AVAILABILITY, 'loaded', 'get').mockReturnValue(undefined));

  it('a change waits for it', async () => {
    const { add, count } = given({ unavailableTimes: 'refuse' }, false);
    const result = add(event(8, 10));
    expect(result).toBeInstanceOf(Promise);
    expect(await result).toMatchObject({ isDone: false });
    expect(count()).toBe(1);
  });

  it('and can’t be had, nothing is booked blindly', async () => {
    jest.spyOn(AVAILABILITY, 'load').mockRejectedValueOnce(new TypeError('offline'));
    const { add, count } = given({ unavailableTimes: 'refuse' }, false);
    expect(await add(event(13, 14))).toMatchObject({ isDone: false });
    expect(count()).toBe(1);
    expect(await add(event(13, 14))).toEqual({ isDone: true });
  });

  it('nobody asks for it without rules', () => {
    const { add } = given({ workingHours: undefined, blockedTimes: [], resources: [] }, false);
    expect(add(event(8, 10))).toEqual({ isDone: true });
  });
});
