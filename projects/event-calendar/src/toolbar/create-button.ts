import { Component, inject, input } from '@angular/core';
import { Icon } from '../icon/icon';
import { BOUNDARY_INJECTOR } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { openFromButton } from './open-from-button';

/** Button that opens a new event at the next free half hour of the visible day. */
@Component({
  selector: 'ec-create-button',
  imports: [Icon],
  template: `
    <button type="button" class="ec-button ec-create" data-create (click)="create()">
      <ec-icon name="add" />
      <span [class.ec-visually-hidden]="isFloating()">{{ text()('newEventTitle') }}</span>
    </button>
  `,
  styleUrl: './create-button.scss',
  host: { '[class.ec-floating]': 'isFloating()' },
})
export class CreateButton {
  readonly #calendar = inject(BOUNDARY_INJECTOR);

  /** Whether the button floats over the view, as on a phone, where it is an icon. */
  readonly isFloating = input(false);

  protected readonly text = inject(CalendarSettings).text;

  protected create(): void {
    void openFromButton(this.#calendar);
  }
}
