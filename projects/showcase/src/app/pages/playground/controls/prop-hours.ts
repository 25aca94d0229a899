import { Component, model } from '@angular/core';
import type { VisibleHours } from 'ng-event-calendar';
import { PropChoice } from './prop-choice';

/** `visibleHours`: the whole day, or one or several of a few parts of it. */
@Component({
  selector: 'sc-prop-hours',
  imports: [PropChoice],
  template: `
    <sc-prop-choice
      name="visibleHours"
      unset="0 – 24"
      [choices]="parts"
      [labels]="labels"
      [(value)]="value"
    />
  `,
})
export class PropHours {
  readonly value = model<VisibleHours | readonly VisibleHours[]>();

  protected readonly parts: readonly (VisibleHours | readonly VisibleHours[])[] = [
    { start: 8, end: 18 },
    { start: 7.5, end: 19.5 },
    { start: 12, end: 24 },
    [
      { start: 7, end: 12 },
      { start: 14, end: 19 },
    ],
  ];
  protected readonly labels = ['8 – 18', '7:30 – 19:30', '12 – 24', '7 – 12, 14 – 19'];
}
