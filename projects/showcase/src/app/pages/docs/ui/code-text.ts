import { Component, computed, input } from '@angular/core';
import { codePieces } from './code-pieces';

/** The text of code, in colours. */
@Component({
  selector: 'sc-code-text',
  template: `@for (piece of pieces(); track $index) {
    <span [class]="piece.kind">{{ piece.text }}</span>
  }`,
  styleUrl: './code-text.scss',
})
export class CodeText {
  readonly text = input.required<string>();
  /** Kinds of its pieces; it is plain without. */
  readonly colors = input<string>();

  protected readonly pieces = computed(() => codePieces(this.text(), this.colors()));
}
