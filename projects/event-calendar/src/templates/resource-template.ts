import { Directive, inject, TemplateRef } from '@angular/core';
import type { CalendarResource, PaletteName } from 'ng-event-calendar/core/internal';
import { RESOURCE_TEMPLATE } from './template-tokens';

/** What a template for a row of the side panel is given. */
export interface ResourceContext {
  readonly $implicit: CalendarResource;
  readonly color: PaletteName;
  /** How deep it lies within others, from 0 on. */
  readonly depth: number;
}

/**
 * A resource in the side panel, beside its box: `<ng-template ecResource let-resource>…</ng-template>`. It names the
 * box, so it says the resource's title.
 */
@Directive({
  selector: 'ng-template[ecResource]',
  providers: [{ provide: RESOURCE_TEMPLATE, useExisting: EcResource }],
})
export class EcResource {
  readonly template = inject<TemplateRef<ResourceContext>>(TemplateRef);

  static ngTemplateContextGuard(
    _directive: EcResource,
    context: unknown,
  ): context is ResourceContext {
    return typeof context === 'object';
  }
}
