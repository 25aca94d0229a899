import type { EventPlace } from './event-place';

const NOTHING: readonly string[] = [];

/**
 * Returns the lines beneath title and time of a card, as far as lines are left: its resource, unless the column names
 * it, and the first line of its description.
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
