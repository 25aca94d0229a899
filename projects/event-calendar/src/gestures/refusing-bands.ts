import { effect, inject, Injectable, NgZone, untracked } from '@angular/core';
import { dropAt } from 'ng-event-calendar/core/edits';
import {
  keyOfOwner,
  nodeOf,
  type BandOwner,
  type OwnerKey,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { SessionState, type Draft } from '../store/events/session-state';
import { SessionChanges } from './session-changes';
import { ActiveViewGeometry } from './view-geometry';

/** Milliseconds of a frame in which rows are validated. */
const SLICE = 4;

/** Says which rows in sight would refuse what is moved, at its present times. */
@Injectable()
export class RefusingBands {
  readonly #state = inject(SessionState);
  readonly #changes = inject(SessionChanges);
  readonly #edits = inject(CalendarEdits);
  readonly #view = inject(ActiveViewGeometry);
  readonly #zone = inject(NgZone);
  #frame = 0;

  constructor() {
    effect((onCleanup) => {
      const draft = this.#state.draft();
      const owners = this.#view.geometry()?.ownersInSight?.() ?? [];
      onCleanup(() => cancelAnimationFrame(this.#frame));
      untracked(() => {
        if (draft?.kind !== 'move' || owners.length === 0) this.#state.refusing.set(NONE);
        else this.#validate(draft, owners);
      });
    });
  }

  /** Validates a few owners in each frame, after the preview of the step is drawn. */
  #validate(draft: Draft, owners: readonly BandOwner[]): void {
    const refusing = new Set<OwnerKey>();
    let at = 0;
    const go = (): void => {
      const end = performance.now() + SLICE;
      while (at < owners.length && performance.now() < end) {
        const owner = owners[at++]!;
        if (owner !== 'all' && this.#refuses(draft, owner)) refusing.add(keyOfOwner(owner));
      }
      if (at < owners.length) this.#later(go);
      else this.#zone.run(() => this.#state.refusing.set(refusing));
    };
    this.#later(go);
  }

  #later(act: () => void): void {
    this.#zone.runOutsideAngular(() => (this.#frame = requestAnimationFrame(act)));
  }

  #refuses(draft: Draft, owner: Exclude<BandOwner, 'all'>): boolean {
    const { drop, resource } = draft;
    const origin = drop.resource === undefined ? resource : drop.resource.from;
    const slot = (of: Slot['resource']): Slot => ({ day: 0, instant: null, resource: of ?? null });
    const to = slot(nodeOf(owner)?.resource.id ?? null);
    const change = this.#changes.changeOf({ ...draft, drop: dropAt(drop.when, slot(origin), to) });
    return change !== null && this.#edits.isRefusedByRules(change);
  }
}

const NONE: ReadonlySet<OwnerKey> = new Set();
