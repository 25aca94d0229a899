import { effect, inject, Injectable, untracked } from '@angular/core';
import { isSameResource, nodeOf, type ResourceNode } from 'ng-event-calendar/core/internal';
import { withCollapsed } from 'ng-event-calendar/core/timeline';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { SessionState } from '../../store/events/session-state';
import { TimelineLayout } from './timeline-layout';

/** Milliseconds for which an event is held over a collapsed row until that expands. */
const HELD_FOR = 600;

/** Expands a collapsed row over which an event is dragged for a while. */
@Injectable()
export class HeldExpansion {
  readonly #session = inject(SessionState);
  readonly #timeline = inject(TimelineSettings);
  readonly #layout = inject(TimelineLayout);

  constructor() {
    effect((onCleanup) => {
      const id = this.#session.isPickedUp() ? undefined : this.#session.draft()?.drop.resource?.to;
      if (id == null) return;
      const node = untracked(() => this.#collapsed(id));
      if (node === null) return;
      const timer = setTimeout(() => this.#expand(node), HELD_FOR);
      onCleanup(() => clearTimeout(timer));
    });
  }

  #collapsed(id: string | number): ResourceNode | null {
    const row = this.#layout
      .rows()
      .find(({ owner }) => isSameResource(nodeOf(owner)?.resource.id ?? null, id));
    return row?.isExpanded === false ? nodeOf(row.owner) : null;
  }

  #expand(node: ResourceNode): void {
    this.#timeline.setCollapsed(withCollapsed(this.#timeline.collapsed(), [node], false));
  }
}
