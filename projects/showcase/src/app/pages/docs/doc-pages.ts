/** A page of the documentation: its path below `/docs`, and its name. */
export interface DocPage {
  readonly path: string;
  readonly label: string;
}

/** Pages of the documentation without the API reference, in order. */
export const DOC_GROUPS: readonly { readonly label: string; readonly pages: readonly DocPage[] }[] =
  [
    {
      label: 'Start',
      pages: [
        { path: '', label: 'Getting started' },
        { path: 'props', label: 'Props' },
        { path: 'accessibility', label: 'Accessibility' },
        { path: 'conformance', label: 'Conformance report' },
      ],
    },
    {
      label: 'Events',
      pages: [
        { path: 'backend', label: 'Your own backend' },
        { path: 'forms', label: 'Forms' },
        { path: 'recurrence', label: 'Recurring events' },
        { path: 'series-and-holidays', label: 'Series and holidays' },
        { path: 'several', label: 'Several events' },
        { path: 'filter', label: 'Search and filter' },
        { path: 'icalendar', label: 'iCalendar' },
        { path: 'exports', label: 'Exports' },
        { path: 'judging-server', label: 'Validate on a server' },
      ],
    },
    {
      label: 'Dates and times',
      pages: [
        { path: 'days', label: 'Which days' },
        { path: 'hours', label: 'Hours' },
        { path: 'zones', label: 'Time zones' },
        { path: 'availability', label: 'Availability' },
        { path: 'find-a-time', label: 'Find a time' },
      ],
    },
    {
      label: 'People and rooms',
      pages: [
        { path: 'resources', label: 'Resources' },
        { path: 'resource-columns', label: 'People and rooms' },
        { path: 'timeline', label: 'Timeline' },
        { path: 'booking-desk', label: 'A booking desk' },
        { path: 'school-rooms', label: 'Rooms of a school' },
        { path: 'waiting-list', label: 'Waiting list' },
        { path: 'free-room', label: 'A free room' },
        { path: 'in-and-out', label: 'Drag in and out' },
      ],
    },
    {
      label: 'Appearance and texts',
      pages: [
        { path: 'theming', label: 'Theming' },
        { path: 'content', label: 'Your own content' },
        { path: 'editor', label: 'Your own editor' },
        { path: 'languages', label: 'Languages' },
        { path: 'printing', label: 'Printing' },
        { path: 'testing', label: 'Testing' },
      ],
    },
    {
      label: 'Coming from',
      pages: [
        { path: 'from-fullcalendar', label: 'FullCalendar' },
        { path: 'from-angular-calendar', label: 'angular-calendar' },
      ],
    },
  ];
