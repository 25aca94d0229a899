import { ComponentHarness, TestKey, type TestElement } from '@angular/cdk/testing';
import type { PaletteName } from 'ng-event-calendar/core/internal';

/** The texts of an open editor that can be typed; dates and times as the calendar writes them. */
export type EditorField =
  | 'title'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'timezone'
  | 'resource'
  | 'description';

/** The open editor of an event: in a drawer, a dialog or a sheet. */
export class EventEditorHarness extends ComponentHarness {
  static readonly hostSelector = 'ec-editor-panel';

  readonly #heading = this.locatorFor('h2');
  readonly #allDay = this.locatorFor('.ec-all-day input');
  readonly #closeButton = this.locatorFor('header button');
  readonly #buttons = this.locatorForAll('[role="toolbar"] button');

  /** What the editor is called: "Edit event". */
  async getHeading(): Promise<string> {
    return (await this.#heading()).text();
  }

  /** How it is presented. */
  async getLayout(): Promise<'drawer' | 'dialog' | 'sheet'> {
    const layout = await (await this.host()).getAttribute('data-layout');
    return layout as 'drawer' | 'dialog' | 'sheet';
  }

  /** Whether the event is only shown, and can't be changed. */
  async isReadOnly(): Promise<boolean> {
    return (await this.locatorForOptional('ec-event-facts')()) !== null;
  }

  /** All that is in it, as text. */
  async getText(): Promise<string> {
    const parts = await this.locatorForAll('.ec-body, .ec-warnings')();
    const texts = await Promise.all(parts.map((part) => part.text()));
    return texts.filter((text) => text !== '').join(' ');
  }

  // Fields

  /** Whether there is such a field now. */
  async has(field: EditorField): Promise<boolean> {
    return (await this.#optionalField(field)) !== null;
  }

  /** What a field says. */
  async get(field: EditorField): Promise<string> {
    return (await this.#field(field)).getProperty<string>('value');
  }

  /** Types a text over what a field says, and leaves the field. */
  async set(field: EditorField, text: string): Promise<void> {
    const element = await this.#write(field, text);
    await element.dispatchEvent('change');
    await element.blur();
  }

  /** Whether the event is said to cover whole days. */
  async isAllDay(): Promise<boolean> {
    return (await this.#allDay()).getProperty<boolean>('checked');
  }

  /** Switches whole days on or off. */
  async setAllDay(allDay: boolean): Promise<void> {
    if ((await this.isAllDay()) !== allDay) await (await this.#allDay()).click();
  }

  /** Gives the time zone a field, for an event that names none yet. */
  async askForTimezone(): Promise<void> {
    return (await this.locatorFor('[data-asks="timezone"]')()).click();
  }

  /** What a field offers to choose from while a text is typed into it. */
  async getOptions(field: EditorField, text = ''): Promise<string[]> {
    const options = await this.#open(field, text);
    return Promise.all(options.map((option) => option.text()));
  }

  /** Chooses what a field offers by its text; throws where it offers none of that text. */
  async choose(field: EditorField, label: string, typed = ''): Promise<void> {
    const options = await this.#open(field, typed);
    const labels = await Promise.all(options.map((option) => option.text()));
    const option = options[labels.indexOf(label)];
    if (option === undefined) throw new Error(`No "${label}"; there are: ${labels.join(', ')}.`);
    await option.click();
    return (await this.#field(field)).blur();
  }

  /** The colour chosen; null for that of the resource. */
  async getColor(): Promise<PaletteName | null> {
    for (const label of await this.locatorForAll('ec-color-field label')()) {
      const name = (await label.getAttribute('data-color')) as PaletteName | null;
      if (await (await this.#swatch(name)).getProperty<boolean>('checked')) return name;
    }
    return null;
  }

  /** Chooses a colour, or null for that of the resource. */
  async setColor(color: PaletteName | null): Promise<void> {
    return (await this.#swatch(color)).click();
  }

  /** What is said beneath the times: the length, skipped hours, the zone shown. */
  async getNotes(): Promise<string[]> {
    return this.#textsOf('.ec-notes > span');
  }

  /** What is wrong with the fields, from top to bottom. */
  async errors(): Promise<string[]> {
    return this.#textsOf('mat-error');
  }

  /** What is said beneath the fields: that the event changed meanwhile, why it wasn't saved; else empty. */
  async getWarning(): Promise<string> {
    const [warning = ''] = await this.#textsOf('.ec-warning');
    return warning;
  }

  // Ways out

  /** Presses the save button. */
  async save(): Promise<void> {
    return (await this.#lastButton()).click();
  }

  /** Presses the cancel button, which asks nothing. */
  async cancel(): Promise<void> {
    const buttons = await this.#buttons();
    const cancel = buttons.at(-2);
    if (cancel === undefined) throw new Error('The editor has no cancel button now.');
    return cancel.click();
  }

  /** Presses the delete button; throws where there is none. */
  async delete(): Promise<void> {
    return (await this.locatorFor('.ec-delete')()).click();
  }

  /** Whether it offers to delete the event. */
  async canDelete(): Promise<boolean> {
    return (await this.locatorForOptional('.ec-delete')()) !== null;
  }

  /** Presses the cross in the corner; unsaved changes ask first. */
  async close(): Promise<void> {
    return (await this.#closeButton()).click();
  }

  /** Presses Escape in the title or on the editor; unsaved changes ask first. */
  async pressEscape(): Promise<void> {
    const title = await this.#optionalField('title');
    return (title ?? (await this.host())).sendKeys(TestKey.ESCAPE);
  }

  /** Whether it asks what becomes of unsaved changes. */
  async isAsking(): Promise<boolean> {
    return (await this.locatorForOptional('[role="alertdialog"]')()) !== null;
  }

  /** Answers that question: back to the fields. */
  async keepEditing(): Promise<void> {
    return (await this.locatorFor('[role="alertdialog"] .ec-keep')()).click();
  }

  /** Answers that question: the changes go. */
  async discard(): Promise<void> {
    return (await this.locatorFor('[role="alertdialog"] .ec-discard')()).click();
  }

  async #open(field: EditorField, text: string): Promise<TestElement[]> {
    const list = await (await this.#write(field, text)).getAttribute('aria-controls');
    if (list === null) return [];
    return this.documentRootLocatorFactory().locatorForAll(`[id="${list}"] [role="option"]`)();
  }

  async #write(field: EditorField, text: string): Promise<TestElement> {
    const element = await this.#field(field);
    await element.focus();
    await element.setInputValue(text);
    await element.dispatchEvent('input');
    return element;
  }

  /** The end has a date of its own where it is on another day, or once that is asked for. */
  async #field(field: EditorField): Promise<TestElement> {
    if (field === 'endDate' && !(await this.has(field))) {
      await (await this.locatorForOptional('[data-asks="endDate"]')())?.click();
    }
    return this.locatorFor(`[data-field="${field}"]`)();
  }

  #optionalField(field: EditorField): Promise<TestElement | null> {
    return this.locatorForOptional(`[data-field="${field}"]`)();
  }

  #swatch(color: PaletteName | null): Promise<TestElement> {
    const label = color === null ? 'label:not([data-color])' : `label[data-color="${color}"]`;
    return this.locatorFor(`ec-color-field ${label} input`)();
  }

  async #lastButton(): Promise<TestElement> {
    const last = (await this.#buttons()).at(-1);
    if (last === undefined) throw new Error('The editor has no save button now.');
    return last;
  }

  async #textsOf(selector: string): Promise<string[]> {
    const elements = await this.locatorForAll(selector)();
    return Promise.all(elements.map((element) => element.text()));
  }
}
