import type { EventOverlap, UnavailableTimes, WorkingHours } from './availability';
import type { CalendarId, Resizable } from './event';
import type { PaletteName } from './palette';

/** A person, room, machine or team that events belong to. */
export interface CalendarResource {
  readonly id: CalendarId;
  readonly title: string;
  /** Colour of the resource's events that name none themselves. */
  readonly eventColor?: PaletteName;
  readonly children?: readonly CalendarResource[];
  /**
   * Whether events may be given to it; false for what only holds others, as a building or a team: it isn't offered,
   * takes no drops and has no column. Events that name it already stay. Default `true`.
   */
  readonly canHaveEvents?: boolean;
  readonly areEventsDraggable?: boolean;
  readonly areEventsResizable?: Resizable;
  readonly areEventsReadOnly?: boolean;
  /**
   * When the resource works, and those within it that have no hours of their own; an empty list says nothing.
   */
  readonly workingHours?: readonly WorkingHours[];
  /** What happens to what is put outside of its open time; else as for those above, or as the calendar says. */
  readonly unavailableTimes?: UnavailableTimes;
  /**
   * How many seats it has at a time, all that lies within it together: a whole number, 0 for none; left out, there is
   * no limit.
   */
  readonly capacity?: number;
  /** What happens to what overlaps on it; else as for those above, or as the calendar says. */
  readonly eventOverlap?: EventOverlap;
}

/** Which resources are shown, by resource id. A missing entry means shown. */
export type VisibleResources = Readonly<Record<string, boolean>>;
