import { Component, input, model } from '@angular/core';

let count = 0;

/** A field that filters a list, with the number of matches. */
@Component({
  selector: 'sc-search-box',
  template: `
    <label class="visually-hidden" [for]="id">{{ label() }}</label>
    <input
      type="search"
      class="field"
      autocomplete="off"
      [id]="id"
      [placeholder]="label()"
      [value]="text()"
      (input)="read($event)"
    />
    <span role="status">{{ found() }} of {{ all() }}</span>
  `,
  styles: `
    :host {
      display: flex;
      align-items: center;
      gap: 12px;
    }

    .field {
      max-inline-size: 320px;
      min-block-size: 40px;
      border-radius: 20px;
      padding-inline: 16px;
      font: var(--mat-sys-body-medium);
    }

    span {
      color: var(--mat-sys-on-surface-variant);
      font: var(--mat-sys-body-small);
      white-space: nowrap;
    }
  `,
})
export class SearchBox {
  readonly label = input.required<string>();
  readonly found = input.required<number>();
  readonly all = input.required<number>();
  readonly text = model('');

  protected readonly id = `sc-search-${(count++).toString()}`;

  protected read(event: Event): void {
    this.text.set((event.target as HTMLInputElement).value);
  }
}
