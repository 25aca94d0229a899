import {
  ComponentHarness,
  HarnessPredicate,
  type BaseHarnessFilters,
  type TestElement,
} from '@angular/cdk/testing';
import type { CalendarView } from 'ng-event-calendar/core/internal';
import { CellHarness, type CellHarnessFilters } from './cell-harness';
import { EventEditorHarness } from './event-editor-harness';
import { EventHarness, type CalendarSlot, type EventHarnessFilters } from './event-harness';
import { MoreEventsHarness } from './more-events-harness';
import { ofCalendar } from './own-calendar';
import { PreferencesMenuHarness } from './preferences-menu-harness';
import { QuickFormHarness } from './quick-form-harness';
import { ResourceHarness } from './resource-harness';
import { ToolbarHarness } from './toolbar-harness';

/** Which calendars are looked for. */
export interface EventCalendarHarnessFilters extends BaseHarnessFilters {
  /** The `id` that the host gave the calendar. */
  readonly id?: string;
}

/** A calendar, by what its users see and do. */
export class EventCalendarHarness extends ComponentHarness {
  static readonly hostSelector: string = 'event-calendar, event-calendar-premium';

  /** Looks for calendars by id. */
  static with(filters: EventCalendarHarnessFilters = {}): HarnessPredicate<EventCalendarHarness> {
    return new HarnessPredicate(EventCalendarHarness, filters).addOption(
      'id',
      filters.id,
      async (calendar, id) => (await (await calendar.host()).getAttribute('id')) === id,
    );
  }

  readonly #root = this.locatorFor('[data-view]');
  readonly #panel = this.locatorForOptional('ec-side-panel');

  /** The toolbar. */
  readonly getToolbar = this.locatorFor(ToolbarHarness);

  // Views and dates

