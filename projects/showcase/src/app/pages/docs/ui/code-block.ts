import { Component, computed, input } from '@angular/core';
import { codePieces } from './code-pieces';
import { CopyButton } from '../../../ui/copy-button';

/** Lines of code, with a name and a button that copies them. */
@Component({
  selector: 'sc-code',
  imports: [CopyButton],
  template: `
    <figure>
      <figcaption>
        <span>{{ title() }}</span>
        <sc-copy-button [text]="code()" />
      </figcaption>
      <pre
        tabindex="0"
        role="group"
        [attr.aria-label]="title()"
      ><code>@for (piece of pieces(); track $index) {<span [class]="piece.kind">{{ piece.text }}</span>}</code></pre>
    </figure>
  `,
  styles: `
    figure {
      margin: 0;
      overflow: hidden;
      border: 1px solid var(--mat-sys-outline-variant);
      border-radius: 12px;
      background: var(--mat-sys-surface-container-low);
    }

    figcaption {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-block-size: 40px;
      padding-inline: 16px;
      border-block-end: 1px solid var(--mat-sys-outline-variant);
      color: var(--mat-sys-on-surface-variant);
      font: var(--mat-sys-label-medium);
    }

    pre {
      max-block-size: 560px;
      margin: 0;
      padding: 14px 16px;
      overflow: auto;
      scrollbar-width: thin;
      direction: ltr;
      text-align: left;
      tab-size: 2;
    }

    pre:focus-visible {
      outline-offset: -2px;
    }

    code {
      font-size: 12.5px;
      line-height: 20px;
    }

    .comment {
      color: var(--mat-sys-on-surface-variant);
      font-style: italic;
    }

    .keyword {
      color: var(--mat-sys-primary);
    }

    .string {
      color: light-dark(#1a6332, #8fd7a0);
    }

    .number {
      color: light-dark(#8a3c00, #ffb68c);
    }

    .tag {
      color: light-dark(#7a2c8f, #e9b3fb);
    }
  `,
})
export class CodeBlock {
  readonly code = input.required<string>();
  readonly title = input.required<string>();

  protected readonly pieces = computed(() => codePieces(this.code().trimEnd()));
}
