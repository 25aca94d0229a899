import { Component, DOCUMENT, inject, input, signal } from '@angular/core';
import { Icon } from './icon';

/** Copies a text to the clipboard, and confirms it for a moment. */
@Component({
  selector: 'sc-copy-button',
  imports: [Icon],
  template: `
    <button
      type="button"
      class="icon-button"
      [attr.aria-label]="isCopied() ? 'Copied' : 'Copy'"
      (click)="copy()"
    >
      <sc-icon [name]="isCopied() ? 'check' : 'copy'" />
    </button>
  `,
  styles: `
    .icon-button {
      margin: -8px;
    }
  `,
})
export class CopyButton {
  readonly text = input.required<string>();

  private readonly document = inject(DOCUMENT);
  protected readonly isCopied = signal(false);

  protected copy(): void {
    this.document.defaultView?.navigator.clipboard.writeText(this.text()).then(
      () => {
        this.isCopied.set(true);
        setTimeout(() => this.isCopied.set(false), 1500);
      },
      // Barred by the browser's permissions: the text can still be selected.
      () => undefined,
    );
  }
}
