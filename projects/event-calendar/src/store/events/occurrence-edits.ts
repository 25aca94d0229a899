import { inject, Injectable, Injector } from '@angular/core';
import {
  freshId,
  positionOfEvent,
  removeEvent,
  replaceEvent,
  type ChangeSet,
} from 'ng-event-calendar/core/edits';
import {
  occurrenceOf,
  parseEvent,
  type CalendarEvent,
  type LastActionType,
  type Occurrence,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import { askWhileThere } from './ask-while-there';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarEdits, NOTHING_DONE, type Applying, type EditResult } from './calendar-edits';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from './calendar-store';
import { Notice } from '../../feedback/notice';
import type { MaybePromise } from '../maybe-promise';
import { Refusals } from '../availability/refusals';
import { RECURRENCE, RECURRENCE_UI, type OccurrenceStart } from './recurrence';
import { SourceLink } from '../source/source-link';

/**
 * What a change makes of an event. It is asked of the record as it is when the change is written, since
 * the host may have changed that while a hand was on it or a question stood.
 */
export type ChangeOf = (event: CalendarEvent) => CalendarEvent;

/** What became of a change: the event as it is then, under the id of the record that holds it, or why not. */
export type ChangeResult = { readonly isDone: true; readonly event: CalendarEvent } | Refused;
type Refused = Extract<EditResult, { readonly isDone: false }>;

/**
 * Changes what is drawn: an event that doesn't recur at once, one occurrence of a series after the
 * user said which others it is for.
 */
@Injectable()
export class OccurrenceEdits {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #injector = inject(Injector);
  readonly #edits = inject(CalendarEdits);
  readonly #settings = inject(CalendarSettings);
  readonly #notice = inject(Notice);
  readonly #refusals = inject(Refusals);
  readonly #recurrence = inject(RECURRENCE);
  readonly #ui = inject(RECURRENCE_UI);
  readonly #source = inject(SourceLink);
  readonly #store = inject(CalendarStore);

  /** Whether it is one of several, so that changing it asks for which of them. */
  recurs({ event }: Pick<OccurrenceStart, 'event'>): boolean {
    return this.#recurrence?.recurs(event, this.#settings.localZone) === true;
  }

  /** The event as this occurrence shows it: at its own times. */
  eventOf(occurrence: OccurrenceStart): CalendarEvent {
    return this.#atItsTimes(occurrence) ?? occurrence.event;
  }

  /** The same occurrence of the record as it is now; null where that has it no longer. */
  current(occurrence: OccurrenceStart): CalendarEvent | null {
    return this.recurs(occurrence) ? this.#atItsTimes(occurrence) : occurrence.event;
  }