  /** The view shown. */
  async getView(): Promise<CalendarView> {
    return (await (await this.#root()).getAttribute('data-view')) as CalendarView;
  }

  /** How the calendar is laid out for its width. */
  async getLayout(): Promise<'wide' | 'mobile'> {
    return (await (await this.#root()).getAttribute('data-layout')) as 'wide' | 'mobile';
  }

  /** Switches to a view; throws where it isn't offered. */
  async showView(view: CalendarView): Promise<void> {
    return (await this.getToolbar()).showView(view);
  }

  /** The views offered, in order; none where there is nothing to switch. */
  async getOfferedViews(): Promise<CalendarView[]> {
    return (await this.getToolbar()).getOfferedViews();
  }

  /** What the toolbar says is shown: "November 2026". */
  async getTitle(): Promise<string> {
    return (await this.getToolbar()).getTitle();
  }

  /** Goes to the next page of dates. */
  async next(): Promise<void> {
    return (await this.getToolbar()).step('next');
  }

  /** Goes to the previous page of dates. */
  async previous(): Promise<void> {
    return (await this.getToolbar()).step('previous');
  }

  /** Goes to the dates around today. */
  async today(): Promise<void> {
    return (await this.getToolbar()).step('today');
  }

  /** The days shown as `YYYY-MM-DD`, in order; none in an agenda that holds no events. */
  async getDates(): Promise<string[]> {
    const cells = await this.locatorForAll('[data-date][data-slot]')();
    const dates = await Promise.all(cells.map((cell) => cell.getAttribute('data-date')));
    return [...new Set(dates as string[])];
  }

  /** Opens a day in the day view by its number or its column's head. */
  async openDay(date: string): Promise<void> {
    const [inCell] = await this.locatorForAll(
      `[data-slot="day"][data-date="${date}"] > button:not([data-more])`,
      `[data-slot="agenda"][data-date="${date}"] h3 button`,
    )();
    const opener = inCell ?? (await this.#dayHead(date));
    if (opener === undefined) {
      throw new Error(`${date} can't be opened here.`);
    }
    return opener.click();
  }

  /** Labels of the time axis of day and week view, from top to bottom. */
  async getHours(): Promise<string[]> {
    // The head of the axis is named by the zone, that of the all-day row by its text.
    const ticks = await this.locatorForAll('[role="rowheader"][aria-label] > span')();
    return Promise.all(ticks.map((tick) => tick.text()));
  }

  /**
   * Labels beside those hours in a further zone, by its IANA name: `'6:30 PM'`, `'12:30 AM +1 Nov 21'`. Empty
   * where its times don't stand beside the grid.
   */
  async getFurtherHours(timezone: string): Promise<string[]> {
    const ticks = await this.locatorForAll(`[data-zone="${timezone}"] > span`)();
    const dates = await this.locatorForAll(`[data-dates-of="${timezone}"] > small`)();
    const texts: string[] = [];
    for (const tick of ticks) {
      // Dates stand beneath the first times of them, apart from these.
      const date = (await tick.getAttribute('data-dated')) === null ? null : dates.shift();
      const parts = [await tick.text(), (await date?.text()) ?? ''];
      texts.push(parts.join(' ').replace(/\s+/g, ' ').trim());
    }
    return texts;
  }

  /** The one cell of a date, and of a resource where these stand beside each other; throws where there is none. */
  async getCell(filters: CellHarnessFilters): Promise<CellHarness> {
    const cells = await this.locatorForAll(CellHarness.with(filters))();
    const slots = await Promise.all(cells.map((cell) => cell.getSlot()));
    // The row of whole days has cells of the same dates: they are asked for by name.
    const found = cells.filter((_, at) => filters.slot !== undefined || slots[at] !== 'all-day');
    if (found.length !== 1) {
      const wanted = Object.entries(filters).map(([name, value]) => `${name} ${String(value)}`);
      throw new Error(`${found.length} cells are of ${wanted.join(', ')}, instead of one.`);
    }
    return found[0]!;
  }

  // Events

  /** The events shown in the view, as often as they are drawn. */
  async getEvents(filters: EventHarnessFilters = {}): Promise<EventHarness[]> {
    const drawn = await this.locatorForAll(EventHarness.with(filters))();
    const isInView = await Promise.all(
      drawn.map(
        async (event) => !(await (await event.host()).matchesSelector('[role="dialog"] *')),
      ),
    );
    return drawn.filter((_, at) => isInView[at]);
  }

  /** The one event that fits; throws where there is none or several. */
  async getEvent(filters: EventHarnessFilters): Promise<EventHarness> {
    const events = await this.getEvents(filters);
    if (events.length !== 1) {
      const wanted = Object.entries(filters).map(([name, value]) => `${name} ${String(value)}`);
      throw new Error(`${events.length} events are of ${wanted.join(', ')}, instead of one.`);
    }
    return events[0]!;
  }

  /** Titles of the events shown in a day's cell, or anywhere. */
  async getEventTitles(date?: string, slot?: CalendarSlot): Promise<string[]> {
    const filters = { ...(date && { date }), ...(slot && { slot }) };
    return Promise.all((await this.getEvents(filters)).map((event) => event.getTitle()));
  }

  /** Opens the list behind a day's "+N more". */
  async openMore(date: string): Promise<MoreEventsHarness> {
    await (await this.locatorFor(`[data-more="${date}"]`)()).click();
    const own = new HarnessPredicate(MoreEventsHarness, { selector: await this.#ownParts() });
    return this.documentRootLocatorFactory().locatorFor(own)();
  }

  /** Texts of all "+N more", by date. */
  async getMore(): Promise<Record<string, string>> {
    const chips = await this.locatorForAll('[data-more]')();
    const entries = await Promise.all(
      chips.map(async (chip) => [await chip.getAttribute('data-more'), await chip.text()]),
    );
    return Object.fromEntries(entries) as Record<string, string>;
  }

  /** Whether the agenda has a "Show more" at its end. */
  async canShowMore(): Promise<boolean> {
    return (await this.#showMoreButton()) !== null;
  }

  /** Clicks "Show more" at the end of the agenda. */
  async showMore(): Promise<void> {
    const button = await this.#showMoreButton();
    if (button === null) {
      throw new Error('The agenda has nothing more to show.');
    }
    return button.click();
  }

  // Data on demand

  /**
   * Waits until the events of the dates shown are there, or loading them failed. Throws where that
   * takes more than some three seconds. Fake timers have to advance by themselves.
   */
  async waitForEvents(): Promise<void> {
    const busy = this.locatorForOptional('[role="group"][aria-busy]');
    for (let turn = 0; (await busy()) !== null; turn++) {
      if (turn === 300) throw new Error('The events are still on their way.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Whether the line is shown that says of the visible events that they are on their way. */
  async isLoading(): Promise<boolean> {
    return (await this.locatorForOptional('[data-loading]')()) !== null;
  }

  /** What the calendar says went wrong in loading or saving; null where nothing did. */
  async getProblem(): Promise<string | null> {
    return (await (await this.locatorForOptional('[data-problem] > span')())?.text()) ?? null;
  }

  /** Tries again what went wrong; throws where nothing did. */
  async retry(): Promise<void> {
    return (await this.locatorFor('[data-problem] > button:not(.ec-icon-button)')()).click();
  }

  /** The short message over the calendar; null while there is none. */
  async getNotice(): Promise<string | null> {
    return (await (await this.locatorForOptional('[data-notice] > span')())?.text()) ?? null;
  }

  // Editor

  /** The open editor; throws where none is open. */
  readonly getEditor = this.locatorFor(EventEditorHarness);

  /** Whether the editor is open. */
  async isEditorOpen(): Promise<boolean> {
    return (await this.locatorForOptional(EventEditorHarness)()) !== null;
  }

  /** Opens the editor by a click on the one event that fits. */
  async openEditor(filters: EventHarnessFilters): Promise<EventEditorHarness> {
    await (await this.getEvent(filters)).click();
    return this.getEditor();
  }

  /** The small form of a new event; throws where none is open. */
  async getQuickForm(): Promise<QuickFormHarness> {
    return this.documentRootLocatorFactory().locatorFor(await this.#ownQuickForm())();
  }

  /** Whether the small form of a new event is open. */
  async isQuickFormOpen(): Promise<boolean> {
    const form = this.documentRootLocatorFactory().locatorForOptional(await this.#ownQuickForm());
    return (await form()) !== null;
  }

  /** What the popover says that shows an event where no editor opens for it; null while there is none. */
  async getDetails(): Promise<string | null> {
    const details = await this.documentRootLocatorFactory().locatorForOptional(
      `${await this.#ownParts()} [data-details] ec-event-facts`,
    )();
    return details === null ? null : details.text();
  }

  // Preferences

  /** Whether there is a preferences menu. */
  async hasPreferences(): Promise<boolean> {
    return (await this.getToolbar()).hasPreferences();
  }

  /** Opens the preferences menu. */
  async openPreferences(): Promise<PreferencesMenuHarness> {
    const own = new HarnessPredicate(PreferencesMenuHarness, { ancestor: await this.#ownParts() });
    const page = this.documentRootLocatorFactory();
    const open = await page.locatorForOptional(own)();
    if (open !== null) return open;
    await (await this.getToolbar()).clickPreferences();
    return page.locatorFor(own)();
  }

  /** Clicks the item of this label in the preferences menu, and closes the menu. */
  async setPreference(label: string): Promise<void> {
    const menu = await this.openPreferences();
    await menu.choose(label);
    return menu.close();
  }

  // Side panel and resources

  /** Whether the side panel is open. */
  async isSidePanelOpen(): Promise<boolean> {
    return (await this.#panel()) !== null;
  }

  /** Opens or closes the side panel. */
  async toggleSidePanel(): Promise<void> {
    return (await this.getToolbar()).toggleSidePanel();
  }

  /** The resources listed in the open side panel. */
  readonly getResourceRows = this.locatorForAll(ResourceHarness);

  /** Titles and checkboxes of the resources listed in the open side panel. */
  async getResources(): Promise<{ title: string; check: string }[]> {
    return Promise.all(
      (await this.getResourceRows()).map(async (resource) => ({
        title: await resource.getTitle(),
        check: await resource.getCheck(),
      })),
    );
  }

  /** Shows or hides a resource by a click on its checkbox. */
  async toggleResource(title: string): Promise<void> {
    return (await this.locatorFor(ResourceHarness.with({ title }))()).toggle();
  }

  /** Selects the calendar's own parts on the page, its overlays among them. */
  async #ownParts(): Promise<string> {
    return ofCalendar((await (await this.#root()).getAttribute('data-calendar'))!);
  }

  async #ownQuickForm(): Promise<HarnessPredicate<QuickFormHarness>> {
    return new HarnessPredicate(QuickFormHarness, { ancestor: await this.#ownParts() });
  }

  #showMoreButton(): Promise<TestElement | null> {
    return this.locatorForOptional('ec-agenda > button')();
  }

  /** The week view's heads carry no date: they stand in the order of the columns, after the corner. */
  async #dayHead(date: string): Promise<TestElement | undefined> {
    const column = (await this.getDates()).indexOf(date);
    if (column < 0) return undefined;
    const [head] = await this.locatorForAll(
      `[role="grid"] [role="columnheader"]:nth-child(${column + 2}) button`,
    )();
    return head;
  }
}
