import {
  canHaveEvents,
  kindOf,
  kindsOf,
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

/** Resources of one kind of an event, as the form holds them. */
export interface ResourceValue {
  /** Search text; in a field for a single resource also the chosen one: a mark and its id, empty for none. */
  readonly typed: string;
  /** Ids of the chosen resources, in a field for several. */
  readonly chosen: readonly string[];
}

/** Returns the kinds for which the form has a field, in the order of `resources`: also those that only the event has. */
export function formKinds({ base, resources }: FieldContext): readonly string[] {
  const own = resourceIdsOf(base).map((id) => kindOf(resources.find(id)));
  const kinds = new Set([...kindsOf(resources), ...own]);
  return kinds.size === 0 ? [''] : [...kinds];
}

/** Whether the form allows several resources of a kind: where that is permitted, or the event has several. */
export function mayBeSeveral(
  { canHaveSeveral, base, resources }: FieldContext,
  kind: string,
): boolean {
  if (canHaveSeveral) return true;
  const own = resourceIdsOf(base).filter((id) => kindOf(resources.find(id)) === kind);
  return own.length > 1;
}

/** Whether an event needs a resource of a kind; `''` stands for the kind without a name. */
export function isKindNeeded(context: FieldContext, kind: string): boolean {
  const { needsResource, neededKinds } = context;
  return neededKinds.includes(kind) || (needsResource && formKinds(context).length === 1);
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

/** Returns the ids of the resources that a field holds; undefined for a text that is no choice. */
export function idsIn(
  { typed, chosen }: ResourceValue,
  context: FieldContext,
  kind: string,
): readonly string[] | undefined {
  if (mayBeSeveral(context, kind)) return chosen;
  const id = resourceIn(typed);
  if (id === null) return [];
  return id === undefined ? undefined : [id];
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

/** Returns the resources of a kind that an event can have: all of them, or those that match the search. */
export function resourceOptions(
  value: string,
  context: FieldContext,
  kind: string,
  colorOf: (node: ResourceNode) => PaletteName | null,
): readonly ResourceOption[] {
  const { resources, text } = context;
  const search = resourceIn(value) === undefined ? value.trim().toLowerCase() : '';
  const offered = resources.nodes.filter((node) => canHaveEvents(node) && kindOf(node) === kind);
  // Beneath one that stands for the kind, and isn't offered itself, options aren't indented.
  const depth = kind === '' ? 0 : Math.min(...offered.map((node) => node.depth));
  const found = offered
    .filter((node) => titleOfResource(node).toLowerCase().includes(search))
    .map((node) => ({
      value: resourceText(node.id),
      title: titleOfResource(node),
      color: colorOf(node),
      depth: search === '' ? node.depth - depth : 0,
    }));
  if (isKindNeeded(context, kind) || search !== '') return found;
  return [{ value: '', title: text('labelNoResource'), color: null, depth: 0 }, ...found];
}

/** Returns the chosen resources of several; unknown ones by their ids. */
export function chosenResources(
  chosen: readonly string[],
  { resources, text }: FieldContext,
  colorOf: (node: ResourceNode) => PaletteName | null,
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
