import {
  formatDay,
  isZone,
  parseDay,
  type CalendarEvent,
  type EventFields,
  type Id,
  type PaletteName,
} from 'ng-event-calendar/core';
import type { DateFormats } from '../text/date-formats';
import { parseTimeText } from '../text/time-text';

/** The form as it is typed: texts, read by `fieldsIn`. */
export interface EditorModel {
  readonly title: string;
  readonly allDay: boolean;
  /** `YYYY-MM-DD`; null or 'invalid' for what isn't a date. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly startTime: string;
  readonly endTime: string;
  /** IANA name; empty without one. */
  readonly timezone: string;
  /** A mark and the id of a chosen resource; empty without one; else what is being typed. */
  readonly resource: string;
  readonly color: PaletteName | null;
  readonly description: string;
  /** The rule as the event writes it; null without one. */
  readonly rrule: Rrule | null;
  /** What is wrong with the rule in its part of the form; empty for nothing. */
  readonly ruleFault: string;
}

type Rrule = NonNullable<CalendarEvent['rrule']>;

/** Marks the id of a chosen resource among what may be typed: no key writes it. */
const CHOSEN = '\ue000';

/** The form that shows an event's fields and its rule. */
export function modelOf(
  fields: EventFields,
  rrule: Rrule | null,
  formats: DateFormats,
): EditorModel {
  const { title, allDay, timezone, color, description, resource } = fields;
  return {
    title,
    allDay,
    startDate: formatDay(fields.startDay),
    endDate: formatDay(fields.endDay),
    startTime: formats.timeOfDay(fields.startTime),
    endTime: formats.timeOfDay(fields.endTime),
    timezone,
    resource: resourceText(resource),
    color,
    description,
    rrule,
    ruleFault: '',
  };
}

/** How the form writes a resource's id. */
export function resourceText(id: Id | null): string {
  return id === null ? '' : CHOSEN + String(id);
}

/** The resource that the form names; undefined for a text that is no choice. */
export function resourceIn(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  return text.startsWith(CHOSEN) ? text.slice(CHOSEN.length) : undefined;
}

/** The event with another rule, as the form writes it; the same event where that is no other one. */
export function withRule(event: CalendarEvent, rrule: Rrule | null): CalendarEvent {
  if (JSON.stringify(event.rrule ?? null) === JSON.stringify(rrule)) return event;
  const { rrule: _before, ...rest } = event;
  if (rrule !== null) return { ...event, rrule };
  // Without a rule there is nothing to leave out.
  const { exDates: _dates, ...once } = rest;
  return once;
}

/** The zone that a text names; empty for none, null for one that doesn't exist. */
export function zoneIn(text: string): string | null {
  const name = text.trim();
  return name === '' || isZone(name) ? name : null;
}

/**
 * The fields that the form says of an event that had those before; null while a date or time can't be
 * read. What can't be read otherwise stays as it was. `idOf` gives a resource's id as that writes it.
 */
export function fieldsIn(
  model: EditorModel,
  before: EventFields,
  halves: readonly [string, string],
  idOf: (id: string | null) => Id | null,
): EventFields | null {
  const { startDay, endDay, startTime, endTime } = readModel(model, halves);
  if (startDay === null || endDay === null) return null;
  if (!model.allDay && (startTime === null || endTime === null)) return null;
  const exact = (time: number | null, was: number): number =>
    // A text says minutes; the seconds that an event has stay unless its minute is another.
    time === null || time === Math.floor(was / 60_000) * 60_000 ? was : time;
  const id = resourceIn(model.resource);
  return {
    title: model.title,
    allDay: model.allDay,
    startDay,
    endDay,
    startTime: exact(startTime, before.startTime),
    endTime: exact(endTime, before.endTime),
    timezone: zoneIn(model.timezone) ?? before.timezone,
    resource: id === undefined ? before.resource : idOf(id),
    color: model.color,
    description: model.description,
  };
}

/** What each part of the form says; null where it can't be read. */
export interface ReadModel {
  readonly startDay: number | null;
  readonly endDay: number | null;
  readonly startTime: number | null;
  readonly endTime: number | null;
}

export function readModel(model: EditorModel, halves: readonly [string, string]): ReadModel {
  return {
    startDay: parseDay(model.startDate),
    endDay: parseDay(model.endDate),
    startTime: parseTimeText(model.startTime, halves),
    endTime: parseTimeText(model.endTime, halves),
  };
}
