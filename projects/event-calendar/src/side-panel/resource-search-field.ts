import { Component, computed, inject, input, model } from '@angular/core';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import type { FoundResources } from './resource-search';

/** Search field for resources, with the number of matches. */
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
  /** Result of the search; null while there is none. */
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
    // Only a second Escape closes the surface that may contain the field.
    event.preventDefault();
    event.stopPropagation();
    this.query.set('');
  }
}
