import type { ChangeSet, Drop, OutsideEvent, SlotRules } from 'ng-event-calendar/core/edits';
import type {
  BandOwner,
  CalendarEvent,
  ColumnOwner,
  ResourceIndex,
  Slot,
} from 'ng-event-calendar/core/internal';

/** Events that are dropped together with a dragged one. */
export interface Company {
  /** All events of the drop, the dragged one among them, in order of start. */
  readonly events: readonly OutsideEvent[];
  /** Returns the change that adds them all to another calendar; null where one would leave its columns. */
  addedTo(arrival: Arrival): ChangeSet | null;
}

/** Events that come into a view together, with the owners of its columns or rows. */
export interface Arriving {
  readonly company: Company;
  readonly owners: readonly BandOwner[];
}

/** The calendar in which several events arrive. */
export interface Arrival {
  readonly events: readonly CalendarEvent[];
  /** Dragged event as it arrives. */
  readonly placed: CalendarEvent;
  /** Resource in whose columns it arrives. */
  readonly resource: Slot['resource'];
  readonly rules: SlotRules & {
    readonly owners: readonly ColumnOwner[];
    readonly resources: ResourceIndex;
  };
  readonly localZone: string;
  dropped(event: CalendarEvent, drop: Drop): CalendarEvent;
  completed(event: CalendarEvent): CalendarEvent;
}

/** Returns the owners of columns or rows between which events move. */
export function movableOwners(owners: readonly BandOwner[]): readonly ColumnOwner[] {
  return owners.filter((owner) => owner !== 'all');
}
