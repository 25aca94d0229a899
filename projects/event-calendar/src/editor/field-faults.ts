import type { Signal } from '@angular/core';
import {
  validateTree,
  type ReadonlyFieldTree,
  type SchemaPathTree,
  type ValidationError,
} from '@angular/forms/signals';
import type { EditorValue, FieldContext } from './fields/editor-field';

/** What decides whether a form can be saved. */
export interface JudgedForm {
  readonly fields: readonly Pick<EditorValue, 'key' | 'fault'>[];
  readonly context: Signal<FieldContext>;
  /** Whether saving was tried: before, nothing is wrong yet. */
  readonly isTried: Signal<boolean>;
}

/** Lets the fields say what is wrong with them. */
export function addFaults(
  path: SchemaPathTree<Readonly<Record<string, unknown>>>,
  { fields, context, isTried }: JudgedForm,
): void {
  for (const field of fields) {
    validateTree(path[field.key]!, ({ value, fieldTree }) =>
      isTried() ? errorsOf(field.fault?.(value(), context()) ?? '', fieldTree) : [],
    );
  }
}

function errorsOf(
  fault: string | Readonly<Record<string, string>>,
  fieldTree: ReadonlyFieldTree<unknown>,
): ValidationError.WithFieldTree[] {
  if (typeof fault === 'string') {
    return fault === '' ? [] : [{ kind: 'fault', message: fault, fieldTree }];
  }
  const parts = fieldTree as ReadonlyFieldTree<Record<string, unknown>>;
  return Object.entries(fault)
    .filter(([, message]) => message !== '')
    .map(([part, message]) => ({ kind: 'fault', message, fieldTree: parts[part]! }));
}