  /** The occurrence with the record as the host has it now; null where it is gone. */
  latestOf(old: OccurrenceStart): OccurrenceStart | null {
    const events = this.#edits.events();
    const event = events[positionOfEvent(events, this.latest(old.event))];
    if (event === undefined) return null;
    const occurrence = { event, start: old.start };
    if (this.recurs(occurrence)) return this.#atItsTimes(occurrence) === null ? null : occurrence;
    // Of what was a series only its first occurrence is left.
    const isGone =
      this.recurs(old) && parseEvent(event, this.#settings.localZone)?.start !== old.start;
    return isGone ? null : occurrence;
  }

  /** An occurrence as it would be drawn now; null where it is gone. */
  placedNow(old: Occurrence): Occurrence | null {
    const now = this.latestOf(old);
    if (now === null) return null;
    if (this.recurs(now)) return this.#store.sameOccurrence(old, now.event);
    const reading = parseEvent(now.event, this.#settings.localZone);
    return reading === null ? null : occurrenceOf(reading, this.#settings.zone());
  }

  /** Says of an event that it isn't there any more. */
  sayGone({ title }: CalendarEvent): void {
    const text = this.#settings.text();
    this.#notice.show(text('eventDeletedMeanwhile', { title: title || text('eventUntitled') }));
  }

  /** The occurrence as an event of its own that doesn't recur, to be put elsewhere. */
  copyOf(old: OccurrenceStart): CalendarEvent {
    const occurrence = this.latestOf(old) ?? old;
    return this.asNew(this.eventOf(occurrence));
  }

  /** The event as a new one that doesn't recur. */
  asNew(event: CalendarEvent): CalendarEvent {
    return { ...(this.recurs({ event }) ? withoutRule(event) : event), id: this.#freshId() };
  }

  /** What leaves the calendar when an occurrence is taken out: of a series a copy, else the event. */
  leaving(old: OccurrenceStart): CalendarEvent {
    const occurrence = this.latestOf(old) ?? old;
    return this.recurs(occurrence) ? this.copyOf(occurrence) : occurrence.event;
  }

  /** An event under the id that its source may have given it since somebody took hold of it. */
  latest(event: CalendarEvent): CalendarEvent {
    const id = this.#source.idFor(event);
    const isOld = id !== undefined && positionOfEvent(this.#edits.events(), event) < 0;
    return isOld ? { ...event, id } : event;
  }

  /** What changes an occurrence for a scope; null where nothing would change, or it is gone. */
  changeOf(
    old: OccurrenceStart,
    change: ChangeOf,
    type: LastActionType,
    scope: RecurrenceScope = 'onlyThis',
  ): ChangeSet | null {
    const events = this.#edits.events();
    const occurrence = this.latestOf(old);
    if (occurrence === null) return null;
    const after = change(this.eventOf(occurrence));
    if (this.#recurrence === null || !this.recurs(occurrence)) {
      return replaceEvent(events, occurrence.event, after, type);
    }
    return this.#recurrence.edit(events, occurrence, after, scope, type, this.#settings.localZone);
  }

  /** What removes an occurrence for a scope; null where it is gone already. */
  removalOf(old: OccurrenceStart, scope: RecurrenceScope = 'onlyThis'): ChangeSet | null {
    const events = this.#edits.events();
    const occurrence = this.latestOf(old);
    if (occurrence === null) return null;
    return this.#recurrence === null
      ? removeEvent(events, occurrence.event)
      : this.#recurrence.remove(events, occurrence, scope, this.#settings.localZone);
  }

  /** Changes an occurrence; a no is shown and said, and so is that it is gone or locked. */
  async change(
    occurrence: OccurrenceStart,
    change: ChangeOf,
    type: LastActionType,
    applying: Applying = {},
  ): Promise<ChangeResult> {
    const before = this.#foundOrSaid(occurrence, change, type, applying);
    if (!before.isDone) return before;
    // Nothing to be asked about.
    if (this.changeOf(before.found, change, type) === null) return NOTHING_DONE;
    const scope = await this.#scopeFor(before.found, change);
    if (scope === null) return NOTHING_DONE;
    // The question may have stood for a while.
    const now = this.#foundOrSaid(before.found, change, type, applying);
    if (!now.isDone) return now;
    const isRetimed = type === 'move' || type === 'resize';
    if (isRetimed && !this.#happensAsBefore(occurrence, before.found, now.found)) {
      return this.#refused(this.#settings.text()('changeRefused'), applying);
    }
    let written: ChangeSet | null = null;
    const make = (): ChangeSet | null =>
      (written = this.changeOf(this.latestOf(now.found) ?? now.found, change, type, scope));
    const result = await this.#edits.apply(make, applying);
    if (!result.isDone) {
      this.#sayIfGone(now.found);
      return result;
    }
    const id = (written as ChangeSet | null)?.event?.id ?? now.found.event.id;
    return { isDone: true, event: { ...change(this.eventOf(now.found)), id } };
  }

  /** Removes an occurrence, where user and host agree. One that is gone or locked is said to be. */
  async remove(occurrence: OccurrenceStart, applying: Applying = {}): Promise<EditResult> {
    const before = this.#foundOrSaid(occurrence, null, 'delete', applying);
    if (!before.isDone) return before;
    const scope = await this.#ask(before.found, false, true);
    if (scope === null) return NOTHING_DONE;
    const now = this.#foundOrSaid(before.found, null, 'delete', applying);
    if (!now.isDone) return now;
    return this.#edits.apply(() => this.removalOf(now.found, scope), applying);
  }

  /** Says that an occurrence is gone where it is: it may have gone while its user was asked. */
  #sayIfGone(occurrence: OccurrenceStart): void {
    if (this.latestOf(occurrence) === null) this.sayGone(occurrence.event);
  }

  /** The occurrence as it is now, unless it is gone or may not be changed so, which is said. */
  #foundOrSaid(
    old: OccurrenceStart,
    change: ChangeOf | null,
    type: LastActionType,
    applying: Applying,
  ): { readonly isDone: true; readonly found: OccurrenceStart } | Refused {
    const found = this.latestOf(old);
    if (found === null) {
      this.sayGone(old.event);
      return NOTHING_DONE;
    }
    const before = this.eventOf(found);
    const after = change === null ? null : change(before);
    const reason = this.#refusals.reasonOf({ type, before, after });
    return reason === null ? { isDone: true, found } : this.#refused(reason, applying);
  }

  #refused(reason: string, { isInForm = false }: Applying): Refused {
    if (!isInForm) this.#notice.show(reason);
    return { isDone: false, reason };
  }

  /** Whether nobody else gave it another time since it was taken hold of. */
  #happensAsBefore(
    { start }: OccurrenceStart,
    before: OccurrenceStart,
    now: OccurrenceStart,
  ): boolean {
    const [was, is] = [this.eventOf(before), this.eventOf(now)];
    const isSame = was.start === is.start && was.end === is.end && was.allDay === is.allDay;
    return isSame && parseEvent(is, this.#settings.localZone)?.start === start;
  }

  /** The scope of a change; null where the user chooses none. */
  #scopeFor(occurrence: OccurrenceStart, change: ChangeOf): MaybePromise<RecurrenceScope | null> {
    const before = this.eventOf(occurrence);
    const after = change(before);
    const { localZone } = this.#settings;
    if (this.#recurrence?.concernsOne(occurrence, after, localZone) === true) return 'onlyThis';
    const changesRule = (['rrule', 'rDates'] as const).some(
      (key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]),
    );
    return this.#ask(occurrence, changesRule, false);
  }

  /** The scope that the user chooses; null for none, also where the occurrence goes meanwhile, which is said. */
  async #ask(
    occurrence: OccurrenceStart,
    changesRule: boolean,
    isRemoval: boolean,
  ): Promise<RecurrenceScope | null> {
    if (!this.recurs(occurrence)) return 'all';
    const ui = this.#ui;
    if (ui === null) return null;
    const scope = await askWhileThere(
      () => {
        this.#inputs.events();
        return this.latestOf(occurrence) === null;
      },
      (gone) => ui.askScope(changesRule, isRemoval, gone),
      this.#injector,
    );
    if (scope === null) this.#sayIfGone(occurrence);
    return scope;
  }

  #atItsTimes(occurrence: OccurrenceStart): CalendarEvent | null {
    return this.#recurrence?.eventOf(occurrence, this.#settings.localZone) ?? null;
  }

  #freshId(): string {
    return freshId(this.#edits.events());
  }
}

function withoutRule(event: CalendarEvent): CalendarEvent {
  const { rrule: _rule, exDates: _exDates, rDates: _rDates, ...once } = event;
  return once;
}
