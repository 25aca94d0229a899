import {
  afterNextRender,
  Component,
  inject,
  input,
  viewChild,
  type ElementRef,
} from '@angular/core';
import type { BookingQuestion } from '../store/availability/booking-question';
import { CalendarSettings } from '../store/inputs/calendar-settings';

let prompts = 0;

/**
 * Asks whether to book in spite of violations. A modal `<dialog>`: the browser keeps the focus inside and restores it,
 * and nothing else can be used meanwhile.
 */
@Component({
  selector: 'ec-booking-prompt',
  template: `
    <dialog
      #dialog
      data-booking
      [attr.aria-labelledby]="id"
      (cancel)="$event.preventDefault(); answer(false)"
    >
      <h2 [id]="id">{{ question().reason }}</h2>
      <footer>
        <button type="button" (click)="answer(false)">{{ text()('putBack') }}</button>
        <button #book type="button" class="ec-filled" (click)="answer(true)">
          {{ text()('bookAnyway') }}
        </button>
      </footer>
    </dialog>
  `,
  styleUrl: './booking-prompt.scss',
  // Keys of the calendar, and of an editor beneath, have no meaning here.
  host: { '(keydown)': '$event.stopPropagation()', '(click)': 'pressed($event)' },
})
export class BookingPrompt {
  private readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');
  private readonly book = viewChild.required<ElementRef<HTMLButtonElement>>('book');

  readonly question = input.required<BookingQuestion>();

  protected readonly text = inject(CalendarSettings).text;
  protected readonly id = `ec-booking-${prompts++}`;

  constructor() {
    afterNextRender(() => {
      const dialog = this.dialog().nativeElement;
      dialog.showModal();
      this.book().nativeElement.focus();
      this.question().gone.addEventListener('abort', () => dialog.close());
    });
  }

  protected answer(isBooked: boolean): void {
    // Closed before it is removed, or the browser wouldn't restore the focus.
    this.dialog().nativeElement.close();
    this.question().answer(isBooked);
  }

  /** Handles a press on the backdrop, whose target is the dialog itself. */
  protected pressed({ target }: Event): void {
    if (target === this.dialog().nativeElement) this.answer(false);
  }
}
