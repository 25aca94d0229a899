import type { FieldValue } from '../field-value';

/** Where the list of a field opens: never over what is wrong with it, which stands below. */
export function besidesFault({ error }: Pick<FieldValue<unknown>, 'error'>): 'above' | 'auto' {
  return error() === '' ? 'auto' : 'above';
}
