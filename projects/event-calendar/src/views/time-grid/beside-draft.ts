import type { ColumnLayout, Occurrence } from 'ng-event-calendar/core/internal';
import type { DraftedColumn } from './time-grid-layout';

/**
 * Places the events of a column with the draft of a new one in a lane beside them. Where that would hide one of them
 * behind a chip, the draft has no lane, and lies over them.
 */
export function besideDraft(
  draft: Occurrence,
  occurrences: readonly Occurrence[],
  layout: (occurrences: readonly Occurrence[]) => ColumnLayout,
): DraftedColumn {
  const without = layout(occurrences);
  const { cards, chips } = layout([...occurrences, draft]);
  const others = cards.filter(({ occurrence }) => occurrence !== draft);
  const own = cards.find(({ occurrence }) => occurrence === draft);
  const areAllShown = others.length === without.cards.length;
  return own !== undefined && areAllShown
    ? { ...without, cards: others, chips, draft: own }
    : without;
}
