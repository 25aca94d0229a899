import type { EventPlace } from './event-place';

const NOTHING: readonly string[] = [];

/**
 * What stands beneath title and time of a card, a line each, as far as lines are left: whose it is, unless its
 * column tells, and the first line of its description.
 */
export function detailsOf(
  { resource }: Pick<EventPlace, 'resource'>,
  left: number,
  resourceTitle: string | undefined,
  description: unknown,
): readonly string[] {
  if (left <= 0) return NOTHING;
  const details: string[] = [];
  if (resource === undefined && resourceTitle) details.push(resourceTitle);
  if (typeof description === 'string' && details.length < left) {
    const line = /\S.*/.exec(description)?.[0].trimEnd();
    if (line) details.push(line);
  }
  return details;
}
