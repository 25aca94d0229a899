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

/** What the form holds of an event's resources. */
export interface ResourceValue {
  /** What is being typed; where it may be of one alone also that: a mark and its id, empty for none. */
  readonly typed: string;
  /** Where it may be of several: their ids. */
  readonly chosen: readonly string[];
}

/** Whether the form lets one choose several: where that is allowed, or the event is of several. */
export function mayBeSeveral({ canHaveSeveral, base }: FieldContext): boolean {
  return canHaveSeveral || resourceIdsOf(base).length > 1;
}

/** Marks the id of a chosen resource among what may be typed: no key writes it. */
const CHOSEN = '\ue000';

/** How the form writes a resource's id. */
export function resourceText(id: CalendarId | null): string {
  return id === null ? '' : CHOSEN + String(id);
}

/** The resource that the form names; undefined for a text that is no choice. */
export function resourceIn(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  return text.startsWith(CHOSEN) ? text.slice(CHOSEN.length) : undefined;
}

/** Whether the form names a resource that the host doesn't have. */
export function isUnknownResource(value: string, resources: ResourceIndex): boolean {
  const id = resourceIn(value);
  return id !== null && id !== undefined && resources.find(id) === undefined;
}

/** What the form shows for a value of it. */
export function resourceTitle(value: string, { resources, text }: FieldContext): string {
  const id = resourceIn(value);
  if (id === undefined) return value;
  if (id === null) return '';
  const node = resources.find(id);
  return node === undefined ? unknownTitle(id, text) : titleOfResource(node);
}

/** The resources that an event can be given to: all of them, or those that are searched for. */
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

/** The resources that are chosen, of several; those that the host doesn't have by their ids. */
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
