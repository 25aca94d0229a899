import { inject, Injectable } from '@angular/core';
import {
  createEvent,
  freshId,
  moved,
  withWhen,
  type Occurrence,
  type Place,
} from 'ng-event-calendar/core';
import { EventGestures } from '../interactions/event-gestures';
import { CalendarEdits } from '../store/calendar-edits';
import { CalendarSettings } from '../store/calendar-settings';

/** Copies of events by keyboard. What is copied stays within the calendar. */
@Injectable()
export class EventClipboard {
  private readonly edits = inject(CalendarEdits);
  private readonly gestures = inject(EventGestures);
  private readonly settings = inject(CalendarSettings);
  private held: Occurrence | null = null;

  /** Takes an event to be pasted; it stays where it is. */
  copy(occurrence: Occurrence): void {
    this.held = occurrence;
  }

  /** Puts a copy of the held event at a place; gives whether there was one and it was welcome. */
  paste(to: Place): boolean {
    const occurrence = this.held;
    if (occurrence === null || !this.gestures.canCreate()) return false;
    const { start, firstDay, isBar } = occurrence;
    const from: Place =
      to.kind === 'time' && !isBar
        ? { kind: 'time', instant: start, day: firstDay }
        : { kind: 'day', day: firstDay };
    return this.add(occurrence, from, to);
  }

  /** Puts a copy beside an event, at the same time. */
  duplicate(occurrence: Occurrence): boolean {
    if (!this.gestures.canCreate()) return false;
    const place: Place = { kind: 'day', day: occurrence.firstDay };
    return this.add(occurrence, place, place);
  }

  private add(occurrence: Occurrence, from: Place, to: Place): boolean {
    const events = this.edits.events();
    const when = moved(occurrence, from, to, this.gestures.rules());
    const copy = withWhen(occurrence.event, when, this.settings.localZone);
    return this.edits.apply(createEvent(events, { ...copy, id: freshId(events) }));
  }
}
