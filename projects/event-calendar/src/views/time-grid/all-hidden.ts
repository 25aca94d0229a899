import { afterNextRender, Component, inject, input } from '@angular/core';
import { BOUNDARY_INJECTOR } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { CalendarStore } from '../../store/events/calendar-store';

/** Message that all resources with columns are hidden, and a button to show them. */
@Component({
  selector: 'ec-all-hidden',
  template: `
    <p>{{ text()('allResourcesHidden') }}</p>
    <button type="button" class="ec-button" (click)="showAll()">
      {{ text()('showAllResources') }}
    </button>
  `,
  styleUrl: './all-hidden.scss',
})
export class AllHidden {
  readonly #store = inject(CalendarStore);
  readonly #calendar = inject(BOUNDARY_INJECTOR);

  /** Focuses the grid, since the button disappears with its focus. */
  readonly focusGrid = input.required<() => void>();

  protected readonly text = inject(CalendarSettings).text;

  protected showAll(): void {
    this.#store.showAllResources();
    // Runs once there are columns again, and this component is gone.
    afterNextRender(this.focusGrid(), { injector: this.#calendar });
  }
}
