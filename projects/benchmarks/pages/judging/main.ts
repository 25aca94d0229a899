import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type {
  CalendarEvent,
  CalendarResource,
  CalendarView,
  EventChangeRequest,
  EventOverlap,
} from 'ng-event-calendar';
import {
  eventsAfter,
  findFreeTimes,
  indexEvents,
  indexResources,
  refusedDates,
  validateChange,
  localZone,
  type FreeTimesQuery,
  type AvailabilityContext,
  type WorkingHours,
} from 'ng-event-calendar/core';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { RECURRENCE_ENGINE } from 'ng-event-calendar/recurrence';
import { publish, type BenchRules, type BenchSearch } from '../adapter';

const HOURS: readonly WorkingHours[] = [
  { days: [0, 1, 2, 3, 4, 5, 6], start: '08:00', end: '18:00' },
];
const RULES: Readonly<
  Record<
    BenchRules,
    Pick<AvailabilityContext, 'workingHours' | 'unavailableTimes' | 'eventOverlap'>
  >
> = {
  all: { workingHours: HOURS, unavailableTimes: 'refuse', eventOverlap: 'refuse' },
  hours: { workingHours: HOURS, unavailableTimes: 'refuse' },
  none: {},
};

const DAY = 86_400_000;
const FIRST = Date.parse('2025-06-08T00:00:00+02:00');

/** A series of one person that fills the working week. */
const SERIES: CalendarEvent = {
  ...{
    id: 'series',
    title: 'Series',
    resource: 'line-0',
    rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  },
  ...{ start: '2025-06-02T09:00:00', end: '2025-06-02T17:00:00' },
};
const WORKWEEK: readonly WorkingHours[] = [{ start: '09:00', end: '17:00' }];

/** Additional time zones shown beside the grid: three with `?zones=3`. */
const ZONES = location.search.includes('zones=3')
  ? ['America/New_York', 'Asia/Kolkata', 'Asia/Tokyo']
  : [];

/** The calendar with recurring events, and the functions that it calls at each step of a drag. */
@Component({
  selector: 'bench-root',
  imports: [EventCalendarPremiumComponent],
  template: `
    @if (isMounted()) {
      <event-calendar-premium
        height="100vh"
        [additionalTimezones]="zones"
        [resources]="resources()"
        [eventOverlap]="overlap()"
        [(events)]="events"
        [(view)]="view"
        [(visibleDate)]="date"
        (eventChangeRequest)="amend($event)"
      />
    }
  `,
})
class App {
  readonly zones = ZONES;
  readonly isMounted = signal(false);
  readonly resources = signal<readonly CalendarResource[]>([]);
  readonly events = signal<CalendarEvent[]>([]);
  readonly view = signal<CalendarView>('week');
  readonly date = signal('');
  readonly overlap = signal<EventOverlap>('allow');
  readonly amends = signal(false);

  amend(request: EventChangeRequest): void {
    // Every drop is accepted, after all rules were read.
    request.allow();
    if (this.amends()) request.amend({ resource: 'line-1' });
  }
}

/** Publishes the adapter over the running app. */
function publishApp(app: App): void {
  const worlds = new Map<BenchRules, AvailabilityContext>();
  const worldOf = (rules: BenchRules): AvailabilityContext => {
    const known = worlds.get(rules);
    if (known !== undefined) return known;
    const world: AvailabilityContext = {
      index: indexEvents(app.events(), localZone(), undefined, RECURRENCE_ENGINE),
      resources: indexResources(app.resources()),
      ...RULES[rules],
    };
    worlds.set(rules, world);
    return world;
  };
  const searches = new Map<
    BenchSearch,
    { readonly query: FreeTimesQuery; readonly world: AvailabilityContext }
  >();
  const searchOf = (search: BenchSearch) => {
    const known = searches.get(search);
    if (known !== undefined) return known;
    const isCrowd = search === 'crowd';
    const events = isCrowd ? app.events() : [SERIES];
    const made = {
      query: {
        resources: isCrowd ? app.resources().map(({ id }) => id) : ['line-0'],
        ...{ duration: 60, range: { start: FIRST, end: FIRST + (isCrowd ? 28 : 730) * DAY } },
      },
      world: {
        index: indexEvents(events, localZone(), undefined, RECURRENCE_ENGINE),
        ...{ resources: indexResources(app.resources()), workingHours: WORKWEEK },
      },
    };
    searches.set(search, made);
    return made;
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
      searches.clear();
    },
    setView: (view) => app.view.set(view),
    goTo: (date) => app.date.set(date),
    setEvents: (events) => app.events.set(events),
    destroy() {
      app.isMounted.set(false);
      app.events.set([]);
    },
    judge: (before, after, rules) =>
      validateChange({ changes: [{ before, after }] }, worldOf(rules)).length > 0,
    validateSeries(of) {
      // Another object each time: nothing of it has been read.
      const change = { changes: [{ before: null, after: { ...SERIES, id: 'new' } }] };
      const verdict = of === 'dates' ? refusedDates : validateChange;
      return verdict(change, worldOf('all')).length;
    },
    amendDrags(amends) {
      app.overlap.set('refuse');
      app.amends.set(amends);
    },
    getStart: (id) => app.events().find((event) => event.id === id)?.start ?? '',
    findTimes(search) {
      const { query, world } = searchOf(search);
      return findFreeTimes(query, world).times.length;
    },
    changeMany(events, count) {
      const every = Math.floor(events.length / count);
      const changes = Array.from({ length: count }, (_, at) => {
        const before = events[at * every]!;
        return { before, after: { ...before, title: `${before.title}!` }, position: at * every };
      });
      return eventsAfter(events, { changes });
    },
  });
}

bootstrapApplication(App)
  .then(({ components }) => publishApp(components[0]!.instance as App))
  .catch((error: unknown) => {
    reportError(error);
  });
