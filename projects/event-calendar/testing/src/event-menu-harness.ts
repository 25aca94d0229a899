import { ComponentHarness, TestKey, type TestElement } from '@angular/cdk/testing';

/** Harness of an event's open menu, which a right click, the menu key or a long press opens. */
export class EventMenuHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = '[data-menu="event"]';

  readonly #elements = this.locatorForAll('[role="menuitem"], [role="menuitemradio"]');

  /** Returns the accessible name of the menu: 'Actions for "Check-up"'. */
  async getLabel(): Promise<string | null> {
    return (await this.host()).getAttribute('aria-label');
  }

  /** Returns the labels of all items, in order; colours by their accessible names. */
  async items(): Promise<string[]> {
    return Promise.all((await this.#elements()).map(labelOf));
  }

  /** Clicks the item with a label; throws if there is none. */
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
