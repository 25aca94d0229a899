import { afterNextRender, Component, computed, ElementRef, inject, Injector } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { SkipOffers } from '../store/availability/skip-offers';
import { BookingCheck } from './booking-check';
import { EditorState } from './editor-state';

/** Offer to leave refused dates out of the form's series, and to take them in again. */
@Component({
  selector: 'ec-skip-dates',
  imports: [MatButton],
  template: `
    <div role="status">
      @if (booking.skipOffer(); as offer) {
        <ul>
          @for (line of lines(); track line) {
            <li>{{ line }}</li>
          }
        </ul>
        @if (offer.remaining; as words) {
          <p>{{ words }}</p>
        }
      } @else if (skipped(); as words) {
        <p>{{ words }}</p>
      }
    </div>
    @if (booking.skipOffer(); as offer) {
      <button type="button" matButton data-skip (click)="skip()">{{ offer.label }}</button>
    } @else if (skipped()) {
      <button type="button" matButton data-restore (click)="restore()">
        {{ text()('restoreDates') }}
      </button>
    }
  `,
  styleUrl: './skip-dates.scss',
})
export class SkipDates {
  readonly #state = inject(EditorState);
  readonly #offers = inject(SkipOffers);
  readonly #injector = inject(Injector);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  protected readonly booking = inject(BookingCheck);
  protected readonly text = inject(CalendarSettings).text;

  protected readonly lines = computed(() =>
    this.#offers.reasonsOf(this.booking.skipOffer()?.dates ?? []),
  );
  /** Dates that are left out, as text; empty without any. */
  protected readonly skipped = computed(() => {
    const dates = this.#state.skippedDates();
    return dates.length === 0 ? '' : this.#offers.skippedText(dates.map((date) => ({ date })));
  });

  protected skip(): void {
    const dates = this.booking.skipOffer()?.dates ?? [];
    this.#state.skippedDates.update((before) => [...before, ...dates.map(({ date }) => date)]);
    this.#focusButton();
  }

  protected restore(): void {
    this.#state.skippedDates.set([]);
    this.#focusButton();
  }

  /** Moves the focus from the pressed button to the one in its place. */
  #focusButton(): void {
    afterNextRender(() => this.#host.querySelector('button')?.focus(), {
      injector: this.#injector,
    });
  }
}
