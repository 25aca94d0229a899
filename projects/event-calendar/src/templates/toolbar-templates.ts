import { Directive, inject, TemplateRef } from '@angular/core';

/** What stands in the toolbar before its title: `<ng-template ecToolbarStart>…</ng-template>`. */
@Directive({ selector: 'ng-template[ecToolbarStart]' })
export class EcToolbarStart {
  readonly template = inject<TemplateRef<unknown>>(TemplateRef);
}

/** What stands in the toolbar behind all that it has: `<ng-template ecToolbarEnd>…</ng-template>`. */
@Directive({ selector: 'ng-template[ecToolbarEnd]' })
export class EcToolbarEnd {
  readonly template = inject<TemplateRef<unknown>>(TemplateRef);
}
