import { TestKey, type TestElement } from '@angular/cdk/testing';

type Edge = 'start' | 'end';

/** More steps than a year of days, or two weeks of quarter hours, has nobody the patience for. */
const PATIENCE = 1_500;

/**
 * Moves an event, or its end, the way keyboard users do: picks it up with `G`, presses arrows until
 * the preview is where it should be, and drops it with Enter.
 */
export class KeyboardHand {
  constructor(
    /** What keys are pressed on while something is picked up. */
    private readonly grid: TestElement,
    private readonly preview: () => Promise<TestElement | null>,
    private readonly edge: Edge,
  ) {}

  /** Picks the event up; throws where it can't be. */
  async pickUp(event: TestElement): Promise<void> {
    await event.focus();
    await event.sendKeys('g');
    if ((await this.preview()) === null) {
      throw new Error("The event can't be moved: it is read-only, or not draggable, or no grid.");
    }
  }

  /** Brings it to a wall time, `YYYY-MM-DDTHH:MM`, or to a date; throws where its steps don't lead there. */
  async bringTo(target: string): Promise<void> {
    const day = target.slice(0, 10);
    let [forth, back] = [TestKey.RIGHT_ARROW, TestKey.LEFT_ARROW];
    const first = await this.place(10);
    for (let step = 0, at = first; at !== day; step++) {
      const next = await this.press(at < day ? forth : back, 10);
      // In right-to-left pages the arrows point the other way in time.
      if (step === 0 && next < at === at < day) [forth, back] = [back, forth];
      else if (next === at || step > PATIENCE) return this.giveUp(target);
      at = next;
    }
    for (let step = 0, at = await this.place(target.length); at !== target; step++) {
      const next = await this.press(
        at < target ? TestKey.DOWN_ARROW : TestKey.UP_ARROW,
        target.length,
      );
      const isPast = at < target ? next > target : next < target;
      if (isPast || next === at || step > PATIENCE) return this.giveUp(target);
      at = next;
    }
  }

  /** Lets go. */
  async drop(): Promise<void> {
    await this.grid.sendKeys(TestKey.ENTER);
  }

  private async press(key: TestKey, length: number): Promise<string> {
    await this.grid.sendKeys({ shift: this.edge === 'end' }, key);
    return this.place(length);
  }

  private async place(length: number): Promise<string> {
    const place = await (await this.preview())?.getAttribute(`data-${this.edge}`);
    return place?.slice(0, length) ?? '';
  }

  private async giveUp(target: string): Promise<never> {
    const at = await this.place(16);
    await this.grid.sendKeys(TestKey.ESCAPE);
    throw new Error(`The event's ${this.edge} can't be brought to ${target}, only to ${at}.`);
  }
}
