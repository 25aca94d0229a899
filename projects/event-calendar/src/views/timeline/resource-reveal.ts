import { afterNextRender, inject, Injectable, Injector } from '@angular/core';
import {
  isSameResource,
  nodeOf,
  type CalendarId,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import { isCollapsed } from 'ng-event-calendar/core/timeline';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { TimelineLayout } from './timeline-layout';
import { TimelineRows } from './timeline-rows';
import { TimelineScroll } from './timeline-scroll';

/** Scrolls to the rows of resources. */
@Injectable()
export class ResourceReveal {
  readonly #timeline = inject(TimelineSettings);
  readonly #rows = inject(TimelineRows);
  readonly #layout = inject(TimelineLayout);
  readonly #scroll = inject(TimelineScroll);
  readonly #injector = inject(Injector);

  /** Scrolls to the row of a resource, and expands what it lies beneath; returns false where it has no row. */
  scrollTo(id: CalendarId): boolean {
    const row = this.#rows
      .all()
      .all.find(({ owner }) => isSameResource(nodeOf(owner)?.resource.id ?? null, id));
    const node = row === undefined ? null : nodeOf(row.owner);
    if (row === undefined || node === null) return false;
    const collapsed = this.#timeline.collapsed();
    const parents = parentsOf(node).filter((parent) => isCollapsed(parent.id, collapsed));
    if (parents.length > 0) this.#rows.collapse(parents, false);
    afterNextRender(
      () => {
        const at = this.#layout.rows().findIndex(({ key }) => key === row.key);
        if (at >= 0) this.#scroll.revealRow(at);
      },
      { injector: this.#injector },
    );
    return true;
  }
}

function parentsOf({ parent }: ResourceNode): readonly ResourceNode[] {
  return parent === null ? [] : [parent, ...parentsOf(parent)];
}
