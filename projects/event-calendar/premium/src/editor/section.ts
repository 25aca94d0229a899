import { ɵlazyPart as lazyPart, type ɵEditorSection as EditorSection } from 'ng-event-calendar';

/** Recurrence in the editor, beneath the times that it repeats. */
export const RECURRENCE_SECTION: EditorSection = {
  key: 'recurrence',
  after: 'times',
  shows: ['rrule', 'rDates'],
  part: lazyPart(
    () => import('./recurrence-section'),
    (chunk) => chunk.RecurrenceSection,
  ),
};
