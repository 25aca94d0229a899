import { ComponentHarness, type TestElement } from '@angular/cdk/testing';
import { calendarAround } from './own-calendar';

/** Harness of the bar of commands on the selected events. */
export class SelectionBarHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = '[data-selection-bar]';

  readonly #commands = this.locatorForAll('[data-command]');

  /** Returns the number of selected events, drawn or not; 0 while the bar only offers to paste. */
  async getCount(): Promise<number> {
    return Number(await (await this.host()).getAttribute('data-count'));
  }

  /**
   * Clicks the command with a label or, after "Color", the colour with one; throws if there is none, or if it works for
   * none of the selected events.
   */
  async choose(label: string): Promise<void> {
    const elements = [...(await this.#commands()), ...(await this.#colors())];
    const labels = await Promise.all(elements.map(labelOf));
    const element = elements[labels.indexOf(label)];
    if (element === undefined) {
      throw new Error(`No command "${label}"; there are: ${labels.join(', ')}.`);
    }
    if ((await element.getAttribute('aria-disabled')) === 'true') {
      throw new Error((await element.getAttribute('aria-label')) ?? label);
    }
    return element.click();
  }

  /** Returns the open colours, which are an overlay of the bar's calendar. */
  async #colors(): Promise<TestElement[]> {
    const page = this.documentRootLocatorFactory();
    const own = await calendarAround(await this.host(), page);
    return page.locatorForAll(`${own} .ec-colors [role="menuitem"]`)();
  }
}

/** Returns the label of a command, or the accessible name of a colour. */
async function labelOf(element: TestElement): Promise<string> {
  const text = await element.text();
  return text === '' ? ((await element.getAttribute('aria-label')) ?? '') : text;
}
