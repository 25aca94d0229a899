import { Component, computed, inject, input } from '@angular/core';
import { GestureState } from '../store/gesture-state';
import { EventPreview } from './event-preview';

/**
 * What a gesture under way would leave in a row of whole days. Apart from the row, so that a step of a
 * drag draws nothing else anew.
 */
@Component({
  selector: 'ec-row-preview',
  imports: [EventPreview],
  template: `
    @if (shown(); as shown) {
      <ec-event-preview
        [occurrence]="shown.occurrence"
        [style.--ec-row]="shown.row"
        [style.--ec-from]="shown.from"
        [style.--ec-days]="shown.days"
      />
    }
  `,
  styleUrl: './row-preview.scss',
})
export class RowPreview {
  private readonly state = inject(GestureState);

  readonly days = input.required<readonly number[]>();
  /** The lowest row that a preview may stand in. */
  readonly lastRow = input.required<number>();
  /** Whether the row holds bars alone; otherwise what takes less than a day stands on its first one. */
  readonly barsOnly = input(false);

  protected readonly shown = computed(() => {
    const occurrence = this.state.preview();
    if (occurrence === null || (this.barsOnly() && !occurrence.isBar)) return null;
    const { firstDay, isBar } = occurrence;
    const lastDay = isBar ? occurrence.lastDay : firstDay;
    const columns = this.days().flatMap((day, column) =>
      firstDay <= day && day <= lastDay ? [column] : [],
    );
    const [from] = columns;
    if (from === undefined) return null;
    const row = Math.min(this.state.gesture()?.row ?? 0, this.lastRow());
    return { occurrence, from, days: columns.length, row };
  });
}
