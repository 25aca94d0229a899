import type { EventOverlap, UnavailableTimes, WorkingHours } from './availability';
import type { CalendarId, Resizable } from './event';
import type { PaletteName } from './palette';

/** A person, room, machine or team that events belong to. */
export interface CalendarResource {
  /** Unique among the resources. */
  readonly id: CalendarId;
  /** Title shown to users; without one they see the id. */
  readonly title: string;
  /**
   * Kind of the resource, in the words of users: 'Teacher'. Children inherit it; resources without a kind form one
   * unnamed kind. A drop replaces only an event's resources of the same kind, and the editor has a field for each kind.
   */
  readonly kind?: string;
  /** Colour of the resource's events that don't name one. */
  readonly eventColor?: PaletteName;
  /** Resources within this one. */
  readonly children?: readonly CalendarResource[];
  /**
   * Whether events may be assigned to the resource. Set false for one that only groups others, such as a building or a
   * team: it isn't offered, accepts no drops and has no column. Events that already name it stay. Default `true`.
   */
  readonly canHaveEvents?: boolean;
  /** Whether its events may be moved. Default: as its nearest ancestor or the calendar says. */
  readonly areEventsDraggable?: boolean;
  /** Edges by which its events may be resized. Default: as its nearest ancestor or the calendar says. */
  readonly areEventsResizable?: Resizable;
  /**
   * Whether its events can't be changed, nor others assigned to it. Default: as its nearest ancestor or the calendar
   * says.
   */
  readonly areEventsReadOnly?: boolean;
  /**
   * Working hours of the resource, and of its descendants that have none of their own; an empty list counts as none.
   */
  readonly workingHours?: readonly WorkingHours[];
  /** Answer to events outside its open time. Default: as its nearest ancestor or the calendar says. */
  readonly unavailableTimes?: UnavailableTimes;
  /**
   * Number of seats that it and its descendants have at a time: a whole number, 0 for none; left out, there is no
   * limit.
   */
  readonly capacity?: number;
  /** Answer to events that overlap. Default: as its nearest ancestor or the calendar says. */
  readonly eventOverlap?: EventOverlap;
}

/** Visibility of resources, by resource id. A missing entry means shown. */
export type VisibleResources = Readonly<Record<string, boolean>>;
