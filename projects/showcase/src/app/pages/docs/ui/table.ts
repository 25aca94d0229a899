import { Component, input } from '@angular/core';
import type { Row } from '../article';
import { Text } from './text';

/** A table that scrolls by itself if it is too wide. */
@Component({
  selector: 'sc-table',
  imports: [Text],
  template: `
    <div class="frame" tabindex="0" role="region" [attr.aria-label]="caption()">
      <table>
        <caption class="visually-hidden">
          {{
            caption()
          }}
        </caption>
        <thead>
          <tr>
            @for (cell of head(); track $index) {
              <th scope="col"><sc-text [text]="cell" /></th>
            }
          </tr>
        </thead>
        <tbody>
          @for (row of rows(); track $index) {
            <tr>
              @for (cell of row; track $index) {
                @if ($first) {
                  <th scope="row"><sc-text [text]="cell" /></th>
                } @else {
                  <td><sc-text [text]="cell" /></td>
                }
              }
            </tr>
          }
        </tbody>
      </table>
    </div>
  `,
  styles: `
    .frame {
      position: relative;
      overflow-x: auto;
      border: 1px solid var(--mat-sys-outline-variant);
      border-radius: 12px;
    }

    table {
      inline-size: 100%;
      border-collapse: collapse;
      font: var(--mat-sys-body-medium);
    }

    th,
    td {
      padding: 9px 16px;
      border-block-start: 1px solid var(--mat-sys-outline-variant);
      text-align: start;
      vertical-align: baseline;
    }

    thead th {
      border-block-start: 0;
      background: var(--mat-sys-surface-container-low);
      color: var(--mat-sys-on-surface-variant);
      font: var(--mat-sys-label-large);
    }

    tbody th {
      min-inline-size: 140px;
      font-weight: 400;
    }

    td {
      min-inline-size: 180px;
    }
  `,
})
export class Table {
  readonly caption = input.required<string>();
  readonly head = input.required<readonly string[]>();
  readonly rows = input.required<readonly Row[]>();
}
