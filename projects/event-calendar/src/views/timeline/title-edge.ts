import { Component, computed, inject } from '@angular/core';
import { TIMELINE_LIMITS } from 'ng-event-calendar/core/timeline';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { TimelineScale } from './timeline-scale';

const [LEAST, MOST] = TIMELINE_LIMITS.titleWidth;
/** Pixels by which an arrow key moves the edge. */
const STEP = 16;

/** Edge of the titles that sets their width: by dragging, by arrow keys, and back to the host's by a double click. */
@Component({
  selector: 'ec-title-edge',
  template: '',
  styleUrl: './title-edge.scss',
  host: {
    role: 'separator',
    tabindex: '0',
    'aria-orientation': 'vertical',
    '[attr.aria-label]': 'label()',
    '[attr.aria-valuenow]': 'width()',
    '[attr.aria-valuemin]': 'least',
    '[attr.aria-valuemax]': 'most()',
    '[style.inset-inline-start.px]': 'scale.ownTitleWidth()',
    '[style.block-size.px]': 'scale.box()?.height',
    '(pointerdown)': 'press($event)',
    '(pointermove)': 'drag($event)',
    '(pointerup)': 'release()',
    '(pointercancel)': 'callOff()',
    '(keydown)': 'key($event)',
    '(dblclick)': 'reset()',
  },
})
export class TitleEdge {
  readonly #settings = inject(CalendarSettings);
  protected readonly scale = inject(TimelineScale);
  /** Where a drag began, and the width it began with. */
  #pressed: { readonly x: number; readonly width: number; readonly way: 1 | -1 } | null = null;

  protected readonly least = LEAST;
  protected readonly width = computed(() => Math.round(this.scale.ownTitleWidth()));
  protected readonly most = computed(() =>
    Math.max(LEAST, Math.min(MOST, Math.floor((this.scale.box()?.width ?? Infinity) / 2))),
  );
  protected readonly label = computed(() => this.#settings.text()('resizeTitles'));

  protected press(event: PointerEvent): void {
    const { currentTarget, button, clientX: x, pointerId } = event;
    if (button !== 0 || !(currentTarget instanceof HTMLElement)) return;
    currentTarget.setPointerCapture(pointerId);
    this.#pressed = { x, width: this.width(), way: wayOf(currentTarget) };
  }

  protected drag({ clientX }: PointerEvent): void {
    if (this.#pressed === null) return;
    const { x, width, way } = this.#pressed;
    if (clientX !== x) this.scale.draggedTitle.set(this.#within(width + way * (clientX - x)));
  }

  protected release(): void {
    const dragged = this.scale.draggedTitle();
    this.callOff();
    if (dragged !== null) this.#settings.prefer({ timelineTitleWidth: dragged });
  }

  protected callOff(): void {
    this.#pressed = null;
    this.scale.draggedTitle.set(null);
  }

  protected key(event: KeyboardEvent): void {
    const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !(currentTarget instanceof HTMLElement)) return;
    if (key === 'Escape' && this.#pressed !== null) this.callOff();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const by = (key === 'ArrowRight' ? STEP : -STEP) * wayOf(currentTarget);
      this.#settings.prefer({ timelineTitleWidth: this.#within(this.width() + by) });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  protected reset(): void {
    this.#settings.forget('timelineTitleWidth');
  }

  #within(width: number): number {
    return Math.round(Math.min(this.most(), Math.max(LEAST, width)));
  }
}

/** Direction on the screen in which the titles grow. */
function wayOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
