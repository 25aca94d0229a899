import {
  whenOfOccurrence,
  type Drop,
  type Nudge,
  type SlotRules,
} from 'ng-event-calendar/core/edits';
import {
  dayOf,
  HOUR_MS,
  wallIn,
  type Arrows,
  type ArrowStep,
  type EventSpan,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import type { FocusKey } from './roving-focus';

/** Returns the step that an arrow key means in a view, and its direction; null for other keys. */
export function arrowOf(
  key: FocusKey,
  { inline, block }: Arrows,
): { readonly step: ArrowStep; readonly way: 1 | -1 } | null {
  switch (key) {
    case 'up':
      return { step: block, way: -1 };
    case 'down':
      return { step: block, way: 1 };
    case 'before':
      return { step: inline, way: -1 };
    case 'after':
      return { step: inline, way: 1 };
    default:
      return null;
  }
}

/** Returns the nudge of a step along time or over days. */
export function nudgeOf(step: Exclude<ArrowStep, 'band'>, way: 1 | -1): Nudge {
  return step === 'time' ? { steps: way } : { days: way * step.days };
}

/** Returns the first and the last day of a span in the zone of its slots; days go on for so many hours past midnight. */
export function daysOf(
  when: EventSpan,
  { zone }: SlotRules,
  hoursAfter: number,
): { readonly first: number; readonly last: number } {
  if (when.allDay) return { first: when.firstDay, last: when.lastDay };
  const day = (instant: number): number => dayOf(wallIn(instant, zone) - hoursAfter * HOUR_MS);
  return { first: day(when.start), last: day(when.end - 1) };
}

/** Whether a drop changes the length of an occurrence and keeps its resource. */
export function isStretch(occurrence: Occurrence, { when, resource }: Drop): boolean {
  const length = (of: EventSpan): number =>
    of.allDay ? of.lastDay - of.firstDay : of.end - of.start;
  return resource === undefined && length(whenOfOccurrence(occurrence)) !== length(when);
}
