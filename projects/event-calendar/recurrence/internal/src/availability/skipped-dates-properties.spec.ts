import * as fc from 'fast-check';
import {
  skippableDates,
  validateChange,
  type AvailabilityContext,
} from 'ng-event-calendar/core/availability';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import {
  indexEvents,
  indexResources,
  type BlockedTime,
  type CalendarEvent,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import { editOccurrence } from 'ng-event-calendar/recurrence/scopes';
import { excludeDates } from '../expand/excluded';
import { expandOccurrences } from '../expand/expand-occurrences';
import { RECURRENCE_ENGINE } from '../expand/recurrence-engine';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const FIRST = Date.parse('2026-10-12T00:00:00Z');
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'];

const iso = (instant: number): string => new Date(instant).toISOString().replace('.000Z', 'Z');

interface Plan {
  readonly rrule: string;
  readonly hour: number;
  readonly zone: string | null;
  readonly excluded: readonly number[];
  readonly added: readonly number[];
}
interface Given {
  readonly plan: Plan;
  readonly blocks: readonly { readonly day: number; readonly hours: number | null }[];
  /** How a created series is changed; null for a new one. */
  readonly edit: {
    readonly at: number;
    readonly by: number;
    readonly scope: RecurrenceScope;
  } | null;
  readonly localZone: string;
}

const given: fc.Arbitrary<Given> = fc.record({
  plan: fc.record({
    rrule: fc.constantFrom(
      'FREQ=DAILY;COUNT=12',
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=9',
      'FREQ=WEEKLY;UNTIL=20261231',
      'FREQ=MONTHLY;COUNT=5',
    ),
    hour: fc.integer({ min: 0, max: 23 }),
    zone: fc.option(fc.constantFrom(...ZONES)),
    excluded: fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 2 }),
    added: fc.uniqueArray(fc.integer({ min: -3, max: 12 }), { maxLength: 1 }),
  }),
  blocks: fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 40 }),
      hours: fc.option(fc.integer({ min: 0, max: 23 })),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  edit: fc.option(
    fc.record({
      at: fc.nat({ max: 6 }),
      by: fc.constantFrom(-30, -3, -1, 1, 2, 26, 50),
      scope: fc.constantFrom('thisAndFollowing' as const, 'all' as const),
    }),
  ),
  localZone: fc.constantFrom(...ZONES),
});

const dayText = (day: number): string => iso(FIRST + day * DAY).slice(0, 10);

function seriesOf({ rrule, hour, zone, excluded, added }: Plan): CalendarEvent {
  const start = FIRST + hour * HOUR;
  return {
    id: 'series',
    title: 'Series',
    start: iso(start),
    end: iso(start + HOUR),
    rrule,
    ...(zone !== null && { timezone: zone }),
    ...(excluded.length > 0 && { exDates: excluded.map(dayText) }),
    ...(added.length > 0 && { rDates: added.map(dayText) }),
  };
}

function contextOf({ blocks, localZone }: Given, events: readonly CalendarEvent[]) {
  const blockedTimes = blocks.map<BlockedTime>(({ day, hours }) =>
    hours === null
      ? { start: dayText(day), end: dayText(day), allDay: true, timezone: localZone }
      : {
          start: iso(FIRST + day * DAY + hours * HOUR),
          end: iso(FIRST + day * DAY + (hours + 2) * HOUR),
        },
  );
  return {
    index: indexEvents(events, localZone, undefined, RECURRENCE_ENGINE),
    resources: indexResources([]),
    unavailableTimes: 'refuse',
    blockedTimes,
  } satisfies AvailabilityContext;
}

/** Returns the starts of the occurrences of an event, up to a year on. */
function startsOf(event: CalendarEvent, localZone: string): readonly string[] {
  const range = { start: iso(FIRST - 40 * DAY), end: iso(FIRST + 400 * DAY), timezone: localZone };
  return expandOccurrences([event], range).map(({ start }) => start);
}

/** Returns the change of the series, and the start of the occurrence that it touches. */
function changeOf({ plan, edit, localZone }: Given): ChangeSet | null {
  const series = seriesOf(plan);
  if (edit === null) {
    return {
      type: 'create',
      event: series,
      changes: [{ before: null, after: series, position: 0 }],
    };
  }
  const starts = startsOf(series, localZone);
  const start = Date.parse(starts[edit.at % starts.length]!);
  const times = { start: iso(start + edit.by * HOUR), end: iso(start + (edit.by + 1) * HOUR) };
  const after = { ...series, ...times };
  const occurrence = { event: series, start };
  return editOccurrence([series], occurrence, after, edit.scope, 'move', localZone);
}

it('leaving out the dates that a series can skip changes nothing else, and nothing is refused any more', () => {
  fc.assert(
    fc.property(given, (each) => {
      const change = changeOf(each);
      if (change?.event == null || !('rrule' in change.event)) return;
      const context = contextOf(each, [seriesOf(each.plan)]);
      const all = (): boolean => true;
      const dates = skippableDates(change, context, { counts: all, mayBeSkipped: all });
      const { event } = change;
      const left = excludeDates(
        event,
        dates.map(({ date }) => date),
      );
      const [before, after] = [startsOf(event, each.localZone), startsOf(left, each.localZone)];
      // The dates that remain are dates of the series.
      expect(before).toEqual(expect.arrayContaining([...after]));
      expect(after.length).toBeGreaterThan(0);
      const touched = iso(Date.parse(change.touched?.after.start ?? before[0]!));
      if (before.includes(touched)) expect(after).toContain(touched);
      const others = change.changes.filter((one) => one.after !== event);
      const changes = change.changes.map((one) =>
        one.after === event ? { ...one, after: left } : one,
      );
      expect(changes.filter((one) => one.after !== left)).toEqual(others);
      // Violations remain on the date of the touched occurrence alone.
      for (const refusal of validateChange({ ...change, changes }, context)) {
        const overlapped = before.find(
          (start) => Date.parse(start) < refusal.end && refusal.start < Date.parse(start) + HOUR,
        );
        expect(dates.map(({ start }) => iso(start))).not.toContain(overlapped);
        expect(Math.abs(Date.parse(touched) - refusal.start)).toBeLessThan(2 * DAY);
      }
    }),
  );
});
