import { kindOf, resourceIdsOf } from 'ng-event-calendar/core/internal';
import type { FieldContext } from '../editor/fields/editor-field';
import { formKinds } from '../editor/fields/resource-options';

/**
 * Returns the kinds for which the quick form has a field: those that are required, and those of the event that begins,
 * which has the resource of its column. All of them where the event needs any resource and has none.
 */
export function quickKinds(context: FieldContext): readonly string[] {
  const { base, resources, needsResource, neededKinds } = context;
  const all = formKinds(context);
  const own = resourceIdsOf(base).map((id) => kindOf(resources.find(id)));
  const isAny = all.length === 1 || (needsResource && own.length === 0);
  return all.filter((kind) => isAny || neededKinds.includes(kind) || own.includes(kind));
}
