import type { Id, Resizable } from './event';
import type { PaletteName } from './palette';

/** A person, room, machine or team that events belong to. */
export interface CalendarResource {
  readonly id: Id;
  readonly title: string;
  /** Colour of the resource's events that name none themselves. */
  readonly eventColor?: PaletteName;
  readonly children?: readonly CalendarResource[];
  readonly areEventsDraggable?: boolean;
  readonly areEventsResizable?: Resizable;
  readonly areEventsReadOnly?: boolean;
}

/** Which resources are shown, by resource id. A missing entry means shown. */
export type VisibleResources = Readonly<Record<string, boolean>>;
