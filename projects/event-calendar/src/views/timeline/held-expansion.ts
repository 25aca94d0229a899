import { computed, effect, inject, Injectable, untracked } from '@angular/core';
import { isSameResource, nodeOf } from 'ng-event-calendar/core/internal';
import { SessionState } from '../../store/events/session-state';
import { TimelineLayout } from './timeline-layout';
import { TimelineRows } from './timeline-rows';

/** Milliseconds for which an event is held over a collapsed row until that expands. */
const HELD_FOR = 600;

/** Expands a collapsed row over which an event is dragged for a while. */
@Injectable()
export class HeldExpansion {
  readonly #session = inject(SessionState);
  readonly #layout = inject(TimelineLayout);
  readonly #rows = inject(TimelineRows);

  /** Id of the resource that the event would gain; the time within its row doesn't matter. */
  readonly #over = computed(() =>
    this.#session.isPickedUp() ? null : (this.#session.draft()?.drop.resource?.to ?? null),
  );

  constructor() {
    effect((onCleanup) => {
      const id = this.#over();
      if (id === null) return;
      const row = untracked(this.#layout.rows).find(({ owner }) =>
        isSameResource(nodeOf(owner)?.resource.id ?? null, id),
      );
      const node = row?.isExpanded === false ? nodeOf(row.owner) : null;
      if (node === null) return;
      const timer = setTimeout(() => this.#rows.collapse([node], false), HELD_FOR);
      onCleanup(() => clearTimeout(timer));
    });
  }
}
