import { DestroyRef, inject, Injectable, Injector } from '@angular/core';
import { createEvent, freshId, timesOfNewEvent, withWhen } from 'ng-event-calendar/core/edits';
import {
  DAY,
  dayOf,
  HOUR,
  MINUTE,
  instantOf,
  isWithin,
  parseDay,
  parseEvent,
  resourceIdsOf,
  wallAt,
  wallIn,
  type CalendarEvent,
  type When,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/calendar-edits';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { Clock } from '../store/clock';
import { Columns } from '../store/columns';
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
/** Minutes of the longest event that is begun. */
const LONGEST = 366 * 24 * 60;
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
  readonly #columns = inject(Columns);
  readonly #edits = inject(CalendarEdits);
  readonly #judging = inject(Judging);
  readonly #changes = inject(SessionChanges);
  readonly #newEvents = inject(NewEvents);
  readonly #editing = inject(Editing);
  readonly #reports = inject(Reports);

  open({ duration, ...told }: NewEventDraft, form: BeginsIn): void {
    const id = freshId(this.#edits.events());
    // What is nothing says nothing, as the resource of a click on nobody's time.
    const known = Object.fromEntries(
      Object.entries<unknown>(told).filter(([, value]) => value != null),
    );
    const begun = { title: '', ...known, id } as CalendarEvent;
    const length = this.#lengthOf(duration) * MINUTE;
    const event = this.#newEvents.completed(this.#timed(begun, known, length));
    if (form === 'editor') this.#editing.createInEditor(event);
    else this.#editing.create(event);
  }

  /** Minutes that it lasts. */
  #lengthOf(duration: number | undefined): number {
    const usual = this.#changes.rules().duration;
    if (duration === undefined) return usual;
    if (duration > 0 && duration <= LONGEST) return duration;
    this.#reports.report(
      'invalid-value',
      `openEditor was given a duration of ${duration}. The event lasts ${usual} minutes instead. ` +
        'Give it minutes, more than none and less than a year of them.',
    );
    return usual;
  }

  /** The event with the times that it lacks. */
  #timed(event: CalendarEvent, { start, end }: NewEventDraft, length: number): CalendarEvent {
    const { localZone } = this.#settings;
    if (parseEvent(event, localZone) !== null) return event;
    const told = start ?? end;
    if (told === undefined) return this.#atFreeTime(event, length);
    const known = { ...event, start: told, end: told };
    const at = parseEvent(known, localZone);
    if (at === null) {
      this.#reportUnread(told);
      return this.#atFreeTime(event, length);
    }
    if (start !== undefined && end !== undefined) this.#reportUnread(end);
    if (at.allDay) {
      const firstDay = parseDay(told.slice(0, DATE_LENGTH));
      return firstDay === null ? known : withWhen(known, daysFrom(firstDay, length), localZone);
    }
    // A date alone says nothing of the time.
    const day = told.length === DATE_LENGTH ? parseDay(told) : null;
    if (day !== null) return this.#atFreeTime(event, length, day);
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

  /** At the next half hour of a day at which nothing is with whom it is for; the first one where none is free. */
  #atFreeTime(
    event: CalendarEvent,
    length: number,
    day = this.#navigation.shownDate(),
  ): CalendarEvent {
    const candidates = this.#candidates(event, day);
    const wanted = candidates[0] ?? event;
    if (event.allDay === true) {
      return this.#at(wanted, daysFrom(day, length));
    }
    const times = this.#halfHours(day, length);
    for (const when of times) {
      const free = candidates.find((candidate) => this.#isFree(candidate, when, day));
      if (free !== undefined) return this.#at(free, when);
    }
    return this.#at(wanted, times[0]!);
  }

  /** The event with each of whom it may be for: where it has to stand in somebody's columns, with any of these. */
  #candidates(event: CalendarEvent, day: number): readonly CalendarEvent[] {
    const isToBeFound =
      resourceIdsOf(event).length === 0 &&
      this.#inputs.shouldEventRequireResource() &&
      this.#columns.isByResource();
    if (!isToBeFound) return [event];
    return this.#columns
      .all()
      .flatMap((column) =>
        column.day === day && column.resource
          ? [{ ...event, resource: column.resource.resource.id }]
          : [],
      );
  }

  /** Half hours of a day, the next one first; at least one. */
  #halfHours(day: number, length: number): readonly When[] {
    const zone = this.#settings.zone();
    const now = this.#clock.now();
    const wall = wallIn(now, zone);
    const isToday = dayOf(wall) === day;
    // By the clock on the wall: a zone may be off by three quarters of an hour, and a day begin an hour late.
    const first = isToday ? Math.ceil(wall / HALF_HOUR) * HALF_HOUR : wallAt(day) + MORNING;
    const times: When[] = [];
    for (let at = first; at < wallAt(day + 1) || times.length === 0; at += HALF_HOUR) {
      const start = instantOf(at, zone);
      // An hour that comes twice may be over the first time.
      if (!isToday || start >= now) times.push({ allDay: false, start, end: start + length });
    }
    return times;
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

/** As many whole days as a length goes over. */
function daysFrom(firstDay: number, length: number): When {
  return { allDay: true, firstDay, lastDay: firstDay + Math.ceil(length / DAY) - 1 };
}

/** Opens an event in a calendar, of which a draft says what is known. */
export async function openNewEvent(
  calendar: Injector,
  draft: NewEventDraft,
  form: BeginsIn,
): Promise<void> {
  const judging = calendar.get(Judging);
  const destroyed = calendar.get(DestroyRef);
  if (judging.isNeeded()) await judging.load();
  if (destroyed.destroyed) return;
  const providers = [NewEventOpening, NewEvents, SessionChanges, WRITING];
  const injector = Injector.create({ providers, parent: calendar });
  injector.get(NewEventOpening).open(draft, form);
  injector.destroy();
}
