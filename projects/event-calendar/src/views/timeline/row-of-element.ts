import type { TimelineRow } from 'ng-event-calendar/core/timeline';

/** Returns the row in which an element stands; undefined outside of rows. */
export function rowOfElement(
  element: Element,
  rows: readonly TimelineRow[],
): TimelineRow | undefined {
  const key = element.closest<HTMLElement>('ec-timeline-row')?.dataset['row'];
  return rows.find((row) => row.key === key);
}
