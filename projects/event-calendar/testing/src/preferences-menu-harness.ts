import { ComponentHarness, TestKey, type TestElement } from '@angular/cdk/testing';

/** Harness of the open preferences menu. */
export class PreferencesMenuHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = '[data-menu="preferences"]';

  readonly #items = this.locatorForAll('[role="menuitemcheckbox"], [role="menuitemradio"]');

  /** Returns the labels of all items, in order. */
  async getLabels(): Promise<string[]> {
    return Promise.all((await this.#items()).map((item) => item.text()));
  }

  /** Whether the item with a label is on. */
  async isOn(label: string): Promise<boolean> {
    return (await (await this.#item(label)).getAttribute('aria-checked')) === 'true';
  }

  /** Clicks the item with a label: toggles it, or chooses it among several. */
  async choose(label: string): Promise<void> {
    return (await this.#item(label)).click();
  }

  /** Closes the menu. */
  async close(): Promise<void> {
    const [first] = await this.#items();
    return (first ?? (await this.host())).sendKeys(TestKey.ESCAPE);
  }

  async #item(label: string): Promise<TestElement> {
    for (const item of await this.#items()) {
      if ((await item.text()) === label) return item;
    }
    throw new Error(`No item "${label}"; there are: ${(await this.getLabels()).join(', ')}.`);
  }
}
