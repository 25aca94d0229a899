import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { AvailabilityContext } from './open-times';
import { standingAgainst } from './standing-violations';
import { onePerRule } from './validate-change';
import type { AvailabilityViolation, ChangeToValidate } from './violation';

/** Part of a change of several events, as a batch has it. */
export interface PartToValidate<E extends CalendarEvent = CalendarEvent> {
  readonly before: E | null;
  readonly after: E | null;
  readonly since?: number;
}

/**
 * Returns the violations of each part of a change of several events, which count as one: they are no obstacle where they
 * were, and are one where they come to be. `after` has the events after the change.
 */
export function validateParts<E extends CalendarEvent>(
  { changes }: ChangeToValidate<E>,
  parts: readonly PartToValidate<E>[],
  context: AvailabilityContext<E>,
  after: AvailabilityContext<E>,
): readonly (readonly AvailabilityViolation<E>[])[] {
  return changesByPart(changes, parts).map((own, at) => {
    const { since } = parts[at]!;
    const change = { changes: own, ...(since !== undefined && { since }) };
    return own.flatMap((each) => {
      const alone = { ...change, changes: [each] };
      return onePerRule(standingAgainst(each, alone, after, undefined, { change, context }));
    });
  });
}

/** Returns the changed records of each part; each record belongs to one. */
function changesByPart<E extends CalendarEvent>(
  changes: ChangeToValidate<E>['changes'],
  parts: readonly PartToValidate<E>[],
): readonly ChangeToValidate<E>['changes'][] {
  const byAfter = new Map<E, number>();
  const byId = new Map<string, number>();
  parts.forEach(({ before, after }, at) => {
    if (after !== null && !byAfter.has(after)) byAfter.set(after, at);
    if (before !== null && !byId.has(String(before.id))) byId.set(String(before.id), at);
  });
  const own = parts.map((): ChangeToValidate<E>['changes'][number][] => []);
  for (const change of changes) {
    const { before, after } = change;
    // An occurrence that became an event of its own beside the touched one belongs to its series.
    const series = before?.id ?? after?.extractedFromId;
    const at = (after === null ? undefined : byAfter.get(after)) ?? byId.get(String(series));
    if (at !== undefined) own[at]!.push(change);
  }
  return own;
}
