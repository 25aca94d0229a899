import {
  ContentContainerComponentHarness,
  HarnessPredicate,
  TestKey,
  type BaseHarnessFilters,
} from '@angular/cdk/testing';
import type { CalendarId } from 'ng-event-calendar/core/internal';
import { EventHarness, type CalendarSlot, type EventHarnessFilters } from './event-harness';

/** Which cells are looked for. What is left out doesn't count. */
export interface CellHarnessFilters extends BaseHarnessFilters {
  /** `YYYY-MM-DD` */
  readonly date?: string;
  /** Id of the resource whose column it is; null for the column of events without one. */
  readonly resource?: CalendarId | null;
  readonly slot?: CalendarSlot;
}

/** A cell of a view: the column of a day or of a resource on it, its cell for whole days, or a day of a month. */
export class CellHarness extends ContentContainerComponentHarness {
  static readonly hostSelector = '[data-slot][data-date]';

  /** Looks for cells by date, resource and kind. */
  static with(filters: CellHarnessFilters = {}): HarnessPredicate<CellHarness> {
    return new HarnessPredicate(CellHarness, filters)
      .addOption('date', filters.date, async (cell, date) => (await cell.getDate()) === date)
      .addOption('slot', filters.slot, async (cell, slot) => (await cell.getSlot()) === slot)
      .addOption(
        'resource',
        filters.resource,
        async (cell, id) => (await cell.getResourceId()) === String(id ?? ''),
      );
  }

  /** The date, `YYYY-MM-DD`. */
  async getDate(): Promise<string | null> {
    return (await this.host()).getAttribute('data-date');
  }

  /** Id of the resource whose column it is, empty for events without one; null where columns are days alone. */
  async getResourceId(): Promise<string | null> {
    return (await this.host()).getAttribute('data-resource-id');
  }

  /** What kind of cell it is. */
  async getSlot(): Promise<CalendarSlot> {
    return (await (await this.host()).getAttribute('data-slot')) as CalendarSlot;
  }

  /** The events that stand in it. */
  getEvents(filters: EventHarnessFilters = {}): Promise<EventHarness[]> {
    return this.locatorForAll(EventHarness.with(filters))();
  }

  /**
   * Clicks into its middle, as to create an event. Where there are no sizes, as in jsdom, it is entered by key, which
   * does the same at its beginning.
   */
  async click(): Promise<void> {
    const host = await this.host();
    const { width, height } = await host.getDimensions();
    if (width > 0 && height > 0) return host.click('center');
    await host.focus();
    return host.sendKeys(TestKey.ENTER);
  }

  /** Gives it the focus, from which keys go on. */
  async focus(): Promise<void> {
    return (await this.host()).focus();
  }
}
