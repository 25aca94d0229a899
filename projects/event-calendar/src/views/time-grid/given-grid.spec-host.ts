import { dayFrom, HOUR_MS, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { TestBed } from '@angular/core/testing';
import { givenEvent } from '../../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../../store/given-part.spec-host';
import { givenMedia, type GivenMedia } from '../../store/inputs/given-media.spec-host';
import { AllDayLayout } from './all-day-layout';
import type { GridBox } from './grid-box';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';
import { UnseenEvents } from './unseen-events';

/** Services that lay out a time grid. */
export const GRID_PARTS = [AllDayLayout, GridScale, TimeGridLayout, UnseenEvents];

export const FRIDAY = dayFrom(2026, 11, 20);
const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
export const BOX: GridBox = {
  minuteHeight: 1,
  columnWidth: 100,
  freeColumnWidth: 100,
  textScale: 1,
  headHeight: 60,
  scrolled: 8 * 60,
  viewport: 4 * 60,
  inlineScrolled: 0,
  inlineRoom: 0,
};
/** Makes a box with columns of a width in pixels, without a drawer beside them. */
export const ofColumns = (width: number): Partial<GridBox> => ({
  columnWidth: width,
  freeColumnWidth: width,
});

interface GivenGrid
  extends Pick<GivenPart<TimeGridLayout>, 'inputs' | 'now'>, Pick<GivenMedia, 'isPrinting'> {
  readonly layout: TimeGridLayout;
  readonly scale: GridScale;
  readonly allDay: AllDayLayout;
  readonly unseen: UnseenEvents;
}

/** Lays out the grid of a Friday. */
export function given(more: GivenInputs = {}, measures = false): GivenGrid {
  const { provider, isPrinting } = givenMedia(measures);
  const { part, inputs, now } = givenPart(
    TimeGridLayout,
    { view: 'day', visibleDate: '2026-11-20', ...more },
    [...GRID_PARTS, provider],
  );
  return {
    inputs,
    now,
    isPrinting,
    layout: part,
    scale: TestBed.inject(GridScale),
    allDay: TestBed.inject(AllDayLayout),
    unseen: TestBed.inject(UnseenEvents),
  };
}

/** Makes an event of Friday between two hours. */
export const at = (
  from: number,
  to: number,
  fields: Partial<CalendarEvent> = {},
): CalendarEvent => {
  const iso = (hour: number): string => new Date(MIDNIGHT + hour * HOUR_MS).toISOString();
  return givenEvent({ start: iso(from), end: iso(to), ...fields });
};
/** Makes a number of events over Friday and Saturday. */
export const bars = (count: number): CalendarEvent[] =>
  Array.from({ length: count }, () =>
    givenEvent({ allDay: true, start: '2026-11-20', end: '2026-11-21' }),
  );
export const ids = (
  list: readonly { readonly occurrence: { readonly event: CalendarEvent } }[],
): unknown[] => list.map(({ occurrence }) => occurrence.event.id);

export const OF_A_HOUSE: GivenInputs = {
  resources: [
    { id: 'house', title: 'House', canHaveEvents: false, children: [{ id: 'ana', title: 'Ana' }] },
  ],
  resourceColumns: { unassigned: 'never' },
};
