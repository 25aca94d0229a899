import {
  kindOf,
  resourceIdsOf,
  withIdsOfKind,
  withResourceIds,
  type CalendarEvent,
  type CalendarId,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';
import type { EditorValue, FieldContext } from './editor-field';
import {
  formKinds,
  idsIn,
  mayBeSeveral,
  resourceText,
  type ResourceValue,
} from './resource-options';

/** Resources of the event as the form holds them, by their kinds; `''` is the kind without a name. */
export type ResourceValues = Readonly<Record<string, ResourceValue>>;

/** Resources of the event, as the form holds them. */
export const RESOURCE_VALUE: EditorValue<ResourceValues> = {
  key: 'resource',
  keys: ['resource'],
  read: (event, context) => valuesOf(resourceIdsOf(event).map(String), context),
  write: (values, context) => {
    const before = valuesOf(resourceIdsOf(context.base).map(String), context);
    const touched = Object.entries(values).filter(
      ([kind, value]) => JSON.stringify(value) !== JSON.stringify(before[kind]),
    );
    return (event) =>
      touched.reduce((changed, [kind, value]) => {
        // A text that is no choice changes nothing, nor does a resource that was removed since it was chosen.
        const ids = idsIn(value, context, kind);
        return ids === undefined || ids.some(context.isRemoved)
          ? changed
          : withKind(changed, kind, ids, context.resources);
      }, event);
  },
  fault: (values, context) => {
    const { text, needsResource } = context;
    const areNone = Object.entries(values).every(
      ([kind, value]) => idsIn(value, context, kind)?.length === 0,
    );
    const faults = Object.entries(values).map(([kind, value], at): [string, string] => {
      const ids = idsIn(value, context, kind);
      const isMissing = ids?.length === 0 && context.neededKinds.includes(kind);
      const fault =
        ids === undefined || ids.some(context.isRemoved)
          ? text('unknownResourceError')
          : isMissing
            ? text('requiredKindError', { kind })
            : areNone && needsResource && at === 0
              ? text('requiredResourceError')
              : '';
      return [`${kind}.typed`, fault];
    });
    return Object.fromEntries(faults);
  },
  reworded: (values, before, now) =>
    valuesOf(
      Object.entries(values).flatMap(([kind, value]) => idsIn(value, before, kind) ?? []),
      now,
    ),
};

/** Whether values hold a resource that the host has removed since it was chosen. */
export function hasRemoved(values: ResourceValues, context: FieldContext): boolean {
  return Object.entries(values).some(([kind, value]) =>
    idsIn(value, context, kind)?.some(context.isRemoved),
  );
}

function valuesOf(ids: readonly string[], context: FieldContext): ResourceValues {
  const { resources } = context;
  const kindOfId = (id: string): string => kindOf(resources.find(id));
  const kinds = new Set([...formKinds(context), ...ids.map(kindOfId)]);
  const values = [...kinds].map((kind): [string, ResourceValue] => {
    const chosen = ids.filter((id) => kindOfId(id) === kind);
    const typed = mayBeSeveral(context, kind) ? '' : resourceText(chosen[0] ?? null);
    return [kind, { typed, chosen }];
  });
  return Object.fromEntries(values);
}

/** Returns the event with other resources of a kind: its present ones first, in its order and spelling. */
function withKind(
  event: CalendarEvent,
  kind: string,
  next: readonly string[],
  resources: ResourceIndex,
): CalendarEvent {
  const ids = resourceIdsOf(event);
  const wanted = new Set(next);
  const kept = ids.filter((id) => kindOf(resources.find(id)) === kind && wanted.delete(String(id)));
  const idOf = (text: string): CalendarId => resources.find(text)?.resource.id ?? text;
  const added = next.filter((id) => wanted.has(id)).map(idOf);
  return withResourceIds(event, withIdsOfKind(ids, kind, [...kept, ...added], resources));
}
