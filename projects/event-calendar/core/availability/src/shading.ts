import {
  DAY,
  dayOf,
  MINUTE,
  type BlockedTime,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { joined, without } from './spans';
import { blockedIn, isBlockOf, keepsOut, type BlockReader } from './blocks';
import { openHours, openHoursOf } from './open-hours';
import { hoursOf } from './open-times';

/** A day, and the instants that are shown of it. */
export interface ShadedDay extends TimeSpan {
  readonly day: number;
}

/** The part of a day that a block covers. */
export interface BlockedStretch extends TimeSpan {
  readonly block: BlockedTime;
  /** Whether that is the whole day: as one of the block's dates, or by its times. */
  readonly isWhole: boolean;
}

/** Tints drawn behind the events of a day: its closed and its blocked stretches, in instants. */
export interface DayShading {
  readonly closed: readonly TimeSpan[];
  readonly blocked: readonly BlockedStretch[];
  /** Whether any of the day is open, including the rest of a stretch from the day before. */
  readonly hasOpenTime: boolean;
  /**
   * Whether no open time belongs to the day: a stretch belongs to the day on which it begins, including its part after
   * midnight.
   */
  readonly isClosed: boolean;
}

/** Hours, blocks and resources that decide on tints; events play no part. */
export interface ShadingRules extends BlockReader {
  readonly resources: ResourceIndex;
  readonly workingHours?: readonly WorkingHours[];
  readonly blockedTimes: readonly BlockedTime[];
}

/**
 * Returns the tints of a day for a resource; with null, those that apply to everyone. Blocks of whole days cover the
 * dates that they name, whatever the display zone.
 */
export function shadingOf(
  day: ShadedDay,
  node: ResourceNode | null,
  rules: ShadingRules,
): DayShading {
  const { start, end } = day;
  const hours = hoursOf(node, rules);
  const open = hours === null ? [day] : openHours(hours, day, rules.localZone);
  const own = hours === null ? [day] : openHoursOf(hours, day, rules.localZone);
  // Dates of a block may lie a day away from the instants of this day.
  const around = { start: start - DAY, end: end + DAY };
  const blocked = blockedIn(rules.blockedTimes, around, rules)
    .filter(({ block }) => isBlockOf(block, node, rules.resources))
    .flatMap(({ block, dates, ...span }) => {
      const seen = dates === null ? span : isOn(day.day, dates) ? day : null;
      if (seen === null || seen.start >= end || seen.end <= start) return [];
      // Many write the last minute or second of a day for its end.
      const isWhole = seen.start <= start && seen.end >= end - MINUTE;
      return [{ block, isWhole, start: Math.max(seen.start, start), end: Math.min(seen.end, end) }];
    });
  const taken = joined(blocked.filter(({ block }) => keepsOut(block)));
  return {
    closed: without([{ start, end }], open),
    blocked,
    hasOpenTime: without(open, taken).length > 0,
    isClosed: without(own, taken).length === 0,
  };
}

function isOn(day: number, { start, end }: TimeSpan): boolean {
  return dayOf(start) <= day && day <= dayOf(end - 1);
}
