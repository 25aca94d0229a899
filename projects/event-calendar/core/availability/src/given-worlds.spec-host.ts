import * as fc from 'fast-check';
import type {
  BlockedTime,
  CalendarEvent,
  CalendarResource,
  WorkingHours,
} from 'ng-event-calendar/core/internal';

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
/** A Friday, two days before clocks change in Berlin. */
export const FRIDAY = '2026-10-23';
const MIDNIGHT = Date.parse(FRIDAY);

export const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'America/New_York',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
];

/** The parts of an availability context, as a host would provide them. */
export interface GivenWorld {
  readonly zone: string;
  readonly resources: readonly CalendarResource[];
  readonly events: readonly CalendarEvent[];
  readonly hours: readonly WorkingHours[];
  readonly blocks: readonly BlockedTime[];
}

const iso = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`;
const zone = fc.constantFrom(...ZONES);
const overlap = fc.constantFrom(undefined, undefined, undefined, true, false);
const mode = fc.constantFrom(undefined, undefined, 'allow', 'refuse');
const capacity = fc.constantFrom(undefined, undefined, 0, 1, 2, 3);

const hours = fc.constantFrom<readonly WorkingHours[]>(
  [],
  [{ start: '09:00', end: '17:00' }],
  [
    { days: [4, 5, 6], start: '08:00', end: '12:00' },
    { days: [4, 5, 6], start: '13:00', end: '18:30' },
  ],
  [{ days: [0, 1, 2, 3, 4, 5, 6], start: '18:00', end: '10:00', timezone: 'Europe/Berlin' }],
  [{ date: '2026-10-24', start: '00:00', end: '00:00', closed: true }],
  [
    { start: '10:00', end: '24:00', timezone: 'America/New_York' },
    { date: FRIDAY, start: '06:00', end: '22:00' },
  ],
);

/** One resource by itself, and one with two children; or none at all. */
const resources = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  {
    weight: 6,
    arbitrary: fc
      .array(
        fc.record({
          capacity,
          eventOverlap: mode,
          workingHours: fc.option(hours, { nil: undefined, freq: 4 }),
        }),
        { minLength: 4, maxLength: 4 },
      )
      .map((given) => {
        const [a, house, up, down] = given.map((each, at) => ({
          ...{ id: IDS[at]!, title: String(IDS[at]) },
          ...Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined)),
        }));
        return [a!, { ...house!, children: [up!, down!] }] as CalendarResource[];
      }),
  },
);
export const IDS = ['a', 7, 'up', 'down'] as const;
const owner = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...IDS) },
  { weight: 2, arbitrary: fc.subarray([...IDS], { minLength: 2, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(undefined, 'gone') },
);

/** Events of Thursday to Sunday, to the quarter of an hour, timed or of whole days. */
export const event: fc.Arbitrary<CalendarEvent> = fc
  .record({
    from: fc.integer({ min: -24 * 4, max: 3 * 24 * 4 }),
    quarters: fc.oneof(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 40, max: 140 })),
    isWhole: fc.integer({ min: 0, max: 4 }).map((value) => value === 0),
    ...{ overlap, owner, zone, seats: fc.integer({ min: 0, max: 3 }) },
    canBeOutsideHours: fc.constantFrom(undefined, undefined, true),
  })
  .map(({ from, quarters, isWhole, overlap, owner, zone, seats, canBeOutsideHours }) => {
    const start = MIDNIGHT + from * QUARTER;
    const end = start + quarters * QUARTER;
    return {
      ...{ id: 'new', title: '', timezone: zone, seats },
      start: isWhole ? iso(start).slice(0, 10) : iso(start),
      end: isWhole ? iso(end).slice(0, 10) : iso(end),
      ...(isWhole && { allDay: true }),
      ...(overlap !== undefined && { overlap }),
      ...(owner !== undefined && { resource: owner }),
      ...(canBeOutsideHours === true && { canBeOutsideHours }),
    };
  });

const block: fc.Arbitrary<BlockedTime> = fc
  .tuple(event, fc.boolean(), fc.boolean())
  .map(([{ start, end, allDay, timezone, resource }, isEverybodys, refuses]) => ({
    ...{ start, end, refuses },
    ...(allDay === true && { allDay }),
    ...(timezone !== undefined && { timezone }),
    ...(!isEverybodys && resource !== undefined && { resource }),
  }));

export const context: fc.Arbitrary<GivenWorld> = fc.record({
  ...{ zone, resources, hours },
  events: fc
    .array(event, { maxLength: 8 })
    .map((events) => events.map((each, at) => ({ ...each, id: `e${at}` }))),
  blocks: fc.array(block, { maxLength: 2 }),
});
