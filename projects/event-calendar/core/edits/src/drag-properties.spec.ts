import fc from 'fast-check';
import {
  DAY,
  MINUTE,
  dayOf,
  indexEvents,
  instantOf,
  occurrencesIn,
  offsetSpans,
  wallIn,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { clicked, moved, swept, type SlotRules } from './drag';
import { givenEvent } from './given.spec-host';

/** Zones that have changed their clocks at midnight, by half an hour or at unusual hours. */
const ZONES = [
  ...['America/New_York', 'Africa/Cairo', 'Asia/Beirut', 'Australia/Lord_Howe'],
  ...['America/Havana', 'America/Sao_Paulo', 'Atlantic/Azores', 'America/Asuncion', 'UTC'],
];

/** Returns a slot in the column of a day, at a share of the day's elapsed time. */
function slotIn(day: number, share: number, zone: string): Slot {
  const [start, end] = [instantOf(day * DAY, zone), instantOf((day + 1) * DAY, zone)];
  return { day, instant: start + Math.round(((end - start) * share) / MINUTE) * MINUTE };
}

/** Creates an occurrence of an hour that was grabbed twenty minutes after its start. */
function grabbedAt({ day, instant }: Slot, zone: string): Occurrence {
  const start = instant! - 20 * MINUTE;
  const [from, to] = [start, start + 60 * MINUTE].map((at) => new Date(at).toISOString());
  const index = indexEvents([givenEvent({ start: from!, end: to! })], zone);
  return occurrencesIn(index, day - 2, day + 2, zone, () => true)[0]!;
}

it('what is moved, swept or clicked stays on the days of its columns, whatever their clocks do', () => {
  const place = fc.record({
    daysLater: fc.nat(2),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const given = fc.record({
    ...{ zone: fc.constantFrom(...ZONES), day: fc.integer({ min: 17_200, max: 20_200 }) },
    ...{ isNearChange: fc.boolean(), from: place, to: place },
    snapMinutes: fc.constantFrom(5, 15, 30, 50, 60),
  });
  const wrong: unknown[] = [];
  fc.assert(
    fc.property(given, ({ zone, day, isNearChange, snapMinutes, ...places }) => {
      const change = offsetSpans(day * DAY, (day + 366) * DAY, zone)[0]!.end;
      const first = isNearChange ? dayOf(change) - 1 : day;
      const [from, to] = [places.from, places.to].map(({ daysLater, share }) =>
        slotIn(first + daysLater, share, zone),
      ) as [Slot, Slot];
      const rules: SlotRules = { zone, snapMinutes, duration: 30 };
      const dateOf = (instant: number): number => dayOf(wallIn(instant, zone));

      const occurrence = grabbedAt(from, zone);
      const { when } = moved(occurrence, from, to, rules);
      if (when.allDay || (occurrence.firstDay === from.day && dateOf(when.start) !== to.day)) {
        wrong.push({ zone, from, to, when });
      }
      const sweep = swept(from, to, rules);
      const [earlier, later] = [Math.min(from.day, to.day), Math.max(from.day, to.day)];
      const isWithin =
        !sweep.allDay &&
        dateOf(sweep.start) === earlier &&
        sweep.start < sweep.end &&
        sweep.end <= instantOf((later + 1) * DAY, zone);
      if (!isWithin) wrong.push({ zone, from, to, sweep });
      const click = clicked(to, rules);
      if (click.allDay || dateOf(click.start) !== to.day) wrong.push({ zone, to, click });
    }),
    { numRuns: 3000 },
  );
  expect(wrong).toEqual([]);
});
