import {
  indexEvents,
  indexResources,
  toInstant,
  workloadOf,
  type AvailabilityContext,
  type CalendarEvent,
  type CalendarResource,
  type WorkingHours,
} from 'ng-event-calendar/core';

/** Data of a plant for a report, which needs no browser. */
export interface Plant {
  readonly events: readonly CalendarEvent[];
  readonly resources: readonly CalendarResource[];
  readonly workingHours: readonly WorkingHours[];
  /** Zone of times that name none. */
  readonly zone: string;
}

/** Returns the share of open time that is booked between two dates, by the title of each top-level resource. */
export function utilization(plant: Plant, from: string, until: string): Record<string, number> {
  const world: AvailabilityContext = {
    index: indexEvents(plant.events, plant.zone),
    resources: indexResources(plant.resources),
    workingHours: plant.workingHours,
  };
  const range = { start: toInstant(from, plant.zone), end: toInstant(until, plant.zone) };
  return Object.fromEntries(
    plant.resources.map(({ id, title }) => {
      const { booked, open } = workloadOf(range, id, world);
      return [title, open === 0 ? 0 : booked / open];
    }),
  );
}
