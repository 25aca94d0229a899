import { DAY } from 'ng-event-calendar/core/internal';
import { stepFrom, type Pattern } from '../expand/pattern';
import { isPastUntil, type Series } from '../expand/series';
import { untilAt } from '../expand/written-until';
import type { Rule } from '../rules/rule';

/** A series of which one occurrence was moved, and others with it. */
export interface Realigned {
  readonly rule: Rule;
  readonly startWall: number;
  /** Where an occurrence of the old series is now; null where it has none any more. */
  readonly imageOf: (wall: number) => number | null;
  /** The old occurrences that came to one place; empty where none ever meet. */
  readonly meetingAt: (image: number) => readonly number[];
  /** What the rule holds that no old occurrence became, to be left out. */
  readonly added: readonly number[];
}

/** The clock of the series as it will be: `allDay`, and instants of its walls. */
export type NewClock = Pick<Series, 'allDay' | 'instantOf'>;

/** The rule with an UNTIL that makes `last` the last one; its own where that does. */
export function endingAt(rule: Rule, pattern: Pattern, last: number, clock: NewClock): Rule {
  const ended = { ...clock, rule };
  const next = stepFrom(pattern, last, 1);
  if (!isPastUntil(ended, last) && (next === null || isPastUntil(ended, next))) return rule;
  return rule.until?.kind === 'day'
    ? { ...rule, until: { kind: 'day', day: Math.floor(last / DAY) } }
    : { ...rule, until: untilAt(clock, last) };
}
