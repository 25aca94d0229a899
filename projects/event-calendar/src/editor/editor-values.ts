import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { ChangeOf } from '../store/events/occurrence-edits';
import type { EditorValue, FieldContext } from './fields/editor-field';

/** What the form holds, by the keys of its fields. */
export type EditorValues = Readonly<Record<string, unknown>>;

type Fields<F extends EditorValue = EditorValue> = readonly F[];

/** The form that says what an event says: the one that it begins with, or what was typed of that before. */
export function initialValues(
  fields: Fields,
  context: FieldContext,
  event = context.base,
): EditorValues {
  return Object.fromEntries(fields.map((field) => [field.key, field.read(event, context)]));
}

/** The fields that say something else than the event that the form began with. */
export function touchedFields<F extends EditorValue>(
  fields: Fields<F>,
  values: EditorValues,
  context: FieldContext,
): Fields<F> {
  const initial = initialValues(fields, context);
  return fields.filter(({ key }) => !isSame(values[key], initial[key]));
}

/**
 * What fields that were touched make of an event; what wasn't stays as the event has it. Null while one
 * can't be read.
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

/** The same form in another zone or clock. */
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

/** Whether fields show the same of two events: what none shows, an id or a version, may differ. */
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

/** With keys that are undefined, which a section takes away from the event. */
function asJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => part ?? null);
}
