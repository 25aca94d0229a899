import { Directive, inject, TemplateRef } from '@angular/core';
import { TOOLBAR_END_TEMPLATE, TOOLBAR_START_TEMPLATE } from './template-tokens';

/**
 * What stands in the toolbar before its title, and on a phone behind all that it has:
 * `<ng-template ecToolbarStart>…</ng-template>`.
 */
@Directive({
  selector: 'ng-template[ecToolbarStart]',
  providers: [{ provide: TOOLBAR_START_TEMPLATE, useExisting: EcToolbarStart }],
})
export class EcToolbarStart {
  readonly template = inject<TemplateRef<unknown>>(TemplateRef);
}

/** What stands in the toolbar behind all that it has: `<ng-template ecToolbarEnd>…</ng-template>`. */
@Directive({
  selector: 'ng-template[ecToolbarEnd]',
  providers: [{ provide: TOOLBAR_END_TEMPLATE, useExisting: EcToolbarEnd }],
})
export class EcToolbarEnd {
  readonly template = inject<TemplateRef<unknown>>(TemplateRef);
}
