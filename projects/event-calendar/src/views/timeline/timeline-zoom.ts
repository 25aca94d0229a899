import { inject, Injectable } from '@angular/core';
import type { PerPreset } from 'ng-event-calendar/core/internal';
import { TIMELINE_LIMITS } from 'ng-event-calendar/core/timeline';
import type { AxisZoom } from '../../gestures/view-geometry';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { anchorAt, isInSight } from './kept-place';
import { TimelineFocus } from './timeline-focus';
import { TimelineScale } from './timeline-scale';
import { TimelinePlace } from './timeline-place';
import { TimelineScroll } from './timeline-scroll';

/** Zoom of the timeline's cells, which is a preference for each preset. */
@Injectable()
export class TimelineZoom implements AxisZoom {
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #scale = inject(TimelineScale);
  readonly #scroll = inject(TimelineScroll);
  readonly #place = inject(TimelinePlace);
  readonly #focus = inject(TimelineFocus);

  readonly labels = 'ec-axis-header';
  readonly isVertical = false;
  readonly limits = TIMELINE_LIMITS.cellWidth;

  isOn(): boolean {
    return true;
  }

  drawn(): number {
    return this.#scale.cellWidth();
  }

  ask(width: number | null): void {
    const preset = this.#timeline.preset();
    const { [preset]: before, ...others } = this.#settings.timelineCellWidths();
    if (before === (width ?? undefined)) return;
    const timelineCellWidths: PerPreset<number> =
      width === null ? others : { ...others, [preset]: width };
    this.#settings.prefer({ timelineCellWidths });
  }

  center(): number {
    const visible = this.#scroll.visible();
    const cursor = this.#focus.position();
    const offset = isInSight(visible, cursor)
      ? cursor * visible.minuteWidth - visible.scrolled
      : visible.room / 2;
    return this.#scroll.xAt(offset);
  }

  hold(x: number): () => string {
    this.#place.keep(anchorAt(this.#scroll.exactlyVisible(), this.#scroll.offsetAt(x)));
    return () => {
      // Where nothing is drawn anew, the place is for no later change.
      this.#place.keep(null);
      return this.#settings.text()('cellWidth', { width: String(Math.round(this.drawn())) });
    };
  }
}
