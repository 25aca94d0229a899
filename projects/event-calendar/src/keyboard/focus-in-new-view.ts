import { DOCUMENT, inject, Injectable } from '@angular/core';
import { parseDay } from 'ng-event-calendar/core/internal';
import { isFocusFree } from '../feedback/free-focus';
import { FocusReturn } from '../feedback/focus-return';
import { giveFocus } from '../feedback/give-focus';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { EventSteps } from './event-steps';
import { drawnNow, type FocusedPart } from './focused-event';

/** Returns focus that was lost with its view, where the host shows another one. */
@Injectable()
export class FocusInNewView {
  readonly #document = inject(DOCUMENT);
  readonly #focus = inject(FocusReturn);
  readonly #view = inject(ActiveViewGeometry);
  readonly #events = inject(EventSteps);

  /** Focuses the event that had the focus, where the new view draws it, else the place of its date. */
  follow(lost: FocusedPart, root: HTMLElement): void {
    // After the rendering, as the view may have to draw the place at once.
    this.#focus.again(lost.element.dataset['key'] ?? '', () =>
      queueMicrotask(() => {
        if (!isFocusFree(this.#document)) return;
        const drawn = drawnNow(lost.element, root);
        if (drawn === undefined) this.#focusDateOf(lost);
        else giveFocus(drawn);
      }),
    );
  }

  #focusDateOf({ element, date }: FocusedPart): void {
    const { start = '', startUtc = '' } = element.dataset;
    const day = parseDay(date ?? start);
    if (day === null) return;
    const instant = Date.parse(startUtc);
    const geometry = this.#view.geometry();
    if (geometry === null) this.#events.focusListed(day);
    else geometry.focusAt?.(day, Number.isNaN(instant) ? null : instant);
  }
}
