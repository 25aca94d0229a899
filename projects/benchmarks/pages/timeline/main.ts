import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
  type TimelinePreset,
} from 'ng-event-calendar';
import { publish, type TimelineView } from '../adapter';

/** Our timeline of a week by hours, or of a month by days, with parents collapsed at first. */
@Component({
  selector: 'bench-root',
  imports: [EventCalendarComponent],
  template: `
    @if (isMounted()) {
      <event-calendar
        height="100vh"
        view="timeline"
        [views]="['timeline']"
        [timeline]="timeline"
        [resources]="resources()"
        [defaultPreferences]="preferences"
        [(events)]="events"
        [(timelinePreset)]="preset"
        [(collapsedResources)]="collapsed"
        [(visibleDate)]="date"
      />
    }
  `,
})
class App {
  readonly timeline = { spans: { hours: { weeks: 1 } } } as const;
  readonly preferences = { isSidePanelOpen: false };
  readonly isMounted = signal(false);
  readonly resources = signal<readonly CalendarResource[]>([]);
  readonly events = signal<CalendarEvent[]>([]);
  readonly preset = signal<TimelinePreset>('hours');
  readonly collapsed = signal<Readonly<Record<string, boolean>>>({});
  readonly date = signal('');
}

const presetOf = (view: TimelineView): TimelinePreset => (view === 'timeline' ? 'hours' : 'days');

/** Publishes the adapter over the running app. */
function publishApp(app: App): void {
  publish<CalendarEvent, TimelineView>({
    eventSelector: 'ec-event',
    mount(events, { view, date, resources }) {
      const parents = resources.filter(({ children }) => children !== undefined);
      app.resources.set(resources as readonly CalendarResource[]);
      app.collapsed.set(Object.fromEntries(parents.map(({ id }) => [id, true])));
      app.events.set(events);
      app.preset.set(presetOf(view));
      app.date.set(date);
      app.isMounted.set(true);
    },
    setView: (view) => app.preset.set(presetOf(view)),
    goTo: (date) => app.date.set(date),
    setEvents: (events) => app.events.set(events),
    expandFirst() {
      const [, ...others] = Object.entries(app.collapsed());
      app.collapsed.set(Object.fromEntries(others));
    },
    destroy() {
      app.isMounted.set(false);
      app.events.set([]);
    },
    getStart: (id) => app.events().find((event) => event.id === id)?.start ?? '',
  });
}

bootstrapApplication(App)
  .then(({ components }) => publishApp(components[0]!.instance as App))
  .catch((error: unknown) => {
    reportError(error);
  });
