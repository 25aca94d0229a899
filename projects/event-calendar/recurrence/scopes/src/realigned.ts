import { DAY } from 'ng-event-calendar/core/internal';
import {
  isPastUntil,
  stepFrom,
  type Pattern,
  type Rule,
  type Series,
} from 'ng-event-calendar/recurrence/internal';
import { untilAt } from './written-until';

/** A series after one occurrence was moved, and others with it. */
export interface Realigned {
  readonly rule: Rule;
  readonly startWall: number;
  /** Returns the new place of an old occurrence; null if it has none. */
  readonly imageOf: (wall: number) => number | null;
  /** Returns the old occurrences that moved to one place; empty if none ever meet. */
  readonly meetingAt: (image: number) => readonly number[];
  /** Occurrences of the rule that no old occurrence became, to be excluded. */
  readonly added: readonly number[];
}

/** The clock of the series after the move: `allDay`, and the instants of its walls. */
export type NewClock = Pick<Series, 'allDay' | 'instantOf'>;

/** Returns the rule with an UNTIL that makes `last` its last wall; its own UNTIL if that does. */
export function endingAt(rule: Rule, pattern: Pattern, last: number, clock: NewClock): Rule {
  const ended = { ...clock, rule };
  const next = stepFrom(pattern, last, 1);
  if (!isPastUntil(ended, last) && (next === null || isPastUntil(ended, next))) return rule;
  return rule.until?.kind === 'day'
    ? { ...rule, until: { kind: 'day', day: Math.floor(last / DAY) } }
    : { ...rule, until: untilAt(clock, last) };
}
