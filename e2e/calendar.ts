import type { Locator, Page } from '@playwright/test';
import type { CalendarView } from 'ng-event-calendar';
import type {
  TestHostOptions,
  TestProps,
  TestState,
} from '../projects/showcase/src/app/pages/test/test-api';
import { turnWheel } from './hand';
import { NOW } from './now';
import { expect, test as base } from './page';

/** Part of the state, as deep as a spec checks. */
type StateLike = { readonly [K in keyof TestState]?: unknown };

/** The calendar of the bare host page, in terms of its user and its host. */
export class HostedCalendar {
  /** Root of the calendar, with `data-view` and `data-layout`. */
  readonly root: Locator;
  /** Grid of the day, week or month view. */
  readonly grid: Locator;
  /** Button of the toolbar with the shown dates. */
  readonly title: Locator;
  readonly previous: Locator;
  readonly today: Locator;
  readonly next: Locator;
  readonly preferences: Locator;
  readonly menu: Locator;
  readonly popover: Locator;
  readonly miniCalendar: Locator;
  readonly toolbar: Locator;

  constructor(readonly page: Page) {
    this.root = page.locator('[data-view]');
    this.grid = this.root.getByRole('grid', { name: / view, / });
    this.toolbar = this.root.getByRole('group', { name: 'Calendar navigation' });
    this.title = this.toolbar.getByRole('button', { name: /, choose a date$/ });
    this.previous = this.toolbar.getByRole('button', { name: /^Previous / });
    this.today = this.toolbar.getByRole('button', { name: 'Today', exact: true });
    this.next = this.toolbar.getByRole('button', { name: /^Next / });
    this.preferences = this.toolbar.getByRole('button', {
      name: /^(.+, )?(Preferences|More options)$/,
    });
    this.menu = this.root.getByRole('menu', { name: /^(Preferences|More options)$/ });
    this.popover = this.root.getByRole('dialog');
    this.miniCalendar = this.root.getByRole('group', { name: 'Calendar', exact: true });
  }

  /** Mounts a calendar with props on the host page, in place of the previous one. */
  async open(props: TestProps = {}, options: TestHostOptions = {}): Promise<void> {
    const isThere = await this.page.evaluate(() => window.showcase !== undefined);
    if (!isThere) return this.load(props, options);
    await this.page.evaluate(([given, host]) => window.showcase?.open(given, host), [
      props,
      options,
    ] as const);
    await this.expectView();
    // The side panel loads by itself; once open, it has to be complete.
    await expect(this.root.locator('.ec-panel:not(:has(ec-side-panel))')).toHaveCount(0);
  }

  /** Mounts a calendar on a page loaded again, without any of the code that is loaded on demand. */
  async load(props: TestProps = {}, options: TestHostOptions = {}): Promise<void> {
    await this.page.goto('/test');
    await this.page.waitForFunction(() => window.showcase !== undefined);
    await this.open(props, options);
  }

  /** Waits until the view is drawn: all except the time grid are loaded first. */
  private async expectView(): Promise<void> {
    await expect(this.root.locator('.ec-main > .ec-content > *')).toBeVisible();
  }

  /** Goes to the next or previous page of dates: by its button, or on a phone by the menu. */
  async turn(to: 'previous' | 'next'): Promise<void> {
    if ((await this[to].count()) > 0) return this[to].click();
    await this.preferences.click();
    await this.menu
      .getByRole('menuitem', { name: to === 'next' ? /^Next / : /^Previous / })
      .click();
    await this.page.keyboard.press('Escape');
    await expect(this.menu).toHaveCount(0);
  }

  /** Binds other values, as a host does. */
  async set(props: TestProps): Promise<void> {
    await this.page.evaluate(async (given) => {
      // Earlier values are drawn first, as they would be between two updates of a real host.
      await window.showcase?.set({});
      await window.showcase?.set(given);
    }, props as object);
    if (props.view !== undefined) await this.expectView();
  }

  /** Waits until nothing is pending any more, such as code that is being loaded. */
  async settled(): Promise<void> {
    await this.page.evaluate(() => window.showcase?.settled());
  }

