import { DestroyRef, inject, Injectable, Injector } from '@angular/core';
import { createEvent, freshId, halfHoursOf, timesOfNewEvent } from 'ng-event-calendar/core/edits';
import { withWhen } from 'ng-event-calendar/core/times';
import {
  DAY,
  MINUTE,
  isId,
  isWithin,
  kindOf,
  nodeOf,
  parseDay,
  parseEvent,
  positionOfId,
  requiredKinds,
  resourceIdsOf,
  type CalendarEvent,
  type CalendarId,
  type TimeSpan,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Clock } from '../store/dates/clock';
import { Columns } from '../store/layout/columns';
import { Editing } from '../store/events/editing';
import { FORM_KEYS } from '../store/events/form-keys';
import { AvailabilityRules } from '../store/availability/availability-rules';
import { Navigation } from '../store/dates/navigation';
import type { NewEventDraft } from '../store/events/new-event-draft';
import { Reports } from '../store/inputs/reports';
import { WRITING } from '../store/events/writing';
import { NewEvents } from './new-events';
import { SessionChanges } from './session-changes';

declare const ngDevMode: unknown;

/** Minutes of the longest new event. */
const LONGEST = 366 * 24 * 60;
/** Number of letters in a date without a time. */
const DATE_LENGTH = '2026-11-20'.length;

/** Form in which an event begins: the editor, or the one that the host chose for new events. */
export type BeginsIn = 'editor' | 'its-form';

/** Opens new events from partial values. */
@Injectable()
class NewEventOpening {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #clock = inject(Clock);
  readonly #columns = inject(Columns);
  readonly #edits = inject(CalendarEdits);
  readonly #availability = inject(AvailabilityRules);
  readonly #changes = inject(SessionChanges);
  readonly #newEvents = inject(NewEvents);
  readonly #editing = inject(Editing);
  readonly #reports = inject(Reports);

  open({ duration, ...told }: NewEventDraft, form: BeginsIn): void {
    // Undefined counts as left out, and so does null for keys of the form, as in a click on unassigned time.
    const known = Object.fromEntries(
      Object.entries<unknown>(told).filter(
        ([key, value]) => value !== undefined && (value !== null || !FORM_KEYS.has(key)),
      ),
    );
    const begun = {
      title: '',
      ...(told.resource === undefined && this.#ofShownResource()),
      ...known,
      id: this.#idOf(known),
    } as CalendarEvent;
    const length = this.#lengthOf(duration) * MINUTE;
    const event = this.#newEvents.completed(this.#timed(begun, known, length), { from: 'scratch' });
    const asked = this.#edits.askHost(createEvent(this.#edits.events(), event));
    if (!asked.isDone) return;
    const draft = asked.amended ?? event;
    if (form === 'editor') this.#editing.createInEditor(draft);
    else this.#editing.create(draft);
  }

  /** Returns the resource whose columns alone have room, as on a phone, in which the event is then in sight. */
  #ofShownResource(): Pick<CalendarEvent, 'resource'> {
    const owner = this.#columns.isOneAtATime() ? this.#columns.shownOwner() : undefined;
    const node = owner === undefined ? null : nodeOf(owner);
    return node === null ? {} : { resource: node.resource.id };
  }

