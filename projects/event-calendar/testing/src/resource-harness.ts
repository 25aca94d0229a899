import { ComponentHarness, HarnessPredicate, type BaseHarnessFilters } from '@angular/cdk/testing';

/** How a resource's checkbox looks: `mixed` when only a part of what is beneath it is shown. */
export type ResourceCheck = 'checked' | 'unchecked' | 'mixed';

/** Which resources are looked for. */
export interface ResourceHarnessFilters extends BaseHarnessFilters {
  readonly title?: string | RegExp;
}

/** A resource in the side panel. */
export class ResourceHarness extends ComponentHarness {
  // Events carry the same hook.
  static readonly hostSelector = '[data-resource-id]:not([data-key])';

  /** Looks for resources by title. */
  static with(filters: ResourceHarnessFilters = {}): HarnessPredicate<ResourceHarness> {
    return new HarnessPredicate(ResourceHarness, filters).addOption(
      'title',
      filters.title,
      (resource, title) => HarnessPredicate.stringMatches(resource.getTitle(), title),
    );
  }

  readonly #label = this.locatorFor('label');
  readonly #box = this.locatorFor('input[type="checkbox"]');

  /** The title as shown. */
  async getTitle(): Promise<string> {
    return (await this.#label()).text();
  }

  /** Id of the resource. */
  async getId(): Promise<string | null> {
    return (await this.host()).getAttribute('data-resource-id');
  }

  /** Palette name of the resource's colour. */
  async getColor(): Promise<string | null> {
    return (await this.host()).getAttribute('data-color');
  }

  /** The state of the checkbox. */
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
