import { Component, inject } from '@angular/core';
import { CalendarSettings } from '../store/calendar-settings';
import { MiniCalendar } from './mini-calendar';
import { ResourceTree } from './resource-tree';

/** What stands beside the views: a month to navigate by, and the resources to show and hide. */
@Component({
  selector: 'ec-side-panel',
  imports: [MiniCalendar, ResourceTree],
  templateUrl: './side-panel.html',
  styleUrl: './side-panel.scss',
  host: {
    role: 'group',
    '[attr.aria-label]': 'text()("sidePanelAriaLabel")',
    '[attr.data-layout]': 'settings.layout()',
  },
})
export class SidePanel {
  protected readonly settings = inject(CalendarSettings);
  protected readonly text = this.settings.text;
}
