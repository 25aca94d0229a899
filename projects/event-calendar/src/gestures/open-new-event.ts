import { inject, Injectable, Injector } from '@angular/core';
import { createEvent, freshId, timesOfNewEvent, withWhen } from 'ng-event-calendar/core/edits';
import {
  HOUR,
  MINUTE,
  instantOf,
  isWithin,
  parseDay,
  parseEvent,
  resourceIdsOf,
  wallAt,
  type CalendarEvent,
  type When,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/calendar-edits';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { Clock } from '../store/clock';
import { Editing } from '../store/editing';
import { Judging } from '../store/judging';
import { Navigation } from '../store/navigation';
import type { NewEventDraft } from '../store/new-event-draft';
import { Reports } from '../store/reports';
import { WRITING } from '../store/writing';
import { NewEvents } from './new-events';
import { SessionChanges } from './session-changes';

/** From when on a day is looked through for a free time, unless it is today. */
const MORNING = 9 * HOUR;
const HALF_HOUR = 30 * MINUTE;
/** Letters of a date without a time. */
const DATE_LENGTH = '2026-11-20'.length;

/** The form in which an event begins: the editor, or whichever the host wants for new ones. */
export type BeginsIn = 'editor' | 'its-form';

/** Begins events of which not everything is known. */
@Injectable()
class NewEventOpening {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #clock = inject(Clock);
  readonly #edits = inject(CalendarEdits);
  readonly #judging = inject(Judging);
  readonly #changes = inject(SessionChanges);
  readonly #newEvents = inject(NewEvents);
  readonly #editing = inject(Editing);
  readonly #reports = inject(Reports);

  open({ duration, ...told }: NewEventDraft, form: BeginsIn): void {
    const id = freshId(this.#edits.events());
    const begun = { title: '', ...told, id } as CalendarEvent;
    const minutes =
      duration !== undefined && duration > 0 ? duration : this.#changes.rules().duration;
    const event = this.#newEvents.completed(this.#timed(begun, told, minutes * MINUTE));
    if (form === 'editor') this.#editing.createInEditor(event);
    else this.#editing.create(event);
  }

  /** The event with the times that it lacks. */
  #timed(event: CalendarEvent, { start, end }: NewEventDraft, length: number): CalendarEvent {
    const { localZone } = this.#settings;
    if (parseEvent(event, localZone) !== null) return event;
    const told = start ?? end;
    if (told === undefined) return this.#at(event, this.#freeTime(event, length));
    const known = { ...event, start: told, end: told };
    const at = parseEvent(known, localZone);
    if (at === null) {
      this.#reportUnread(told);
      return this.#at(event, this.#freeTime(event, length));
    }
    if (at.allDay) return known;
    // A date alone says nothing of the time.
    const day = told.length === DATE_LENGTH ? parseDay(told) : null;
    if (day !== null) return this.#at(event, this.#freeTime(event, length, day));
    const from = start === undefined ? at.start - length : at.start;
    const when = { allDay: false, start: from, end: from + length } as const;
    return withWhen(known, when, localZone);
  }

  #reportUnread(told: unknown): void {
    this.#reports.report(
      'invalid-value',
      `openEditor was given a time that can't be read: ${String(told)}. The event begins at the next free time instead. ` +
        'Write it as ISO text: { start: "2026-11-20T09:00:00" }.',
    );
  }

  /** In the zone that is shown, unless the event has one of its own. */
  #at(event: CalendarEvent, when: When): CalendarEvent {
    const times = timesOfNewEvent(when, this.#inputs.displayTimezone());
    const { timezone } = event;
    if (timezone === undefined || when.allDay) return { ...event, ...times };
    return withWhen({ ...event, ...times, timezone }, when, this.#settings.localZone);
  }

  /** The next half hour of a day at which nothing is with whom it is for; the first one where none is free. */
  #freeTime(event: CalendarEvent, length: number, day = this.#navigation.shownDate()): When {
    if (event.allDay === true) return { allDay: true, firstDay: day, lastDay: day };
    const zone = this.#settings.zone();
    const [midnight, end] = [instantOf(wallAt(day), zone), instantOf(wallAt(day + 1), zone)];
    const now = this.#clock.now();
    const isToday = midnight <= now && now < end;
    const first = isToday ? Math.ceil(now / HALF_HOUR) * HALF_HOUR : midnight + MORNING;
    const times: When[] = [];
    for (let start = first; start < end; start += HALF_HOUR) {
      times.push({ allDay: false, start, end: start + length });
    }
    const fallback: When = { allDay: false, start: first, end: first + length };
    return times.find((when) => this.#isFree(event, when, day)) ?? times[0] ?? fallback;
  }

  #isFree(event: CalendarEvent, when: When, day: number): boolean {
    if (when.allDay) return true;
    const own = new Set(resourceIdsOf(event).map(String));
    const isBesides = (other: CalendarEvent): boolean =>
      own.size === 0 || resourceIdsOf(other).some((id) => own.has(String(id)));
    const isTaken = this.#store
      .occurrencesIn(day, day)
      .some(
        (each) =>
          !each.isBar && each.start < when.end && when.start < each.end && isBesides(each.event),
      );
    if (isTaken || !isWithin(day, this.#settings.bounds())) return false;
    return !this.#judging.isRefused(createEvent(this.#edits.events(), this.#at(event, when)));
  }
}

/** Opens an event in a calendar, of which a draft says what is known. */
export async function openNewEvent(
  calendar: Injector,
  draft: NewEventDraft,
  form: BeginsIn,
): Promise<void> {
  const judging = calendar.get(Judging);
  if (judging.isNeeded()) await judging.load();
  const providers = [NewEventOpening, NewEvents, SessionChanges, WRITING];
  const injector = Injector.create({ providers, parent: calendar });
  injector.get(NewEventOpening).open(draft, form);
  injector.destroy();
}