  async destroy(): Promise<void> {
    await this.page.evaluate(() => window.showcase?.destroy());
  }

  /** Returns the values that the calendar has written and reported, once nothing is pending. */
  async state(): Promise<TestState> {
    await this.settled();
    return this.now();
  }

  /** Returns the current values, without waiting. */
  private async now(): Promise<TestState> {
    const state = await this.page.evaluate(() => window.showcase?.get());
    if (state === undefined) throw new Error('The host page is gone.');
    return state;
  }

  /** Waits until the calendar has written the given values. */
  async expectState(expected: StateLike): Promise<void> {
    await expect.poll(() => this.now()).toMatchObject(expected);
  }

  /** Returns every drawn element of an event. */
  event(id: string | number): Locator {
    return this.root.locator(`[data-event-id="${id}"]`);
  }

  /** Returns the cell or column of a day. */
  slot(slot: 'timed' | 'all-day' | 'day' | 'agenda', date: string): Locator {
    return this.root.locator(`[data-slot="${slot}"][data-date="${date}"]`);
  }

  /** Returns the dates of all slots of a kind, in the order of the page. */
  async dates(slot: 'timed' | 'all-day' | 'day' | 'agenda'): Promise<string[]> {
    return this.root
      .locator(`[data-slot="${slot}"]`)
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-date') ?? ''));
  }

  /** Returns the "+N more" of a day. */
  more(date: string): Locator {
    return this.root.locator(`[data-more="${date}"]`);
  }

  viewButton(name: 'Day' | 'Week' | 'Month' | 'Agenda'): Locator {
    return this.toolbar.getByRole('group', { name: 'View' }).getByRole('button', { name });
  }

  /** Turns the wheel over the grid until it is scrolled to one end. */
  async scroll(to: 'start' | 'end'): Promise<void> {
    await turnWheel(this.grid, to === 'end' ? 5_000 : -5_000, () =>
      this.grid.evaluate(
        ({ clientHeight, scrollHeight, scrollTop }, end) =>
          end ? scrollTop + clientHeight > scrollHeight - 1 : scrollTop === 0,
        to === 'end',
      ),
    );
  }

  /** Returns the open editor: drawer, dialog or sheet. */
  editor(name: 'New event' | 'Edit event' | 'Event details' = 'New event'): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Gives the draft in the editor a title and saves it. */
  async saveDraft(title = 'New'): Promise<void> {
    const editor = this.editor();
    await editor.getByLabel('Event title').fill(title);
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toHaveCount(0);
  }

  /** Closes the untouched editor. */
  async closeEditor(): Promise<void> {
    const editor = this.page.getByRole('dialog', {
      name: /^(New event|Edit event|Event details)$/,
    });
    await expect(editor).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
  }

  /** Switches to another view by its button or, if there is no room, by the list or the menu. */
  async switchTo(view: CalendarView): Promise<void> {
    const list = this.toolbar.getByRole('combobox', { name: 'View' });
    const button = this.toolbar.locator(`[data-view-button="${view}"]`);
    const menu = this.toolbar.getByRole('button', { name: /, More options$/ });
    await expect(list.or(button).or(menu)).toBeVisible();
    if (await menu.isVisible()) await menu.click();
    if (await list.isVisible()) await list.selectOption(view);
    else await button.click();
    await expect(this.root).toHaveAttribute('data-view', view);
    await this.expectView();
  }

  miniDay(date: string): Locator {
    return this.root.locator(`[data-mini-date="${date}"]`);
  }

  resource(name: string): Locator {
    return this.root
      .getByRole('group', { name: 'Resources' })
      .getByRole('checkbox', { name, exact: true });
  }
}

/** `test` with a page whose clock stands at NOW, and the calendar of the bare host page on it. */
export const test = base.extend<{ calendar: HostedCalendar }>({
  now: NOW,
  calendar: async ({ page }, use) => use(new HostedCalendar(page)),
});

export { expect, NOW };
export type { TestHostOptions, TestProps };
