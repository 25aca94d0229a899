import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarId,
  type CalendarResource,
  type CalendarView,
  type SelectedOccurrence,
} from 'ng-event-calendar';
import { publish } from '../adapter';

/** With `?panel=closed` there is no side panel, as in other calendars. */
const isSidePanelOpen = !location.search.includes('panel=closed');
/** With `?search` there is a search field. */
const canSearch = location.search.includes('search');
/** With `?several` users may select several events. */
const canSelect = location.search.includes('several');

/** Our calendar with its defaults in a host that holds the events, the view and the date. */
@Component({
  selector: 'bench-root',
  imports: [EventCalendarComponent],
  template: `
    @if (isMounted()) {
      <event-calendar
        height="100vh"
        [resources]="resources()"
        [resourceColumns]="areBeside()"
        [defaultPreferences]="preferences"
        [eventSearch]="canSearch"
        [eventFilter]="filter()"
        [canSelectSeveralEvents]="canSelect"
        [(selectedEvents)]="selected"
        [(events)]="events"
        [(view)]="view"
        [(visibleDate)]="date"
      />
    }
  `,
})
class App {
  readonly preferences = { isSidePanelOpen };
  readonly canSearch = canSearch;
  readonly canSelect = canSelect;
  readonly selected = signal<readonly (CalendarId | SelectedOccurrence)[]>([]);
  readonly filter = signal<((event: CalendarEvent) => boolean) | undefined>(undefined);
  readonly isMounted = signal(false);
  readonly resources = signal<readonly CalendarResource[]>([]);
  readonly areBeside = signal(false);
  readonly events = signal<CalendarEvent[]>([]);
  readonly view = signal<CalendarView>('week');
  readonly date = signal('');
}

/** Publishes the adapter over the running app. */
function publishApp(app: App): void {
  publish<CalendarEvent>({
    eventSelector: 'ec-event',
    mount(events, { view, date, resources, areBeside }) {
      app.areBeside.set(areBeside);
      app.resources.set(resources as readonly CalendarResource[]);
      app.events.set(events);
      app.view.set(view);
      app.date.set(date);
      app.isMounted.set(true);
    },
    setView: (view) => app.view.set(view),
    goTo: (date) => app.date.set(date),
    setEvents: (events) => app.events.set(events),
    destroy() {
      app.isMounted.set(false);
      app.events.set([]);
    },
    hideEnding: (digit) => app.filter.set(({ id }) => !String(id).endsWith(String(digit))),
    field: {
      open: () => document.querySelector<HTMLElement>('ec-toolbar .ec-search')?.click(),
      input: 'ec-event-search input',
      result: 'ec-event-search [role="option"]',
      isBusy: () => document.querySelector('ec-event-search[aria-busy]') !== null,
    },
    select: (ids) => app.selected.set(ids),
    countSelected() {
      const root = document.querySelector('[data-selection]');
      return Number(root?.getAttribute('data-selection') ?? 0);
    },
    countEvents: () => app.events().length,
    getStart: (id) => app.events().find((event) => event.id === id)?.start ?? '',
  });
}

bootstrapApplication(App)
  .then(({ components }) => publishApp(components[0]!.instance as App))
  .catch((error: unknown) => {
    reportError(error);
  });
