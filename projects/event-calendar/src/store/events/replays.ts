import { inject, Injectable } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import { Announcer } from '../../feedback/announcer';
import { CalendarEdits } from './calendar-edits';
import { ChangeWords, type ReplayWay } from './change-words';
import type { HostReplays } from './host-replays';

/** Undo and redo by the host, announced like those by keys; the focus stays where it is. */
@Injectable()
export class Replays implements HostReplays {
  readonly #edits = inject(CalendarEdits);
  readonly #announcer = inject(Announcer);
  readonly #words = inject(ChangeWords);

  undo(): boolean {
    return this.#isSaid(this.#edits.undo(), 'undone');
  }

  redo(): boolean {
    return this.#isSaid(this.#edits.redo(), 'redone');
  }

  #isSaid(change: ChangeSet | null, way: ReplayWay): boolean {
    if (change !== null) this.#announcer.say(this.#words.replayed(change, way));
    return change !== null;
  }
}
