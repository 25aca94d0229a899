import type { Reports } from '../inputs/reports';

/** All modes of a search. */
const MODES: readonly unknown[] = ['list', 'filter', 'dim'];

/** Whether a value may be a key of events. */
function isField(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Reports options of `eventSearch` that can't be used on the developer's console. */
export function reportSearchFaults(search: unknown, reports: Reports): void {
  const { mode, fields } = (search ?? {}) as { readonly mode?: unknown; fields?: unknown };
  const report = (fault: string): void => reports.report('invalid-value', fault);
  if (mode !== undefined && !MODES.includes(mode)) {
    const value = JSON.stringify(mode);
    report(`eventSearch.mode is ${value}; it is ignored. Use one of: ${MODES.join(', ')}.`);
  }
  if (fields === undefined) return;
  if (!Array.isArray(fields) || fields.length === 0) {
    const value = JSON.stringify(fields);
    report(`eventSearch.fields is ${value}; it is ignored. Use keys such as ['title'].`);
    return;
  }
  for (const field of (fields as readonly unknown[]).filter((each) => !isField(each))) {
    const value = JSON.stringify(field);
    report(`eventSearch.fields names ${value}, which is no key; it is passed over.`);
  }
}
