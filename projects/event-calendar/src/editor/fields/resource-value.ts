import {
  resourceIdsOf,
  withResourceIds,
  type CalendarEvent,
  type CalendarId,
} from 'ng-event-calendar/core/internal';
import type { EditorValue } from './editor-field';
import { mayBeSeveral, resourceIn, resourceText, type ResourceValue } from './resource-options';

/** Resources of the event, as the form holds them. */
export const RESOURCE_VALUE: EditorValue<ResourceValue> = {
  key: 'resource',
  keys: ['resource'],
  read: (event, context) => {
    const ids = resourceIdsOf(event);
    const typed = mayBeSeveral(context) ? '' : resourceText(ids[0] ?? null);
    return { typed, chosen: ids.map(String) };
  },
  write: ({ typed, chosen }, context) => {
    const id = resourceIn(typed);
    const idOf = (text: string): CalendarId => context.resources.find(text)?.resource.id ?? text;
    // A text that is no choice changes nothing.
    if (!mayBeSeveral(context) && id === undefined) return (event) => event;
    const ids = mayBeSeveral(context) ? chosen : id == null ? [] : [id];
    return (event) => withResourceIds(event, inOrderOf(event, ids.map(idOf)));
  },
  fault: ({ typed, chosen }, context) => {
    const { text, needsResource } = context;
    const areSeveral = mayBeSeveral(context);
    const id = resourceIn(typed);
    if (!areSeveral && id === undefined) return { typed: text('unknownResourceError') };
    const isNone = areSeveral ? chosen.length === 0 : id === null;
    return { typed: isNone && needsResource ? text('requiredResourceError') : '' };
  },
};

/** Returns ids with the event's present ones first, in its order and spelling. */
function inOrderOf(event: CalendarEvent, ids: readonly CalendarId[]): readonly CalendarId[] {
  const wanted = new Set(ids.map(String));
  const kept = resourceIdsOf(event).filter((id) => wanted.delete(String(id)));
  return [...kept, ...ids.filter((id) => wanted.has(String(id)))];
}
