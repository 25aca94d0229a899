import { inject, InjectionToken, untracked } from '@angular/core';
import { isEntry, type EditorFieldName } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { Reports } from '../../store/inputs/reports';

declare const ngDevMode: unknown;

/** Presence of a field in the form: to be edited, only shown as text, or not at all. */
export type FieldMode = 'edited' | 'shown' | 'hidden';

/** Fields of the form in display order, each with its mode. */
export type ListedFields = ReadonlyMap<EditorFieldName, Exclude<FieldMode, 'hidden'>>;

const NAMES: readonly EditorFieldName[] = [
  'title',
  'allDay',
  'times',
  'timezone',
  'recurrence',
  'resource',
  'color',
  'description',
  'section',
];

/** Fields of a session's form as the host lists them; null for all of them in their usual order. */
export const LISTED_FIELDS = new InjectionToken<ListedFields | null>('LISTED_FIELDS');

/** Returns the fields that the host lists now; later changes count from the next opening on. */
export function listedFields(): ListedFields | null {
  const reports = inject(Reports);
  return readEditorFields(untracked(inject(CALENDAR_INPUTS).editorFields), (problem) =>
    reports.report('invalid-value', `editorFields ${problem}`),
  );
}

/**
 * Reads the host's list of fields: unknown and repeated ones are reported and left out. Null where no list is given,
 * and where it has no known field, which is reported.
 */
export function readEditorFields(
  given: unknown,
  report: (problem: string) => void,
): ListedFields | null {
  if (given === undefined || given === null) return null;
  const listed = new Map<EditorFieldName, 'edited' | 'shown'>();
  for (const entry of Array.isArray(given) ? (given as readonly unknown[]) : []) {
    const name = isEntry(entry) ? entry['field'] : entry;
    const known = NAMES.find((each) => each === name);
    if (known === undefined) {
      if (ngDevMode) {
        report(`names ${JSON.stringify(name)}, which is no field; it is left out. ${advice()}`);
      }
    } else if (listed.has(known)) {
      if (ngDevMode) report(`names ${JSON.stringify(known)} more than once; the first one counts.`);
    } else listed.set(known, isEntry(entry) && entry['readOnly'] === true ? 'shown' : 'edited');
  }
  if (listed.size > 0) return listed;
  if (ngDevMode) {
    report(`is ${JSON.stringify(given)} without any field; all fields are shown. ${advice()}`);
  }
  return null;
}

function advice(): string {
  return `Use: ${NAMES.join(', ')}.`;
}

/** Returns the mode of a field, by its name in `editorFields`. */
export function modeOf(listed: ListedFields | null, name: string): FieldMode {
  return listed === null ? 'edited' : (listed.get(name as EditorFieldName) ?? 'hidden');
}
