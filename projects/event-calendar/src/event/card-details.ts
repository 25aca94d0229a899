import type { EventPlace } from './event-place';

const NOTHING: readonly string[] = [];
/** Lines that title and time take. */
const TAKEN = 2;

/**
 * What stands beneath title and time of a card, a line each, as far as lines are left: whose it is, unless its
 * column tells, and the first line of its description.
 */
export function detailsOf(
  { lines = 0, isStacked, isNarrow, resource }: EventPlace,
  resourceTitle: string | undefined,
  description: unknown,
): readonly string[] {
  if (isStacked !== true || isNarrow === true || lines <= TAKEN) return NOTHING;
  const details: string[] = [];
  if (resource === undefined && resourceTitle) details.push(resourceTitle);
  if (typeof description === 'string' && TAKEN + details.length < lines) {
    const line = /\S.*/.exec(description)?.[0].trimEnd();
    if (line) details.push(line);
  }
  return details;
}
