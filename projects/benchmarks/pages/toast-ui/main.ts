import ToastCalendar, {
  type ToastChange,
  type ToastDate,
  type ToastEvent,
} from '@toast-ui/calendar';
import { publish, type BenchView } from '../adapter';

let calendar: ToastCalendar | undefined;
let events: readonly ToastEvent[] = [];
let host: HTMLElement | undefined;

/** The host's own array is the source of truth; a drag's changes are passed to the calendar as its guide says. */
function take({ event, changes }: ToastChange): void {
  events = events.map((each) =>
    each.id === event.id
      ? {
          ...each,
          ...(changes.start && { start: isoTime(changes.start) }),
          ...(changes.end && { end: isoTime(changes.end) }),
        }
      : each,
  );
  calendar?.updateEvent(event.id, event.calendarId, changes);
}

/** Returns the wall time of a moment in the zone of the browser. */
function isoTime(date: ToastDate): string {
  const moment = date.toDate();
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 19);
}

/** Shows the day from six o'clock on, as the others do by default; scrolling works only some frames later. */
function scrollToMorning(frames = 3): void {
  requestAnimationFrame(() => {
    const hours = host?.querySelector('.toastui-calendar-panel.toastui-calendar-time');
    if (frames > 1) scrollToMorning(frames - 1);
    else if (hours) hours.scrollTop = hours.scrollHeight / 4;
  });
}

/** TOAST UI has no list of events. */
const viewOf = (view: BenchView) => (view === 'agenda' ? 'week' : view);

publish<ToastEvent>({
  eventSelector: '.toastui-calendar-layout [data-event-id]',
  views: ['day', 'week', 'month'],
  mount(given, { view, date }) {
    events = given;
    host = document.createElement('div');
    host.style.blockSize = '100vh';
    document.body.append(host);
    calendar = new ToastCalendar(host, {
      defaultView: viewOf(view),
      usageStatistics: false,
      week: { startDayOfWeek: 0, taskView: false },
      month: { startDayOfWeek: 0 },
    });
    calendar.on('beforeUpdateEvent', take);
    calendar.setDate(date);
    calendar.createEvents(events);
    scrollToMorning();
  },
  setView(view) {
    calendar?.changeView(viewOf(view));
    scrollToMorning();
  },
  goTo: (date) => calendar?.setDate(date),
  // Events are added, changed and removed one by one, or all at once: arrays aren't compared.
  setEvents(given) {
    events = given;
    calendar?.clear();
    calendar?.createEvents(events);
  },
  destroy() {
    calendar?.destroy();
    host?.remove();
    calendar = undefined;
    host = undefined;
    events = [];
  },
  toNative({ id, title, resource, start, end, allDay }, resources) {
    const color = resources.find((each) => each.id === resource)?.eventColor ?? 'grey';
    return {
      ...{ id, title, start, end, calendarId: resource },
      category: allDay ? 'allday' : 'time',
      isAllday: allDay ?? false,
      ...{ backgroundColor: color, borderColor: color },
    };
  },
  getStart: (id) => events.find((event) => event.id === id)?.start ?? '',
});
