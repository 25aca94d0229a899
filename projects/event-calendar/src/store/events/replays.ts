import { inject, Injectable } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import { Announcer } from '../../feedback/announcer';
import { someTitles } from '../../text/some-titles';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarEdits } from './calendar-edits';
import type { HostReplays } from './host-replays';

/** Undo and redo by the host: announced, with the focus where it is. */
@Injectable()
export class Replays implements HostReplays {
  readonly #edits = inject(CalendarEdits);
  readonly #announcer = inject(Announcer);
  readonly #settings = inject(CalendarSettings);

  undo(): boolean {
    return this.#isSaid(this.#edits.undo(), 'changeUndone');
  }

  redo(): boolean {
    return this.#isSaid(this.#edits.redo(), 'changeRedone');
  }

  /** Announces the events of a change, if there was one; returns whether there was. */
  #isSaid(change: ChangeSet | null, key: 'changeUndone' | 'changeRedone'): boolean {
    if (change === null) return false;
    const text = this.#settings.text();
    const titles = change.changes.map(
      ({ before, after }) => (after ?? before)?.title || text('eventUntitled'),
    );
    this.#announcer.say(text(key, { title: someTitles([...new Set(titles)], text) }));
    return true;
  }
}
