import { afterNextRender, Component, inject, input } from '@angular/core';
import { BOUNDARY_INJECTOR } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { CalendarStore } from '../../store/events/calendar-store';

/** Says that nobody whose columns there could be is shown, and shows all. */
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

  /** Gives the grid the focus, which the button takes along. */
  readonly focusGrid = input.required<() => void>();

  protected readonly text = inject(CalendarSettings).text;

  protected showAll(): void {
    this.#store.showAllResources();
    // Once there are columns again, and this is gone.
    afterNextRender(this.focusGrid(), { injector: this.#calendar });
  }
}
