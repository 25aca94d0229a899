import { Component, computed, input } from '@angular/core';
import type { FieldValue } from '../field-value';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { KindField } from './kind-field';
import { formKinds } from './resource-options';
import { RESOURCE_VALUE, type ResourceValues } from './resource-value';

/** Resources of an event: a field for each kind. */
@Component({
  selector: 'ec-resource-field',
  imports: [KindField],
  template: `
    @for (kind of kinds(); track kind) {
      <ec-kind-field [kind]="kind" [field]="field().part(kind)" [context]="context()" />
    }
  `,
  styleUrl: './field.scss',
})
class ResourcePart implements FieldPart<ResourceValues> {
  readonly field = input.required<FieldValue<ResourceValues>>();
  readonly context = input.required<FieldContext>();

  /** Kinds of the form's value, in the order of the resources. */
  protected readonly kinds = computed(() => {
    const held = Object.keys(this.field().value());
    const order = formKinds(this.context());
    return [...order, ...held.filter((kind) => !order.includes(kind))].filter((kind) =>
      held.includes(kind),
    );
  });
}

/** Resources of the event. */
export const RESOURCE: EditorField<ResourceValues> = { ...RESOURCE_VALUE, part: ResourcePart };
