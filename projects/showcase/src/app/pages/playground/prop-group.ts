import { booleanAttribute, Component, input } from '@angular/core';

/** A foldable group of props. */
@Component({
  selector: 'sc-prop-group',
  template: `
    <details [open]="open()">
      <summary>{{ heading() }}</summary>
      <div class="rows"><ng-content /></div>
    </details>
  `,
  styles: `
    :host {
      display: block;
      border-block-end: 1px solid var(--mat-sys-outline-variant);
    }

    summary {
      padding: 12px 16px;
      font: var(--mat-sys-title-small);
      cursor: pointer;
      user-select: none;
    }

    summary::marker {
      color: var(--mat-sys-on-surface-variant);
    }

    summary:hover {
      background: var(--mat-sys-surface-container);
    }

    .rows {
      padding: 0 16px 12px;
    }
  `,
})
export class PropGroup {
  readonly heading = input.required<string>();
  readonly open = input(false, { transform: booleanAttribute });
}
