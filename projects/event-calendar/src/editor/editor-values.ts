import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { ChangeOf } from '../store/events/occurrence-edits';
import type { EventPatch } from '../store/events/editor-section';
import type { EditorValue, FieldContext } from './fields/editor-field';
import { withKeys } from '../store/events/with-keys';

/** Values of the form, by the keys of its fields. */
export type EditorValues = Readonly<Record<string, unknown>>;

type Fields<F extends EditorValue = EditorValue> = readonly F[];

/** Returns the form's values for an event: its initial one, or the typed version of that. */
export function initialValues(
  fields: Fields,
  context: FieldContext,
  event = context.base,
): EditorValues {
  return Object.fromEntries(fields.map((field) => [field.key, field.read(event, context)]));
}

/** Returns the fields whose values differ from the form's initial event. */
export function touchedFields<F extends EditorValue>(
  fields: Fields<F>,
  values: EditorValues,
  context: FieldContext,
): Fields<F> {
  const initial = initialValues(fields, context);
  return fields.filter(({ key }) => !isSame(values[key], initial[key]));
}

/**
 * Returns the change that touched fields make to an event, which leaves all else as it is; null while one of them can't
 * be read.
 */
export function changeOf(
  touched: Fields,
  values: EditorValues,
  context: FieldContext,
): ChangeOf | null {
  const changes: ChangeOf[] = [];
  for (const field of touched) {
    const change = field.write(values[field.key], context);
    if (change === null) return null;
    changes.push(change);
  }
  return (event) => changes.reduce((changed, change) => change(changed), event);
}

/**
 * Returns the values of a form after a section of the host has changed keys of its event, with the keys that no other
 * field takes over; `id` is none of them. The same values where none changes.
 */
export function adoptedValues(
  fields: Fields,
  values: EditorValues,
  { id: _id, ...patch }: EventPatch,
  event: CalendarEvent,
  context: FieldContext,
): { readonly values: EditorValues; readonly rest: EventPatch } {
  const taken = new Set<string>();
  let adopted = values;
  for (const field of fields) {
    const { key } = field;
    const keys: readonly string[] = field.keys;
    const own = Object.fromEntries(Object.entries(patch).filter(([name]) => keys.includes(name)));
    if (Object.keys(own).length === 0) continue;
    for (const name of Object.keys(own)) taken.add(name);
    const value = field.read(withKeys(event, own), context);
    if (!isSame(value, adopted[key])) adopted = { ...adopted, [key]: value };
  }
  const rest = Object.fromEntries(Object.entries(patch).filter(([name]) => !taken.has(name)));
  return { values: adopted, rest };
}

/** Returns equal values, written for another zone or clock. */
export function rewordedValues(
  fields: Fields,
  values: EditorValues,
  before: FieldContext,
  now: FieldContext,
): EditorValues {
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field.key];
      return [field.key, field.reworded?.(value, before, now) ?? value];
    }),
  );
}

/** Whether fields show two events alike; keys that no field shows, such as an id or a version, may differ. */
export function showSame(
  fields: Fields,
  a: CalendarEvent,
  b: CalendarEvent,
  context: FieldContext,
): boolean {
  const shown = (field: EditorValue, event: CalendarEvent): unknown =>
    field.compared === undefined ? field.read(event, context) : field.compared(event, context);
  return fields.every((field) => isSame(shown(field, a), shown(field, b)));
}

function isSame(a: unknown, b: unknown): boolean {
  return asJson(a) === asJson(b);
}

/** Includes undefined keys, which a section uses to remove keys of the event. */
function asJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => part ?? null);
}
