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
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { HourZoom } from './hour-zoom';
import { ActiveViewGeometry, type AxisZoom, type SlotGeometry } from './view-geometry';

/** Factor by which a key changes the size of hours or cells. */
const STEP = 1.25;
/** Exponential rate by which a pixel of the wheel changes it. */
const BY_PIXEL = 0.002;
/** Pixels of one line, for a wheel that counts lines. */
const LINE = 16;
/** Pixels by which a drawn size may differ from the requested one. */
const ROUNDING = 0.5;

/** Zooms the axis of time of the active view: by keys, by Alt and the wheel, or by two fingers on its labels. */
@Injectable()
export class GridZoom {
  readonly #settings = inject(CalendarSettings);
  readonly #announcer = inject(Announcer);
  readonly #view = inject(ActiveViewGeometry);
  readonly #injector = inject(Injector);
  #stop: () => void = () => undefined;
  /** Zoom of the active view; null where that has no axis of time. */
  #zoom: AxisZoom | null = null;
  /** Puts the time that is kept in place there, until the requested size is drawn; null without a request. */
  #held: (() => string) | null = null;
  /** Requested size before rounding: a wheel may change less than a pixel. */
  #wanted = 0;

  constructor() {
    effect(() => {
      const view = this.#view.geometry();
      const zoom = (this.#zoom = view === null ? null : this.#zoomOf(view));
      const isOn = zoom?.isOn() === true;
      untracked(() => {
        this.#stop();
        this.#stop =
          view !== null && zoom !== null && isOn ? this.#listen(view, zoom) : () => undefined;
      });
    });
    inject(DestroyRef).onDestroy(() => this.#stop());
  }

  /**
   * Zooms in by one step (1), out by one (-1), or back to the host's size (0); returns false where there is nothing to
   * zoom.
   */
  step(by: 1 | -1 | 0, target: EventTarget | null): boolean {
    const zoom = this.#zoom;
    const isIn = target instanceof Node && this.#view.geometry()?.element.contains(target) === true;
    if (!isIn || zoom?.isOn() !== true) return false;
    if (by === 0) {
      this.#keep(zoom, zoom.center());
      zoom.ask(null);
    } else this.#to(zoom, this.#sizeOf(zoom) * STEP ** by, zoom.center());
    return true;
  }

  #zoomOf(view: SlotGeometry): AxisZoom | null {
    if (view.zoom !== undefined) return view.zoom;
    return view.hourHeight === undefined ? null : new HourZoom(view, this.#settings);
  }

  #listen({ element }: SlotGeometry, zoom: AxisZoom): () => void {
    const wheel = (event: WheelEvent): void => {
      // With Control the wheel is the browser's own zoom.
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const pixels = (event.deltaY || event.deltaX) * (event.deltaMode === 0 ? 1 : LINE);
      const at = zoom.isVertical ? event.clientY : event.clientX;
      this.#to(zoom, this.#sizeOf(zoom) * Math.exp(-pixels * BY_PIXEL), at);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    const stops = [...element.querySelectorAll<HTMLElement>(zoom.labels)].map((labels) =>
      this.#listenToFingers(zoom, labels),
    );
    return () => {
      element.removeEventListener('wheel', wheel);
      for (const stop of stops) stop();
    };
  }

  #listenToFingers(zoom: AxisZoom, labels: HTMLElement): () => void {
    let began: { readonly apart: number; readonly size: number } | null = null;
    const fingers = ({ touches }: TouchEvent): readonly Touch[] =>
      [...touches].filter(({ target }) => target instanceof Node && labels.contains(target));
    const start = (event: TouchEvent): void => {
      const apart = apartOf(fingers(event));
      began = apart === 0 ? null : { apart, size: this.#sizeOf(zoom) };
    };
    const move = (event: TouchEvent): void => {
      const [first, second] = fingers(event);
      if (began === null || first === undefined || second === undefined) return;
      event.preventDefault();
      const size = (began.size * apartOf([first, second])) / began.apart;
      const [one, other] = zoom.isVertical
        ? [first.clientY, second.clientY]
        : [first.clientX, second.clientX];
      this.#to(zoom, size, (one + other) / 2);
    };
    // Elsewhere two fingers are for the browser's own zoom.
    labels.style.touchAction = 'pan-x pan-y';
    labels.addEventListener('touchstart', start, { passive: true });
    labels.addEventListener('touchmove', move, { passive: false });
    return () => {
      labels.style.touchAction = '';
      labels.removeEventListener('touchstart', start);
      labels.removeEventListener('touchmove', move);
    };
  }

  /** Returns the size requested last if it is drawn, or about to be; else the drawn size. */
  #sizeOf(zoom: AxisZoom): number {
    const drawn = zoom.drawn();
    const isAsked = Math.abs(Math.round(this.#wanted) - drawn) < ROUNDING;
    return isAsked || this.#held !== null ? this.#wanted : drawn;
  }

  #to(zoom: AxisZoom, size: number, at: number): void {
    const [least, most] = zoom.limits;
    this.#wanted = Math.min(most, Math.max(least, size));
    this.#keep(zoom, at);
    zoom.ask(Math.round(this.#wanted));
  }

  /** Keeps the time at a point in place once the new size is drawn, and announces that. */
  #keep(zoom: AxisZoom, at: number): void {
    if (this.#held !== null) return;
    this.#held = zoom.hold(at);
    afterNextRender(
      () => {
        const held = this.#held;
        this.#held = null;
        if (held !== null) this.#announcer.sayStep(held());
      },
      { injector: this.#injector },
    );
  }
}

/** Returns the pixels between two fingers; 0 unless there are two. */
function apartOf([first, second]: readonly Touch[]): number {
  if (first === undefined || second === undefined) return 0;
  return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
}
