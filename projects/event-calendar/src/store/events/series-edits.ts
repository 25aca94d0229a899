import { inject, Injectable, signal } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type {
  CalendarEvent,
  LastActionType,
  RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import type { SeriesChanges, SeveralEdit } from 'ng-event-calendar/core/several';
import { LazyLoader } from '../../lazy/lazy-loader';
import { CalendarSettings } from '../inputs/calendar-settings';
import { RECURRENCE, type OccurrenceStart, type ScopedEdits } from './recurrence';

/** Makes change sets of recurring events, by code that is loaded before the first of them is made. */
@Injectable()
export class SeriesEdits {
  readonly #scopes = inject(RECURRENCE)?.scopes;
  readonly #settings = inject(CalendarSettings);
  readonly #loader = inject(LazyLoader);

  /** Functions that change series; null until they have loaded, and in the plain calendar. */
  readonly code = signal<ScopedEdits | null>(this.#scopes?.loaded ?? null);

  /** Loads the code; returns whether it is there. Says that it couldn't be loaded, unless that is silent. */
  async load({ isSilent = false } = {}): Promise<boolean> {
    if (this.#scopes === undefined || this.code() !== null) return this.code() !== null;
    const code = await this.#loader.load(this.#scopes, () => !isSilent);
    if (code !== null) this.code.set(code);
    return code !== null;
  }

  /**
   * Returns the change set that makes `after` of an occurrence, and with it what the scope says; null where nothing
   * would change, or while the code hasn't loaded.
   */
  change(
    events: readonly CalendarEvent[],
    occurrence: OccurrenceStart,
    after: CalendarEvent,
    scope: RecurrenceScope,
    type: LastActionType,
  ): ChangeSet | null {
    const { localZone } = this.#settings;
    const code = this.code();
    return code?.editOccurrence(events, occurrence, after, scope, type, localZone) ?? null;
  }

  /**
   * Returns the changes of several occurrences of a series; null where the event doesn't recur, or while the code hasn't
   * loaded.
   */
  several(
    event: CalendarEvent,
    edits: readonly SeveralEdit[],
    scope: RecurrenceScope,
    type: LastActionType,
  ): SeriesChanges | null {
    const { localZone } = this.#settings;
    return this.code()?.editSeries(event, edits, scope, type, localZone) ?? null;
  }

  /** Returns the change set that removes an occurrence, and with it what the scope says; null as for a change. */
  removal(
    events: readonly CalendarEvent[],
    occurrence: OccurrenceStart,
    scope: RecurrenceScope,
  ): ChangeSet | null {
    const { localZone } = this.#settings;
    return this.code()?.removeOccurrence(events, occurrence, scope, localZone) ?? null;
  }
}
