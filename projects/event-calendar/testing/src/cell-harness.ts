import {
  ContentContainerComponentHarness,
  HarnessPredicate,
  TestKey,
  type BaseHarnessFilters,
} from '@angular/cdk/testing';
import type { CalendarId } from 'ng-event-calendar/core/internal';
import { EventHarness, type CalendarSlot, type EventHarnessFilters } from './event-harness';

/** Filters for cells. Missing filters match every cell. */
export interface CellHarnessFilters extends BaseHarnessFilters {
  /** Date as `YYYY-MM-DD`. */
  readonly date?: string;
  /** Time as `HH:MM`; only in the timeline. */
  readonly time?: string;
  /** Id of the column's resource; null for the column of events without one. */
  readonly resource?: CalendarId | null;
  /** Kind of cell. */
  readonly slot?: CalendarSlot;
}

/**
 * Harness of a cell of a view: the column of a day or of a resource on it, its cell in the all-day row, a day of a
 * month, or a place in a row of the timeline.
 */
export class CellHarness extends ContentContainerComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector: string = '[data-slot][data-date]';

  /** Returns a predicate for cells by date, resource and kind. */
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

  /** Returns the date, `YYYY-MM-DD`. */
  async getDate(): Promise<string | null> {
    return (await this.host()).getAttribute('data-date');
  }

  /** Returns the id of the column's resource, empty for events without one; null if columns are days alone. */
  async getResourceId(): Promise<string | null> {
    return (await this.host()).getAttribute('data-resource-id');
  }

  /** Returns the kind of cell. */
  async getSlot(): Promise<CalendarSlot> {
    return (await (await this.host()).getAttribute('data-slot')) as CalendarSlot;
  }

  /** Returns the events in the cell. */
  getEvents(filters: EventHarnessFilters = {}): Promise<EventHarness[]> {
    return this.locatorForAll(EventHarness.with(filters))();
  }

  /**
   * Clicks the middle of the cell, as to create an event. Without element sizes, as in jsdom, it presses Enter in the
   * cell, which does the same at its start.
   */
  async click(): Promise<void> {
    const host = await this.host();
    const { width, height } = await host.getDimensions();
    if (width > 0 && height > 0) return host.click('center');
    await host.focus();
    return host.sendKeys(TestKey.ENTER);
  }

  /** Focuses the cell, so that keys apply to it. */
  async focus(): Promise<void> {
    return (await this.host()).focus();
  }
}
