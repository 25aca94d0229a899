import {
  DAY,
  dayOf,
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

/** A day, and the instants in which it is seen. */
export interface TintedDay extends TimeSpan {
  readonly day: number;
}

/** What is drawn behind the events of a day: instants of it that are closed, and those that are blocked. */
export interface DayTints {
  readonly closed: readonly TimeSpan[];
  readonly blocked: readonly (TimeSpan & { readonly block: BlockedTime })[];
  /** Whether any of it is open, be it the tail of the night before. */
  readonly hasOpenTime: boolean;
  /** Whether no open time belongs to it: a stretch belongs to the day on which it begins, its tail included. */
  readonly isClosed: boolean;
}

/** What decides on tints; nothing of it are events. */
export interface TintRules extends BlockReader {
  readonly resources: ResourceIndex;
  readonly workingHours?: readonly WorkingHours[];
  readonly blockedTimes: readonly BlockedTime[];
}

/**
 * The tints of a day for a resource, or with null for everybody. Blocks of whole days lie over the dates that they
 * name, whatever zone these are seen in.
 */
export function tintsOf(day: TintedDay, node: ResourceNode | null, rules: TintRules): DayTints {
  const { start, end } = day;
  const hours = hoursOf(node, rules);
  const open = hours === null ? [day] : openHours(hours, day, rules.localZone);
  const own = hours === null ? [day] : openHoursOf(hours, day, rules.localZone);
  // Dates may lie a day beside the instants of this one.
  const around = { start: start - DAY, end: end + DAY };
  const blocked = blockedIn(rules.blockedTimes, around, rules)
    .filter(({ block }) => isBlockOf(block, node, rules.resources))
    .flatMap(({ block, dates, ...span }) => {
      const seen = dates === null ? span : isOn(day.day, dates) ? day : null;
      if (seen === null || seen.start >= end || seen.end <= start) return [];
      return [{ block, start: Math.max(seen.start, start), end: Math.min(seen.end, end) }];
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
