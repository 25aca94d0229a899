import { Component, computed, input, resource } from '@angular/core';
import { CopyButton } from '../../../ui/copy-button';
import { CodeText } from './code-text';

/** Lines of code, with a name and a button that copies them. */
@Component({
  selector: 'sc-code',
  imports: [CodeText, CopyButton],
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
      ><code><sc-code-text [text]="text()" [colors]="colors()" /></code></pre>
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
  `,
})
export class CodeBlock {
  readonly code = input.required<string>();
  readonly title = input.required<string>();

  // The code can be read before its colours are there.
  readonly #all = resource({
    loader: async (): Promise<Readonly<Record<string, string>>> =>
      (await import('../generated/code-colors.json')).default,
  });

  protected readonly text = computed(() => this.code().trimEnd());
  protected readonly colors = computed(() => {
    if (!this.#all.hasValue()) return undefined;
    const all = this.#all.value();
    // Files have theirs by their names, lines without a file by themselves.
    return all[this.code()] ?? all[this.title()];
  });
}
