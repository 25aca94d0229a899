import { effect, inject, Injectable, signal, untracked } from '@angular/core';
import { nodeOf } from 'ng-event-calendar/core/internal';
import { TimelineLayout } from './timeline-layout';
import { TimelineRows } from './timeline-rows';

/** Milliseconds for which an event is held over a collapsed row until that expands. */
const HELD_FOR = 600;

/** Expands a collapsed row over which an event is dragged for a while, also one that takes no events itself. */
@Injectable()
export class HeldExpansion {
  readonly #layout = inject(TimelineLayout);
  readonly #rows = inject(TimelineRows);

  /** Key of the row over which an event is held; the time within it doesn't matter. */
  readonly over = signal<string | null>(null);

  constructor() {
    effect((onCleanup) => {
      const over = this.over();
      if (over === null) return;
      const row = untracked(this.#layout.rows).find(({ key }) => key === over);
      const node = row?.isExpanded === false ? nodeOf(row.owner) : null;
      if (node === null) return;
      const timer = setTimeout(() => this.#rows.collapse([node], false), HELD_FOR);
      onCleanup(() => clearTimeout(timer));
    });
  }
}
