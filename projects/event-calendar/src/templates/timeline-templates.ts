import { Directive, inject, TemplateRef } from '@angular/core';
import type { ResourceWorkload } from 'ng-event-calendar/core/availability';
import type { CalendarResource, TimelineColumn } from 'ng-event-calendar/core/internal';
import { TIMELINE_CELL_TEMPLATE } from './template-tokens';

/** Context of an `ecTimelineCell` template, the cell of a further column beside the titles. */
export interface TimelineCellContext {
  /** Resource of the row; null for events without a resource. */
  readonly $implicit: CalendarResource | null;
  /** Column of the cell, one of the `columns` of the input `timeline`. */
  readonly column: TimelineColumn;
  /** Value of the column's key in the resource; undefined if the resource has none. */
  readonly value: unknown;
  /** How busy the row is on the page, in minutes; null without the option `workload`. */
  readonly workload: ResourceWorkload | null;
}

/**
 * Content of the cells of the timeline's further columns. Content higher than its row is cut off.
 *
 * @example
 * ```html
 * <ng-template ecTimelineCell let-value="value" let-column="column">
 *   @if (column.key === 'beds') { <mat-icon>bed</mat-icon> }
 *   {{ value }}
 * </ng-template>
 * ```
 */
@Directive({
  selector: 'ng-template[ecTimelineCell]',
  providers: [{ provide: TIMELINE_CELL_TEMPLATE, useExisting: EcTimelineCell }],
})
export class EcTimelineCell {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<TimelineCellContext>>(TemplateRef);

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard(
    _directive: EcTimelineCell,
    context: unknown,
  ): context is TimelineCellContext {
    return typeof context === 'object';
  }
}
