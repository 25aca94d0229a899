import { TestBed } from '@angular/core/testing';
import {
  dayFrom,
  formatDay,
  type BlockedTime,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from '../../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../../store/given-part.spec-host';
import * as availabilityCode from '../../store/availability/availability-code';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { givenMedia, type GivenMedia } from '../../store/inputs/given-media.spec-host';
import { MonthLayout, type MonthRow } from './month-layout';

const FRIDAY = dayFrom(2026, 11, 20);

function given(
  more: GivenInputs = {},
  measures = false,
): GivenPart<MonthLayout> & Pick<GivenMedia, 'isPrinting'> {
  const { provider, isPrinting } = givenMedia(measures);
  const made = givenPart(MonthLayout, { view: 'month', ...more }, [MonthLayout, provider]);
  return { ...made, isPrinting };
}

/** Makes a number of events on Friday, one an hour from eight on. */
const hours = (count: number): CalendarEvent[] =>
  Array.from({ length: count }, (_, at) => {
    const hour = String(8 + at).padStart(2, '0');
    const start = `2026-11-20T${hour}:00:00Z`;
    return givenEvent({ id: `h${at}`, start, end: start.replace(':00:', ':30:') });
  });

/** Returns the row that contains Friday. */
const rowOf = (layout: MonthLayout): MonthRow =>
  layout.rows().find(({ days }) => days.includes(FRIDAY))!;
const ids = (list: readonly { readonly event: CalendarEvent }[]): unknown[] =>
  list.map(({ event }) => event.id);

describe('the weeks', () => {
  it.each<[boolean, string[]]>([
    [true, ['2026-11-01 7', '2026-11-08 7', '2026-11-15 7', '2026-11-22 7', '2026-11-29 7']],
    [false, ['2026-11-02 5', '2026-11-09 5', '2026-11-16 5', '2026-11-23 5', '2026-11-30 5']],
  ])('with weekends: %s', (showWeekends, weeks) => {
    const { part } = given({ preferences: { showWeekends } });
    expect(part.weeks().map((days) => `${formatDay(days[0]!)} ${days.length}`)).toEqual(weeks);
  });
});

describe('a week with blocked days', () => {
  const holiday = { title: 'Holiday', allDay: true, start: '2026-11-20', end: '2026-11-20' };
  const withBlocks = (blockedTimes: readonly BlockedTime[], more: GivenInputs = {}) => {
    const made = given({ blockedTimes, events: hours(9), ...more });
    TestBed.inject(AvailabilityRules).code.set(availabilityCode);
    return made.part;
  };

  it('takes no row from the events for their titles', () => {
    const row = rowOf(withBlocks([holiday]));
    expect([row.week.lines.length, row.height]).toEqual([3, 3]);
    expect(row.tints.map((tints) => tints?.isClosed)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((at) => at === 5),
    );
  });

  it('shows those that refuse nothing, too', () => {
    const row = rowOf(withBlocks([{ ...holiday, refuses: false }]));
    expect([row.tints[5]?.isClosed, row.tints[5]?.blocked.length]).toEqual([false, 1]);
  });
});

describe('a week', () => {
  it('holds the bars that touch it, and in order what begins in it', () => {
    const late = givenEvent({ start: '2026-11-18T15:00:00Z', end: '2026-11-18T16:00:00Z' });
    const early = givenEvent({ start: '2026-11-18T09:00:00Z', end: '2026-11-18T10:00:00Z' });
    // From Saturday to Sunday, drawn once, on the day it starts.
    const night = givenEvent({ start: '2026-11-14T22:00:00Z', end: '2026-11-15T03:00:00Z' });
    const fair = givenEvent({ allDay: true, start: '2026-11-14', end: '2026-11-15' });
    const over = givenEvent({ allDay: true, start: '2026-11-14', end: '2026-11-14' });
    const { part } = given({ events: [late, early, night, fair, over] });
    const { bars, lines } = rowOf(part);
    expect([ids(bars), ids(lines)]).toEqual([[fair.id], [early.id, late.id]]);
  });

  it('is as high as its fullest day', () => {
    const { part } = given({ events: hours(3) });
    expect(rowOf(part).height).toBe(3);
    expect(part.rows()[0]?.height).toBe(0);
  });

  it.each<[number | null, number]>([
    [null, 3],
    [2, 1],
    [6, 6],
  ])(
    'in a cell with room for %j rows shows %i of six, and how many more there are',
    (capacity, shown) => {
      const { part } = given({ events: hours(6) });
      part.capacity.set(capacity);
      const { week } = rowOf(part);
      expect(week.lines).toHaveLength(shown);
      expect(week.more).toEqual([0, 0, 0, 0, 0, 6 - shown, 0]);
    },
  );

  it('shows all of it on paper', () => {
    const { part, isPrinting } = given({ events: hours(6) });
    part.capacity.set(2);
    isPrinting.set(true);
    expect(rowOf(part).week.lines).toHaveLength(6);
  });

  it('shows nothing until it is measured, where that is about to be', () => {
    const { part } = given({ events: hours(2) }, true);
    expect(rowOf(part)).toMatchObject({ week: { lines: [] }, height: 0 });
    part.capacity.set(4);
    expect(rowOf(part).week.lines).toHaveLength(2);
  });

  it('stays the same object while nothing in it changes', () => {
    const { part, inputs } = given({ events: hours(2) });
    const before = part.rows();
    const other = givenEvent({ start: '2026-11-25T10:00:00Z', end: '2026-11-25T11:00:00Z' });
    inputs.events.update((events) => [...events, other]);
    const after = part.rows();
    expect(after.map((row, at) => row === before[at])).toEqual([true, true, true, false, true]);
  });
});

it('lists all that happens on a day, whole days first', () => {
  const night = givenEvent({ start: '2026-11-19T22:00:00Z', end: '2026-11-20T03:00:00Z' });
  const fair = givenEvent({ allDay: true, start: '2026-11-19', end: '2026-11-21' });
  const before = givenEvent({ start: '2026-11-19T08:00:00Z', end: '2026-11-19T09:00:00Z' });
  const [early] = hours(1);
  const { part } = given({ events: [early!, before, night, fair] });
  expect(ids(part.occurrencesOn(FRIDAY))).toEqual([fair.id, night.id, 'h0']);
});
