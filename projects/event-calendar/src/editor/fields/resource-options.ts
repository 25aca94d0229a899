import {
  canHaveEvents,
  resourceIdsOf,
  titleOfResource,
  type CalendarId,
  type PaletteName,
  type ResourceIndex,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import type { FieldContext } from './editor-field';

/** A resource to choose, or none. */
export interface ResourceOption {
  readonly value: string;
  readonly title: string;
  readonly color: PaletteName | null;
  readonly depth: number;
}

/** Resources of an event, as the form holds them. */
export interface ResourceValue {
  /** Search text; in a form for a single resource also the chosen one: a mark and its id, empty for none. */
  readonly typed: string;
  /** Ids of the chosen resources, in a form for several. */
  readonly chosen: readonly string[];
}

/** Whether the form allows several resources: where that is permitted, or the event has several. */
export function mayBeSeveral({ canHaveSeveral, base }: FieldContext): boolean {
  return canHaveSeveral || resourceIdsOf(base).length > 1;
}

/** Mark before the id of a chosen resource, to distinguish it from typed text: no key writes it. */
const CHOSEN = '\ue000';

/** Returns a resource's id as the form writes it. */
export function resourceText(id: CalendarId | null): string {
  return id === null ? '' : CHOSEN + String(id);
}

/** Returns the resource id of a form's text, null for an empty one; undefined for a text that is no choice. */
export function resourceIn(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  return text.startsWith(CHOSEN) ? text.slice(CHOSEN.length) : undefined;
}

/** Whether the form names a resource that the host doesn't have. */
export function isUnknownResource(value: string, resources: ResourceIndex): boolean {
  const id = resourceIn(value);
  return id !== null && id !== undefined && resources.find(id) === undefined;
}

/** Returns the title that the form shows for one of its values. */
export function resourceTitle(value: string, { resources, text }: FieldContext): string {
  const id = resourceIn(value);
  if (id === undefined) return value;
  if (id === null) return '';
  const node = resources.find(id);
  return node === undefined ? unknownTitle(id, text) : titleOfResource(node);
}

/** Returns the resources that an event can have: all of them, or those that match the search. */
export function resourceOptions(
  value: string,
  { resources, text, needsResource }: FieldContext,
  colorOf: (node: ResourceNode) => PaletteName,
): readonly ResourceOption[] {
  const search = resourceIn(value) === undefined ? value.trim().toLowerCase() : '';
  const found = resources.nodes
    .filter((node) => canHaveEvents(node) && titleOfResource(node).toLowerCase().includes(search))
    .map((node) => ({
      value: resourceText(node.id),
      title: titleOfResource(node),
      color: colorOf(node),
      depth: search === '' ? node.depth : 0,
    }));
  if (needsResource || search !== '') return found;
  return [{ value: '', title: text('labelNoResource'), color: null, depth: 0 }, ...found];
}

/** Returns the chosen resources of several; unknown ones by their ids. */
export function chosenResources(
  chosen: readonly string[],
  { resources, text }: FieldContext,
  colorOf: (node: ResourceNode) => PaletteName,
): readonly ResourceOption[] {
  return chosen.map((id) => {
    const node = resources.find(id);
    const title = node === undefined ? unknownTitle(id, text) : titleOfResource(node);
    return { value: id, title, color: node === undefined ? null : colorOf(node), depth: 0 };
  });
}

function unknownTitle(id: CalendarId, text: FieldContext['text']): string {
  return `${id} (${text('labelInvalidResource')})`;
}
