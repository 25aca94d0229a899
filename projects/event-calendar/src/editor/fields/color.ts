import { Component, input } from '@angular/core';
import { FormField, type FieldTree } from '@angular/forms/signals';
import type { PaletteName } from 'ng-event-calendar/core';
import { ColorField } from './color-field';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { withKeys } from './with-keys';

@Component({
  selector: 'ec-color-part',
  imports: [ColorField, FormField],
  template: `<ec-color-field [formField]="field()" />`,
  styleUrl: './field.scss',
})
class ColorPart implements FieldPart<PaletteName | null> {
  readonly field = input.required<FieldTree<PaletteName | null>>();
  readonly context = input.required<FieldContext>();
}

/** The event's own colour; null for that of its resource. */
export const COLOR: EditorField<PaletteName | null> = {
  key: 'color',
  read: ({ color }) => color ?? null,
  write: (color) => (event) => withKeys(event, { color: color ?? undefined }),
  part: ColorPart,
};
