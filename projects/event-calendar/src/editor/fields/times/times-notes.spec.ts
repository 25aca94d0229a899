import { givenContext, givenPlan } from '../fields.spec-host';
import { TIMES } from './times';
import { notesOf, type TimesNotes } from './times-notes';
import type { TimesValue } from './times-value';

const NONE = { startPass: '', endPass: '', length: '', skipped: '', zone: '', further: [] };
const newYork = { timezone: 'America/New_York' };

describe('what is said of times', () => {
  it.each<[string, object, Partial<TimesValue>, Partial<TimesNotes>]>([
    ['how long they take', {}, { endTime: '11:30' }, { length: '1 hr 30 min' }],
    [
      'how many days',
      { allDay: true, start: '2026-11-20', end: '2026-11-20' },
      { endDate: '2026-11-22' },
      { length: '3 days' },
    ],
    ['nothing of no length', {}, { endTime: '10' }, {}],
    ['nothing of what can’t be read', {}, { endTime: 'x' }, {}],
    [
      'when that is in the zone shown',
      { start: '2026-11-20T15:00', end: '2026-11-20T16:00', timezone: 'Asia/Tokyo' },
      {},
      {
        length: '1 hr',
        zone: 'timesInDisplayZone UTC Friday, November 20, 2026, 6:00 AM – 7:00 AM',
      },
    ],
  ])('is %s', (_, fields, typed, expected) => {
    const context = givenContext(givenPlan(fields));
    const value = { ...TIMES.read(context.base, context), ...typed };
    expect(notesOf(value, context)).toEqual({ ...NONE, ...expected });
  });

  it('is what times become that the clocks skip', () => {
    const context = givenContext(givenPlan(newYork));
    const value = {
      ...TIMES.read(context.base, context),
      startDate: '2026-03-08',
      endDate: '2026-03-08',
    };
    const { skipped } = notesOf({ ...value, startTime: '2:30', endTime: '2:45' }, context);
    expect(skipped).toBe('skippedTime 2:30 AM 3:30 AM skippedTime 2:45 AM 3:45 AM');
  });

  it('is which pass of a repeated hour they mean', () => {
    const twice = { start: '2026-11-01T05:30:00Z', end: '2026-11-01T06:30:00Z', ...newYork };
    const context = givenContext(givenPlan(twice));
    const { startPass, endPass } = notesOf(TIMES.read(context.base, context), context);
    expect([startPass, endPass]).toEqual(['1:30 AM EDT', '1:30 AM EST']);
  });

  it('is when that is in each further zone, but in the one it is edited in', () => {
    const furtherZones = [
      { zone: 'America/New_York', name: 'NY' },
      { zone: 'Asia/Kolkata', name: 'Kolkata' },
    ];
    const context = givenContext(givenPlan(newYork), { furtherZones });
    expect(notesOf(TIMES.read(context.base, context), context).further).toEqual([
      'timesInDisplayZone Kolkata Friday, November 20, 2026, 3:30 PM – 4:30 PM',
    ]);
    const days = givenContext(givenPlan({ allDay: true }), { furtherZones });
    expect(notesOf(TIMES.read(days.base, days), days).further).toEqual([]);
  });
});
