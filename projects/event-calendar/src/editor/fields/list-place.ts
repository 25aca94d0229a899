import type { FieldValue } from '../field-value';

/** Returns the side on which the list of a field opens: never over the field's error, which stands below. */
export function besidesFault({ error }: Pick<FieldValue<unknown>, 'error'>): 'above' | 'auto' {
  return error() === '' ? 'auto' : 'above';
}
