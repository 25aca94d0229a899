import type { Occurrence } from '../occurrences/occurrence';
import { occurrenceOf } from '../occurrences/occurrence';
import { parseEvent } from '../occurrences/parsed-event';
import { printedHours } from './printed-hours';

const WHOLE = { start: 0, end: 24 };

function occurrence(start: string, end: string): Occurrence {
  return occurrenceOf(parseEvent({ id: 1, title: '', start, end }, 'UTC')!, 'UTC');
}

describe('printedHours', () => {
  it.each<[string, [string, string][], { start: number; end: number }]>([
    ['nothing', [], { start: 8, end: 18 }],
    ['a workday', [['2026-11-20T09:30', '2026-11-20T17:00']], { start: 8, end: 18 }],
    ['an early bird', [['2026-11-20T05:45', '2026-11-20T07:00']], { start: 5, end: 18 }],
    ['a late hour', [['2026-11-20T20:00', '2026-11-20T21:15']], { start: 8, end: 22 }],
    ['a full hour', [['2026-11-20T18:00', '2026-11-20T20:00']], { start: 8, end: 20 }],
    ['until midnight', [['2026-11-20T20:00', '2026-11-21T00:00']], { start: 8, end: 24 }],
    ['a night', [['2026-11-20T22:00', '2026-11-21T06:00']], WHOLE],
    ['a journey of days', [['2026-11-20T03:00', '2026-11-22T23:00']], { start: 8, end: 18 }],
    ['no length', [['2026-11-20T19:00', '2026-11-20T19:00']], { start: 8, end: 19 }],
  ])('of %s', (_, events, hours) => {
    const occurrences = events.map(([start, end]) => occurrence(start, end));
    expect(printedHours(occurrences, WHOLE)).toEqual(hours);
  });

  it('stays within what the calendar shows', () => {
    const early = [occurrence('2026-11-20T05:00', '2026-11-20T06:00')];
    expect(printedHours(early, { start: 7, end: 12.5 })).toEqual({ start: 7, end: 12.5 });
    expect(printedHours([], { start: 20, end: 24 })).toEqual({ start: 20, end: 24 });
  });
});
