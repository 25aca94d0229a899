import { Component, computed, inject, input, model } from '@angular/core';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import type { FoundResources } from './resource-search';

/** The field in which resources are searched for, with how many were found. */
@Component({
  selector: 'ec-resource-search',
  imports: [Icon],
  templateUrl: './resource-search-field.html',
  styleUrl: './resource-search-field.scss',
  host: { '[attr.data-layout]': 'settings.layout()' },
})
export class ResourceSearchField {
  protected readonly settings = inject(CalendarSettings);

  readonly query = model.required<string>();
  /** What was found; null while nothing is searched for. */
  readonly found = input.required<Pick<FoundResources, 'count'> | null>();

  protected readonly text = this.settings.text;
  protected readonly foundText = computed(() => {
    const found = this.found();
    if (found === null) return '';
    return found.count === 0
      ? this.text()('noResourcesFound', { query: this.query().trim() })
      : this.text()('resourcesFound', { count: found.count });
  });

  protected clear(field: HTMLInputElement): void {
    this.query.set('');
    field.focus();
  }

  protected clearByEscape(event: Event): void {
    if (this.query() === '' || (event as KeyboardEvent).isComposing) return;
    // Only the second Escape closes what the field may stand in.
    event.preventDefault();
    event.stopPropagation();
    this.query.set('');
  }
}
