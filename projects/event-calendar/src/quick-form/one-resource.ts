import type { FieldContext } from '../editor/fields/editor-field';
import {
  mayBeSeveral,
  resourceIn,
  resourceText,
  type ResourceValue,
} from '../editor/fields/resource-options';

/**
 * Returns the single resource of a kind in a form, as its options write it; empty for none, null for several, which a
 * list for one can't show.
 */
export function oneResource(
  value: ResourceValue,
  context: FieldContext,
  kind: string,
): string | null {
  if (!mayBeSeveral(context, kind)) return value.typed;
  const [id, ...others] = value.chosen;
  return others.length > 0 ? null : resourceText(id ?? null);
}

/** Returns the value of a kind in a form after an option was chosen. */
export function withOneResource(
  option: string,
  context: FieldContext,
  kind: string,
): ResourceValue {
  const id = resourceIn(option) ?? null;
  return { typed: mayBeSeveral(context, kind) ? '' : option, chosen: id === null ? [] : [id] };
}
