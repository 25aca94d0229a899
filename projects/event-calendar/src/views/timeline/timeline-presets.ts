import { afterRenderEffect, DOCUMENT, inject, Injectable, untracked } from '@angular/core';
import { instantOf, wallAt, type TimelinePreset } from 'ng-event-calendar/core/internal';
import { Announcer } from '../../feedback/announcer';
import { Clock } from '../../store/dates/clock';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { TimeScroll } from '../../store/dates/time-scroll';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { anchorInSight, anchorOf, hasDay, positionIn, type Anchor } from './kept-place';
import { TimelineFocus } from './timeline-focus';
import { TimelinePlace } from './timeline-place';
import { TimelineScroll } from './timeline-scroll';

/** Changes the preset for the user: what was in sight stays in its place. */
@Injectable()
export class TimelinePresets {
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #navigation = inject(Navigation);
  readonly #clock = inject(Clock);
  readonly #announcer = inject(Announcer);
  readonly #timeScroll = inject(TimeScroll);
  readonly #focus = inject(TimelineFocus);
  readonly #scroll = inject(TimelineScroll);
  readonly #place = inject(TimelinePlace);
  readonly #document = inject(DOCUMENT);

  constructor() {
    afterRenderEffect(() => {
      const chosen = this.#timeScroll.preset();
      if (chosen === null) return;
      untracked(() => {
        this.#timeScroll.preset.set(null);
        this.choose(chosen);
      });
    });
  }

  /** Shows a preset; the visible date is written only where the page would not contain the instant that is kept. */
  choose(preset: TimelinePreset): void {
    if (preset === this.#timeline.preset()) return;
    const anchor = this.#anchor();
    this.#place.keep(anchor);
    this.#change(preset);
    if (anchor !== null && !hasDay(this.#navigation.days(), anchor.day)) {
      this.#navigation.goTo(anchor.day);
    }
  }

  /** Shows a preset from a day on. */
  openAt(preset: TimelinePreset, firstDay: number): void {
    this.#place.keep({ begins: firstDay });
    this.#change(preset);
    this.#navigation.goTo(firstDay);
    // The label that a key has pressed goes with the focus.
    if (this.#document.activeElement?.matches('.ec-label:focus-visible') === true) {
      this.#focus.focusTime(instantOf(wallAt(firstDay), this.#settings.zone()));
    }
  }

  #change(preset: TimelinePreset): void {
    this.#timeline.choose(preset);
    const text = this.#settings.text();
    this.#announcer.say(text('timelinePresetAriaLabel', { preset: text(preset) }));
  }

  /** Returns the cursor's instant if focus is in the grid, else the present if in sight, else the middle. */
  #anchor(): Anchor | null {
    const visible = this.#scroll.visible();
    const cursor = this.#focus.position();
    return cursor === null
      ? anchorInSight(visible, positionIn(visible.axis, this.#clock.now()))
      : anchorOf(visible, cursor);
  }
}
