import { ComponentHarness, TestKey, type TestElement } from '@angular/cdk/testing';
import type { EditorFieldName, PaletteName } from 'ng-event-calendar/core/internal';

/** Text fields of an open editor; dates and times in the calendar's format. */
export type EditorField =
  | 'title'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'timezone'
  | 'resource'
  | 'description';

/** A field of an open editor: by its name, or that of a kind of resources, `{ kind: 'Room' }`. */
export type EditorFieldTarget = EditorField | { readonly kind: string };

/** Harness of the open editor of an event, in a drawer, a dialog or a sheet. */
export class EventEditorHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = 'ec-editor-panel:not(ec-editor[inert] *)';

  readonly #heading = this.locatorFor('h2');
  readonly #allDay = this.locatorFor('.ec-all-day input');
  readonly #closeButton = this.locatorFor('header button');
  readonly #buttons = this.locatorForAll('[role="toolbar"] button');

  /** Returns the heading: "Edit event". */
  async getHeading(): Promise<string> {
    return (await this.#heading()).text();
  }

  /** Returns the layout. */
  async getLayout(): Promise<'drawer' | 'dialog' | 'sheet'> {
    const layout = await (await this.host()).getAttribute('data-layout');
    return layout as 'drawer' | 'dialog' | 'sheet';
  }

  /** Whether the event is only shown and can't be changed. */
  async isReadOnly(): Promise<boolean> {
    return (await this.locatorForOptional('ec-event-details')()) !== null;
  }

  /** Returns all text of the editor. */
  async getText(): Promise<string> {
    const parts = await this.locatorForAll('.ec-body, .ec-warnings')();
    const texts = await Promise.all(parts.map((part) => part.text()));
    return texts.filter((text) => text !== '').join(' ');
  }

  // Fields

  /**
   * Returns the names of the form's fields, as `editorFields` lists them, from top to bottom, including those shown as
   * text.
   */
  async getFields(): Promise<EditorFieldName[]> {
    const rows = await this.locatorForAll('[data-fields]')();
    const names = await Promise.all(rows.map((row) => row.getAttribute('data-fields')));
    return names.flatMap((each) => (each ?? '').split(' ') as EditorFieldName[]);
  }

  /** Whether a field is present now. */
  async has(field: EditorFieldTarget): Promise<boolean> {
    return (await this.#optionalField(field)) !== null;
  }

  /** Returns the text of a field. */
  async get(field: EditorFieldTarget): Promise<string> {
    return (await this.#field(field)).getProperty<string>('value');
  }

  /** Replaces the text of a field, and leaves the field. */
  async set(field: EditorFieldTarget, text: string): Promise<void> {
    const element = await this.#write(field, text);
    await element.dispatchEvent('change');
    await element.blur();
  }

  /** Whether all-day is switched on. */
  async isAllDay(): Promise<boolean> {
    return (await this.#allDay()).getProperty<boolean>('checked');
  }

  /** Switches all-day on or off. */
  async setAllDay(allDay: boolean): Promise<void> {
    if ((await this.isAllDay()) !== allDay) await (await this.#allDay()).click();
  }

  /** Adds the time zone field, for an event that names no zone yet. */
  async askForTimezone(): Promise<void> {
    return (await this.locatorFor('[data-asks="timezone"]')()).click();
  }

  /** Returns the options of a field while a text is typed into it. */
  async getOptions(field: EditorFieldTarget, text = ''): Promise<string[]> {
    const options = await this.#open(field, text);
    return Promise.all(options.map((option) => option.text()));
  }

  /** Chooses an option of a field by its label, without a reason beneath it; throws if there is none with that label. */
  async choose(field: EditorFieldTarget, label: string, typed = ''): Promise<void> {
    const options = await this.#open(field, typed);
    const labels = await Promise.all(options.map((option) => option.text({ exclude: 'small' })));
    const option = options[labels.indexOf(label)];
    if (option === undefined) throw new Error(`No "${label}"; there are: ${labels.join(', ')}.`);
    await option.click();
    return (await this.#field(field)).blur();
  }

  /** Returns the chosen colour; null for that of the resource. */
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

  /** Returns the notes below the times: the length, skipped hours, the display zone. */
  async getNotes(): Promise<string[]> {
    return this.#textsOf('.ec-notes > span');
  }

  /** Returns the error messages of the fields, from top to bottom. */
  async errors(): Promise<string[]> {
    return this.#textsOf('mat-error');
  }

  /**
   * Returns the warning below the fields: that the event changed in the meantime, or why it wasn't saved; else empty.
   */
  async getWarning(): Promise<string> {
    const [warning = ''] = await this.#textsOf('.ec-warning');
    return warning;
  }

  // Dates of a series that can't be

  /** Returns the label of the offer to leave refused dates out of the series: "Leave out 2 dates"; null without one. */
  async getSkipOffer(): Promise<string | null> {
    return (await this.#skipButton())?.text() ?? null;
  }

  /** Leaves the refused dates out of the series; throws if that isn't offered. */
  async skipDates(): Promise<void> {
    const button = await this.#skipButton();
    if (button === null) throw new Error('The editor offers to leave out no dates.');
    return button.click();
  }

  /** Restores the skipped dates; throws if there are none. */
  async restoreDates(): Promise<void> {
    const button = await this.locatorForOptional('[data-restore]')();
    if (button === null) throw new Error('No dates are left out.');
    return button.click();
  }

  // Ways out

  /** Presses the save button. */
  async save(): Promise<void> {
    return (await this.#lastButton()).click();
  }

  /** Presses the cancel button, which asks no question. */
  async cancel(): Promise<void> {
    const buttons = await this.#buttons();
    const cancel = buttons.at(-2);
    if (cancel === undefined) throw new Error('The editor has no cancel button now.');
    return cancel.click();
  }

  /** Presses the delete button; throws if there is none. */
  async delete(): Promise<void> {
    return (await this.locatorFor('.ec-delete')()).click();
  }

  /** Whether the event can be deleted here. */
  async canDelete(): Promise<boolean> {
    return (await this.locatorForOptional('.ec-delete')()) !== null;
  }

  /** Presses the close button in the corner; with unsaved changes a question follows. */
  async close(): Promise<void> {
    return (await this.#closeButton()).click();
  }

  /** Presses Escape in the title or on the editor; with unsaved changes a question follows. */
  async pressEscape(): Promise<void> {
    const title = await this.#optionalField('title');
    return (title ?? (await this.host())).sendKeys(TestKey.ESCAPE);
  }

  /** Whether the editor asks to keep or discard unsaved changes. */
  async isAsking(): Promise<boolean> {
    return (await this.locatorForOptional('[role="alertdialog"]')()) !== null;
  }

  /** Answers the question about unsaved changes: keep editing. */
  async keepEditing(): Promise<void> {
    return (await this.locatorFor('[role="alertdialog"] .ec-keep')()).click();
  }

  /** Answers the question about unsaved changes: discard. */
  async discard(): Promise<void> {
    return (await this.locatorFor('[role="alertdialog"] .ec-discard')()).click();
  }

  async #open(field: EditorFieldTarget, text: string): Promise<TestElement[]> {
    const list = await (await this.#write(field, text)).getAttribute('aria-controls');
    if (list === null) return [];
    return this.documentRootLocatorFactory().locatorForAll(`[id="${list}"] [role="option"]`)();
  }

  async #write(field: EditorFieldTarget, text: string): Promise<TestElement> {
    const element = await this.#field(field);
    await element.focus();
    await element.setInputValue(text);
    await element.dispatchEvent('input');
    return element;
  }

  /**
   * Returns a field, after adding the end date field if needed: it is shown only if the end is on another day, or on
   * request.
   */
  async #field(field: EditorFieldTarget): Promise<TestElement> {
    if (field === 'endDate' && !(await this.has(field))) {
      await (await this.locatorForOptional('[data-asks="endDate"]')())?.click();
    }
    return this.locatorFor(selectorOf(field))();
  }

  #skipButton(): Promise<TestElement | null> {
    return this.locatorForOptional('[data-skip]')();
  }

  #optionalField(field: EditorFieldTarget): Promise<TestElement | null> {
    return this.locatorForOptional(selectorOf(field))();
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

/** Returns the selector of a field; the quotes keep kinds whole that hold spaces. */
function selectorOf(field: EditorFieldTarget): string {
  return typeof field === 'string'
    ? `[data-field="${field}"]`
    : `[data-field="resource"][data-kind=${JSON.stringify(field.kind)}]`;
}
