/** Field of the editor's form. `times` includes `allDay` and `timezone`; `section` is the host's own. */
export type EditorFieldName =
  | 'title'
  | 'allDay'
  | 'times'
  | 'timezone'
  | 'recurrence'
  | 'resource'
  | 'color'
  | 'description'
  | 'section';

/** A field that the editor's form shows; with `readOnly` as text. */
export type EditorFieldChoice =
  EditorFieldName | { readonly field: EditorFieldName; readonly readOnly?: boolean };
