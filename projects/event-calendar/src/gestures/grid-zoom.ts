import {
  afterNextRender,
  DestroyRef,
  effect,
  inject,
  Injectable,
  Injector,
  untracked,
} from '@angular/core';
import { Announcer } from '../feedback/announcer';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { HIGHEST_HOUR, LOWEST_HOUR } from '../store/inputs/density';
import { ActiveViewGeometry, type SlotGeometry } from './view-geometry';

/** Selector of the time axis, on which two fingers change the height of hours. */
const GUTTERS = 'ec-time-axis';
/** Factor by which a key changes the height of hours. */
const STEP = 1.25;
/** Exponential rate by which a pixel of the wheel changes the height of hours. */
const BY_PIXEL = 0.002;
/** Pixels of one line, for a wheel that counts lines. */
const LINE = 16;

/** A point whose time stays in place during a zoom, in pixels. */
interface Anchor {
  /** Vertical position in the window. */
  readonly y: number;
  /** Distance from the start of the hours without folded strips, and the height of those strips. */
  readonly open: number;
  readonly folded: number;
  /** Height of all hours without folded ones. */
  readonly height: number;
  readonly hourHeight: number;
}

/** Zooms the hours of the time grid: by keys, by Alt and the wheel, or by two fingers on the time axis. */
@Injectable()
export class GridZoom {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #announcer = inject(Announcer);
  readonly #view = inject(ActiveViewGeometry);
  readonly #injector = inject(Injector);
  #stop: () => void = () => undefined;
  /** Point to keep in place, until the hours are drawn with the requested height. */
  #anchor: Anchor | null = null;
  /** Requested height of an hour before rounding: a wheel may change less than a pixel. */
  #wanted = 0;

  constructor() {
    effect(() => {
      const view = this.#view.geometry();
      const canZoom = this.#settings.canZoom();
      untracked(() => {
        this.#stop();
        this.#stop =
          view?.hourHeight !== undefined && canZoom ? this.#listen(view) : () => undefined;
      });
    });
    inject(DestroyRef).onDestroy(() => this.#stop());
  }

  /**
   * Zooms in by one step (1), out by one (-1), or back to the host's height (0); returns false where there is nothing
   * to zoom.
   */
  step(by: 1 | -1 | 0, target: EventTarget | null): boolean {
    const view = this.#view.geometry();
    const isIn = target instanceof Node && view?.element.contains(target) === true;
    if (!isIn || view.hourHeight === undefined || !this.#settings.canZoom()) return false;
    const { top, bottom } = view.area();
    const middle = (top + bottom) / 2;
    if (by === 0) this.#reset(view, middle);
    else {
      // The height of the last step may not be drawn yet.
      const height = this.#anchor === null ? view.hourHeight() : this.#heightOf(view);
      this.#zoom(view, height * STEP ** by, middle);
    }
    return true;
  }

  #listen(view: SlotGeometry): () => void {
    const { element } = view;
    const wheel = (event: WheelEvent): void => {
      // With Control the wheel is the browser's own zoom.
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const pixels = (event.deltaY || event.deltaX) * (event.deltaMode === 0 ? 1 : LINE);
      this.#zoom(view, this.#heightOf(view) * Math.exp(-pixels * BY_PIXEL), event.clientY);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    const stops = [...element.querySelectorAll<HTMLElement>(GUTTERS)].map((gutter) =>
      this.#listenToFingers(view, gutter),
    );
    return () => {
      element.removeEventListener('wheel', wheel);
      for (const stop of stops) stop();
    };
  }

  #listenToFingers(view: SlotGeometry, gutter: HTMLElement): () => void {
    let began: { readonly apart: number; readonly height: number } | null = null;
    const fingers = ({ touches }: TouchEvent): readonly Touch[] =>
      [...touches].filter(({ target }) => target instanceof Node && gutter.contains(target));
    const start = (event: TouchEvent): void => {
      const apart = apartOf(fingers(event));
      began = apart === 0 ? null : { apart, height: this.#heightOf(view) };
    };
    const move = (event: TouchEvent): void => {
      const [first, second] = fingers(event);
      if (began === null || first === undefined || second === undefined) return;
      event.preventDefault();
      const height = (began.height * apartOf([first, second])) / began.apart;
      this.#zoom(view, height, (first.clientY + second.clientY) / 2);
    };
    // Elsewhere two fingers are for the browser's own zoom.
    gutter.style.touchAction = 'pan-x pan-y';
    gutter.addEventListener('touchstart', start, { passive: true });
    gutter.addEventListener('touchmove', move, { passive: false });
    return () => {
      gutter.style.touchAction = '';
      gutter.removeEventListener('touchstart', start);
      gutter.removeEventListener('touchmove', move);
    };
  }

  /** Returns the height requested last, or the drawn height if the request was changed since. */
  #heightOf(view: SlotGeometry): number {
    const isAsked = Math.round(this.#wanted) === this.#settings.hourHeight();
    return isAsked ? this.#wanted : (view.hourHeight?.() ?? this.#wanted);
  }

  #zoom(view: SlotGeometry, height: number, y: number): void {
    this.#wanted = Math.min(HIGHEST_HOUR, Math.max(LOWEST_HOUR, height));
    const hourHeight = Math.round(this.#wanted);
    this.#keep(view, y);
    if (hourHeight !== this.#settings.hourHeight()) this.#settings.prefer({ hourHeight });
  }

  #reset(view: SlotGeometry, y: number): void {
    this.#keep(view, y);
    this.#inputs.preferences.update((before) => {
      const { hourHeight: _, ...others } = { ...before };
      return others;
    });
  }

  /** Keeps the time at a point in place once the hours are drawn, and announces their height. */
  #keep(view: SlotGeometry, y: number): void {
    if (this.#anchor !== null) return;
    this.#anchor = anchorAt(view, y);
    afterNextRender(
      () => {
        const anchor = this.#anchor;
        this.#anchor = null;
        if (anchor !== null) this.#drawn(view, anchor);
      },
      { injector: this.#injector },
    );
  }

  #drawn(view: SlotGeometry, before: Anchor): void {
    const { top, height } = measured(view);
    const ratio = height / before.height;
    view.element.scrollTop += top + before.open * ratio + before.folded - before.y;
    const count = Math.round(before.hourHeight * ratio);
    this.#announcer.say(this.#settings.text()('hourHeight', { count }));
  }
}

function anchorAt(view: SlotGeometry, y: number): Anchor {
  const { top, height, folds } = measured(view);
  const above = folds.map((fold) => Math.min(fold.height, Math.max(0, y - fold.top)));
  const folded = sumOf(above);
  return { y, open: y - top - folded, folded, height, hourHeight: view.hourHeight?.() ?? 0 };
}

/** Returns the top of a view's hours, their height without folded ones, and the boxes of the folds. */
function measured({ element }: SlotGeometry) {
  const hours = element.querySelector(GUTTERS)!.getBoundingClientRect();
  const folds = [...element.querySelectorAll('.ec-fold')].map((each) =>
    each.getBoundingClientRect(),
  );
  return { top: hours.top, height: hours.height - sumOf(folds.map((fold) => fold.height)), folds };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** Returns the pixels between two fingers; 0 unless there are two. */
function apartOf([first, second]: readonly Touch[]): number {
  if (first === undefined || second === undefined) return 0;
  return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
}
