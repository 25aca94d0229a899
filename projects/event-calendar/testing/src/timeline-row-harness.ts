import {
  ContentContainerComponentHarness,
  HarnessPredicate,
  type BaseHarnessFilters,
} from '@angular/cdk/testing';
import type { CalendarId } from 'ng-event-calendar/core/internal';
import { EventHarness, type EventHarnessFilters } from './event-harness';
import { MoreEventsHarness } from './more-events-harness';
import { calendarAround } from './own-calendar';

/** Filters for rows of the timeline. Missing filters match every row. */
export interface TimelineRowHarnessFilters extends BaseHarnessFilters {
  /** Id of the row's resource; null for the row of events without one. */
  readonly resource?: CalendarId | null;
  /** Title as shown, or a pattern that it matches. */
  readonly title?: string | RegExp;
}

/** Harness of a row of the timeline: a resource with its events. */
export class TimelineRowHarness extends ContentContainerComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = '[data-row]';

  /** Returns a predicate for rows by resource and title. */
  static with(filters: TimelineRowHarnessFilters = {}): HarnessPredicate<TimelineRowHarness> {
    return new HarnessPredicate(TimelineRowHarness, filters)
      .addOption(
        'resource',
        filters.resource,
        async (row, id) => (await row.getResourceId()) === String(id ?? ''),
      )
      .addOption('title', filters.title, (row, title) =>
        HarnessPredicate.stringMatches(row.getTitle(), title),
      );
  }

  readonly #title = this.locatorForOptional('.ec-resource-name, .ec-own');
  readonly #header = this.locatorForOptional('[data-resource-header]');
  readonly #button = this.locatorForOptional('[data-resource-header] .ec-title-line > button');
  readonly #chips = this.locatorForAll('[data-more]');

  /** Returns the title as shown; empty without resources. */
  async getTitle(): Promise<string> {
    return (await (await this.#title())?.text()) ?? '';
  }

  /** Returns the id of the resource, empty for events without one; null without resources. */
  async getResourceId(): Promise<string | null> {
    return (await (await this.#header())?.getAttribute('data-resource-header')) ?? null;
  }

  /** Returns the depth among the resources, from 1 on. */
  async getLevel(): Promise<number> {
    return Number(await this.#attribute('data-level'));
  }

  /** Whether the rows beneath it are hidden. */
  async isCollapsed(): Promise<boolean> {
    return (await this.#attribute('data-collapsed')) !== null;
  }

  /** Shows or hides the rows beneath it; throws if there are none. */
  async toggle(): Promise<void> {
    const button = await this.#button();
    if (button === null) throw new Error(`No rows are beneath “${await this.getTitle()}”.`);
    return button.click();
  }

  /** Whether the row stays under the header while others scroll. */
  async isPinned(): Promise<boolean> {
    return (await this.#attribute('data-pinned')) !== null;
  }

  /** Returns the number of lanes of the bars; 0 without any. */
  async getLaneCount(): Promise<number> {
    const bars = await this.locatorForAll('[data-lane]')();
    const lanes = await Promise.all(bars.map((bar) => bar.getAttribute('data-lane')));
    return Math.max(0, ...lanes.map((lane) => Number(lane) + 1));
  }

  /** Returns the events with a bar, by start. */
  getEvents(filters: EventHarnessFilters = {}): Promise<EventHarness[]> {
    return this.locatorForAll(EventHarness.with(filters))();
  }

  /** Returns the text of a further column, by its key; throws if there is none. */
  async getColumn(key: string): Promise<string> {
    for (const cell of await this.locatorForAll('[data-column]')()) {
      if ((await cell.getAttribute('data-column')) === key) return cell.text();
    }
    throw new Error(`The timeline has no column “${key}”.`);
  }

  /** Opens the list behind a "+N", the first one by default; throws if there is none. */
  async openMore(index = 0): Promise<MoreEventsHarness> {
    const chip = (await this.#chips())[index];
    if (chip === undefined) throw new Error(`No chip ${index} in “${await this.getTitle()}”.`);
    const page = this.documentRootLocatorFactory();
    const selector = await calendarAround(chip, page);
    await chip.click();
    return page.locatorFor(new HarnessPredicate(MoreEventsHarness, { selector }))();
  }

  async #attribute(name: string): Promise<string | null> {
    return (await this.host()).getAttribute(name);
  }
}
