import * as fc from 'fast-check';
import {
  indexEvents,
  indexResources,
  type BlockedTime,
  type TimeSpan,
  type Weekday,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { dateFrom } from './clocks.spec-host';
import { inBlock, openBy, type Shown } from './counted-hours.spec-host';
import { openTimes } from './open-times';

const MINUTE = 60_000;
const DAYS = 3;
/** Zones that change their clocks on different dates, by half an hour, at midnight, not at all, or over a whole day. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Africa/Cairo',
  'America/Havana',
  'Pacific/Apia',
];
const CHANGES = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-04-24',
  '2026-10-04',
  '2026-10-30',
  '2026-11-01',
  '2011-12-30',
];

interface Given {
  readonly zone: string;
  /** A date near a clock change. */
  readonly date: string;
  readonly hours: readonly WorkingHours[];
  readonly blocks: readonly BlockedTime[];
}

const two = (value: number): string => String(value).padStart(2, '0');
const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
const zone = fc.constantFrom(...ZONES);

const given: fc.Arbitrary<Given> = fc.constantFrom(...CHANGES).chain((date) => {
  const near = fc.integer({ min: -2, max: 3 }).map((by) => dateFrom(date, by));
  const weekly = fc.record(
    {
      days: fc.subarray([0, 1, 2, 3, 4, 5, 6] as Weekday[], { minLength: 1 }),
      start: clock,
      end: fc.oneof(clock, fc.constantFrom('00:00', '24:00')),
      from: near,
      until: near,
      timezone: zone,
    },
    { requiredKeys: ['start', 'end'] },
  );
  const dated = fc.record(
    { date: near, start: clock, end: clock, closed: fc.boolean(), timezone: zone },
    { requiredKeys: ['date', 'start', 'end'] },
  );
  const timed = fc
    .tuple(near, clock, fc.integer({ min: 1, max: 1800 }), zone, fc.boolean())
    .map(([on, at, minutes, timezone, refuses]): BlockedTime => {
      const start = Date.parse(`${on}T${at}Z`);
      const text = (wall: number): string => new Date(wall).toISOString().slice(0, 16);
      return {
        start: `${text(start)}Z`,
        end: `${text(start + minutes * MINUTE)}Z`,
        timezone,
        refuses,
      };
    });
  const whole = fc
    .tuple(near, fc.integer({ min: 0, max: 1 }), zone)
    .map(([start, days, timezone]): BlockedTime => ({
      ...{ allDay: true, start, end: dateFrom(start, days), timezone },
    }));
  return fc.record({
    zone,
    date: fc.constant(date),
    hours: fc
      .tuple(fc.array(weekly, { maxLength: 3 }), fc.array(dated, { maxLength: 2 }))
      .map(([rules, dates]) => [...rules, ...dates] as WorkingHours[]),
    blocks: fc.array(fc.oneof(timed, whole), { maxLength: 2 }),
  });
});

/** Whether an instant is open and not blocked. */
function openIn({ hours, blocks, zone }: Given): Shown {
  const isOpen = openBy(hours, zone);
  const inBlocks = blocks.filter(({ refuses }) => refuses !== false).map(inBlock);
  return (instant) => isOpen(instant) && !inBlocks.some((isIn) => isIn(instant));
}

/** Returns the stretches of a range in which every minute is open. */
function countedOpen({ start, end }: TimeSpan, isOpen: Shown): TimeSpan[] {
  const found: { start: number; end: number }[] = [];
  for (let instant = start; instant < end; instant += MINUTE) {
    if (!isOpen(instant)) continue;
    const last = found.at(-1);
    if (last?.end === instant) last.end += MINUTE;
    else found.push({ start: instant, end: instant + MINUTE });
  }
  return found;
}

const text = ({ start, end }: TimeSpan): string =>
  `${new Date(start).toISOString()}..${new Date(end).toISOString()}`;

it('open times are the minutes whose wall time is in a rule, less what is blocked', () => {
  fc.assert(
    fc.property(given, (context) => {
      const start = Date.parse(dateFrom(context.date, -1)) - 7 * 60 * MINUTE;
      const range = { start, end: start + DAYS * 1440 * MINUTE };
      const open = openTimes(range, null, {
        index: indexEvents([], context.zone),
        resources: indexResources([]),
        workingHours: context.hours,
        blockedTimes: context.blocks,
      });
      expect(open.map(text)).toEqual(countedOpen(range, openIn(context)).map(text));
    }),
    { numRuns: 800 },
  );
});
