import type { BarPiece, Occurrence } from 'ng-event-calendar/core/internal';
import type { EventPlace } from '../../event/event-place';

/** Returns the place of a bar's piece, as laid out by `layoutMonthWeek`. */
export function barPlace(occurrence: Occurrence, piece: BarPiece): EventPlace {
  const { continuesBefore, continuesAfter, row, from, to } = piece;
  const days = to - from + 1;
  return { occurrence, shape: 'bar', continuesBefore, continuesAfter, row, days };
}
