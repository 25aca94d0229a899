import {
  createCalendar,
  destroyCalendar,
  Interaction,
  ResourceTimeline,
  type Calendar,
} from '@event-calendar/core';
import { publish, type TimelineView } from '../adapter';

const DAY = 24 * 60 * 60 * 1000;

let calendar: Calendar | undefined;
let host: HTMLElement | undefined;

const viewOf = (view: TimelineView): string =>
  view === 'timeline' ? 'resourceTimelineWeek' : 'resourceTimelineMonth';

/** Returns the end of an all-day event: the day after the last. */
function dayAfter(date: string): string {
  return new Date(Date.parse(date.slice(0, 10)) + DAY).toISOString().slice(0, 10);
}

publish<Calendar.EventInput, TimelineView>({
  eventSelector: '.ec-event',
  views: ['timeline', 'timeline-days'],
  mount(events, { view, date, resources }) {
    host = document.createElement('div');
    document.body.append(host);
    calendar = createCalendar(host, [ResourceTimeline, Interaction], {
      view: viewOf(view),
      date,
      resources: resources.map(({ id, title }) => ({ id, title })),
      events,
      firstDay: 0,
      height: '100vh',
      scrollTime: '07:00:00',
      editable: true,
      // A cell is an hour, as in ours.
      slotDuration: '01:00:00',
      slotWidth: 80,
    });
  },
  setView: (view) => calendar?.setOption('view', viewOf(view)),
  goTo: (date) => calendar?.setOption('date', date),
  setEvents: (events) => calendar?.setOption('events', events),
  destroy() {
    if (calendar !== undefined) void destroyCalendar(calendar);
    host?.remove();
    calendar = undefined;
    host = undefined;
  },
  toNative: ({ id, title, resource, start, end, allDay }, resources) => ({
    id,
    title,
    resourceIds: [resource],
    backgroundColor: resources.find((each) => each.id === resource)?.eventColor ?? 'grey',
    ...(allDay
      ? { allDay, start: start.slice(0, 10), end: dayAfter(end) }
      : { allDay: false, start, end }),
  }),
});
