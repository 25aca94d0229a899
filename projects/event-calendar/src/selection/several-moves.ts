import { inject, Injectable, untracked } from '@angular/core';
import type { Occurrence } from 'ng-event-calendar/core/internal';
import {
  columnsBetween,
  distanceTo,
  dropOf,
  moveByColumns,
  type ColumnsInOrder,
  type Distance,
  type MoveRules,
} from 'ng-event-calendar/core/several';
import { movableOwners } from '../store/events/company';
import { SessionChanges } from '../gestures/session-changes';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { Navigation } from '../store/dates/navigation';
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
  readonly #navigation = inject(Navigation);

  /** Returns the rules by which events move: the days that the view shows, its zone, and its columns or rows. */
  rules(): MoveRules & ColumnsInOrder {
    const owners = untracked(() => this.#view.geometry()?.owners?.()) ?? [];
    return {
      ...this.#changes.rules(),
      owners: movableOwners(owners),
      resources: untracked(this.#store.resources),
    };
  }

  /** Returns the changes that move the events of a draft; null where one would leave the columns. */
  ofDraft(draft: Draft, grabbed: Occurrence): readonly PlannedChange[] | null {
    const others = this.by(this.#distanceOf(draft, grabbed), draft.others ?? []);
    if (!others.every((each) => each !== null)) return null;
    const { drop } = draft;
    return [
      { occurrence: grabbed, change: (event) => this.#changes.dropped(event, drop) },
      ...others,
    ];
  }

  /** Returns the change that moves each event by a distance; null for one that would leave the columns. */
  by(distance: Distance, occurrences: readonly Occurrence[]): readonly (PlannedChange | null)[] {
    const rules = this.rules();
    return occurrences.map((occurrence) => {
      const drop = dropOf(occurrence, distance, rules);
      return drop && { occurrence, change: (event) => this.#changes.dropped(event, drop) };
    });
  }

  /** Whether one of the events of a draft would leave the columns. */
  leavesColumns(draft: Draft, grabbed: Occurrence): boolean {
    const { columns } = this.#distanceOf(draft, grabbed);
    const rules = this.rules();
    return (draft.others ?? []).some(({ event }) => moveByColumns(event, columns, rules) === null);
  }

  /**
   * Returns other events of a draft as they would be after its drop, of those that come to be on the page; none that would
   * leave the columns.
   */
  previewsOf(draft: Draft, grabbed: Occurrence): readonly Occurrence[] {
    const [distance, rules] = [this.#distanceOf(draft, grabbed), this.rules()];
    const days = untracked(this.#navigation.days);
    const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
    const previews: Occurrence[] = [];
    for (const other of draft.others ?? []) {
      if (previews.length === PREVIEWS) break;
      const drop = dropOf(other, distance, rules);
      if (drop === null) continue;
      const moved = this.#state.occurrenceOf({ event: other.event, drop });
      const isInSight = first <= moved.lastDay && moved.firstDay <= last;
      if (isInSight) previews.push({ ...moved, key: other.key });
    }
    return previews;
  }

  #distanceOf({ drop: { when, resource } }: Draft, grabbed: Occurrence): Distance {
    const rules = this.rules();
    const columns = resource === undefined ? 0 : columnsBetween(resource.from, resource.to, rules);
    return { ...distanceTo(grabbed, when, rules), columns };
  }
}
