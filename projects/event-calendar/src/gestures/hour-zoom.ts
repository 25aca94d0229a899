import type { CalendarSettings } from '../store/inputs/calendar-settings';
import { HIGHEST_HOUR, LOWEST_HOUR } from '../store/inputs/density';
import type { AxisZoom, SlotGeometry } from './view-geometry';

/** Selector of the time axis, on which two fingers change the height of hours. */
const LABELS = 'ec-time-axis';

/** Zoom of the hours of the time grid, one above the other. */
export class HourZoom implements AxisZoom {
  readonly labels = LABELS;
  readonly isVertical = true;
  readonly limits = [LOWEST_HOUR, HIGHEST_HOUR] as const;
  /** Pixels to which the hours were scrolled last, of which browsers keep whole ones. */
  #asked = 0;

  constructor(
    private readonly view: SlotGeometry,
    private readonly settings: CalendarSettings,
  ) {}

  isOn(): boolean {
    return this.settings.canZoom();
  }

  drawn(): number {
    return this.view.hourHeight?.() ?? 0;
  }

  ask(hourHeight: number | null): void {
    if (hourHeight === this.settings.hourHeight()) return;
    if (hourHeight === null) this.settings.forget('hourHeight');
    else this.settings.prefer({ hourHeight });
  }

  center(): number {
    const { top, bottom } = this.view.area();
    return (top + bottom) / 2;
  }

  hold(y: number): () => string {
    const before = this.#measured();
    const { element } = this.view;
    const leftOut = this.#asked - element.scrollTop;
    // Without the fraction of a pixel that scrolling left out, many small steps would add up.
    const top = Math.abs(leftOut) < 1 ? before.top - leftOut : before.top;
    const folded = sumOf(
      before.folds.map((fold) => Math.min(fold.height, Math.max(0, y - fold.top))),
    );
    const open = y - top - folded;
    const hourHeight = this.drawn();
    return () => {
      const after = this.#measured();
      const ratio = after.height / before.height;
      this.#asked = element.scrollTop + after.top + open * ratio + folded - y;
      element.scrollTop = this.#asked;
      return this.settings.text()('hourHeight', { count: Math.round(hourHeight * ratio) });
    };
  }

  /** Returns the top of the hours, their height without folded ones, and the boxes of the folds. */
  #measured() {
    const { element } = this.view;
    const hours = element.querySelector(LABELS)!.getBoundingClientRect();
    const folds = [...element.querySelectorAll('.ec-fold')].map((each) =>
      each.getBoundingClientRect(),
    );
    const height = hours.height - sumOf(folds.map((fold) => fold.height));
    return { top: hours.top, height, folds };
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
