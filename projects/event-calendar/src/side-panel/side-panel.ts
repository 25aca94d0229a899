import { Component, effect, inject, input, untracked, viewChild } from '@angular/core';
import { LayoutWidths } from '../store/layout/layout-widths';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { GestureRules } from '../store/events/gesture-rules';
import { CreateButton } from '../toolbar/create-button';
import { MiniCalendar } from './mini-calendar';
import { ResourceTree } from './resource-tree';

export { MiniCalendar };

/** Panel beside the views: a month for navigation, and the resources to show and hide. */
@Component({
  selector: 'ec-side-panel',
  imports: [CreateButton, MiniCalendar, ResourceTree],
  templateUrl: './side-panel.html',
  styleUrl: './side-panel.scss',
  host: {
    '[attr.data-layout]': 'settings.layout()',
  },
})
export class SidePanel {
  protected readonly settings = inject(CalendarSettings);
  protected readonly rules = inject(GestureRules);
  protected readonly isPanelOver = inject(LayoutWidths).isPanelOver;
  private readonly calendar = viewChild.required(MiniCalendar);

  /**
   * Number of requests for the visible date, also before this was loaded; at each the mini calendar leads to that date.
   */
  readonly calls = input(0);

  constructor() {
    effect(() => {
      if (this.calls() > 0) untracked(() => this.calendar().call());
    });
  }
}
