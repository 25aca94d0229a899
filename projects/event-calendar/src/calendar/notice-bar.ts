import { Component, inject } from '@angular/core';
import { FocusReturn } from '../feedback/focus-return';
import { Notice } from '../feedback/notice';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/inputs/calendar-settings';

/** The shown notice with its action, over the lower edge of the calendar; it stays while the user is at it. */
@Component({
  selector: 'ec-notice-bar',
  imports: [Icon],
  template: `
    <span>{{ notice.message()?.text }}</span>
    @if (notice.message()?.action; as action) {
      <button type="button" class="ec-button" (click)="notice.dismiss(); action.run()">
        {{ action.label }}
      </button>
    }
    <button
      type="button"
      class="ec-icon-button"
      [attr.aria-label]="text()('closeButtonLabel')"
      (click)="dismiss()"
    >
      <ec-icon name="close" />
    </button>
  `,
  styleUrl: './notice-bar.scss',
  host: {
    class: 'ec-notice',
    'data-notice': '',
    '(mouseenter)': 'notice.hold()',
    '(mouseleave)': 'leave($event)',
    '(focusin)': 'notice.hold()',
    '(focusout)': 'leave($event)',
  },
})
export class NoticeBar {
  readonly #focusReturn = inject(FocusReturn);
  protected readonly notice = inject(Notice);
  protected readonly text = inject(CalendarSettings).text;

  protected leave({ currentTarget }: Event): void {
    const isLeft = !(currentTarget as Element).matches(':hover, :focus-within');
    if (isLeft && this.notice.message() !== null) this.notice.release();
  }

  protected dismiss(): void {
    this.notice.dismiss();
    this.#focusReturn.again('');
  }
}
