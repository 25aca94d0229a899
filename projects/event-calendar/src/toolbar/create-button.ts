import { Component, DestroyRef, inject, input } from '@angular/core';
import { OPEN_NEW_EVENT } from '../gestures/new-event-part';
import { Icon } from '../icon/icon';
import { Parts } from '../parts/parts';
import { BOUNDARY_INJECTOR } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';

/** Makes a new event at the next free half hour of the day that is shown. */
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
  readonly #parts = inject(Parts);

  /** Whether it stands over the view, as on a phone: there it is an icon. */
  readonly isFloating = input(false);

  protected readonly text = inject(CalendarSettings).text;

  protected async create(): Promise<void> {
    // The calendar, not the button: a drawer may close over it.
    const destroyed = this.#calendar.get(DestroyRef);
    const isHere = (): boolean => !destroyed.destroyed;
    const open = await this.#parts.load(OPEN_NEW_EVENT, isHere);
    if (isHere()) await open?.(this.#calendar, {}, 'its-form');
  }
}
