import {
  ComponentHarness,
  HarnessPredicate,
  TestKey,
  type BaseHarnessFilters,
  type TestElement,
} from '@angular/cdk/testing';
import type { CalendarView, TimelinePreset } from 'ng-event-calendar/core/internal';
import { CellHarness, type CellHarnessFilters } from './cell-harness';
import { EventEditorHarness } from './event-editor-harness';
import { EventHarness, type CalendarSlot, type EventHarnessFilters } from './event-harness';
import { MoreEventsHarness } from './more-events-harness';
import { ofCalendar } from './own-calendar';
import { PreferencesMenuHarness } from './preferences-menu-harness';
import { QuickFormHarness } from './quick-form-harness';
import { ResourceHarness } from './resource-harness';
import { RowCellHarness } from './row-cell-harness';
import { TimelineRowHarness, type TimelineRowHarnessFilters } from './timeline-row-harness';
import { rowsFarAway } from './rows-far-away';
import { SelectionBarHarness } from './selection-bar-harness';
import { SearchHarness, type SearchResult, type SearchResultFilters } from './search-harness';
import { ToolbarHarness } from './toolbar-harness';

/** Filters for calendars. */
export interface EventCalendarHarnessFilters extends BaseHarnessFilters {
  /** `id` attribute of the calendar. */
  readonly id?: string;
}

