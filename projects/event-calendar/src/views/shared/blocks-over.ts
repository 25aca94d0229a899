import type { DayTints } from 'ng-event-calendar/core/availability';
import type { BlockedTime } from 'ng-event-calendar/core/internal';

/** The blocks that lie over a whole day. */
export function blocksOver(tints: DayTints | null): readonly BlockedTime[] {
  const whole = tints?.blocked.filter(({ block }) => block.allDay === true) ?? [];
  return whole.map(({ block }) => block);
}

/** Those of them that have a title, for where a line is all that is seen of them. */
export function titledOver(tints: DayTints | null): readonly BlockedTime[] {
  return blocksOver(tints).filter(({ title }) => Boolean(title));
}
