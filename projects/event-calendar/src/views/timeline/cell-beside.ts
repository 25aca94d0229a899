import { addMonths, wallIn, type TimelinePreset } from 'ng-event-calendar/core/internal';
import type { InstantAxis } from 'ng-event-calendar/core/timeline';
import { sameTimeOn } from './kept-place';

/**
 * Returns the position at which the cell after another one (1) or the one before (-1) begins, in axis minutes. In
 * `hours` it is the same time of the next or previous day. Stays where no day follows.
 */
export function cellBeside(
  axis: InstantAxis,
  preset: TimelinePreset,
  position: number,
  way: 1 | -1,
): number {
  const at = axis.days.findIndex(({ from, to }) => from <= position && position < to);
  const [day, next] = [axis.days[at], axis.days[at + way]];
  if (day === undefined || next === undefined) return position;
  if (preset === 'hours') {
    const instant = axis.slotAt(position)?.instant;
    return instant == null
      ? next.from
      : sameTimeOn(next, axis, day.day, wallIn(instant, axis.zone));
  }
  const step =
    preset === 'months' ? addMonths(day.day, way) - day.day : way * (preset === 'weeks' ? 7 : 1);
  return axis.days[Math.min(axis.days.length - 1, Math.max(0, at + step))]!.from;
}
