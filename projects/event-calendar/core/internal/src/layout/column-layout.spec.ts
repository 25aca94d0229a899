import { columnsOf, DAYS_ALONE } from '../columns/column';
import { timedByColumn } from '../columns/column-occurrences';
import { dayFrom } from '../dates/civil-time';
import { givenEvent } from '../given';
import type { CalendarEvent } from '../model/event';
import { indexEvents } from '../occurrences/event-index';
import { occurrencesIn } from '../occurrences/occurrences-in';
import { layoutColumn, type ColumnLayout } from './column-layout';
import { indexResources } from '../rules/resource-index';
import { createTimeAxis } from './time-axis';
import { readVisibleHours } from './visible-hours';

const NEW_YORK = 'America/New_York';
const room = { minLength: 25, maxLanes: 8, minCoverable: 0 };

function layoutsOf(
  days: readonly number[],
  events: readonly Partial<CalendarEvent>[],
  hours?: { start: number; end: number } | readonly { start: number; end: number }[],
  maxLanes = room.maxLanes,
): readonly ColumnLayout[] {
  const axis = createTimeAxis(days, NEW_YORK, readVisibleHours(hours));
  const index = indexEvents(
    events.map((fields, at) => givenEvent({ id: `e${at}`, ...fields })),
    NEW_YORK,
  );
  const found = occurrencesIn(index, days[0]!, days.at(-1)!, NEW_YORK, () => true);
  const columns = columnsOf(days, DAYS_ALONE);
  const byColumn = timedByColumn(found, columns, indexResources([]));
  return columns.map((column) =>
    layoutColumn(axis, column, byColumn.get(column.key) ?? [], { ...room, maxLanes }),
  );
}

describe('layoutColumn', () => {
  const day = dayFrom(2026, 11, 20);

  it('splits an event at midnight and marks where it goes on', () => {
    const [first, second] = layoutsOf(
      [day, day + 1],
      [{ start: '2026-11-20T23:00', end: '2026-11-21T02:00' }],
    );
    expect(first!.cards[0]).toMatchObject({
      from: 1380,
      to: 1440,
      continuesBefore: false,
      continuesAfter: true,
    });
    expect(second!.cards[0]).toMatchObject({
      from: 0,
      to: 120,
      continuesBefore: true,
      continuesAfter: false,
    });
  });

  it('leaves bars to the all-day row', () => {
    const [column] = layoutsOf([day], [{ start: '2026-11-20T00:00', end: '2026-11-21T00:00' }]);
    expect(column!.cards).toEqual([]);
  });

  it('gives short events a readable height, upwards at the end of the day', () => {
    const [column] = layoutsOf(
      [day],
      [
        { start: '2026-11-20T10:00', end: '2026-11-20T10:05' },
        { start: '2026-11-20T23:55', end: '2026-11-21T00:00' },
        { start: '2026-11-20T12:00', end: '2026-11-20T12:00' },
      ],
    );
    expect(column!.cards.map(({ from, to }) => [from, to])).toEqual([
      [600, 625],
      [720, 745],
      [1415, 1440],
    ]);
  });

  it('draws the first of several where one has room, beneath the chip of the others', () => {
    const hour = { start: '2026-11-20T10:00', end: '2026-11-20T11:00' };
    const [column] = layoutsOf([day], [hour, hour, hour], undefined, 1);
    expect(column!.cards).toMatchObject([{ from: 600, to: 660, lanes: 1, chipFrom: 635 }]);
    expect(column!.chips).toMatchObject([{ from: 635, to: 660, lane: 0, isOverCard: true }]);
    expect(column!.chips[0]!.occurrences).toHaveLength(2);
  });

  it('runs through the repeated hour of a 25-hour day', () => {
    const [column] = layoutsOf(
      [dayFrom(2026, 11, 1)],
      [{ start: '2026-11-01T00:30', end: '2026-11-01T02:30' }],
    );
    expect(column!.cards[0]).toMatchObject({ from: 30, to: 210 });
  });

  it('shows an event that falls into a gap as a short one', () => {
    const [column] = layoutsOf(
      [dayFrom(2026, 3, 8)],
      [{ start: '2026-03-08T02:30', end: '2026-03-08T03:30' }],
    );
    expect(column!.cards).toHaveLength(1);
    expect(column!.cards[0]).toMatchObject({ from: 150, to: 175 });
  });

  it('leaves out what the visible hours hide, and cuts what they cut', () => {
    const [column] = layoutsOf(
      [day],
      [
        { start: '2026-11-20T05:00', end: '2026-11-20T06:00' },
        { start: '2026-11-20T07:00', end: '2026-11-20T09:00' },
        { start: '2026-11-20T18:00', end: '2026-11-20T18:00' },
      ],
      { start: 8, end: 18 },
    );
    expect(column!.cards.map(({ occurrence, from, to }) => [occurrence.key, from, to])).toEqual([
      ['e1', 0, 60],
    ]);
    expect(column!.earlier.map(({ key }) => key)).toEqual(['e0']);
    expect(column!.later.map(({ key }) => key)).toEqual(['e2']);
  });

  it('leaves to a strip what lies in its folded hours wholly', () => {
    const [column] = layoutsOf(
      [day],
      [
        { start: '2026-11-20T12:00', end: '2026-11-20T14:00' },
        { start: '2026-11-20T13:00', end: '2026-11-20T13:00' },
        { start: '2026-11-20T11:00', end: '2026-11-20T12:30' },
        { start: '2026-11-20T13:30', end: '2026-11-20T15:00' },
      ],
      [
        { start: 8, end: 12 },
        { start: 14, end: 18 },
      ],
    );
    expect(column!.folded.map(({ occurrence, from }) => [occurrence.key, from])).toEqual([
      ['e0', 240],
      ['e1', 247.5],
    ]);
    expect(column!.cards.map(({ occurrence, from, to }) => [occurrence.key, from, to])).toEqual([
      ['e2', 180, 243.75],
      ['e3', 251.25, 315],
    ]);
  });

  it('tells what the hours hide before them from what they hide behind them, on a day of 25 hours too', () => {
    const [column] = layoutsOf(
      [dayFrom(2026, 11, 1)],
      [
        { start: '2026-11-01T06:30:00Z', end: '2026-11-01T06:45:00Z' },
        { start: '2026-10-31T23:30', end: '2026-11-01T00:30' },
      ],
      { start: 0.5, end: 1 },
    );
    expect(column!.cards).toEqual([]);
    expect(column!.earlier.map(({ key }) => key)).toEqual(['e1']);
    expect(column!.later.map(({ key }) => key)).toEqual(['e0']);
  });

  it('reads in the order of time, whatever the order of the events', () => {
    const [column] = layoutsOf(
      [day],
      [
        { start: '2026-11-20T15:00', end: '2026-11-20T16:00' },
        { start: '2026-11-20T09:00', end: '2026-11-20T10:00' },
      ],
    );
    expect(column!.cards.map(({ occurrence }) => occurrence.key)).toEqual(['e1', 'e0']);
  });
});
