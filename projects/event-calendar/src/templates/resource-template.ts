import { Directive, inject, TemplateRef } from '@angular/core';
import type { CalendarResource, PaletteName } from 'ng-event-calendar/core/internal';
import { RESOURCE_TEMPLATE } from './template-tokens';

/** Context of an `ecResource` template, a row of the side panel. */
export interface ResourceContext {
  /** Resource of the row. */
  readonly $implicit: CalendarResource;
  /** Palette name of the resource's colour. */
  readonly color: PaletteName;
  /** Depth of the resource below others, from 0 on. */
  readonly depth: number;
}

/**
 * A resource in the side panel, beside its checkbox: `<ng-template ecResource let-resource>…</ng-template>`. The
 * content names the checkbox, so it has to include the resource's title.
 */
@Directive({
  selector: 'ng-template[ecResource]',
  providers: [{ provide: RESOURCE_TEMPLATE, useExisting: EcResource }],
})
export class EcResource {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<ResourceContext>>(TemplateRef);

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard(
    _directive: EcResource,
    context: unknown,
  ): context is ResourceContext {
    return typeof context === 'object';
  }
}
