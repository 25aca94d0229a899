import { Component, computed, inject, input } from '@angular/core';
import { positionOf, type AxisDay } from 'ng-event-calendar/core';
import { EventPreview } from '../../event/event-preview';
import { GestureState } from '../../store/gesture-state';
import { TimeGridLayout } from './time-grid-layout';

/** Least height of a preview in pixels: room for a line of text however short it is. */
const SHORTEST = 24;

/**
 * What a gesture under way would leave on one day of the time grid. Apart from the day, so that a step
 * of a drag draws nothing else anew.
 */
@Component({
  selector: 'ec-column-preview',
  imports: [EventPreview],
  template: `
    @if (shown(); as shown) {
      <ec-event-preview
        [occurrence]="shown.occurrence"
        [style.inset-block-start]="shown.start"
        [style.block-size]="shown.size"
      />
    }
  `,
  styles: `
    :host {
      display: contents;
    }
    ec-event-preview {
      inset-inline: 0 4px;
    }
  `,
})
export class ColumnPreview {
  private readonly state = inject(GestureState);
  private readonly layout = inject(TimeGridLayout);

  readonly axisDay = input.required<AxisDay>();

  protected readonly shown = computed(() => {
    const occurrence = this.state.preview();
    const axisDay = this.axisDay();
    if (occurrence === null || occurrence.isBar) return null;
    if (axisDay.day < occurrence.firstDay || occurrence.lastDay < axisDay.day) return null;
    const axis = this.layout.axis();
    const from = positionOf(axis, axisDay, occurrence.start, 'start');
    const to = positionOf(axis, axisDay, occurrence.end, 'end');
    const length = Math.max(to - from, SHORTEST / this.layout.minuteHeight());
    const percent = (minutes: number): string => `${(minutes / axis.length) * 100}%`;
    return { occurrence, start: percent(from), size: percent(length) };
  });
}
