import { inject, Injectable } from '@angular/core';
import {
  dayOf,
  freshId,
  parseEvent,
  positionOfEvent,
  removeEvent,
  replaceEvent,
  type CalendarEvent,
  type Edit,
  type LastActionType,
  type Scope,
} from 'ng-event-calendar/core';
import { CalendarEdits } from './calendar-edits';
import { CalendarSettings } from './calendar-settings';
import { Notice } from './notice';
import { RECURRENCE, RECURRENCE_UI, type OccurrenceStart } from './recurrence';
import { SourceLink } from './source-link';

/** Days that are searched for the next occurrence of a series. */
const YEAR = 366;

/**
 * Changes what is drawn: an event that doesn't recur at once, one occurrence of a series after the
 * user said which others it is for.
 */
@Injectable()
export class OccurrenceEdits {
  private readonly edits = inject(CalendarEdits);
  private readonly settings = inject(CalendarSettings);
  private readonly notice = inject(Notice);
  private readonly recurrence = inject(RECURRENCE);
  private readonly ui = inject(RECURRENCE_UI);
  private readonly source = inject(SourceLink);

  /** Whether it is one of several, so that changing it asks for which of them. */
  recurs({ event }: Pick<OccurrenceStart, 'event'>): boolean {
    return this.recurrence?.recurs(event, this.settings.localZone) === true;
  }

  /** The event as this occurrence shows it: at its own times. */
  eventOf(occurrence: OccurrenceStart): CalendarEvent {
    return this.atItsTimes(occurrence) ?? occurrence.event;
  }

  /** The same occurrence of the record as it is now; null where that has it no longer. */
  current(occurrence: OccurrenceStart): CalendarEvent | null {
    return this.recurs(occurrence) ? this.atItsTimes(occurrence) : occurrence.event;
  }

  /** Whether its record isn't there any more, or no longer has this occurrence. */
  isGone(occurrence: OccurrenceStart): boolean {
    const events = this.edits.events();
    const event = events[positionOfEvent(events, this.latest(occurrence.event))];
    return event === undefined || this.current({ ...occurrence, event }) === null;
  }

  /** Says of an event that it isn't there any more. */
  sayGone({ title }: CalendarEvent): void {
    const text = this.settings.text();
    this.notice.show(text('eventDeletedMeanwhile', { title: title || text('eventUntitled') }));
  }

  /** The first occurrence of an event from a day on, within a year; else near the event's start. */
  next(event: CalendarEvent, day: number): OccurrenceStart {
    const { localZone } = this.settings;
    const reading = parseEvent(event, localZone);
    const start = reading?.start ?? 0;
    if (!this.recurs({ event })) return { event, start };
    const found = [day, dayOf(start) - 1].flatMap(
      (from) =>
        this.recurrence?.expand(event, from, from + YEAR, this.settings.zone(), localZone) ?? [],
    );
    return found[0] ?? { event, start };
  }

  /** The occurrence as an event of its own that doesn't recur, to be put elsewhere. */
  copyOf(occurrence: OccurrenceStart): CalendarEvent {
    const event = this.eventOf(occurrence);
    return { ...(this.recurs(occurrence) ? withoutRule(event) : event), id: this.freshId() };
  }

  /** What leaves the calendar when an occurrence is taken out: of a series a copy, else the event. */
  leaving(occurrence: OccurrenceStart): CalendarEvent {
    return this.recurs(occurrence) ? this.copyOf(occurrence) : occurrence.event;
  }

  /** An event under the id that its source may have given it since somebody took hold of it. */
  latest(event: CalendarEvent): CalendarEvent {
    const id = this.source.idFor(event);
    const isOld = id !== undefined && positionOfEvent(this.edits.events(), event) < 0;
    return isOld ? { ...event, id } : event;
  }

  /** The edit that changes an occurrence for a scope; null where nothing would change. */
  editOf(
    old: OccurrenceStart,
    changed: CalendarEvent,
    type: LastActionType,
    scope: Scope = 'onlyThis',
  ): Edit | null {
    const events = this.edits.events();
    const [occurrence, after] = [this.underItsId(old), this.latest(changed)];
    if (this.recurrence === null || !this.recurs(occurrence)) {
      return replaceEvent(events, occurrence.event, after, type);
    }
    return this.recurrence.edit(events, occurrence, after, scope, type, this.settings.localZone);
  }

  /** The edit that removes an occurrence for a scope; null where it is gone already. */
  removalOf(old: OccurrenceStart, scope: Scope = 'onlyThis'): Edit | null {
    const events = this.edits.events();
    const occurrence = this.underItsId(old);
    return this.recurrence === null
      ? removeEvent(events, occurrence.event)
      : this.recurrence.remove(events, occurrence, scope, this.settings.localZone);
  }

  /**
   * Changes an occurrence into `after`. Gives that under the id of the record that holds it now, or
   * null where user or host said no, or where it is gone, which is said.
   */
  async change(
    occurrence: OccurrenceStart,
    after: CalendarEvent,
    type: LastActionType,
  ): Promise<CalendarEvent | null> {
    if (this.isSaidGone(occurrence)) return null;
    // Nothing to be asked about.
    if (this.editOf(occurrence, after, type) === null) return null;
    const changesRule = JSON.stringify(after.rrule) !== JSON.stringify(occurrence.event.rrule);
    const scope = this.recurs(occurrence) ? await this.ask(changesRule) : 'all';
    // The question may have stood for a while.
    if (scope === null || this.isSaidGone(occurrence)) return null;
    const edit = this.editOf(occurrence, after, type, scope);
    if (!this.edits.apply(edit)) return null;
    return { ...after, id: edit?.event?.id ?? after.id };
  }

  /** Removes an occurrence; gives whether user and host agreed. One that is gone is said to be. */
  async remove(occurrence: OccurrenceStart): Promise<boolean> {
    if (this.isSaidGone(occurrence)) return false;
    const scope = this.recurs(occurrence) ? await this.ask(false) : 'all';
    if (scope === null || this.isSaidGone(occurrence)) return false;
    return this.edits.apply(this.removalOf(occurrence, scope));
  }

  private isSaidGone(occurrence: OccurrenceStart): boolean {
    const isGone = this.isGone(occurrence);
    if (isGone) this.sayGone(occurrence.event);
    return isGone;
  }

  private async ask(changesRule: boolean): Promise<Scope | null> {
    // What was refused before has nothing to do with what is asked now.
    this.edits.refusal = '';
    return (await this.ui?.askScope(changesRule)) ?? null;
  }

  private underItsId(occurrence: OccurrenceStart): OccurrenceStart {
    return { ...occurrence, event: this.latest(occurrence.event) };
  }

  private atItsTimes(occurrence: OccurrenceStart): CalendarEvent | null {
    return this.recurrence?.eventOf(occurrence, this.settings.localZone) ?? null;
  }

  private freshId(): string {
    return freshId(this.edits.events());
  }
}

function withoutRule(event: CalendarEvent): CalendarEvent {
  const { rrule: _rule, exDates: _dates, ...once } = event;
  return once;
}
