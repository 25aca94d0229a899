import { ɵlazyPart as lazyPart, type ɵEditorSection as EditorSection } from 'ng-event-calendar';

/** Recurrence section of the editor, below the times. */
export const RECURRENCE_SECTION: EditorSection = {
  key: 'recurrence',
  after: 'times',
  shows: ['rrule', 'rDates'],
  takes: ['rrule'],
  part: lazyPart(
    () => import('./recurrence-section'),
    (chunk) => chunk.RecurrenceSection,
  ),
};
