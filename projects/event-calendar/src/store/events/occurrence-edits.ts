import { inject, Injectable, Injector } from '@angular/core';
import { removeEvent, replaceEvent, type ChangeSet } from 'ng-event-calendar/core/edits';
import {
  parseEvent,
  type CalendarEvent,
  type LastActionType,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import { askWhileThere } from './ask-while-there';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { ChangeWords } from './change-words';
import {
  CalendarEdits,
  NOTHING_DONE,
  type Applying,
  type ChangedScope,
  type EditResult,
} from './calendar-edits';
import { CalendarSettings } from '../inputs/calendar-settings';
import { Notice } from '../../feedback/notice';
import type { MaybePromise } from '../maybe-promise';
import { PresentOccurrences } from './present-occurrences';
import { Refusals } from '../availability/refusals';
import { RECURRENCE, RECURRENCE_UI, type OccurrenceStart } from './recurrence';
import { SeriesEdits } from './series-edits';

/**
 * Returns an event with a change made. It receives the record as it is when the change is written, since the host may
 * have changed it during a gesture or an open question.
 */
export type ChangeOf = (event: CalendarEvent) => CalendarEvent;

/** An occurrence of the record as it is now. */
interface Found {
  readonly isDone: true;
  readonly found: OccurrenceStart;
}

/** A question for the scope of a change, and the event as it would be, or as it is before its removal. */
interface ScopeQuestion {
  readonly changesRule: boolean;
  readonly isRemoval: boolean;
  readonly about: CalendarEvent;
}

/** Result of a change: the event after it, or the refusal. */
export type ChangeResult = ChangedEvent | RefusedEdit;

/** A changed event, under the id of the record that holds it. */
export interface ChangedEvent extends ChangedScope {
  readonly isDone: true;
  readonly event: CalendarEvent;
}

type RefusedEdit = Extract<EditResult, { readonly isDone: false }>;

/**
 * Changes and removes occurrences: an event that doesn't recur at once, one of a series after the user chose the scope.
 */
@Injectable()
export class OccurrenceEdits {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #injector = inject(Injector);
  readonly #edits = inject(CalendarEdits);
  readonly #settings = inject(CalendarSettings);
  readonly #notice = inject(Notice);
  readonly #refusals = inject(Refusals);
  readonly #present = inject(PresentOccurrences);
  readonly #recurrence = inject(RECURRENCE);
  readonly #ui = inject(RECURRENCE_UI);
  readonly #series = inject(SeriesEdits);
  readonly #words = inject(ChangeWords);

  /**
   * Loads the code that changes an occurrence, which only one of a series needs; returns whether it is there. Says
   * that it couldn't be loaded, unless the change is that of a form.
   */
  ready(old: OccurrenceStart, { isInForm = false }: Applying = {}): MaybePromise<boolean> {
    const isThere =
      !this.#present.recurs(this.#present.latestOf(old) ?? old) || this.#series.code() !== null;
    return isThere || this.#series.load({ isSilent: isInForm });
  }

  /**
   * Returns the change set of an occurrence for a scope; null where nothing would change, where the occurrence is
   * gone, or while the code that changes series hasn't loaded.
   */
  changeOf(
    old: OccurrenceStart,
    change: ChangeOf,
    type: LastActionType,
    scope: RecurrenceScope = 'onlyThis',
  ): ChangeSet | null {
    const events = this.#edits.events();
    const occurrence = this.#present.latestOf(old);
    if (occurrence === null) return null;
    const after = change(this.#present.eventOf(occurrence));
    return this.#present.recurs(occurrence)
      ? this.#series.change(events, occurrence, after, scope, type)
      : replaceEvent(events, occurrence.event, after, type);
  }

  /** Returns the change set that removes an occurrence for a scope; null where it is gone already. */
  removalOf(old: OccurrenceStart, scope: RecurrenceScope = 'onlyThis'): ChangeSet | null {
    const events = this.#edits.events();
    const occurrence = this.#present.latestOf(old);
    if (occurrence === null) return null;
    return this.#present.recurs(occurrence)
      ? this.#series.removal(events, occurrence, scope)
      : removeEvent(events, occurrence.event);
  }

  /** Changes an occurrence. The user is told of a refusal, and of an occurrence that is gone or locked. */
  async change(
    occurrence: OccurrenceStart,
    change: ChangeOf,
    type: LastActionType,
    applying: Applying = {},
  ): Promise<ChangeResult> {
    const find = (old: OccurrenceStart): Found | RefusedEdit =>
      this.#foundOrSaid(old, change, type, applying);
    const held = this.#present.latestOf(occurrence) ?? occurrence;
    const found = this.#onceReady(held, find, applying);
    const before = found instanceof Promise ? await found : found;
    if (!before.isDone) return before;
    // There is nothing to ask about.
    if (this.changeOf(before.found, change, type) === null) return NOTHING_DONE;
    const scope = await this.#scopeFor(before.found, change);
    if (scope === null) return NOTHING_DONE;
    // The question may have stood for a while.
    const now = find(before.found);
    if (!now.isDone) return now;
    const isRetimed = type === 'move' || type === 'resize';
    if (isRetimed && !this.#happensAsBefore(occurrence, held, now.found)) {
      return this.#refused(this.#settings.text()('changeRefused'), applying);
    }
    const changed = this.#present.recurs(now.found) ? { scope } : {};
    let written: ChangeSet | null = null;
    const make = (): ChangeSet | null => (written = this.changeOf(now.found, change, type, scope));
    const result = await this.#edits.apply(make, applying);
    if (!result.isDone) {
      this.#sayIfGone(now.found);
      return result;
    }
    const id = (written as ChangeSet | null)?.event?.id ?? now.found.event.id;
    const after = result.amended ?? change(this.#present.eventOf(now.found));
    return { isDone: true, event: { ...after, id }, ...changed };
  }

  /** Removes an occurrence, if user and host agree. The user is told of one that is gone or locked. */
  async remove(occurrence: OccurrenceStart, applying: Applying = {}): Promise<EditResult> {
    const find = (old: OccurrenceStart): Found | RefusedEdit =>
      this.#foundOrSaid(old, null, 'delete', applying);
    const found = this.#onceReady(occurrence, find, applying);
    const before = found instanceof Promise ? await found : found;
    if (!before.isDone) return before;
    const scope = await this.#ask(before.found, {
      changesRule: false,
      isRemoval: true,
      about: this.#present.eventOf(before.found),
    });
    if (scope === null) return NOTHING_DONE;
    const now = find(before.found);
    if (!now.isDone) return now;
    const changed = this.#present.recurs(now.found) ? { scope } : {};
    const result = await this.#edits.apply(() => this.removalOf(now.found, scope), applying);
    return result.isDone ? { ...result, ...changed } : result;
  }

  /** Tells the user that an occurrence is gone, if it went during the question. */
  #sayIfGone(occurrence: OccurrenceStart): void {
    if (this.#present.latestOf(occurrence) === null) this.#present.sayGone(occurrence.event);
  }

  /** Returns the present occurrence, or tells the user that it is gone or may not be changed so. */
  #foundOrSaid(
    old: OccurrenceStart,
    change: ChangeOf | null,
    type: LastActionType,
    applying: Applying,
  ): Found | RefusedEdit {
    const found = this.#present.latestOf(old);
    if (found === null) {
      this.#present.sayGone(old.event);
      return NOTHING_DONE;
    }
    const before = this.#present.eventOf(found);
    const after = change === null ? null : change(before);
    const reason = this.#refusals.reasonOf({ type, before, after });
    return reason === null ? { isDone: true, found } : this.#refused(reason, applying);
  }

  /**
   * Finds an occurrence, and finds it again once the code that changes it has loaded, since the host may have changed
   * the record meanwhile. Refuses the change where the code couldn't be loaded.
   */
  #onceReady(
    old: OccurrenceStart,
    find: (old: OccurrenceStart) => Found | RefusedEdit,
    applying: Applying,
  ): MaybePromise<Found | RefusedEdit> {
    const held = find(old);
    if (!held.isDone) return held;
    const ready = this.ready(held.found, applying);
    if (!(ready instanceof Promise)) return held;
    return ready.then((isReady) =>
      isReady
        ? find(held.found)
        : { isDone: false, reason: this.#settings.text()('partNotLoaded') },
    );
  }

  #refused(reason: string, { isInForm = false }: Applying): RefusedEdit {
    if (!isInForm) this.#notice.showFailure(reason);
    return { isDone: false, reason };
  }

  /** Whether the occurrence kept its time since the gesture began. */
  #happensAsBefore(
    { start }: OccurrenceStart,
    before: OccurrenceStart,
    now: OccurrenceStart,
  ): boolean {
    const [was, is] = [this.#present.eventOf(before), this.#present.eventOf(now)];
    const isSame = was.start === is.start && was.end === is.end && was.allDay === is.allDay;
    return isSame && parseEvent(is, this.#settings.localZone)?.start === start;
  }

  /** Returns the scope of a change; null where the user chooses none. */
  #scopeFor(occurrence: OccurrenceStart, change: ChangeOf): MaybePromise<RecurrenceScope | null> {
    const before = this.#present.eventOf(occurrence);
    const after = change(before);
    const { localZone } = this.#settings;
    if (this.#recurrence?.concernsOne(occurrence, after, localZone) === true) return 'onlyThis';
    const changesRule = (['rrule', 'rDates'] as const).some(
      (key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]),
    );
    return this.#ask(occurrence, { changesRule, isRemoval: false, about: after });
  }

  /**
   * Returns the scope that the user chooses; null for none, and where the occurrence goes meanwhile, which is
   * announced.
   */
  async #ask(
    occurrence: OccurrenceStart,
    { changesRule, isRemoval, about }: ScopeQuestion,
  ): Promise<RecurrenceScope | null> {
    if (!this.#present.recurs(occurrence)) return 'all';
    const ui = this.#ui;
    if (ui === null) return null;
    const scope = await askWhileThere(
      () => {
        this.#inputs.events();
        return this.#present.latestOf(occurrence) === null;
      },
      (gone) => ui.askScope(changesRule, isRemoval, gone, this.#words.briefly(about)),
      this.#injector,
    );
    if (scope === null) this.#sayIfGone(occurrence);
    return scope;
  }
}
