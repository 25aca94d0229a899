import { instantOf, wallAt, wallIn } from 'ng-event-calendar/core/internal';
import type { DayPlace, InstantAxis } from 'ng-event-calendar/core/timeline';

/** An axis as it is drawn. */
export interface DrawnAxis {
  readonly axis: InstantAxis;
  /** Pixels of an axis minute. */
  readonly minuteWidth: number;
}

/** An axis and its visible part, in pixels. */
export interface VisibleAxis extends DrawnAxis {
  readonly scrolled: number;
  readonly room: number;
}

/** An instant that keeps its place on the screen. */
export interface Anchor {
  readonly instant: number;
  /** Day of the page to which the instant belongs. */
  readonly day: number;
  /** Pixels from the start of the visible part. */
  readonly offset: number;
}

/** Returns the instant at so many pixels from the start of the visible part; null on a day that the zone skipped. */
export function anchorAt(
  { axis, minuteWidth, scrolled }: Omit<VisibleAxis, 'room'>,
  offset: number,
): Anchor | null {
  const position = Math.min(axis.length, Math.max(0, (scrolled + offset) / minuteWidth));
  const { instant = null, day = 0 } = axis.slotAt(position) ?? {};
  return instant === null ? null : { instant, day, offset: position * minuteWidth - scrolled };
}

/** Returns the anchor at a position of the axis, moved into the visible part. */
export function anchorOf(visible: VisibleAxis, position: number): Anchor | null {
  const { minuteWidth, scrolled, room } = visible;
  const offset = position * minuteWidth - scrolled;
  const anchor = anchorAt(visible, offset);
  return anchor && { ...anchor, offset: Math.min(room, Math.max(0, offset)) };
}

/** Returns where an instant stands on an axis; null where that doesn't show it. */
export function positionIn(axis: InstantAxis, instant: number): number | null {
  const stretch = axis.stretchOf(instant);
  const isShown = stretch !== undefined && stretch.start <= instant && stretch.fold === null;
  return isShown ? axis.positionOf(instant) : null;
}

/** Returns the anchor in the middle of the visible part, or at a position if that is in sight. */
export function anchorInSight(visible: VisibleAxis, position: number | null): Anchor | null {
  return isInSight(visible, position)
    ? anchorOf(visible, position)
    : anchorAt(visible, visible.room / 2);
}

/** Whether a position of the axis is within the visible part. */
export function isInSight(
  { minuteWidth, scrolled, room }: VisibleAxis,
  position: number | null,
): position is number {
  if (position === null) return false;
  const offset = position * minuteWidth - scrolled;
  return offset >= 0 && offset <= room;
}

/** Returns the pixels by which an axis is scrolled so that an anchor stands where it stood. */
export function scrolledTo({ instant, offset }: Anchor, { axis, minuteWidth }: DrawnAxis): number {
  return Math.max(0, axis.positionOf(instant) * minuteWidth - offset);
}

/** Whether a page has a day, shown or hidden between shown ones. */
export function hasDay(days: readonly number[], day: number): boolean {
  return days.length > 0 && days[0]! <= day && day <= days.at(-1)!;
}

/**
 * Returns where a position of an axis stands on another one: at its instant where that is on the page, else on the day
 * of the page with the same number, or the last one, at the same time of day.
 */
export function carriedPosition(before: InstantAxis, position: number, after: InstantAxis): number {
  const slot = before.slotAt(Math.min(before.length, Math.max(0, position)));
  if (slot?.instant == null) return 0;
  const isSamePage = before.preset !== after.preset || before.days[0]?.day === after.days[0]?.day;
  if (
    isSamePage &&
    hasDay(
      after.days.map(({ day }) => day),
      slot.day,
    )
  ) {
    return after.positionOf(slot.instant);
  }
  const at = before.days.findIndex(({ day }) => day === slot.day);
  const place = after.days[Math.min(at, after.days.length - 1)];
  if (place === undefined) return 0;
  return sameTimeOn(place, after, slot.day, wallIn(slot.instant, before.zone));
}

/** Returns where the time of day of a wall time of `day` stands on another day of an axis. */
export function sameTimeOn(place: DayPlace, axis: InstantAxis, day: number, wall: number): number {
  // Hours past midnight belong to the day before.
  const sinceMidnight = wall - wallAt(day);
  const instant = instantOf(wallAt(place.day) + sinceMidnight, axis.zone);
  return Math.min(place.to, Math.max(place.from, axis.positionOf(instant)));
}
