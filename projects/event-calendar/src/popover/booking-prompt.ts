import {
  afterNextRender,
  Component,
  computed,
  inject,
  input,
  viewChild,
  type ElementRef,
} from '@angular/core';
import type { BookingAnswer, BookingQuestion } from '../store/availability/booking-question';
import { closeDialog } from '../feedback/close-dialog';
import { CalendarSettings } from '../store/inputs/calendar-settings';

let prompts = 0;

/**
 * Asks whether to book in spite of violations, or without the dates that have them. A modal `<dialog>`: the browser keeps the focus inside and restores it,
 * and nothing else can be used meanwhile.
 */
@Component({
  selector: 'ec-booking-prompt',
  template: `
    <dialog
      #dialog
      data-booking
      [attr.aria-labelledby]="id"
      (cancel)="$event.preventDefault(); answer('back')"
    >
      <h2 [id]="id">
        @if (question().about; as about) {
          <span class="ec-about">{{ about }}</span>
          &ngsp;
        }
        <span class="ec-reason">{{ question().reason }}</span>
      </h2>
      @if (question().offer?.remaining; as words) {
        <p>{{ words }}</p>
      }
      <footer>
        <button type="button" (click)="answer('back')">{{ text()('putBack') }}</button>
        @if (question().offer; as offer) {
          <button type="button" [class.ec-filled]="!canBook()" (click)="answer('skip')">
            {{ offer.label }}
          </button>
        }
        @if (canBook()) {
          <button type="button" class="ec-filled" (click)="answer('book')">
            {{ text()('bookAnyway') }}
          </button>
        }
      </footer>
    </dialog>
  `,
  styleUrl: './booking-prompt.scss',
  // Keys of the calendar, and of an editor beneath, have no meaning here.
  host: { '(keydown)': '$event.stopPropagation()', '(click)': 'pressed($event)' },
})
export class BookingPrompt {
  private readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');

  readonly question = input.required<BookingQuestion>();

  protected readonly text = inject(CalendarSettings).text;
  protected readonly canBook = computed(() => this.question().canBook);
  protected readonly id = `ec-booking-${prompts++}`;

  constructor() {
    afterNextRender(() => {
      const dialog = this.dialog().nativeElement;
      dialog.showModal();
      dialog.querySelector<HTMLElement>('.ec-filled')?.focus();
      this.question().gone.addEventListener('abort', () => dialog.close());
    });
  }

  protected answer(answer: BookingAnswer): void {
    const question = this.question();
    closeDialog(this.dialog().nativeElement, () => question.answer(answer));
  }

  /** Handles a press on the backdrop, whose target is the dialog itself. */
  protected pressed({ target }: Event): void {
    if (target === this.dialog().nativeElement) this.answer('back');
  }
}
