import { Injectable, signal } from '@angular/core';
import type { TimelinePreset } from 'ng-event-calendar/core/internal';

/** Requests to the view about the time that it shows: the view that can fulfil one takes it. */
@Injectable()
export class TimeScroll {
  /** Set to a new object to bring the present time into view, if it isn't. */
  readonly revealNow = signal<object | null>(null);
  /** Requested time in minutes of the day; a new object for each request, even for an equal time. */
  readonly asked = signal<{ readonly minutes: number } | null>(null);
  /** Preset that the user chose for the timeline, which keeps its place while it changes. */
  readonly preset = signal<TimelinePreset | null>(null);
}
