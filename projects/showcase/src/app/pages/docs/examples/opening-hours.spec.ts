import { EventChangeRequest } from 'ng-event-calendar';
import { keepOpeningHours } from './opening-hours';

describe('keepOpeningHours', () => {
  it.each([
    ['within', '2026-11-20T08:00:00Z', '2026-11-20T19:00:00Z', false],
    ['too early', '2026-11-20T07:45:00Z', '2026-11-20T09:00:00Z', true],
    ['too late', '2026-11-20T18:00:00Z', '2026-11-20T19:15:00Z', true],
    ['over night', '2026-11-20T18:00:00Z', '2026-11-21T09:00:00Z', true],
    ['too early, with an offset', '2026-11-20T08:30:00+01:00', '2026-11-20T10:00:00+01:00', true],
    ['within, with an offset', '2026-11-20T02:00:00-06:00', '2026-11-20T04:00:00-06:00', false],
  ])('%s', (_, start, end, isRefused) => {
    const request = new EventChangeRequest('move', null, { id: 1, title: '', start, end }, false);
    keepOpeningHours(request, 'UTC');
    expect(request.isPrevented).toBe(isRefused);
  });

  it('lets whole days and deleting pass', () => {
    const day = { id: 1, title: '', start: '2026-11-20', end: '2026-11-20', allDay: true };
    for (const after of [day, null]) {
      const request = new EventChangeRequest('move', null, after, false);
      keepOpeningHours(request, 'UTC');
      expect(request.isPrevented).toBe(false);
    }
  });
});
