import { afterRenderEffect, inject, Injectable, untracked } from '@angular/core';
import { columnOf, type Occurrence } from 'ng-event-calendar/core/internal';
import { isHiddenSpan, spanIn, unbounded } from 'ng-event-calendar/core/timeline';
import { SessionState } from '../../store/events/session-state';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineScroll } from './timeline-scroll';

/** Keeps an event that is moved by keys in sight: its row, and its time or the end that is moved. */
@Injectable()
export class HeldInSight {
  readonly #session = inject(SessionState);
  readonly #layout = inject(TimelineLayout);
  readonly #scale = inject(TimelineScale);
  readonly #scroll = inject(TimelineScroll);

  constructor() {
    afterRenderEffect(() => {
      const preview = this.#session.isPickedUp() ? this.#session.preview() : null;
      // Another page may have come with it.
      this.#scale.axis();
      this.#scale.minuteWidth();
      if (preview !== null) untracked(() => this.#reveal(preview));
    });
  }

  #reveal(occurrence: Occurrence): void {
    const columns = this.#layout.rows().map(({ owner }) => columnOf(occurrence.firstDay, owner));
    const held = columns.findIndex((column) => this.#session.isHeldIn(column));
    const at = held < 0 ? columns.findIndex((column) => this.#session.isIn(column)) : held;
    if (at >= 0) this.#scroll.revealRow(at);
    const axis = unbounded(this.#scale.axis());
    const span = spanIn(axis, occurrence, this.#scale.options().barEnds);
    if (span === null || isHiddenSpan(span)) return;
    const isResized = this.#session.draft()?.kind === 'resize';
    this.#scroll.reveal(isResized ? span.to : span.from, span.to);
  }
}
