import type { EditorValues } from './editor-values';
import type { EditorValue, FieldContext } from './fields/editor-field';

/** Errors of a form, by the keys of its fields, or `field.part` for a part of one. */
export type FormFaults = ReadonlyMap<string, string>;

export const NO_FAULTS: FormFaults = new Map();

/** Returns the errors that fields find in their values. */
export function faultsOf(
  fields: readonly Pick<EditorValue, 'key' | 'fault'>[],
  values: EditorValues,
  context: FieldContext,
): FormFaults {
  const faults = fields.flatMap((field): [string, string | undefined][] => {
    const { key } = field;
    const said = field.fault?.(values[key], context) ?? '';
    if (typeof said === 'string') return [[key, said]];
    return Object.entries<string | undefined>(said).map(([part, fault]) => [
      `${key}.${part}`,
      fault,
    ]);
  });
  return new Map(faults.filter((each): each is [string, string] => (each[1] ?? '') !== ''));
}
