import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { diagnoseRules } from './diagnose-rules';

describe('diagnosing events', () => {
  const event = { id: 'gym', title: 'Gym', start: '2026-11-20', end: '2026-11-20' };

  it('names the event, the rule and the fix', () => {
    const rrule = 'FREQ=WEEKLY;BYDAY=1MO';
    expect(diagnoseRules([event, { ...event, rrule }])).toEqual([
      {
        code: 'invalid-rule',
        eventId: 'gym',
        field: 'rrule',
        message:
          'Event "gym" ("Gym", events[1]): rrule has an ordinal in BYDAY of a WEEKLY rule. ' +
          'Leave the number out, or use MONTHLY or YEARLY.',
      },
    ]);
  });

  it('names the blocked time', () => {
    const block = { title: 'Lunch', start: '2026-11-20T12:00', end: '2026-11-20T13:00' };
    const rules = diagnoseRules([], [block, { ...block, rrule: 'FREQ=DAYLI' }]);
    expect(rules).toHaveLength(1);
    expect(rules[0]).toMatchObject({ eventId: null, field: 'blockedTimes[1].rrule' });
    expect(rules[0]?.message).toMatch(/^Blocked time at blockedTimes\[1\] \("Lunch"\): rrule /);
  });

  describe('whose rule has no occurrence', () => {
    const never = 'so the series is never shown';
    it.each<[string, Partial<CalendarEvent>, string, string]>([
      ['no such date', { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 'rrule', never],
      [
        'no such week',
        { rrule: { freq: 'DAILY', byMonth: [2], byMonthDay: [30] } },
        'rrule',
        never,
      ],
      ['no such place', { rrule: 'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2' }, 'rrule', never],
      ['an early end', { rrule: 'FREQ=DAILY;UNTIL=20261119' }, 'rrule', 'ends by its UNTIL'],
      [
        'an end before its first date',
        { rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261122' },
        'rrule',
        '2026-11-23',
      ],
      [
        'excluded dates',
        { rrule: 'FREQ=DAILY;COUNT=2', exDates: ['2026-11-20', '2026-11-21'] },
        'exDates',
        'exclude every date',
      ],
      [
        'excluded added dates',
        { rDates: ['2026-11-25'], exDates: ['2026-11-20', '2026-11-25'] },
        'exDates',
        'exclude every date',
      ],
    ])('because of %s: it is named', (_, keys, field, words) => {
      for (const allDay of [true, false]) {
        const [fault, ...others] = diagnoseRules([{ ...event, allDay, ...keys }]);
        expect(others).toEqual([]);
        expect(fault).toMatchObject({ code: 'no-occurrence', eventId: 'gym', field });
        expect(fault?.message).toContain(`Event "gym" ("Gym", events[0]): ${field} `);
        expect(fault?.message).toContain(words);
      }
    });

    it('is named as a blocked time', () => {
      const block = { start: '2026-11-20T12:00', end: '2026-11-20T13:00' };
      const [fault] = diagnoseRules([], [{ ...block, rrule: 'FREQ=DAILY;UNTIL=20261119' }]);
      expect(fault).toMatchObject({ code: 'no-occurrence', field: 'blockedTimes[0].rrule' });
    });

    it.each<Partial<CalendarEvent>>([
      { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29' },
      { rrule: 'FREQ=DAILY;UNTIL=20261120' },
      { rrule: 'FREQ=DAILY', start: '1990-01-01', end: '1990-01-01' },
      { rrule: 'FREQ=DAILY', exDates: ['2026-11-20', '2026-11-21'] },
      { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', rDates: ['2027-03-02'] },
      { rrule: 'FREQ=DAILY', start: 'soon' },
      { exDates: ['2026-11-20'] },
    ])('is not named where it has one, or does not recur: %j', (keys) => {
      expect(diagnoseRules([{ ...event, ...keys }])).toEqual([]);
    });
  });

  it('finds nothing wrong with events without a rule', () => {
    const odd = [null, 5, { ...event, rrule: null }, {}] as unknown as CalendarEvent[];
    expect(diagnoseRules(odd)).toEqual([]);
    expect(diagnoseRules(undefined as unknown as CalendarEvent[])).toEqual([]);
  });
});
