import {
  afterNextRender,
  Component,
  DestroyRef,
  ElementRef,
  EnvironmentInjector,
  inject,
  input,
  output,
  viewChild,
  type Injector,
  type ProviderToken,
} from '@angular/core';
import { keepAboveKeyboard } from '../editor/above-keyboard';
import { endSession } from '../editor/end-session';
import type { Editing } from '../store/events/editing';

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
  /** Injector of the application: a rendering hook of this view would not run, since the view is detached by then. */
  readonly #injector = inject(EnvironmentInjector as ProviderToken<Injector>);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
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

  /** Ends the session; the sheet sinks out of sight while the page can be used again. Returns whether that takes time. */
  end(editing: Editing): boolean {
    const transform = 'translateY(48px)';
    const isLeaving = endSession(editing, this.#host, [['dialog', { opacity: 0, transform }]]);
    // Not before the calendar is drawn without the form, and asks whether the focus is free.
    if (isLeaving) afterNextRender(() => this.#release(), { injector: this.#injector });
    return isLeaving;
  }

  /** Shows the dialog as before, but no longer modal; by a method it would take the focus. */
  #release(): void {
    const dialog = this.dialog().nativeElement;
    dialog.close();
    dialog.setAttribute('open', '');
  }

  /** Handles a press on the backdrop, whose target is the dialog itself. */
  protected pressed({ target }: Event): void {
    if (target === this.dialog().nativeElement) this.closed.emit();
  }
}