  /** Returns the id that the host gave, unless it is none or another event has it; else a fresh one. */
  #idOf({ id }: { readonly id?: unknown }): CalendarId {
    const events = this.#edits.events();
    const isFree = isId(id) && positionOfId(events, id) < 0;
    if (isFree) return id;
    if (ngDevMode && id !== undefined) {
      this.#reports.report(
        'invalid-value',
        `openEditor was given the id ${JSON.stringify(id)}, which ${isId(id) ? 'another event has' : 'is none'}. ` +
          'The new event gets an id of its own. Give it an id that no event has, or leave it out.',
      );
    }
    return freshId(events);
  }

  /** Returns the length of the event in minutes. */
  #lengthOf(duration: number | undefined): number {
    const usual = this.#changes.rules().duration;
    if (duration === undefined) return usual;
    if (duration > 0 && duration <= LONGEST) return duration;
    if (ngDevMode) {
      this.#reports.report(
        'invalid-value',
        `openEditor was given a duration of ${duration}. The event lasts ${usual} minutes instead. ` +
          'Give it minutes, more than none and less than a year of them.',
      );
    }
    return usual;
  }

  /** Returns the event with missing times filled in. */
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
      const day = parseDay(told.slice(0, DATE_LENGTH));
      if (day === null) return known;
      // An end is the last of the days.
      const firstDay = start === undefined ? day - daysIn(length) + 1 : day;
      return withWhen(known, daysFrom(firstDay, length), localZone);
    }
    // A date alone doesn't state a time.
    const day = told.length === DATE_LENGTH ? parseDay(told) : null;
    if (day !== null) return this.#atFreeTime(event, length, day);
    const from = start === undefined ? at.start - length : at.start;
    const when = { allDay: false, start: from, end: from + length } as const;
    return withWhen(known, when, localZone);
  }

  #reportUnread(told: unknown): void {
    if (!ngDevMode) return;
    this.#reports.report(
      'invalid-value',
      `openEditor was given a time that can't be read: ${String(told)}. The event begins at the next free time instead. ` +
        'Write it as ISO text: { start: "2026-11-20T09:00:00" }.',
    );
  }

  /** Sets the times in the display zone, unless the event has a zone of its own. */
  #at(event: CalendarEvent, when: EventSpan): CalendarEvent {
    const times = timesOfNewEvent(when, this.#inputs.displayTimezone());
    const { timezone } = event;
    if (timezone === undefined || when.allDay) return { ...event, ...times };
    return withWhen({ ...event, ...times, timezone }, when, this.#settings.localZone);
  }

  /** Sets the next half hour of a day that is visible, and at which all resources of the event are free and work. */
  #atFreeTime(
    event: CalendarEvent,
    length: number,
    day = this.#navigation.shownDate(),
  ): CalendarEvent {
    const candidates = this.#candidates(event, day);
    if (event.allDay === true) {
      return this.#at(candidates[0] ?? event, daysFrom(day, length));
    }
    const { fitting, otherwise } = halfHoursOf({
      ...{ day, length },
      zone: this.#settings.zone(),
      now: this.#clock.now(),
      hours: this.#settings.hours(),
    });
    let times = isWithin(day, this.#settings.bounds()) ? fitting : [];
    let best = { event: candidates[0] ?? event, time: otherwise };
    for (const candidate of candidates) {
      const time = this.#firstFree(candidate, times, day);
      if (time === null) continue;
      best = { event: candidate, time };
      // Another resource is only better if it is free earlier.
      times = times.slice(0, times.indexOf(time));
    }
    return this.#at(best.event, { allDay: false, ...best.time });
  }

  /**
   * Returns the event for each resource that it may have: one per column of the day where it needs a resource but has
   * none.
   */
  #candidates(event: CalendarEvent, day: number): readonly CalendarEvent[] {
    const required = this.#inputs.shouldEventRequireResource();
    const kinds = requiredKinds(required, this.#store.resources());
    const isToBeFound =
      resourceIdsOf(event).length === 0 &&
      (required === true || kinds.length > 0) &&
      this.#columns.isByResource();
    if (!isToBeFound) return [event];
    return this.#columns
      .all()
      .flatMap(({ day: on, owner }) =>
        on === day &&
        typeof owner !== 'string' &&
        (required === true || kinds.includes(kindOf(owner)))
          ? [{ ...event, resource: owner.resource.id }]
          : [],
      );
  }

  /** Returns the first of some times that is free; null without one. Violations that the user could waive count too. */
  #firstFree(event: CalendarEvent, times: readonly TimeSpan[], day: number): TimeSpan | null {
    const code = this.#availability.isNeeded() ? this.#availability.code() : null;
    const ids = resourceIdsOf(event);
    // For an unassigned event every other event is in the way.
    const isValidated = code !== null && ids.length > 0;
    const taken = isValidated ? [] : this.#takenOn(day, ids);
    const untaken = times.filter(
      (time) => !taken.some((each) => each.start < time.end && time.start < each.end),
    );
    const free =
      code === null ? untaken : code.freeAmong(event, untaken, this.#availability.context());
    return free[0] ?? null;
  }

  /** Returns the times of a day at which an event has any of some resources; without ids, the times of all events. */
  #takenOn(day: number, ids: readonly CalendarId[]): readonly TimeSpan[] {
    const own = new Set(ids.map(String));
    return this.#store
      .occurrencesIn(day, day)
      .filter(
        ({ isBar, event }) =>
          !isBar &&
          event.overlap !== true &&
          (own.size === 0 || resourceIdsOf(event).some((id) => own.has(String(id)))),
      );
  }
}

/** Returns the whole days that a length in milliseconds covers. */
function daysFrom(firstDay: number, length: number): EventSpan {
  return { allDay: true, firstDay, lastDay: firstDay + daysIn(length) - 1 };
}

function daysIn(length: number): number {
  return Math.ceil(length / DAY);
}

/** Opens a new event in a calendar, from the values of a draft. */
export async function openNewEvent(
  calendar: Injector,
  draft: NewEventDraft,
  form: BeginsIn,
): Promise<void> {
  const judging = calendar.get(AvailabilityRules);
  const destroyed = calendar.get(DestroyRef);
  if (judging.isNeeded()) await judging.load();
  if (destroyed.destroyed) return;
  const providers = [NewEventOpening, NewEvents, SessionChanges, WRITING];
  const injector = Injector.create({ providers, parent: calendar });
  injector.get(NewEventOpening).open(draft, form);
  injector.destroy();
}
