import { ComponentHarness } from '@angular/cdk/testing';
import { EventHarness, type EventHarnessFilters } from './event-harness';

/** The list behind "+N more". */
export class MoreEventsHarness extends ComponentHarness {
  static readonly hostSelector = '[role="dialog"][data-layout]:not(ec-editor-panel)';

  readonly #closeButton = this.locatorFor('header button');

  /** What the list is called: "Events on Friday, November 20, 2026". */
  async getLabel(): Promise<string | null> {
    return (await this.host()).getAttribute('aria-label');
  }

  /** The events listed, in order. */
  getEvents(filters: EventHarnessFilters = {}): Promise<EventHarness[]> {
    return this.locatorForAll(EventHarness.with(filters))();
  }

  /** Titles of the events listed, in order. */
  async getEventTitles(): Promise<string[]> {
    return Promise.all((await this.getEvents()).map((event) => event.getTitle()));
  }

  /** Closes the list. */
  async close(): Promise<void> {
    return (await this.#closeButton()).click();
  }
}
