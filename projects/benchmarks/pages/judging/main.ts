import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { CalendarEvent, CalendarResource, CalendarView } from 'ng-event-calendar';
import {
  indexEvents,
  indexResources,
  judge,
  localZone,
  type World,
  type WorkingHours,
} from 'ng-event-calendar/core';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { RECURRENCE_ENGINE } from 'ng-event-calendar/recurrence';
import { publish, type BenchRules } from '../adapter';

const HOURS: readonly WorkingHours[] = [
  { days: [0, 1, 2, 3, 4, 5, 6], start: '08:00', end: '18:00' },
];
const RULES: Readonly<
  Record<BenchRules, Pick<World, 'workingHours' | 'unavailableTimes' | 'eventOverlap'>>
> = {
  all: { workingHours: HOURS, unavailableTimes: 'refuse', eventOverlap: 'refuse' },
  hours: { workingHours: HOURS, unavailableTimes: 'refuse' },
  none: {},
};

/** The calendar with recurring events, and beside it what it asks at each step of a drag. */
@Component({
  selector: 'bench-root',
  imports: [EventCalendarPremiumComponent],
  template: `
    @if (isMounted()) {
      <event-calendar-premium
        height="100vh"
        [resources]="resources()"
        [(events)]="events"
        [(view)]="view"
        [(visibleDate)]="date"
      />
    }
  `,
})
class App {
  readonly isMounted = signal(false);
  readonly resources = signal<readonly CalendarResource[]>([]);
  readonly events = signal<CalendarEvent[]>([]);
  readonly view = signal<CalendarView>('week');
  readonly date = signal('');
}

/** Publishes the adapter over the running app. */
function publishApp(app: App): void {
  const worlds = new Map<BenchRules, World>();
  const worldOf = (rules: BenchRules): World => {
    const known = worlds.get(rules);
    if (known !== undefined) return known;
    const world: World = {
      index: indexEvents(app.events(), localZone(), undefined, RECURRENCE_ENGINE),
      resources: indexResources(app.resources()),
      ...RULES[rules],
    };
    worlds.set(rules, world);
    return world;
  };
  publish<CalendarEvent>({
    eventSelector: 'ec-event',
    mount(events, { view, date, resources }) {
      app.resources.set(resources as readonly CalendarResource[]);
      app.events.set(events);
      app.view.set(view);
      app.date.set(date);
      app.isMounted.set(true);
      worlds.clear();
    },
    setView: (view) => app.view.set(view),
    goTo: (date) => app.date.set(date),
    setEvents: (events) => app.events.set(events),
    destroy() {
      app.isMounted.set(false);
      app.events.set([]);
    },
    judge: (before, after, rules) =>
      judge({ changes: [{ before, after }] }, worldOf(rules)).length > 0,
  });
}

bootstrapApplication(App)
  .then(({ components }) => publishApp(components[0]!.instance as App))
  .catch((error: unknown) => {
    reportError(error);
  });
