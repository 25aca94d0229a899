import type { EditorFieldName } from 'ng-event-calendar/core/internal';
import type { SectionField } from '../sections/section-field';
import type { EditorField } from './editor-field';
import type { ListedFields } from './listed-fields';

/** A row of the form. */
export interface FormRow {
  /** Names of the fields in the row, as `editorFields` lists them. */
  readonly names: readonly EditorFieldName[];
  /** Field that is edited in the row; null for fields that are only shown as text. */
  readonly field: EditorField | SectionField | null;
}

/** Fields within the one of the times. */
const WITHIN_TIMES = ['allDay', 'timezone'] as const;

/** Returns the rows of the form for the listed fields, or for all of them; fields shown as text share rows. */
export function rowsOf(
  fields: readonly (EditorField | SectionField)[],
  listed: ListedFields | null,
): readonly FormRow[] {
  const isListed = (name: EditorFieldName): boolean => listed === null || listed.has(name);
  const rows: FormRow[] = [];
  for (const name of listed?.keys() ?? fields.map(({ key }) => key as EditorFieldName)) {
    const field = fields.find(({ key }) => key === name);
    // Fields within the times have no row, and those of premium or of the host may be missing.
    if (field === undefined) continue;
    const names = [name, ...(name === 'times' ? WITHIN_TIMES.filter(isListed) : [])];
    const last = rows.at(-1);
    if (listed?.get(name) !== 'shown') rows.push({ names, field });
    else if (last?.field === null && ![...last.names, name].includes('section')) {
      rows[rows.length - 1] = { names: [...last.names, ...names], field: null };
    } else rows.push({ names, field: null });
  }
  return rows;
}
