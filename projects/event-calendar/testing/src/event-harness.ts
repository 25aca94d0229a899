import { ComponentHarness, HarnessPredicate, type BaseHarnessFilters } from '@angular/cdk/testing';
import type { CalendarId, PaletteName } from 'ng-event-calendar/core/internal';
import { EventMenuHarness } from './event-menu-harness';
import { KeyboardHand, type GridColumn } from './keyboard-hand';
import { calendarAround } from './own-calendar';

/** Part of a view that contains events: a value of the `data-slot` hook. */
export type CalendarSlot = 'timed' | 'all-day' | 'day' | 'agenda' | 'row';

/** Filters for events. Missing filters match every event. */
export interface EventHarnessFilters extends BaseHarnessFilters {
  /** Id of the event. */
  readonly id?: CalendarId;
  /** Title as shown, or a pattern that it matches. */
  readonly title?: string | RegExp;
  /** Id of the event's resource. */
  readonly resource?: CalendarId;
  /** Date of the cell that contains the event, `YYYY-MM-DD`; a bar is in the first cell that it covers. */
  readonly date?: string;
  /** Part of the view that contains the event. */
  readonly slot?: CalendarSlot;
}

/** Destination of an event. Missing keys don't change. */
export interface EventDestination {
  /** Date of the start, `YYYY-MM-DD` in the display zone. */
  readonly date?: string;
  /** Time of the start, `HH:MM` in the display zone. */
  readonly time?: string;
  /**
   * Id of the resource to whose column or row the event moves, if resources are side by side; null for the column or
   * row without a resource.
   */
  readonly resource?: CalendarId | null;
}

/**
 * Harness of one event as drawn. An event that crosses midnight, or a bar that continues in the next week, is drawn
 * several times and has a harness each.
 */
