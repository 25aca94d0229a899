import { Directive, inject, TemplateRef } from '@angular/core';
import { TOOLBAR_END_TEMPLATE, TOOLBAR_START_TEMPLATE } from './template-tokens';

/**
 * Content of the toolbar before its title, on a phone after everything else: `<ng-template
 * ecToolbarStart>…</ng-template>`.
 */
@Directive({
  selector: 'ng-template[ecToolbarStart]',
  providers: [{ provide: TOOLBAR_START_TEMPLATE, useExisting: EcToolbarStart }],
})
export class EcToolbarStart {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<unknown>>(TemplateRef);
}

/** Content at the end of the toolbar: `<ng-template ecToolbarEnd>…</ng-template>`. */
@Directive({
  selector: 'ng-template[ecToolbarEnd]',
  providers: [{ provide: TOOLBAR_END_TEMPLATE, useExisting: EcToolbarEnd }],
})
export class EcToolbarEnd {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<unknown>>(TemplateRef);
}
