import { inject, Injectable, untracked } from '@angular/core';
import type { Occurrence } from 'ng-event-calendar/core/internal';
import {
  columnsBetween,
  distanceTo,
  dropOf,
  type ColumnsInOrder,
  type Distance,
  type MoveRules,
} from 'ng-event-calendar/core/several';
import { SessionChanges } from '../gestures/session-changes';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { CalendarStore } from '../store/events/calendar-store';
import { SessionState, type Draft } from '../store/events/session-state';
import type { PlannedChange } from './several-changes';

/** Greatest number of previews beside that of the grabbed event. */
const PREVIEWS = 60;

/** Computes where several events come to stand that move or are copied together. */
@Injectable()
export class SeveralMoves {
  readonly #changes = inject(SessionChanges);
  readonly #store = inject(CalendarStore);
  readonly #view = inject(ActiveViewGeometry);
  readonly #state = inject(SessionState);

  /** Returns the rules by which events move: the days that the view shows, its zone, and its columns or rows. */
  rules(): MoveRules & ColumnsInOrder {
    const owners = untracked(() => this.#view.geometry()?.owners?.()) ?? [];
    return {
      ...this.#changes.rules(),
      owners: owners.filter((owner) => owner !== 'all'),
      resources: untracked(this.#store.resources),
    };
  }

  /** Returns the changes that move the events of a draft; null where one would leave the columns. */
  ofDraft(draft: Draft, grabbed: Occurrence): readonly PlannedChange[] | null {
    const others = this.by(this.#distanceOf(draft, grabbed), draft.others ?? []);
    if (others === null) return null;
    const { drop } = draft;
    return [
      { occurrence: grabbed, change: (event) => this.#changes.dropped(event, drop) },
      ...others,
    ];
  }

  /** Returns the changes that move events by a distance; null where one would leave the columns. */
  by(distance: Distance, occurrences: readonly Occurrence[]): readonly PlannedChange[] | null {
    const rules = this.rules();
    const planned: PlannedChange[] = [];
    for (const occurrence of occurrences) {
      const drop = dropOf(occurrence, distance, rules);
      if (drop === null) return null;
      planned.push({ occurrence, change: (event) => this.#changes.dropped(event, drop) });
    }
    return planned;
  }

  /** Returns the other events of a draft as they would be after its drop; none where one would leave the columns. */
  previewsOf(draft: Draft, grabbed: Occurrence): readonly Occurrence[] {
    const [distance, rules] = [this.#distanceOf(draft, grabbed), this.rules()];
    const others = (draft.others ?? []).slice(0, PREVIEWS);
    return others.flatMap((other) => {
      const drop = dropOf(other, distance, rules);
      if (drop === null) return [];
      return [{ ...this.#state.occurrenceOf({ event: other.event, drop }), key: other.key }];
    });
  }

  #distanceOf({ drop: { when, resource } }: Draft, grabbed: Occurrence): Distance {
    const rules = this.rules();
    const columns = resource === undefined ? 0 : columnsBetween(resource.from, resource.to, rules);
    return { ...distanceTo(grabbed, when, rules), columns };
  }
}