export class EventHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = '[data-key]';

  /** Returns a predicate for events by id, title, resource and cell. */
  static with(filters: EventHarnessFilters = {}): HarnessPredicate<EventHarness> {
    return new HarnessPredicate(EventHarness, filters)
      .addOption('id', filters.id, (event, id) => event.#has('data-event-id', id))
      .addOption('title', filters.title, (event, title) =>
        HarnessPredicate.stringMatches(event.getTitle(), title),
      )
      .addOption('resource', filters.resource, (event, id) => event.#isOf(id))
      .addOption('date', filters.date, (event, date) => event.#isIn(`[data-date="${date}"]`))
      .addOption('slot', filters.slot, (event, slot) => event.#isIn(`[data-slot="${slot}"]`));
  }

  readonly #title = this.locatorFor('.ec-title');
  readonly #time = this.locatorForOptional('.ec-time');

  /** Returns the title as shown; with content of the host, the title passed to its template. */
  async getTitle(): Promise<string> {
    return (await this.#attribute('data-title')) ?? (await this.#title()).text();
  }

  /** Returns the time shown on the event; empty if there is none or with content of the host. */
  async getTimeText(): Promise<string> {
    return (await (await this.#time())?.text()) ?? '';
  }

  /** Returns the start of the whole event, `YYYY-MM-DDTHH:MM` in the display zone. */
  getStart(): Promise<string | null> {
    return this.#attribute('data-start');
  }

  /**
   * Returns the end of the whole event, `YYYY-MM-DDTHH:MM` in the display zone; the last minute of an all-day event.
   */
  getEnd(): Promise<string | null> {
    return this.#attribute('data-end');
  }

  /** Returns the start as an ISO instant; null for all-day events. */
  getStartInstant(): Promise<string | null> {
    return this.#attribute('data-start-utc');
  }

  /** Returns the end as an ISO instant; null for all-day events. */
  getEndInstant(): Promise<string | null> {
    return this.#attribute('data-end-utc');
  }

  /** Returns the palette name of the colour. */
  async getColor(): Promise<PaletteName | null> {
    return (await this.#attribute('data-color')) as PaletteName | null;
  }

  /**
   * Returns the id of the resource, null without one. For several, it is the owner of the event's column if resources
   * are side by side, else the first shown one.
   */
  getResourceId(): Promise<string | null> {
    return this.#attribute('data-resource-id');
  }

  /** Returns the ids of all its resources, in order. Ids may not contain spaces. */
  async getResourceIds(): Promise<readonly string[]> {
    return ((await this.#attribute('data-resource-ids')) ?? '').split(' ').filter(Boolean);
  }

  /** Returns the key, unique among the occurrences in the calendar. */
  getKey(): Promise<string | null> {
    return this.#attribute('data-key');
  }

  /** Returns the accessible name of the event. */
  getAccessibleName(): Promise<string | null> {
    return this.#attribute('aria-label');
  }

  /** Whether the event covers whole days. */
  isAllDay(): Promise<boolean> {
    return this.#isMarked('data-all-day');
  }

  /** Whether the event is over. */
  isPast(): Promise<boolean> {
    return this.#isMarked('data-past');
  }

  /** Whether the event is faded, as it doesn't match a search of mode `'dim'`. */
  isDimmed(): Promise<boolean> {
    return this.#isMarked('data-dimmed');
  }

  /** Whether the event is selected, alone or with others. */
  isSelected(): Promise<boolean> {
    return this.#isMarked('data-selected');
  }

  /** Whether the event is one occurrence of several. */
  isRecurring(): Promise<boolean> {
    return this.#isMarked('data-recurring');
  }

  /** Whether a change of the event isn't saved yet by the calendar's source. */
  async isPending(): Promise<boolean> {
    return this.#isMarked('data-pending');
  }

  /** Whether the event can't be changed. */
  isReadOnly(): Promise<boolean> {
    return this.#isMarked('data-read-only');
  }

  /** Whether the event began before the part drawn here. */
  continuesBefore(): Promise<boolean> {
    return this.#isMarked('data-continues-before');
  }

  /** Whether the event continues after the part drawn here. */
  continuesAfter(): Promise<boolean> {
    return this.#isMarked('data-continues-after');
  }

  /** Clicks the event. */
  async click(): Promise<void> {
    return (await this.host()).click();
  }

  /** Adds the event to the selection by the key `X`; throws without `canSelectSeveralEvents`. */
  async select(): Promise<void> {
    if (await this.isSelected()) return;
    const host = await this.host();
    await host.focus();
    await host.sendKeys('x');
    if (!(await this.isSelected())) {
      throw new Error('Without canSelectSeveralEvents no event can be selected.');
    }
  }

  /** Opens the event's menu by a right click. */
  async openMenu(): Promise<EventMenuHarness> {
    const page = this.documentRootLocatorFactory();
    const host = await this.host();
    const ancestor = await calendarAround(host, page);
    await host.rightClick(4, 4);
    return page.locatorFor(new HarnessPredicate(EventMenuHarness, { ancestor }))();
  }

  /**
   * Moves the event by keyboard so that it starts at a time, `YYYY-MM-DDTHH:MM` in the display zone, or on a date; or
   * to a destination, as `{ resource: 'ana' }`. Moving a selected event moves the whole selection by the same distance.
   * Throws if the event may not be moved or its steps can't reach that time. Locate the event again afterwards, as it
   * may be drawn elsewhere.
   */
  async moveTo(to: string | EventDestination): Promise<void> {
    if (typeof to === 'string') return this.#carry('start', { start: to });
    const [date = '', time = ''] = ((await this.getStart()) ?? '').split('T');
    const isAllDay = await this.isAllDay();
    const day = to.date ?? date;
    const start = isAllDay ? day : `${day}T${to.time ?? time}`;
    return this.#carry('start', { start, resource: to.resource });
  }

  /** Moves the event's end by keyboard to a time or day as for `moveTo`; its start stays. */
  resizeTo(end: string): Promise<void> {
    return this.#carry('end', { start: end });
  }

  async #carry(
    edge: 'start' | 'end',
    {
      start,
      resource,
    }: { readonly start: string; readonly resource?: CalendarId | null | undefined },
  ): Promise<void> {
    const page = this.documentRootLocatorFactory();
    const host = await this.host();
    const own = await calendarAround(host, page);
    const grid = await page.locatorForOptional(`${own} [role$="grid"]:has([data-slot])`)();
    if (grid === null)
      throw new Error('Events are moved in day, week and month view, and in the timeline.');
    const hand = new KeyboardHand(
      grid,
      page.locatorForOptional(`${own} [data-preview][data-held]`),
      edge,
    );
    const cells = page.locatorForAll(`${own} [data-slot="timed"]`);
    const columns = async (): Promise<GridColumn[]> =>
      Promise.all(
        (await cells()).map(async (cell) => ({
          date: (await cell.getAttribute('data-date')) ?? '',
          resource: await cell.getAttribute('data-resource-id'),
        })),
      );
    const rows = await page.locatorForAll(`${own} [data-slot="row"]`)();
    if (rows.length > 0) {
      await hand.pickUp(host);
      if (resource !== undefined) await hand.bringToRow(String(resource ?? ''));
      await hand.bringAlong(start);
      return hand.drop();
    }
    const areBeside = (await columns()).some((column) => column.resource !== null);
    if (resource !== undefined && !areBeside) {
      throw new Error(
        'Resources stand beside each other in day and week view with resourceColumns.',
      );
    }
    await hand.pickUp(host);
    if (areBeside && edge === 'start') {
      const whose = resource === undefined ? undefined : String(resource ?? '');
      await hand.bringToColumn(start.slice(0, 10), whose, columns);
    }
    await hand.bringTo(start);
    await hand.drop();
  }

  async #attribute(name: string): Promise<string | null> {
    return (await this.host()).getAttribute(name);
  }

  async #isMarked(flag: string): Promise<boolean> {
    return (await this.#attribute(flag)) !== null;
  }

  async #has(name: string, value: CalendarId): Promise<boolean> {
    return (await this.#attribute(name)) === String(value);
  }

  /** Whether the event stands in the columns of a resource or, without resource columns, has that resource. */
  async #isOf(id: CalendarId): Promise<boolean> {
    const isInColumns = await this.#isIn('[data-slot][data-resource-id]');
    if (isInColumns) return this.#has('data-resource-id', id);
    return (await this.getResourceIds()).includes(String(id));
  }

  async #isIn(selector: string): Promise<boolean> {
    return (await this.host()).matchesSelector(`${selector} *`);
  }
}
