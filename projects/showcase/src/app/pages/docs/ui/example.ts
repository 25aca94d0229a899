import { NgComponentOutlet } from '@angular/common';
import { Component, computed, input, type Type } from '@angular/core';
import type { ExampleFile } from '../article';
import EXAMPLES from '../generated/examples.json';
import { CodeBlock } from './code-block';

/** Files of an example as they are compiled, and the component they make. */
@Component({
  selector: 'sc-example',
  imports: [CodeBlock, NgComponentOutlet],
  template: `
    @if (live(); as component) {
      <div class="live"><ng-container [ngComponentOutlet]="component" /></div>
    }
    @for (file of texts(); track file.name) {
      <sc-code [title]="file.name" [code]="file.text" />
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 16px;
    }

    sc-code,
    .live {
      min-inline-size: 0;
    }
  `,
})
export class Example {
  readonly files = input.required<readonly ExampleFile[]>();
  readonly live = input<Type<unknown>>();

  protected readonly texts = computed(() =>
    this.files().map((name) => ({ name, text: EXAMPLES[name] })),
  );
}
