import { inject, Injectable } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import { Announcer } from '../../feedback/announcer';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarEdits } from './calendar-edits';
import type { HostReplays } from './host-replays';

/** Undo and redo by the host, announced like those by keys; the focus stays where it is. */
@Injectable()
export class Replays implements HostReplays {
  readonly #edits = inject(CalendarEdits);
  readonly #announcer = inject(Announcer);
  readonly #settings = inject(CalendarSettings);

  undo(): boolean {
    return this.#isSaid(this.#edits.undo());
  }

  redo(): boolean {
    return this.#isSaid(this.#edits.redo());
  }

  /** Announces the event of a change that was made again or taken back. */
  say(change: ChangeSet): void {
    // Where several records changed back, users know the first one.
    const event = change.event ?? change.changes[0]?.before ?? null;
    const text = this.#settings.text();
    const title = event?.title || text('eventUntitled');
    this.#announcer.say(text('changeReplayed', { title }));
  }

  #isSaid(change: ChangeSet | null): boolean {
    if (change !== null) this.say(change);
    return change !== null;
  }
}
