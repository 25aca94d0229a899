import { dayOf, weekdayOf, type EventSpan } from 'ng-event-calendar/core/internal';
import type { SlotRules } from './drag';
import { nudged, stretched, type Nudge } from './nudge';

const rules: SlotRules = { zone: 'America/New_York', snapMinutes: 15, duration: 30 };
const timed = (start: string, end: string): EventSpan => ({
  allDay: false,
  start: Date.parse(start),
  end: Date.parse(end),
});

describe('nudged', () => {
  it.each<[string, EventSpan, Nudge, EventSpan]>([
    [
      'a step later',
      timed('2026-11-20T15:07:00Z', '2026-11-20T16:00:00Z'),
      { steps: 1 },
      timed('2026-11-20T15:22:00Z', '2026-11-20T16:15:00Z'),
    ],
    [
      'a day earlier, across a clock change, at the same time of day and as long',
      timed('2026-11-02T05:30:00Z', '2026-11-02T08:30:00Z'),
      { days: -1 },
      timed('2026-11-01T04:30:00Z', '2026-11-01T07:30:00Z'),
    ],
    [
      'whole days by days',
      { allDay: true, firstDay: 10, lastDay: 12 },
      { days: 2 },
      { allDay: true, firstDay: 12, lastDay: 14 },
    ],
    [
      'whole days stay at smaller steps',
      { allDay: true, firstDay: 10, lastDay: 12 },
      { steps: 2 },
      { allDay: true, firstDay: 10, lastDay: 12 },
    ],
  ])('%s', (_, when, nudge, expected) => {
    expect(nudged(when, nudge, rules)).toEqual(expected);
  });
});

describe('nudged where weekends are hidden', () => {
  const workdays: SlotRules = {
    ...rules,
    isDayShown: (day) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6,
  };
  const friday = dayOf(Date.parse('2026-11-20T00:00:00Z'));
  it.each<[string, EventSpan, Nudge, EventSpan]>([
    [
      'goes from Friday to Monday',
      timed('2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z'),
      { days: 1 },
      timed('2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z'),
    ],
    [
      'stays at a hidden day without a step',
      timed('2026-11-21T15:00:00Z', '2026-11-21T16:00:00Z'),
      { steps: 0 },
      timed('2026-11-21T15:00:00Z', '2026-11-21T16:00:00Z'),
    ],
    [
      'and back',
      timed('2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z'),
      { days: -1 },
      timed('2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z'),
    ],
    [
      'goes on at Monday’s midnight a step after Friday’s last one',
      timed('2026-11-21T04:45:00Z', '2026-11-21T05:45:00Z'),
      { steps: 1 },
      timed('2026-11-23T05:00:00Z', '2026-11-23T06:00:00Z'),
    ],
    [
      'goes back to Friday’s last step before Monday’s midnight',
      timed('2026-11-23T05:00:00Z', '2026-11-23T06:00:00Z'),
      { steps: -1 },
      timed('2026-11-21T04:45:00Z', '2026-11-21T05:45:00Z'),
    ],
    [
      'takes whole days from Friday to Monday',
      { allDay: true, firstDay: friday, lastDay: friday },
      { days: 1 },
      { allDay: true, firstDay: friday + 3, lastDay: friday + 3 },
    ],
    [
      'keeps the weekday a week on, hidden as it is',
      { allDay: true, firstDay: friday + 1, lastDay: friday + 4 },
      { days: 7 },
      { allDay: true, firstDay: friday + 8, lastDay: friday + 11 },
    ],
  ])('%s', (_, when, nudge, expected) => {
    expect(nudged(when, nudge, workdays)).toEqual(expected);
  });

  it('lengthens by a step into a day that is hidden', () => {
    const when = timed('2026-11-21T03:00:00Z', '2026-11-21T04:45:00Z');
    expect(stretched(when, { steps: 1 }, workdays)).toEqual(
      timed('2026-11-21T03:00:00Z', '2026-11-21T05:00:00Z'),
    );
  });

  it('lengthens a bar to a day that is shown', () => {
    const when: EventSpan = { allDay: true, firstDay: friday, lastDay: friday };
    expect(stretched(when, { days: 1 }, workdays)).toEqual({ ...when, lastDay: friday + 3 });
  });
});

describe('stretched', () => {
  it.each<[string, EventSpan, Nudge, EventSpan]>([
    [
      'a step longer',
      timed('2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z'),
      { steps: 1 },
      timed('2026-11-20T15:00:00Z', '2026-11-20T16:15:00Z'),
    ],
    [
      'not shorter than a step',
      timed('2026-11-20T15:00:00Z', '2026-11-20T15:15:00Z'),
      { steps: -1 },
      timed('2026-11-20T15:00:00Z', '2026-11-20T15:15:00Z'),
    ],
    [
      'a day longer',
      timed('2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z'),
      { days: 1 },
      timed('2026-11-20T15:00:00Z', '2026-11-21T16:00:00Z'),
    ],
    [
      'whole days not below one',
      { allDay: true, firstDay: 10, lastDay: 11 },
      { days: -3 },
      { allDay: true, firstDay: 10, lastDay: 10 },
    ],
  ])('%s', (_, when, nudge, expected) => {
    expect(stretched(when, nudge, rules)).toEqual(expected);
  });

  it.each([
    [5, '15:20', -9, '15:05'],
    [15, '15:20', -9, '15:15'],
    [30, '17:00', -9, '15:30'],
    [60, '17:00', -9, '16:00'],
    // An event shorter than a step neither shrinks nor grows.
    [30, '15:20', -1, '15:20'],
    [60, '15:20', -1, '15:20'],
  ])(
    'in steps of %d minutes, 15:00 to %s by %d ends at %s',
    (snapMinutes, end, steps, expected) => {
      const when = timed('2026-11-20T15:00:00Z', `2026-11-20T${end}:00Z`);
      expect(stretched(when, { steps }, { ...rules, snapMinutes })).toEqual(
        timed('2026-11-20T15:00:00Z', `2026-11-20T${expected}:00Z`),
      );
    },
  );

  it('ends in no hidden hours, where keys lead over the shown ones', () => {
    const office = { ...rules, hours: [{ start: 8, end: 18 }] };
    const when = timed('2026-11-20T21:00:00Z', '2026-11-20T23:00:00Z');
    const longer = timed('2026-11-20T21:00:00Z', '2026-11-21T13:15:00Z');
    expect(stretched(when, { steps: 1 }, office)).toEqual(longer);
    expect(stretched(longer, { steps: -1 }, office)).toEqual(when);
  });

  it('stops at a day where it is a bar', () => {
    const when = timed('2026-11-20T15:00:00Z', '2026-11-22T15:00:00Z');
    const shorter = timed('2026-11-20T15:00:00Z', '2026-11-21T15:00:00Z');
    expect(stretched(when, { days: -1 }, rules)).toEqual(shorter);
    expect(stretched(shorter, { days: -1 }, rules)).toEqual(shorter);
  });
});
