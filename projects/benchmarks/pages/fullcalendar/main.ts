import { Calendar, type EventApi, type EventInput } from 'fullcalendar';
import dayGrid from 'fullcalendar/daygrid';
import interaction from 'fullcalendar/interaction';
import list from 'fullcalendar/list';
import classicTheme from 'fullcalendar/themes/classic';
import timeGrid from 'fullcalendar/timegrid';
import { publish } from '../adapter';

const VIEWS = {
  day: 'timeGridDay',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
  agenda: 'listWeek',
} as const;

const DAY = 24 * 60 * 60 * 1000;

let calendar: Calendar | undefined;
let events: EventInput[] = [];
let host: HTMLElement | undefined;

/** The host's own array is the source of truth: a change is read from the calendar and passed back. */
function take(changed: EventApi): void {
  events = events.map((event) =>
    event.id === changed.id
      ? { ...event, allDay: changed.allDay, start: changed.startStr, end: changed.endStr }
      : event,
  );
  calendar?.setOption('events', events);
}

/** Returns the end of an all-day event as FullCalendar wants it: the day after the last. */
function dayAfter(date: string): string {
  return new Date(Date.parse(date.slice(0, 10)) + DAY).toISOString().slice(0, 10);
}

publish<EventInput>({
  eventSelector: '.bench-event',
  mount(given, { view, date }) {
    events = given;
    host = document.createElement('div');
    document.body.append(host);
    calendar = new Calendar(host, {
      plugins: [timeGrid, dayGrid, list, interaction, classicTheme],
      headerToolbar: {
        start: 'prev,next today',
        center: 'title',
        end: Object.values(VIEWS).join(','),
      },
      initialView: VIEWS[view],
      initialDate: date,
      height: '100vh',
      firstDay: 0,
      editable: true,
      dayMaxEvents: true,
      eventClass: 'bench-event',
      events,
      eventChange: ({ event }) => take(event),
    });
    calendar.render();
  },
  setView: (view) => calendar?.changeView(VIEWS[view]),
  goTo: (date) => calendar?.gotoDate(date),
  setEvents(given) {
    events = given;
    calendar?.setOption('events', events);
  },
  destroy() {
    calendar?.destroy();
    host?.remove();
    calendar = undefined;
    host = undefined;
    events = [];
  },
  toNative: ({ id, title, resource, start, end, allDay }, resources) => ({
    id,
    title,
    color: resources.find((each) => each.id === resource)?.eventColor ?? 'grey',
    ...(allDay
      ? { allDay, start: start.slice(0, 10), end: dayAfter(end) }
      : { allDay: false, start, end }),
  }),
  getStart: (id) =>
    String(events.find((event) => event.id === id)?.start ?? '')
      .padEnd(10)
      .slice(0, 19),
});
