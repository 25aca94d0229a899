import { inject, Injectable } from '@angular/core';
import {
  createEvent,
  freshId,
  staysPut,
  timesOfNewEvent,
  withWhen,
  type CalendarEvent,
  type Edit,
  type GestureRules,
  type Occurrence,
  type When,
} from 'ng-event-calendar/core';
import { CalendarEdits } from '../store/calendar-edits';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import type { Gesture } from '../store/gesture-state';
import { Navigation } from '../store/navigation';
import { OccurrenceEdits, type ChangeOf } from '../store/occurrence-edits';

const DEFAULT_DURATION = 30;
const DEFAULT_SNAP = 15;

/** What a gesture would change, and the rules that hold for it. */
@Injectable()
export class GestureEdits {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly edits = inject(CalendarEdits);
  private readonly occurrences = inject(OccurrenceEdits);
  private readonly navigation = inject(Navigation);

  /** Steps, lengths and zone that hold for gestures now. */
  rules(): GestureRules {
    const creation = this.inputs.eventCreation();
    const duration = typeof creation === 'object' ? creation.duration : undefined;
    const snap = this.inputs.snapMinutes();
    return {
      zone: this.settings.zone(),
      snapMinutes: snap > 0 && snap <= 1440 ? snap : DEFAULT_SNAP,
      duration: duration !== undefined && duration > 0 ? duration : DEFAULT_DURATION,
      isDayShown: this.navigation.isDayShown(),
    };
  }

  /** A new event without a title. */
  untitled(when: When): CalendarEvent {
    return {
      id: freshId(this.edits.events()),
      title: '',
      ...timesOfNewEvent(when, this.inputs.displayTimezone()),
    };
  }

  /**
   * The edit that a gesture ends in, of an occurrence for that one alone; null when it leaves
   * everything as it was.
   */
  editOf({
    kind,
    occurrence,
    event,
    when,
  }: Pick<Gesture, 'kind' | 'occurrence' | 'event' | 'when'>): Edit | null {
    if (occurrence === null || kind === 'copy') {
      const added = occurrence === null ? event : this.occurrences.copyOf(occurrence);
      return createEvent(this.edits.events(), withWhen(added, when, this.settings.localZone));
    }
    if (staysPut(occurrence, when)) return null;
    return this.occurrences.editOf(occurrence, this.changeTo(when), typeOf(kind));
  }

  /** Moves or resizes an occurrence; returns it as it is then, or null. */
  async change({ kind, when }: Gesture, occurrence: Occurrence): Promise<CalendarEvent | null> {
    if (staysPut(occurrence, when)) return null;
    return this.occurrences.change(occurrence, this.changeTo(when), typeOf(kind));
  }

  private changeTo(when: When): ChangeOf {
    return (event) => withWhen(event, when, this.settings.localZone);
  }
}

function typeOf(kind: Gesture['kind']): 'move' | 'resize' {
  return kind === 'resize' ? 'resize' : 'move';
}
