import { ComponentHarness, type TestElement } from '@angular/cdk/testing';

/** What can be typed or chosen in the small form of a new event; times as the calendar writes them. */
export type QuickFormField = 'title' | 'startTime' | 'endTime' | 'resource';

/** The small form of a new event, with `eventCreation: { form: 'quick' }`: beside its slot, on a phone a sheet. */
export class QuickFormHarness extends ComponentHarness {
  static readonly hostSelector = 'form[data-quick]';

  /** How it is presented. */
  async getLayout(): Promise<'popover' | 'sheet'> {
    return (await (await this.host()).getAttribute('data-layout')) as 'popover' | 'sheet';
  }

  /** Which dates it is for: "Fri, Nov 20". */
  async getDates(): Promise<string> {
    return (await this.locatorFor('[data-field="dates"]')()).text();
  }

  /** What a field says; of the resource its title. */
  async get(field: QuickFormField): Promise<string> {
    if (field === 'resource') return (await this.locatorFor('option:checked')()).text();
    return (await this.#field(field)).getProperty<string>('value');
  }

  /** Types a text over what a field says, and leaves the field; of the resource its title is chosen. */
  async set(field: QuickFormField, text: string): Promise<void> {
    const element = await this.#field(field);
    if (field === 'resource') return element.selectOptions(await this.#optionOf(text));
    await element.focus();
    await element.setInputValue(text);
    await element.dispatchEvent('input');
    await element.blur();
  }

  /** Titles of the resources that it offers, the one chosen among them. */
  async getResources(): Promise<string[]> {
    const options = await this.locatorForAll('option')();
    return Promise.all(options.map((option) => option.text()));
  }

  /** What is wrong with the fields, from top to bottom. */
  async errors(): Promise<string[]> {
    const faults = await this.locatorForAll('.ec-fault')();
    return Promise.all(faults.map((fault) => fault.text()));
  }

  /** Why it wasn't saved, or can't be; else empty. */
  async getWarning(): Promise<string> {
    return (await (await this.locatorForOptional('.ec-warning')())?.text()) ?? '';
  }

  /** Presses the save button. */
  async save(): Promise<void> {
    return (await this.locatorFor('[data-save]')()).click();
  }

  /** Presses "More options": the editor goes on with what was typed. */
  async goOn(): Promise<void> {
    return (await this.locatorFor('[data-more]')()).click();
  }

  /** Presses the cross in the corner; what was typed is asked about first. */
  async close(): Promise<void> {
    return (await this.locatorFor('.ec-head button')()).click();
  }

  /** Whether it asks what becomes of what was typed. */
  async isAsking(): Promise<boolean> {
    return (await this.locatorForOptional('[role="alertdialog"]')()) !== null;
  }

  /** Answers that question: back to the fields. */
  async keepEditing(): Promise<void> {
    return (await this.locatorFor('[data-keep]')()).click();
  }

  /** Answers that question: what was typed goes. */
  async discard(): Promise<void> {
    return (await this.locatorFor('[role="alertdialog"] .ec-discard')()).click();
  }

  #field(field: QuickFormField): Promise<TestElement> {
    return this.locatorFor(`[data-field="${field}"]`)();
  }

  async #optionOf(title: string): Promise<number> {
    const titles = await this.getResources();
    const at = titles.indexOf(title);
    if (at < 0) throw new Error(`No "${title}"; there are: ${titles.join(', ')}.`);
    return at;
  }
}
