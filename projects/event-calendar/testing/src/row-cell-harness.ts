import { TestKey, type TestElement } from '@angular/cdk/testing';
import { CellHarness } from './cell-harness';

/** Most steps taken: ten years of days. */
const PATIENCE = 4_000;

/**
 * Place in a row of the timeline: a day, or a time on it. Keys lead there, as all rows share one axis without elements
 * for its cells.
 */
export class RowCellHarness extends CellHarness {
  static override readonly hostSelector = '[data-slot="row"]';

  #date = '';
  #time = '';
  readonly #cursor = this.locatorForOptional('.ec-cursor[data-start]');
  readonly #focusedEvent = this.locatorForOptional('[data-key]:focus');

  /** Takes a place in the row, by its date and its time. */
  at(date: string, time = '00:00'): this {
    this.#date = date;
    this.#time = time;
    return this;
  }

  /** Returns the date of the place, `YYYY-MM-DD`. */
  override getDate(): Promise<string | null> {
    return Promise.resolve(this.#date);
  }

  /** Focuses the place by keys, or the slot that holds it; throws if its date isn't shown. */
  override async focus(): Promise<void> {
    const host = await this.host();
    await host.sendKeys(TestKey.HOME);
    let [forth, back] = [TestKey.RIGHT_ARROW, TestKey.LEFT_ARROW];
    if (!(await this.#isForth(host, forth))) [forth, back] = [back, forth];
    // Days or cells first, then slots.
    let at = await this.#place();
    while (at.slice(0, 10) < this.#date) {
      const next = await this.#press(forth, true);
      if (next === at) break;
      at = next;
    }
    for (let step = 0; at !== this.#target(at) && step < PATIENCE; step++) {
      const isForth = at < this.#target(at);
      const next = await this.#press(isForth ? forth : back);
      if (next === at) break;
      at = next;
      // A time within a slot is at its start.
      if (isForth && at > this.#target(at)) at = await this.#press(back);
      else if (isForth || at > this.#target(at)) continue;
      break;
    }
    if (at.slice(0, 10) !== this.#date) throw new Error(`${this.#date} isn't shown.`);
  }

  /** Creates an event at the place, by Enter, which does the same as a click there. */
  override async click(): Promise<void> {
    await this.focus();
    return (await this.host()).sendKeys(TestKey.ENTER);
  }

  /** Whether a key goes on in time, as it does not from right to left. */
  async #isForth(host: TestElement, key: TestKey): Promise<boolean> {
    const before = await this.#place();
    const after = await this.#press(key);
    await host.sendKeys(TestKey.HOME);
    return after > before;
  }

  /** Presses a key until the cursor is at a slot again, past the events that begin in one; returns its place. */
  async #press(key: TestKey, control = false): Promise<string> {
    const host = await this.host();
    await host.sendKeys({ control }, key);
    for (let event = await this.#focusedEvent(); event !== null;) {
      await event.sendKeys(key);
      event = await this.#focusedEvent();
    }
    return this.#place();
  }

  async #place(): Promise<string> {
    return (await (await this.#cursor())?.getAttribute('data-start')) ?? '';
  }

  /** The place asked for, as exact as places of the cursor are. */
  #target(like: string): string {
    return `${this.#date}T${this.#time}`.slice(0, Math.max(10, like.length));
  }
}
