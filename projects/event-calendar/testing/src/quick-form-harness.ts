import { ComponentHarness, type TestElement } from '@angular/cdk/testing';

/** Fields of the quick form of a new event; times in the calendar's format. */
export type QuickFormField = 'title' | 'startTime' | 'endTime' | 'resource';

/** A field of the quick form: by its name, or that of a kind of resources, `{ kind: 'Room' }`. */
export type QuickFormTarget = QuickFormField | { readonly kind: string };

/**
 * Harness of the quick form of a new event, with `eventCreation: { form: 'quick' }`: beside its slot, a sheet on
 * phones.
 */
export class QuickFormHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = 'form[data-quick]:not(ec-quick-sheet[inert] *)';

  /** Returns the layout. */
  async getLayout(): Promise<'popover' | 'sheet'> {
    return (await (await this.host()).getAttribute('data-layout')) as 'popover' | 'sheet';
  }

  /** Returns the dates of the event: "Fri, Nov 20". */
  async getDates(): Promise<string> {
    return (await this.locatorFor('[data-field="dates"]')()).text();
  }

  /** Returns the text of a field; for the resource, its title. */
  async get(field: QuickFormTarget): Promise<string> {
    if (isResource(field)) {
      return (await this.locatorFor(`${selectorOf(field)} option:checked`)()).text();
    }
    return (await this.#field(field)).getProperty<string>('value');
  }

  /** Replaces the text of a field, and leaves the field; chooses the resource by its title. */
  async set(field: QuickFormTarget, text: string): Promise<void> {
    const element = await this.#field(field);
    if (isResource(field)) return element.selectOptions(await this.#optionOf(text, field));
    await element.focus();
    await element.setInputValue(text);
    await element.dispatchEvent('input');
    await element.blur();
  }

  /**
   * Returns the titles of the resources offered, including the chosen one, each with the reason against it. With
   * several kinds, those of the named kind, else all.
   */
  async getResources(field: QuickFormTarget = 'resource'): Promise<string[]> {
    const options = await this.locatorForAll(`${selectorOf(field)} option`)();
    return Promise.all(options.map((option) => option.text()));
  }

  /** Returns the error messages of the fields, from top to bottom. */
  async errors(): Promise<string[]> {
    const faults = await this.locatorForAll('.ec-fault')();
    return Promise.all(faults.map((fault) => fault.text()));
  }

  /** Returns the reason why the event wasn't or can't be saved; else empty. */
  async getWarning(): Promise<string> {
    return (await (await this.locatorForOptional('.ec-warning')())?.text()) ?? '';
  }

  /** Presses the save button. */
  async save(): Promise<void> {
    return (await this.locatorFor('[data-save]')()).click();
  }

  /** Presses "More options", which opens the editor with the values typed so far. */
  async goOn(): Promise<void> {
    return (await this.locatorFor('[data-more]')()).click();
  }

  /** Presses the close button in the corner; after typing a question follows. */
  async close(): Promise<void> {
    return (await this.locatorFor('.ec-head button')()).click();
  }

  /** Whether the form asks to keep or discard the values typed. */
  async isAsking(): Promise<boolean> {
    return (await this.locatorForOptional('[role="alertdialog"]')()) !== null;
  }

  /** Answers the question about unsaved values: keep editing. */
  async keepEditing(): Promise<void> {
    return (await this.locatorFor('[data-keep]')()).click();
  }

  /** Answers the question about unsaved values: discard. */
  async discard(): Promise<void> {
    return (await this.locatorFor('[role="alertdialog"] .ec-discard')()).click();
  }

  #field(field: QuickFormTarget): Promise<TestElement> {
    return this.locatorFor(selectorOf(field))();
  }

  async #optionOf(title: string, field: QuickFormTarget): Promise<number> {
    const titles = await this.getResources(field);
    const at = titles.findIndex((each) => each === title || each.startsWith(`${title} – `));
    if (at < 0) throw new Error(`No "${title}"; there are: ${titles.join(', ')}.`);
    return at;
  }
}

function isResource(field: QuickFormTarget): boolean {
  return field === 'resource' || typeof field === 'object';
}

/** Returns the selector of a field; the quotes keep kinds whole that hold spaces. */
function selectorOf(field: QuickFormTarget): string {
  return typeof field === 'string'
    ? `[data-field="${field}"]`
    : `[data-field="resource"][data-kind=${JSON.stringify(field.kind)}]`;
}
