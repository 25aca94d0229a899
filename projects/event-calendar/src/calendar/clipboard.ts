import { inject, Injectable } from '@angular/core';
import {
  createEvent,
  moved,
  withWhen,
  type CalendarEvent,
  type Occurrence,
  type Place,
} from 'ng-event-calendar/core';
import { EventGestures } from '../interactions/event-gestures';
import { CalendarEdits } from '../store/calendar-edits';
import { Editing } from '../store/editing';
import { OccurrenceEdits } from '../store/occurrence-edits';
import { CalendarSettings } from '../store/calendar-settings';

/** What was copied last, in any calendar of the page. */
@Injectable({ providedIn: 'root' })
export class CopiedEvent {
  occurrence: Occurrence | null = null;
}

/** Copies of events, to be pasted into this calendar or another one. */
@Injectable()
export class EventClipboard {
  private readonly edits = inject(CalendarEdits);
  private readonly editing = inject(Editing);
  private readonly gestures = inject(EventGestures);
  private readonly occurrences = inject(OccurrenceEdits);
  private readonly settings = inject(CalendarSettings);
  private readonly copied = inject(CopiedEvent);

  /** Takes an event to be pasted; it stays where it is. */
  copy(occurrence: Occurrence): void {
    // Of a series that one alone, also for a calendar that knows nothing of series.
    this.copied.occurrence = { ...occurrence, event: this.occurrences.copyOf(occurrence) };
  }

  /** Puts a copy of the held event at a place; gives it, or null where there is none or it isn't welcome. */
  paste(to: Place): CalendarEvent | null {
    const { occurrence } = this.copied;
    if (occurrence === null || !this.gestures.canCreate()) return null;
    const { start, firstDay, isBar } = occurrence;
    const from: Place =
      to.kind === 'time' && !isBar
        ? { kind: 'time', instant: start, day: firstDay }
        : { kind: 'day', day: firstDay };
    return this.add(occurrence, from, to);
  }

  /** Puts a copy beside an event, at the same time. */
  duplicate(occurrence: Occurrence): CalendarEvent | null {
    if (!this.gestures.canCreate()) return null;
    const place: Place = { kind: 'day', day: occurrence.firstDay };
    return this.add(occurrence, place, place);
  }

  private add(occurrence: Occurrence, from: Place, to: Place): CalendarEvent | null {
    const events = this.edits.events();
    const when = moved(occurrence, from, to, this.gestures.rules());
    const copy = withWhen(this.occurrences.copyOf(occurrence), when, this.settings.localZone);
    if (this.gestures.needsResource(copy)) {
      this.editing.create(copy);
      return copy;
    }
    return this.edits.apply(createEvent(events, copy)) ? copy : null;
  }
}
