import { Component, computed, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { piecesOf } from '../words';

/** A text with its code, weight and links. */
@Component({
  selector: 'sc-text',
  imports: [RouterLink],
  template: `
    @for (piece of pieces(); track $index) {
      @switch (piece.kind) {
        @case ('code') {
          <code>{{ piece.text }}</code>
        }
        @case ('strong') {
          <strong>{{ piece.text }}</strong>
        }
        @case ('link') {
          @if (piece.path; as path) {
            <a [routerLink]="path" [fragment]="piece.fragment">{{ piece.text }}</a>
          } @else {
            <a [href]="piece.href">{{ piece.text }}</a>
          }
        }
        @default {
          <span>{{ piece.text }}</span>
        }
      }
    }
  `,
  styles: `
    a {
      color: var(--mat-sys-primary);
    }

    code {
      padding: 1px 4px;
      border-radius: 4px;
      background: var(--mat-sys-surface-container);
      overflow-wrap: anywhere;
    }

    strong {
      font-weight: 600;
    }
  `,
})
export class Text {
  readonly text = input.required<string>();

  protected readonly pieces = computed(() =>
    piecesOf(this.text()).map((piece) => {
      const [path, fragment] = piece.href?.startsWith('/') ? piece.href.split('#') : [];
      return { ...piece, path, fragment };
    }),
  );
}
