import { ComponentHarness, HarnessPredicate, type BaseHarnessFilters } from '@angular/cdk/testing';

/** State of a resource's checkbox: `mixed` if only some of its descendants are shown. */
export type ResourceCheck = 'checked' | 'unchecked' | 'mixed';

/** Filters for resources. */
export interface ResourceHarnessFilters extends BaseHarnessFilters {
  /** Title as shown, or a pattern that it matches. */
  readonly title?: string | RegExp;
}

/** Harness of a resource in the side panel. */
export class ResourceHarness extends ComponentHarness {
  /** Selector of the host element. */
  // Events have this attribute, too.
  static readonly hostSelector = '[data-resource-id]:not([data-key])';

  /** Returns a predicate for resources by title. */
  static with(filters: ResourceHarnessFilters = {}): HarnessPredicate<ResourceHarness> {
    return new HarnessPredicate(ResourceHarness, filters).addOption(
      'title',
      filters.title,
      (resource, title) => HarnessPredicate.stringMatches(resource.getTitle(), title),
    );
  }

  readonly #label = this.locatorFor('label');
  readonly #box = this.locatorFor('input[type="checkbox"]');

  /** Returns the title as shown. */
  async getTitle(): Promise<string> {
    return (await this.#label()).text();
  }

  /** Returns the id of the resource. */
  async getId(): Promise<string | null> {
    return (await this.host()).getAttribute('data-resource-id');
  }

  /** Returns the palette name of the resource's colour. */
  async getColor(): Promise<string | null> {
    return (await this.host()).getAttribute('data-color');
  }

  /** Returns the state of the checkbox. */
  async getCheck(): Promise<ResourceCheck> {
    const box = await this.#box();
    if (await box.getProperty<boolean>('indeterminate')) return 'mixed';
    return (await box.getProperty<boolean>('checked')) ? 'checked' : 'unchecked';
  }

  /** Shows or hides the resource by a click on its checkbox. */
  async toggle(): Promise<void> {
    return (await this.#box()).click();
  }
}
