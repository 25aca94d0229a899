import type { CalendarEvent, CalendarResource } from 'ng-event-calendar/core';

/** An event of the studio, with a key of the host that survives every edit. */
export interface StudioEvent extends CalendarEvent {
  readonly bookedBy?: string;
}

/** A studio for physiotherapy and pilates: its people and its rooms. */
export const STUDIO_RESOURCES: readonly CalendarResource[] = [
  {
    id: 'team',
    title: 'Practitioners',
    children: [
      { id: 'mara', title: 'Mara Lindqvist', eventColor: 'indigo' },
      { id: 'tomas', title: 'Tomas Okafor', eventColor: 'teal' },
      { id: 'yuki', title: 'Yuki Arai', eventColor: 'purple' },
    ],
  },
  {
    id: 'rooms',
    title: 'Rooms',
    eventColor: 'amber',
    children: [
      { id: 1, title: 'Studio hall', eventColor: 'orange' },
      { id: 2, title: 'Treatment room', areEventsResizable: 'end' },
    ],
  },
  { id: 'house', title: 'House', eventColor: 'grey' },
];