/** Harness of a calendar, in terms of its users' actions. */
export class EventCalendarHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector: string = 'event-calendar, event-calendar-premium';

  /** Returns a predicate for calendars by id. */
  static with(filters: EventCalendarHarnessFilters = {}): HarnessPredicate<EventCalendarHarness> {
    return new HarnessPredicate(EventCalendarHarness, filters).addOption(
      'id',
      filters.id,
      async (calendar, id) => (await (await calendar.host()).getAttribute('id')) === id,
    );
  }

  readonly #root = this.locatorFor('[data-view]');
  readonly #panel = this.locatorForOptional('ec-side-panel');
  readonly #search = this.locatorForOptional(SearchHarness);

  /** Returns the toolbar. */
  readonly getToolbar = this.locatorFor(ToolbarHarness);

  // Views and dates

  /** Returns the shown view. */
  async getView(): Promise<CalendarView> {
    return (await (await this.#root()).getAttribute('data-view')) as CalendarView;
  }

  /** Returns the layout of the calendar, which depends on its width. */
  async getLayout(): Promise<'wide' | 'mobile'> {
    return (await (await this.#root()).getAttribute('data-layout')) as 'wide' | 'mobile';
  }

  /** Switches to a view; throws if it isn't offered. */
  async showView(view: CalendarView): Promise<void> {
    return (await this.getToolbar()).showView(view);
  }

  /** Returns the views offered, in order; empty if there is only one. */
  async getOfferedViews(): Promise<CalendarView[]> {
    return (await this.getToolbar()).getOfferedViews();
  }

  /** Returns the title in the toolbar: "November 2026". */
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

  /** Returns the shown days as `YYYY-MM-DD`, in order; empty in an agenda without events. */
  async getDates(): Promise<string[]> {
    const cells = await this.locatorForAll('[data-date][data-slot]')();
    const dates = await Promise.all(cells.map((cell) => cell.getAttribute('data-date')));
    return [...new Set(dates as string[])];
  }

  /** Opens a day in the day view by its number or its column's heading. */
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

  /** Returns the labels of the time axis of day and week view, from top to bottom. */
  async getHours(): Promise<string[]> {
    // The heading of the axis is labelled by the zone, that of the all-day row by its text.
    const ticks = await this.locatorForAll('[role="rowheader"][aria-label] > span')();
    return Promise.all(ticks.map((tick) => tick.text()));
  }

  /**
   * Returns the labels of an additional time zone, by its IANA name: `'6:30 PM'`, `'12:30 AM +1 Nov 21'`. Empty if its
   * times aren't shown beside the grid.
   */
  async getFurtherHours(timezone: string): Promise<string[]> {
    const ticks = await this.locatorForAll(`[data-zone="${timezone}"] > span`)();
    const dates = await this.locatorForAll(`[data-dates-of="${timezone}"] > small`)();
    const texts: string[] = [];
    for (const tick of ticks) {
      // Dates stand below the first times of a date, in elements of their own.
      const date = (await tick.getAttribute('data-dated')) === null ? null : dates.shift();
      const parts = [await tick.text(), (await date?.text()) ?? ''];
      texts.push(parts.join(' ').replace(/\s+/g, ' ').trim());
    }
    return texts;
  }

  /**
   * Returns the one cell of a date, and of a resource if resources are side by side; throws if there isn't exactly one.
   * In the timeline it is a place in a row, at the start of the day unless a time is given.
   */
  async getCell(filters: CellHarnessFilters): Promise<CellHarness> {
    if ((await this.getTimelinePreset()) !== null) return this.#placeInRow(filters);
    const cells = await this.locatorForAll(CellHarness.with(filters))();
    const slots = await Promise.all(cells.map((cell) => cell.getSlot()));
    // The all-day row has cells of the same dates, which only a filter by slot selects.
    const found = cells.filter((_, at) => filters.slot !== undefined || slots[at] !== 'all-day');
    if (found.length !== 1) {
      throw new Error(`${found.length} cells are of ${wordsOf(filters)}, instead of one.`);
    }
    return found[0]!;
  }

  // Timeline

  /** Returns the unit of a cell of the timeline; null in other views. */
  async getTimelinePreset(): Promise<TimelinePreset | null> {
    return (await (await this.#root()).getAttribute('data-preset')) as TimelinePreset | null;
  }

  /** Chooses the unit of a cell of the timeline; throws if it isn't offered. */
  async showTimelinePreset(preset: TimelinePreset): Promise<void> {
    if ((await this.getTimelinePreset()) === preset) return;
    return (await this.getToolbar()).showTimelinePreset(preset);
  }

  /**
   * Returns the rows of the timeline, in order. If there are very many, only visible rows are drawn; a filter scrolls
   * to the matching row by keys.
   */
  async getTimelineRows(filters: TimelineRowHarnessFilters = {}): Promise<TimelineRowHarness[]> {
    const found = this.locatorForAll(TimelineRowHarness.with(filters));
    const rows = await found();
    const isFiltered = filters.resource !== undefined || filters.title !== undefined;
    if (rows.length > 0 || !isFiltered) return rows;
    return rowsFarAway(this.locatorFactory, found);
  }

  async #placeInRow({ date, time, resource }: CellHarnessFilters): Promise<CellHarness> {
    const rows = await this.getTimelineRows(resource === undefined ? {} : { resource });
    const cells = await Promise.all(rows.map((row) => row.getAllHarnesses(RowCellHarness)));
    const found = cells.flat();
    if (found.length !== 1 || date === undefined) {
      throw new Error(
        `${found.length} cells are of ${wordsOf({ date, resource })}, instead of one.`,
      );
    }
    return found[0]!.at(date, time);
  }

  // Events

  /** Returns the events in the view, each as often as it is drawn. */
  async getEvents(filters: EventHarnessFilters = {}): Promise<EventHarness[]> {
    const drawn = await this.locatorForAll(EventHarness.with(filters))();
    const isInView = await Promise.all(
      drawn.map(
        async (event) => !(await (await event.host()).matchesSelector('[role="dialog"] *')),
      ),
    );
    return drawn.filter((_, at) => isInView[at]);
  }

  /** Returns the one matching event; throws if there is none or several. */
  async getEvent(filters: EventHarnessFilters): Promise<EventHarness> {
    const events = await this.getEvents(filters);
    if (events.length !== 1) {
      throw new Error(`${events.length} events are of ${wordsOf(filters)}, instead of one.`);
    }
    return events[0]!;
  }

  /** Returns the titles of the events in a day's cell, or of all. */
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

  /** Returns the texts of all "+N more", by date. */
  async getMore(): Promise<Record<string, string>> {
    const chips = await this.locatorForAll('[data-more]')();
    const entries = await Promise.all(
      chips.map(async (chip) => [await chip.getAttribute('data-more'), await chip.text()]),
    );
    return Object.fromEntries(entries) as Record<string, string>;
  }

  /** Whether the agenda ends with "Show more". */
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

  // Selection

  /**
   * Adds each event that matches one of the filters to the selection, or every event of the page without filters, drawn
   * or not. Throws if a filter matches none, and without `canSelectSeveralEvents`.
   */
  async selectEvents(...filters: readonly EventHarnessFilters[]): Promise<void> {
    if (filters.length === 0) return this.#selectAll();
    for (const filter of filters) {
      const events = await this.getEvents(filter);
      if (events.length === 0) throw new Error(`No event is of ${wordsOf(filter)}.`);
      for (const event of events) await event.select();
    }
  }

  /** Returns the selected events that are drawn, each once, in the order of the view. */
  async getSelectedEvents(): Promise<EventHarness[]> {
    const pieces = new Map<string | null, EventHarness>();
    for (const event of await this.getEvents()) {
      const key = await event.getKey();
      if (!pieces.has(key) && (await event.isSelected())) pieces.set(key, event);
    }
    return [...pieces.values()];
  }

  /** Clears the selection by Escape. */
  async clearSelection(): Promise<void> {
    if ((await (await this.#root()).getAttribute('data-selection')) === null) return;
    await (await this.#focusable()).sendKeys(TestKey.ESCAPE);
  }

  /** Returns the bar of commands on the selected events; throws unless two or more are selected, or it offers to paste. */
  readonly getSelectionBar = this.locatorFor(SelectionBarHarness);

  async #selectAll(): Promise<void> {
    await (await this.#focusable()).sendKeys({ control: true }, 'a');
    if ((await (await this.#root()).getAttribute('data-selection')) === null) {
      throw new Error('Without canSelectSeveralEvents, or without events, none can be selected.');
    }
  }

  /** Returns an element of the view that takes keys: its grid, which is no tab stop while focus is inside, or a part. */
  async #focusable(): Promise<TestElement> {
    return this.locatorFor('.ec-content [role$="grid"], .ec-content [tabindex="0"]')();
  }

  // Search

  /**
   * Replaces the text in the search field, opening it if necessary; throws without `eventSearch`. Waits for the
   * calendar's own results; for those of a source's `search`, call `waitForEvents`.
   */
  async search(text: string): Promise<void> {
    return (await this.#openedSearch()).type(text);
  }

  /** Returns the text in the search field, or in the chip while that is closed; empty without either. */
  async getSearchText(): Promise<string> {
    return (await this.#search())?.getText() ?? '';
  }

  /** Returns the number of events found, drawn or not; a series counts once. */
  async getSearchCount(): Promise<number> {
    return (await this.#search())?.getCount() ?? 0;
  }

  /** Returns the results in the open list, in order: the first 50, and more once the list is scrolled. */
  async getSearchResults(): Promise<SearchResult[]> {
    return (await this.#search())?.getResults() ?? [];
  }

  /**
   * Clicks the one matching result in the open list, and waits until the calendar shows its date; throws if there is
   * none or several.
   */
  async chooseSearchResult(filters: SearchResultFilters): Promise<void> {
    const search = await this.#search();
    if (search === null) throw new Error('Nothing is searched.');
    return search.choose(filters);
  }

  /** Goes to the next match by Enter in the search field; throws in mode `'list'`, which has no steps. */
  async nextMatch(): Promise<void> {
    const search = await this.#openedSearch();
    if (await search.hasList()) throw new Error('Results of a list are chosen, not stepped over.');
    return search.enter();
  }

  /** Clears the text of the search. */
  async clearSearch(): Promise<void> {
    if ((await this.#search()) === null) return;
    return (await this.#openedSearch()).clear();
  }

  async #openedSearch(): Promise<SearchHarness> {
    if (!(await (await this.#search())?.isOpen())) {
      const button = await this.locatorForOptional('ec-toolbar button.ec-search')();
      // A toolbar of the host has no button.
      if (button !== null) await button.click();
      else await (await this.#focusable()).sendKeys('/');
    }
    const search = await this.#search();
    if (search === null) throw new Error('Without eventSearch nothing can be searched.');
    return search;
  }

  // Data on demand

  /**
   * Waits until the events of the shown dates are loaded and the source has searched, or until that failed. Throws
   * after about three seconds. Fake timers have to advance by themselves.
   */
  async waitForEvents(): Promise<void> {
    return this.#waitWhile(
      '[role="group"][aria-busy], ec-search-list [aria-busy]',
      'The events are still on their way.',
    );
  }

  /**
   * Waits until the source has answered all changes: they are saved, or taken back and reported by `getProblem`. Throws
   * after about three seconds. Fake timers have to advance by themselves.
   */
  async waitForSaves(): Promise<void> {
    return this.#waitWhile('[data-saving]', 'Changes are still being saved.');
  }

  /** Waits while an element is there; throws after about three seconds. */
  async #waitWhile(selector: string, problem: string): Promise<void> {
    const found = this.locatorForOptional(selector);
    for (let turn = 0; (await found()) !== null; turn++) {
      if (turn === 300) throw new Error(problem);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Whether the calendar indicates that visible events are loading. */
  async isLoading(): Promise<boolean> {
    return (await this.locatorForOptional('[data-loading]')()) !== null;
  }

  /** Returns the message about failed loading or saving; null if there is none. */
  async getProblem(): Promise<string | null> {
    return (await (await this.locatorForOptional('[data-problem] > span')())?.text()) ?? null;
  }

  /** Retries the failed operation; throws if there is none. */
  async retry(): Promise<void> {
    return (await this.locatorFor('[data-problem] > button:not(.ec-icon-button)')()).click();
  }

  /** Returns the short message over the calendar; null if there is none. */
  async getNotice(): Promise<string | null> {
    return (await (await this.locatorForOptional('[data-notice] > span')())?.text()) ?? null;
  }

  // Question about a change

  /** Returns the answers to the question whether to book anyway, from first to last; empty if there is no question. */
  async getPromptAnswers(): Promise<string[]> {
    const answers = await this.#promptAnswers();
    return Promise.all(answers.map((answer) => answer.text()));
  }

  /** Answers the question whether to book anyway, by the label of an answer; throws if there is no such answer. */
  async answerPrompt(label: string): Promise<void> {
    const answers = await this.#promptAnswers();
    const labels = await this.getPromptAnswers();
    const answer = answers[labels.indexOf(label)];
    if (answer === undefined) throw new Error(`No "${label}"; there are: ${labels.join(', ')}.`);
    return answer.click();
  }

  // Editor

  /** Returns the open editor; throws if none is open. */
  readonly getEditor = this.locatorFor(EventEditorHarness);

  /** Whether the editor is open. */
  async isEditorOpen(): Promise<boolean> {
    return (await this.locatorForOptional(EventEditorHarness)()) !== null;
  }

  /** Opens the editor by a click on the one matching event. */
  async openEditor(filters: EventHarnessFilters): Promise<EventEditorHarness> {
    await (await this.getEvent(filters)).click();
    return this.getEditor();
  }

  /** Returns the quick form of a new event; throws if none is open. */
  async getQuickForm(): Promise<QuickFormHarness> {
    return this.documentRootLocatorFactory().locatorFor(await this.#ownQuickForm())();
  }

  /** Whether the quick form of a new event is open. */
  async isQuickFormOpen(): Promise<boolean> {
    const form = this.documentRootLocatorFactory().locatorForOptional(await this.#ownQuickForm());
    return (await form()) !== null;
  }

  /** Returns the text of the popover that shows an event without an editor; null if there is none. */
  async getDetails(): Promise<string | null> {
    const details = await this.documentRootLocatorFactory().locatorForOptional(
      `${await this.#ownParts()} [data-details] ec-event-details`,
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

  /** Clicks the item with a label in the preferences menu, and closes the menu. */
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

  /** Returns the resources listed in the open side panel. */
  readonly getResourceRows = this.locatorForAll(ResourceHarness);

  /** Returns titles and states of the checkboxes of the resources listed in the open side panel. */
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

  /** Returns a selector for the calendar's own parts on the page, including its overlays. */
  async #ownParts(): Promise<string> {
    return ofCalendar((await (await this.#root()).getAttribute('data-calendar'))!);
  }

  async #ownQuickForm(): Promise<HarnessPredicate<QuickFormHarness>> {
    return new HarnessPredicate(QuickFormHarness, { ancestor: await this.#ownParts() });
  }

  #promptAnswers(): Promise<TestElement[]> {
    return this.locatorForAll('dialog[data-booking] button')();
  }

  #showMoreButton(): Promise<TestElement | null> {
    return this.locatorForOptional('ec-agenda > button')();
  }

  /**
   * Returns the week view's heading of a date: headings have no dates, but the order of the columns, after the corner.
   */
  async #dayHead(date: string): Promise<TestElement | undefined> {
    const column = (await this.getDates()).indexOf(date);
    if (column < 0) return undefined;
    const [head] = await this.locatorForAll(
      `[role$="grid"] [role="columnheader"]:nth-child(${column + 2}) button`,
    )();
    return head;
  }
}

/** Returns filters as messages name them: `'title Yoga, date 2026-11-20'`. */
function wordsOf(filters: object): string {
  return Object.entries(filters)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}
