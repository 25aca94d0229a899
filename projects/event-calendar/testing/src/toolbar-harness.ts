import { ComponentHarness, type TestElement } from '@angular/cdk/testing';
import type { CalendarView, TimelinePreset } from 'ng-event-calendar/core/internal';

interface ViewName {
  readonly view: CalendarView;
  readonly element: TestElement;
}

/** Harness of the bar above the view. */
export class ToolbarHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = 'ec-toolbar';

  readonly #heading = this.locatorFor('h2');
  /** Previous, today, next; on a phone today alone, in a narrow row the others alone. */
  readonly #steps = this.locatorForAll('.ec-steps > button');
  // The only button that opens something other than a pop-up.
  readonly #panelButton = this.locatorFor('button[aria-expanded]:not([aria-haspopup])');
  readonly #menuButton = this.locatorForOptional('button.ec-preferences');
  // Button with the name of the shown view, which opens the others if there is no room for a list of them.
  readonly #viewMenuButton = this.locatorForOptional('button.ec-preferences[aria-label*=", "]');
  readonly #presetButton = this.locatorForOptional('ec-preset-menu > button');
  readonly #viewButtons = this.locatorForAll('[data-view-button]');
  readonly #viewSelect = this.locatorForOptional('select');
  readonly #viewOptions = this.locatorForAll('option');

  /** Returns the title. */
  async getTitle(): Promise<string> {
    return (await this.#heading()).text();
  }

  /** Goes to the previous page, today's or the next one; on a phone through the menu. */
  async step(to: 'previous' | 'today' | 'next'): Promise<void> {
    const steps = await this.#steps();
    const [first, second, third] = steps;
    const [previous, today, next] =
      steps.length === 1
        ? [undefined, first]
        : steps.length === 2
          ? [first, undefined, second]
          : [first, second, third];
    const button = { previous, today, next }[to];
    if (button !== undefined) return button.click();
    await this.clickPreferences();
    const item = await this.documentRootLocatorFactory().locatorFor(`[data-step="${to}"]`)();
    await item.click();
    return this.clickPreferences();
  }

  /** Returns the accessible names of the buttons: previous, today, next; on a phone today alone. */
  async getStepLabels(): Promise<(string | null)[]> {
    return Promise.all((await this.#steps()).map((button) => button.getAttribute('aria-label')));
  }

  /** Returns the views offered, in order; empty if there is only one. */
  async getOfferedViews(): Promise<CalendarView[]> {
    return this.#readViews(({ view }) => Promise.resolve(view));
  }

  /** Returns the texts of the views offered, in order. */
  async getViewLabels(): Promise<string[]> {
    return this.#readViews(({ element }) => element.text());
  }

  /** Switches to a view as a user does. */
  async showView(view: CalendarView): Promise<void> {
    await (await this.#viewMenuButton())?.click();
    const names = await this.#viewNames();
    const at = names.findIndex((each) => each.view === view);
    const chosen = names[at];
    if (chosen === undefined) {
      throw new Error(`The view ${view} isn't offered.`);
    }
    const select = await this.#viewSelect();
    return select === null ? chosen.element.click() : select.selectOptions(at);
  }

  /** Chooses a preset of the timeline as a user does: in its menu, or in the list of views if that contains presets. */
  async showTimelinePreset(preset: TimelinePreset): Promise<void> {
    const refused = new Error(`The preset ${preset} isn't offered.`);
    const button = await this.#presetButton();
    if (button === null) {
      const options = await this.#viewOptions();
      const values = await Promise.all(options.map((option) => option.getAttribute('value')));
      const at = values.indexOf(`${preset}-preset`);
      const select = await this.#viewSelect();
      if (at < 0 || select === null) throw refused;
      return select.selectOptions(at);
    }
    await button.click();
    const page = this.documentRootLocatorFactory();
    const item = await page.locatorForOptional(`[data-preset-item="${preset}"]`)();
    if (item === null) {
      await button.click();
      throw refused;
    }
    return item.click();
  }

  /** Whether there is a preferences menu. */
  async hasPreferences(): Promise<boolean> {
    return (await this.#menuButton()) !== null;
  }

  /** Opens or closes the preferences menu. */
  async clickPreferences(): Promise<void> {
    const button = await this.#menuButton();
    if (button === null) {
      throw new Error('The calendar has no preferences menu.');
    }
    return button.click();
  }

  /** Whether the button of the side panel is marked as expanded. */
  async isSidePanelOpen(): Promise<boolean> {
    return (await (await this.#panelButton()).getAttribute('aria-expanded')) === 'true';
  }

  /** Opens or closes the side panel. */
  async toggleSidePanel(): Promise<void> {
    return (await this.#panelButton()).click();
  }

  /** Reads the views, in the menu if they have no other place. */
  async #readViews<T>(read: (each: ViewName) => Promise<T>): Promise<T[]> {
    const menuButton = await this.#viewMenuButton();
    await menuButton?.click();
    const found = await Promise.all((await this.#viewNames()).map(read));
    await menuButton?.click();
    return found;
  }

  /** Returns the buttons of a wide calendar or of its menu, or the options of a narrow one. */
  async #viewNames(): Promise<ViewName[]> {
    const buttons = await this.#viewButtons();
    const elements = buttons.length > 0 ? buttons : await this.#viewOptions();
    const attribute = buttons.length > 0 ? 'data-view-button' : 'value';
    return Promise.all(
      elements.map(async (element) => ({
        view: (await element.getAttribute(attribute)) as CalendarView,
        element,
      })),
    );
  }
}
