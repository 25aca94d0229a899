import {
  afterNextRender,
  Component,
  DestroyRef,
  inject,
  input,
  output,
  viewChild,
  type ElementRef,
} from '@angular/core';
import { keepAboveKeyboard } from '../editor/above-keyboard';

/**
 * Surface of the quick form where the calendar is as narrow as a phone: a modal `<dialog>` at the lower edge. The
 * browser keeps the focus inside and restores it, and nothing else can be used meanwhile.
 */
@Component({
  selector: 'ec-quick-sheet',
  template: `
    <dialog #dialog [attr.aria-label]="label()" (cancel)="$event.preventDefault(); closed.emit()">
      <ng-content />
    </dialog>
  `,
  styleUrl: './quick-sheet.scss',
  host: { '(click)': 'pressed($event)' },
})
export class QuickSheet {
  private readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');

  readonly label = input.required<string>();
  readonly closed = output();

  constructor() {
    const destroyed = inject(DestroyRef);
    afterNextRender(() => {
      const dialog = this.dialog().nativeElement;
      dialog.showModal();
      destroyed.onDestroy(keepAboveKeyboard(dialog));
      // Closed before it is removed, or the browser wouldn't restore the focus.
      destroyed.onDestroy(() => dialog.close());
    });
  }

  /** Handles a press on the backdrop, whose target is the dialog itself. */
  protected pressed({ target }: Event): void {
    if (target === this.dialog().nativeElement) this.closed.emit();
  }
}
