import { ComponentHarness, TestKey, type TestElement } from '@angular/cdk/testing';

/** The open menu of an event: what a right click, the menu key or a held finger offers. */
export class EventMenuHarness extends ComponentHarness {
  static readonly hostSelector = '[data-menu="event"]';

  readonly #elements = this.locatorForAll('[role="menuitem"], [role="menuitemradio"]');

  /** What the menu is called: 'Actions for "Check-up"'. */
  async getLabel(): Promise<string | null> {
    return (await this.host()).getAttribute('aria-label');
  }

  /** Labels of all items, in order; colours by what assistive technology calls them. */
  async items(): Promise<string[]> {
    return Promise.all((await this.#elements()).map(labelOf));
  }

  /** Clicks the item of this label; throws where there is none. */
  async choose(label: string): Promise<void> {
    const elements = await this.#elements();
    const labels = await Promise.all(elements.map(labelOf));
    const item = elements[labels.indexOf(label)];
    if (item === undefined) throw new Error(`No item "${label}"; there are: ${labels.join(', ')}.`);
    return item.click();
  }

  /** Closes the menu. */
  async close(): Promise<void> {
    return (await this.host()).sendKeys(TestKey.ESCAPE);
  }
}

async function labelOf(item: TestElement): Promise<string> {
  return (await item.getAttribute('aria-label')) ?? (await item.text());
}
