import { TestKey, type TestElement } from '@angular/cdk/testing';

type Edge = 'start' | 'end';

/**
 * A column of the time grid: its date and its resource's id; empty without a resource, null if the column holds all
 * events.
 */
export interface GridColumn {
  readonly date: string;
  readonly resource: string | null;
}

/** Most steps taken: a year of days, or two weeks of quarter hours. */
const PATIENCE = 1_500;

/**
 * Moves an event, or its end, as keyboard users do: picks it up with `G`, presses arrows until the preview is in place,
 * and drops it with Enter.
 */
export class KeyboardHand {
  constructor(
    /** Element that receives keys while an event is picked up. */
    private readonly grid: TestElement,
    private readonly preview: () => Promise<TestElement | null>,
    private readonly edge: Edge,
  ) {}

  /** Picks the event up; throws if that isn't possible. */
  async pickUp(event: TestElement): Promise<void> {
    await event.focus();
    await event.sendKeys('g');
    if ((await this.preview()) === null) {
      throw new Error("The event can't be moved: it is read-only, or not draggable, or no grid.");
    }
  }

  /** Moves the event to a wall time, `YYYY-MM-DDTHH:MM`, or to a date; throws if its steps don't lead there. */
  async bringTo(target: string): Promise<void> {
    const day = target.slice(0, 10);
    let [forth, back] = [TestKey.RIGHT_ARROW, TestKey.LEFT_ARROW];
    const first = await this.#place(10);
    for (let step = 0, at = first; at !== day; step++) {
      const next = await this.#press(at < day ? forth : back, 10);
      // On right-to-left pages the arrows point the other way in time.
      if (step === 0 && next < at === at < day) [forth, back] = [back, forth];
      else if (next === at || step > PATIENCE) return this.#giveUp(target);
      at = next;
    }
    for (let step = 0, at = await this.#place(target.length); at !== target; step++) {
      const next = await this.#press(
        at < target ? TestKey.DOWN_ARROW : TestKey.UP_ARROW,
        target.length,
      );
      const isPast = at < target ? next > target : next < target;
      if (isPast || next === at || step > PATIENCE) return this.#giveUp(target);
      at = next;
    }
  }

  /** Moves the event into a column, on whichever page that is; throws if its steps don't lead there. */
  async bringToColumn(
    date: string,
    resource: string | undefined,
    columns: () => Promise<GridColumn[]>,
  ): Promise<void> {
    const isAt =
      (column: GridColumn) =>
      ({ date, resource }: GridColumn): boolean =>
        date === column.date && resource === column.resource;
    let [forth, back] = [TestKey.RIGHT_ARROW, TestKey.LEFT_ARROW];
    let at = await this.#column();
    const to: GridColumn = { date, resource: resource ?? at.resource };
    for (let step = 0; !isAt(to)(at); step++) {
      const all = await columns();
      const [from, target] = [all.findIndex(isAt(at)), all.findIndex(isAt(to))];
      // Dates on another page are reached by whole groups of columns.
      const isFar = target < 0;
      const isForth = isFar ? at.date < to.date : from < target;
      await this.grid.sendKeys({ control: isFar }, isForth ? forth : back);
      const next = await this.#column();
      const index = (await columns()).findIndex(isAt(next));
      // On right-to-left pages the arrows point the other way.
      const isTurned = isFar ? next.date < at.date === isForth : index < from === isForth;
      if (step === 0 && !isAt(at)(next) && isTurned) [forth, back] = [back, forth];
      else if (isAt(at)(next) || step > PATIENCE) {
        return this.#giveUp(`${to.date}, ${to.resource ?? ''}`);
      }
      at = next;
    }
  }

  /** Moves the event along the row of the timeline; throws if its steps don't lead there. */
  async bringAlong(target: string): Promise<void> {
    let [forth, back] = [TestKey.RIGHT_ARROW, TestKey.LEFT_ARROW];
    for (let step = 0, at = await this.#place(target.length); at !== target; step++) {
      const next = await this.#press(at < target ? forth : back, target.length);
      // On right-to-left pages the arrows point the other way in time.
      const isTurned = next < at === at < target && next !== at;
      if (step === 0 && isTurned) [forth, back] = [back, forth];
      else if (step > PATIENCE || isTurned || next < target !== at < target) {
        if (next !== target) return this.#giveUp(target);
      }
      at = next;
    }
  }

  /** Moves the event into the row of a resource; throws if its steps don't lead there. */
  async bringToRow(resource: string): Promise<void> {
    for (const key of [TestKey.DOWN_ARROW, TestKey.UP_ARROW]) {
      for (let before = ''; (await this.#row()) !== before;) {
        before = await this.#row();
        if (before === `|${resource}`) return;
        await this.grid.sendKeys(key);
      }
    }
    return this.#giveUp(resource);
  }

  /** Drops the event. */
  async drop(): Promise<void> {
    await this.grid.sendKeys(TestKey.ENTER);
  }

  async #press(key: TestKey, length: number): Promise<string> {
    await this.grid.sendKeys({ shift: this.edge === 'end' }, key);
    return this.#place(length);
  }

  async #place(length: number): Promise<string> {
    const place = await (await this.preview())?.getAttribute(`data-${this.edge}`);
    return place?.slice(0, length) ?? '';
  }

  async #column(): Promise<GridColumn> {
    const preview = await this.preview();
    const date = (await preview?.getAttribute('data-start'))?.slice(0, 10) ?? '';
    return { date, resource: (await preview?.getAttribute('data-resource-id')) ?? '' };
  }

  /** Resource of the row that holds the event, apart from no row at all. */
  async #row(): Promise<string> {
    return `|${(await (await this.preview())?.getAttribute('data-resource-id')) ?? ''}`;
  }

  async #giveUp(target: string): Promise<never> {
    const at = await this.#place(16);
    await this.grid.sendKeys(TestKey.ESCAPE);
    throw new Error(`The event's ${this.edge} can't be brought to ${target}, only to ${at}.`);
  }
}
