import { Component, computed, input } from '@angular/core';
import { readTokens } from './json-tokens';

/** A value as JSON text, quietly coloured. */
@Component({
  selector: 'sc-json',
  template: `<pre
    tabindex="0"
  >@for (token of tokens(); track $index) {<span [class]="token.kind">{{ token.text }}</span>}</pre>`,
  styles: `
    pre {
      margin: 0;
      overflow: auto;
      color: var(--mat-sys-on-surface-variant);
      font:
        12px/18px ui-monospace,
        'SF Mono',
        Menlo,
        Consolas,
        monospace;
      direction: ltr;
      text-align: left;
      tab-size: 2;
    }

    .key {
      color: var(--mat-sys-on-surface);
    }

    .string {
      color: var(--mat-sys-primary);
    }

    .value {
      color: var(--mat-sys-tertiary);
    }
  `,
})
export class JsonView {
  readonly value = input.required<unknown>();
  protected readonly tokens = computed(() => readTokens(JSON.stringify(this.value(), null, 2)));
}
