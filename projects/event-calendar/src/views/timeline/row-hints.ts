import { Component, computed, inject, input } from '@angular/core';
import type { RowHint, TimelineRow } from 'ng-event-calendar/core/timeline';
import { Icon } from '../../icon/icon';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { TimelineFocus } from './timeline-focus';

/** Greatest number that is written in full, as a hint has little room. */
const MOST = 99;

/** Hints at the edges behind which all bars of a row lie; a press scrolls to the nearest one and focuses it. */
@Component({
  selector: 'ec-row-hints',
  imports: [Icon],
  template: `
    @for (hint of named(); track hint.side) {
      <button
        type="button"
        tabindex="-1"
        [attr.data-hint]="hint.side"
        [attr.aria-label]="hint.name"
        [title]="hint.name"
        (click)="go(hint)"
      >
        <ec-icon [name]="hint.side === 'before' ? 'previous' : 'next'" />
        {{ hint.text }}
      </button>
    }
  `,
  styleUrl: './row-hints.scss',
  host: { '[class.ec-below-title]': 'settings.isMobile()' },
})
export class RowHints {
  protected readonly settings = inject(CalendarSettings);
  readonly #focus = inject(TimelineFocus);

  readonly row = input.required<TimelineRow>();
  readonly hints = input.required<readonly RowHint[]>();

  protected readonly named = computed(() => {
    const [text, formats] = [this.settings.text(), this.settings.formats()];
    return this.hints().map(({ side, count, nearest }) => ({
      side,
      nearest,
      text: count > MOST ? `${formats.number(MOST)}+` : formats.number(count),
      name: text(side === 'before' ? 'eventsEarlier' : 'eventsLater', { count }),
    }));
  });

  protected go({ nearest }: Pick<RowHint, 'nearest'>): void {
    this.#focus.focusEvent(this.row(), nearest.occurrence.key);
  }
}
