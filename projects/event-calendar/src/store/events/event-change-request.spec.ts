import { EventChangeRequest } from './event-change-request';
import type {
  AvailabilityViolation,
  AvailabilityViolationCode,
  RefusedDate,
} from 'ng-event-calendar/core/availability';
import { givenEvent } from './given-event.spec-host';

describe('EventChangeRequest', () => {
  it('tells what is about to happen, and goes through unless it is refused', () => {
    const [before, after] = [givenEvent(), givenEvent()];
    const request = new EventChangeRequest('move', before, after, true);
    expect(request).toMatchObject({ type: 'move', before, after, isPreview: true });
    expect([request.isPrevented, request.reason]).toEqual([false, '']);
  });

  it('holds all changes of the gesture, its own alone for one event', () => {
    const [before, after, other] = [givenEvent(), givenEvent(), givenEvent()];
    const own = { before, after };
    expect(new EventChangeRequest('move', before, after, false).changes).toEqual([own]);
    const all = [{ before: null, after: other }, own];
    const request = new EventChangeRequest('move', before, after, false, [], () => [], all);
    expect(request.changes).toBe(all);
  });

  it.each<[string[], string]>([
    [[], ''],
    [['Too late'], 'Too late'],
  ])('refused with %j has the reason %j', (given, reason) => {
    const request = new EventChangeRequest('delete', givenEvent(), null, false);
    request.preventDefault(...given);
    expect([request.isPrevented, request.reason]).toEqual([true, reason]);
  });

  it('finds refused dates when they are read, once, and none in previews', () => {
    const date: RefusedDate = { date: '2026-12-23', start: 0, refusals: [] };
    const find = jest.fn(() => [date]);
    const given = (isPreview: boolean): EventChangeRequest =>
      new EventChangeRequest('move', null, givenEvent(), isPreview, [], find);
    const request = given(false);
    expect(find).not.toHaveBeenCalled();
    expect([request.refusedDates, request.refusedDates]).toEqual([[date], [date]]);
    expect(find).toHaveBeenCalledTimes(1);
    expect(given(true).refusedDates).toEqual([]);
  });

  it.each<[string, AvailabilityViolationCode[], AvailabilityViolationCode, boolean]>([
    ['those codes', ['blocked', 'overlap'], 'overlap', true],
    ['those codes alone', ['blocked'], 'overlap', false],
    ['all codes without any', [], 'capacity', true],
  ])('skips the dates of %s', (_, codes, code, isSkipped) => {
    const request = new EventChangeRequest('create', null, givenEvent(), false);
    expect(request.skipsDates).toBe(false);
    request.skipDates(...codes);
    expect(request.skipsDates).toBe(true);
    expect(request.skips({ code } as AvailabilityViolation)).toBe(isSkipped);
  });
});
