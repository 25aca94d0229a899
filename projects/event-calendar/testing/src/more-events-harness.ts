import { ComponentHarness } from '@angular/cdk/testing';
import { EventHarness, type EventHarnessFilters } from './event-harness';

/** Harness of the list behind "+N more". */
export class MoreEventsHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = '[role="dialog"][data-layout]:not(ec-editor-panel)';

  readonly #closeButton = this.locatorFor('header button');

  /** Returns the accessible name of the list: "Events on Friday, November 20, 2026". */
  async getLabel(): Promise<string | null> {
    return (await this.host()).getAttribute('aria-label');
  }

  /** Returns the events in the list, in order. */
  getEvents(filters: EventHarnessFilters = {}): Promise<EventHarness[]> {
    return this.locatorForAll(EventHarness.with(filters))();
  }

  /** Returns the titles of the events in the list, in order. */
  async getEventTitles(): Promise<string[]> {
    return Promise.all((await this.getEvents()).map((event) => event.getTitle()));
  }

  /** Closes the list. */
  async close(): Promise<void> {
    return (await this.#closeButton()).click();
  }
}
