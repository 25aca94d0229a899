import { TestBed } from '@angular/core/testing';
import { columnOf, dayFrom, HOUR_MS, type Slot } from 'ng-event-calendar/core/internal';
import { CalendarStore } from '../events/calendar-store';
import { deepFreeze, givenEvent } from '../events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import * as availabilityCode from './availability-code';
import { AvailabilityRules } from './availability-rules';
import { AvailabilityShading } from './availability-shading';
import { AVAILABILITY } from '../../lazy/lazy-parts';

const FRIDAY = dayFrom(2026, 11, 20);
const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const RESOURCES = deepFreeze([
  { id: 'ana', title: 'Ana', workingHours: [{ start: '10:00', end: '12:00', timezone: 'UTC' }] },
  { id: 7, title: 'Room 7' },
]);
const HOURS = deepFreeze([{ start: '09:00', end: '17:00', timezone: 'UTC' }]);
const LUNCH = { title: 'Lunch', start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' };
const FAIR = { title: 'Fair', start: '2026-11-20T00:00:00Z', end: '2026-11-20T23:59:59Z' };
const HOLIDAY = { title: 'Holiday', allDay: true, start: '2026-11-20', end: '2026-11-20' };

function given(more: GivenInputs = {}, isLoaded = true): GivenPart<AvailabilityShading> {
  const made = givenPart(AvailabilityShading, {
    resources: RESOURCES,
    workingHours: HOURS,
    ...more,
  });
  if (isLoaded) TestBed.inject(AvailabilityRules).code.set(availabilityCode);
  return made;
}

const at = (hour: number | null, resource?: string | number | null): Slot => ({
  day: FRIDAY,
  instant: hour === null ? null : MIDNIGHT + hour * HOUR_MS,
  ...(resource !== undefined && { resource }),
});

describe('a column in words', () => {
  const words = (more: GivenInputs, day = FRIDAY, isLoaded = true): string =>
    given(more, isLoaded).part.wordsOfDay(columnOf(day, 'all'));

  it.each<[string, GivenInputs, string]>([
    ['its closed hours', {}, 'Closed until 9 AM; Closed from 5 PM'],
    [
      'a break',
      {
        workingHours: [
          { start: '00:00', end: '12:00', timezone: 'UTC' },
          { start: '13:00', end: '24:00', timezone: 'UTC' },
        ],
      },
      'Closed 12 – 1 PM',
    ],
    [
      'a closed day',
      { workingHours: [{ days: [1], start: '09:00', end: '17:00' }] },
      'Closed on this day',
    ],
    [
      'its blocks',
      { workingHours: undefined, blockedTimes: [HOLIDAY, LUNCH, { ...LUNCH, title: '' }] },
      'Holiday; Lunch, 12 – 1 PM; This time is blocked, 12 – 1 PM',
    ],
    ['nothing where all is open', { workingHours: undefined }, ''],
  ])('says %s', (_, more, expected) => {
    expect(words(more)).toBe(expected);
  });

  it('says nothing until the code has loaded', () => {
    expect(words({}, FRIDAY, false)).toBe('');
  });

  it.each<[string, GivenInputs, string]>([
    [
      'closed',
      { workingHours: [{ days: [1], start: '09:00', end: '17:00' }] },
      'Closed on this day',
    ],
    ['closed by a block that shows its title', { blockedTimes: [HOLIDAY] }, ''],
    ['closed by the times of one', { blockedTimes: [FAIR] }, ''],
    [
      'closed by one without a title',
      { blockedTimes: [{ ...HOLIDAY, title: '' }] },
      'Closed on this day',
    ],
    ['open at some time', {}, ''],
  ])('of a day as a whole says whether it is %s', (_, more, expected) => {
    expect(given(more).part.closedWordsOf(columnOf(FRIDAY, 'all'))).toBe(expected);
  });
});

describe('the shading of a column', () => {
  const closed = (
    { part }: GivenPart<AvailabilityShading>,
    resource?: string | null,
  ): string[] | undefined => {
    const owner =
      resource === undefined
        ? 'all'
        : resource === null
          ? 'unassigned'
          : TestBed.inject(CalendarStore).resources().find(resource)!;
    const hours = (instant: number): number => (instant - MIDNIGHT) / HOUR_MS;
    return part
      .of(columnOf(FRIDAY, owner))
      ?.closed.map(({ start, end }) => `${hours(start)}-${hours(end)}`);
  };

  it.each<[string, string | null | undefined, string[]]>([
    ['everybody’s is of the calendar', undefined, ['0-9', '17-24']],
    ['nobody’s is of the calendar', null, ['0-9', '17-24']],
    ['its own hours', 'ana', ['0-10', '12-24']],
    ['those of the calendar without any', '7', ['0-9', '17-24']],
  ])('%s', (_, resource, expected) => {
    expect(closed(given(), resource)).toEqual(expected);
  });

  it('are those of the display zone', () => {
    // Friday in Tokyo is from 15:00 on Thursday in UTC.
    expect(closed(given({ displayTimezone: 'Asia/Tokyo' }))).toEqual(['-7-9']);
  });

  it.each<[string, GivenInputs, boolean]>([
    ['there are no rules', { workingHours: undefined, resources: [] }, true],
    ['what reads them isn’t there', {}, false],
  ])('are none where %s', (_, more, isLoaded) => {
    expect(closed(given(more, isLoaded))).toBeUndefined();
  });

  it('stay the same object whatever becomes of events', () => {
    const made = given();
    const column = columnOf(FRIDAY, 'all');
    const before = made.part.of(column);
    made.inputs.events.set([givenEvent()]);
    expect(made.part.of(column)).toBe(before);
    made.inputs.blockedTimes.set([LUNCH]);
    expect(made.part.of(column)).not.toBe(before);
  });
});

describe('what is said of a slot', () => {
  it.each<[Slot, string]>([
    [at(8), 'closed'],
    [at(9), ''],
    [at(9, 'ana'), 'closed'],
    [at(12), 'Lunch'],
    [at(13), ''],
    [at(17), 'closed'],
    [at(null), ''],
  ])('%j: %j', (slot, words) => {
    expect(given({ blockedTimes: [LUNCH] }).part.wordsOf(slot)).toBe(words);
  });

  it('of a whole day is its block, also one without a title', () => {
    const { part, inputs } = given({ blockedTimes: [LUNCH, HOLIDAY] });
    expect(part.wordsOf(at(null))).toBe('Holiday');
    // The block drawn last lies over the others.
    expect(part.wordsOf(at(12))).toBe('Holiday');
    const { title: _title, ...untitled } = HOLIDAY;
    inputs.blockedTimes.set([untitled]);
    expect(part.wordsOf(at(null))).not.toBe('');
    expect(part.blockAt(at(null))).toBe(untitled);
    // So is one that covers the day by its times.
    inputs.blockedTimes.set([LUNCH, FAIR]);
    expect(part.wordsOf(at(null))).toBe('Fair');
  });

  it('of a day on which nobody works is that it is closed', () => {
    const { part } = given({ workingHours: [{ days: [1], timezone: 'UTC' }] });
    expect(part.wordsOf(at(null))).toBe('closed');
  });
});

describe('who needs the words of a slot', () => {
  const words = ({ part }: GivenPart<AvailabilityShading>): string[] => {
    const said: string[] = [];
    part.whenRead(() => said.push(part.wordsOf(at(8))));
    return said;
  };

  it('has them at once where they are known', () => {
    expect(words(given())).toEqual(['closed']);
  });

  it('has none at once where there are no hours', () => {
    expect(words(given({ workingHours: undefined, resources: [] }, false))).toEqual(['']);
  });

  it('waits for what reads hours, and no longer', async () => {
    jest.spyOn(AVAILABILITY, 'loaded', 'get').mockReturnValue(undefined);
    const late = words(given({}, false));
    expect(late).toEqual([]);
    await TestBed.inject(AvailabilityRules).load();
    expect(late).toEqual(['closed']);
  });

  it('has none where that can’t be had', async () => {
    jest.spyOn(AVAILABILITY, 'loaded', 'get').mockReturnValue(undefined);
    jest.spyOn(AVAILABILITY, 'load').mockRejectedValue(new TypeError('offline'));
    const late = words(given({}, false));
    await TestBed.inject(AvailabilityRules).load();
    expect(late).toEqual(['']);
  });
});
