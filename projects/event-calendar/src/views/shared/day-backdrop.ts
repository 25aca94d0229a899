import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject, input } from '@angular/core';
import { formatDay, isWeekend, nodeOf, type Column } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { Navigation } from '../../store/dates/navigation';
import type { DayCellContext } from '../../templates/host-templates';

/** The host's template behind the events of a day's cell, which never blocks a press. */
@Component({
  selector: 'ec-day-backdrop',
  imports: [NgTemplateOutlet],
  template: `
    <ng-container
      [ngTemplateOutlet]="own()?.template ?? null"
      [ngTemplateOutletContext]="context()"
    />
  `,
  styles: `
    :host {
      position: absolute;
      inset: 0;
      overflow: hidden;
      pointer-events: none;
    }
  `,
  host: { class: 'ec-own' },
})
export class DayBackdrop {
  readonly #navigation = inject(Navigation);

  /** Column of the cell: its day and its owner. */
  readonly column = input.required<Column>();
  readonly slot = input.required<DayCellContext['slot']>();

  protected readonly own = inject(CALENDAR_INPUTS).dayCellTemplate;
  protected readonly context = computed<DayCellContext>(() => {
    const { day, owner } = this.column();
    return {
      $implicit: formatDay(day),
      slot: this.slot(),
      isToday: day === this.#navigation.today(),
      isWeekend: isWeekend(day),
      resource: nodeOf(owner)?.resource ?? null,
    };
  });
}
