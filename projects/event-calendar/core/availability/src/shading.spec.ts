import {
  dayFrom,
  indexResources,
  instantOf,
  wallAt,
  type BlockedTime,
  type CalendarResource,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { shadingOf, type ShadedDay, type ShadingRules } from './shading';

const RESOURCES: CalendarResource[] = [
  { id: 'ana', title: 'Ana', workingHours: [{ start: '10:00', end: '14:00' }] },
  { id: 'ben', title: 'Ben' },
];
const HOURS: WorkingHours[] = [{ start: '09:00', end: '17:00' }];
const FRIDAY = dayFrom(2026, 11, 20);

function dayIn(zone: string, day = FRIDAY): ShadedDay {
  return { day, start: instantOf(wallAt(day), zone), end: instantOf(wallAt(day + 1), zone) };
}

const rules = (more: Partial<ShadingRules> = {}): ShadingRules => ({
  localZone: 'UTC',
  recurrence: null,
  resources: indexResources(RESOURCES),
  blockedTimes: [],
  ...more,
});

/** Returns the tints of Friday in short: `HH:MM-HH:MM` in UTC, blocks by their titles. */
function tinted(id: string | null, more: Partial<ShadingRules>, day = dayIn('UTC')): string[] {
  const given = rules(more);
  const { closed, blocked } = shadingOf(day, id === null ? null : given.resources.find(id)!, given);
  const clock = (instant: number): string => new Date(instant).toISOString().slice(11, 16);
  return [
    ...closed.map(({ start, end }) => `${clock(start)}-${clock(end)}`),
    ...blocked.map(({ block, start, end }) => `${block.title} ${clock(start)}-${clock(end)}`),
  ];
}

describe('a block over a whole day', () => {
  it.each<[string, string, boolean]>([
    ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', true],
    ['2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z', true],
    ['2026-11-20T00:00:00Z', '2026-11-20T23:59:00Z', true],
    ['2026-11-18T12:00:00Z', '2026-11-22T12:00:00Z', true],
    ['2026-11-20T00:00:00Z', '2026-11-20T23:58:00Z', false],
    ['2026-11-20T00:01:00Z', '2026-11-21T00:00:00Z', false],
    ['2026-11-20T00:00:00+01:00', '2026-11-21T00:00:00+01:00', false],
  ])('is one from %s to %s: %j', (start, end, isWhole) => {
    const blockedTimes = [{ start, end }];
    expect(shadingOf(dayIn('UTC'), null, rules({ blockedTimes })).blocked).toMatchObject([
      { isWhole },
    ]);
  });

  it('is one of the dates that it names, whatever the display zone', () => {
    const blockedTimes = [{ start: '2026-11-20', end: '2026-11-20', allDay: true }];
    const { blocked } = shadingOf(dayIn('Asia/Tokyo'), null, rules({ blockedTimes }));
    expect(blocked).toMatchObject([{ isWhole: true }]);
  });
});

describe('closed time', () => {
  it.each<[string | null, readonly WorkingHours[] | undefined, string[]]>([
    [null, HOURS, ['00:00-09:00', '17:00-00:00']],
    ['ben', HOURS, ['00:00-09:00', '17:00-00:00']],
    ['ana', HOURS, ['00:00-10:00', '14:00-00:00']],
    ['ana', undefined, ['00:00-10:00', '14:00-00:00']],
    [null, undefined, []],
    [null, [], []],
    [null, [{ days: [1] }], ['00:00-00:00']],
  ])('of %s under %j', (id, workingHours, expected) => {
    expect(tinted(id, { ...(workingHours !== undefined && { workingHours }) })).toEqual(expected);
  });

  it('follows the zone of its rule', () => {
    const workingHours = [{ ...HOURS[0], timezone: 'America/New_York' }];
    expect(tinted(null, { workingHours })).toEqual(['00:00-14:00', '22:00-00:00']);
  });
});

describe('blocked time', () => {
  const lunch: BlockedTime = { title: 'Lunch', start: '2026-11-20T12:00', end: '2026-11-20T13:00' };
  const leave: BlockedTime = {
    title: 'Leave',
    resource: 'ana',
    allDay: true,
    start: '2026-11-19',
    end: '2026-11-20',
    timezone: 'Asia/Tokyo',
  };

  it.each<[string | null, BlockedTime, string[]]>([
    [null, lunch, ['Lunch 12:00-13:00']],
    ['ben', lunch, ['Lunch 12:00-13:00']],
    ['ben', { ...lunch, refuses: false }, ['Lunch 12:00-13:00']],
    ['ben', { ...lunch, resource: 'ana' }, []],
    [null, { ...lunch, resource: 'ana' }, []],
    ['ben', { ...lunch, end: '2026-11-21T08:00' }, ['Lunch 12:00-00:00']],
    // Dates of a whole-day block are those of the shown day.
    ['ana', leave, ['Leave 00:00-00:00']],
    [null, { ...lunch, start: 'noon' }, []],
  ])('of %s: %j', (id, block, expected) => {
    expect(tinted(id, { blockedTimes: [block] }).filter((each) => /[A-Z]/.test(each))).toEqual(
      expected,
    );
  });

  it('of whole days lies over the dates that it names, in any zone', () => {
    const days = [-2, -1, 0, 1].map((by) => {
      const given = rules({ blockedTimes: [leave] });
      const node = given.resources.find('ana')!;
      return shadingOf(dayIn('Pacific/Apia', FRIDAY + by), node, given).blocked.length;
    });
    expect(days).toEqual([0, 1, 1, 0]);
  });
});

describe('a day', () => {
  const holiday: BlockedTime = { allDay: true, start: '2026-11-20', end: '2026-11-20' };
  const morning: BlockedTime = { start: '2026-11-20T06:00', end: '2026-11-20T12:00' };

  const night = { days: [4], start: '22:00', end: '06:00' } as const;

  it.each<[string, Partial<ShadingRules>, boolean]>([
    ['without rules', {}, false],
    // A stretch belongs to the day on which it begins, including the part after midnight.
    ['with the tail of a night', { workingHours: [night] }, true],
    ['with hours behind that tail', { workingHours: [night, HOURS[0]!] }, false],
    ['with hours that touch that tail', { workingHours: [night, { start: '06:00' }] }, false],
    [
      'that is closed behind that tail',
      { workingHours: [night, { date: '2026-11-20', closed: true }] },
      true,
    ],
    [
      'that no rule is about',
      { workingHours: [{ date: '2026-11-19', start: '22:00', end: '06:00' }] },
      false,
    ],
    ['with hours', { workingHours: HOURS }, false],
    ['without hours', { workingHours: [{ days: [1] }] }, true],
    ['of a holiday', { blockedTimes: [holiday] }, true],
    ['of a day that is only shown', { blockedTimes: [{ ...holiday, refuses: false }] }, false],
    [
      'with hours that are blocked',
      { workingHours: [{ start: '08:00', end: '11:00' }], blockedTimes: [morning] },
      true,
    ],
    [
      'with hours that are blocked in part',
      { workingHours: HOURS, blockedTimes: [morning] },
      false,
    ],
  ])('%s is closed: %s', (_, more, isClosed) => {
    expect(shadingOf(dayIn('UTC'), null, rules({ blockedTimes: [], ...more })).isClosed).toBe(
      isClosed,
    );
  });

  it('has open time in the tail of a night, though that isn’t its own', () => {
    const workingHours = [night];
    const { hasOpenTime, isClosed } = shadingOf(dayIn('UTC'), null, rules({ workingHours }));
    expect([hasOpenTime, isClosed]).toEqual([true, true]);
    const blocked = rules({ workingHours, blockedTimes: [holiday] });
    expect(shadingOf(dayIn('UTC'), null, blocked).hasOpenTime).toBe(false);
  });

  it('whose clocks change in that tail has it still from the day before', () => {
    const given = rules({
      localZone: 'Europe/Berlin',
      workingHours: [{ days: [6], start: '22:00', end: '06:00' }],
    });
    const sunday = dayIn('Europe/Berlin', dayFrom(2026, 3, 29));
    expect(shadingOf(sunday, null, given).isClosed).toBe(true);
  });
});
