import { Component, input } from '@angular/core';
import type { ExcerptPiece } from './excerpt';

/** A text in which the words that were searched for are marked. */
@Component({
  selector: 'sc-marked-text',
  template: `
    @for (piece of pieces(); track $index) {
      @if (piece.isMatch) {
        <mark>{{ piece.text }}</mark>
      } @else {
        <span>{{ piece.text }}</span>
      }
    }
  `,
  styleUrl: './marked-text.scss',
})
export class MarkedText {
  readonly pieces = input.required<readonly ExcerptPiece[]>();
}
