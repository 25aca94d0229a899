/**
 * FullCalendar's timeline under its trial terms: the runner installs the package outside of the repository, bundles
 * this page there, and removes both after the run.
 */
import { Calendar } from 'fullcalendar';
import interaction from 'fullcalendar/interaction';
import classicTheme from 'fullcalendar/themes/classic';
import resourceTimeline from 'fullcalendar-scheduler/resource-timeline';

const DAY = 24 * 60 * 60 * 1000;

let calendar;
let host;

const viewOf = (view) => (view === 'timeline' ? 'resourceTimelineWeek' : 'resourceTimelineMonth');

/** Returns the end of an all-day event: the day after the last. */
const dayAfter = (date) => new Date(Date.parse(date.slice(0, 10)) + DAY).toISOString().slice(0, 10);

window.calendarBench = {
  eventSelector: '.bench-event',
  views: ['timeline', 'timeline-days'],
  mount(events, { view, date, resources }) {
    host = document.createElement('div');
    document.body.append(host);
    calendar = new Calendar(host, {
      // The licence for trials.
      schedulerLicenseKey: 'CC-Attribution-NonCommercial-NoDerivatives',
      plugins: [resourceTimeline, interaction, classicTheme],
      headerToolbar: { start: 'prev,next today', center: 'title', end: '' },
      initialView: viewOf(view),
      initialDate: date,
      // It is only windowed with a height in pixels.
      height: innerHeight,
      virtualization: true,
      firstDay: 0,
      scrollTime: '07:00:00',
      editable: true,
      slotDuration: '01:00:00',
      slotMinWidth: 80,
      eventClass: 'bench-event',
      resources: resources.map(({ id, title }) => ({ id, title })),
      events,
    });
    calendar.render();
  },
  setView: (view) => calendar.changeView(viewOf(view)),
  goTo: (date) => calendar.gotoDate(date),
  setEvents: (events) => calendar.setOption('events', events),
  destroy() {
    calendar.destroy();
    host.remove();
  },
  toNative: ({ id, title, resource, start, end, allDay }, resources) => ({
    id,
    title,
    resourceId: resource,
    color: resources.find((each) => each.id === resource)?.eventColor ?? 'grey',
    ...(allDay
      ? { allDay, start: start.slice(0, 10), end: dayAfter(end) }
      : { allDay: false, start, end }),
  }),
};
