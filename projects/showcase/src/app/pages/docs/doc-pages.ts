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
      label: 'Recipes',
      pages: [
        { path: 'backend', label: 'Your own backend' },
        { path: 'editor', label: 'Your own editor' },
        { path: 'content', label: 'Your own content' },
        { path: 'forms', label: 'Forms' },
        { path: 'theming', label: 'Theming' },
        { path: 'hours', label: 'Hours' },
        { path: 'resources', label: 'Resources' },
        { path: 'resource-columns', label: 'People and rooms' },
        { path: 'timeline', label: 'Timeline' },
        { path: 'availability', label: 'Availability' },
        { path: 'judging-server', label: 'A server that judges' },
        { path: 'find-a-time', label: 'Find a time' },
        { path: 'booking-desk', label: 'A booking desk' },
        { path: 'school-rooms', label: 'Rooms of a school' },
        { path: 'days', label: 'Which days' },
        { path: 'zones', label: 'Time zones' },
        { path: 'recurrence', label: 'Recurring events' },
        { path: 'series-and-holidays', label: 'Series and holidays' },
        { path: 'in-and-out', label: 'Drag in and out' },
        { path: 'waiting-list', label: 'Waiting list' },
        { path: 'free-room', label: 'A free room' },
        { path: 'icalendar', label: 'iCalendar' },
        { path: 'several', label: 'Several events' },
        { path: 'filter', label: 'Search and filter' },
        { path: 'exports', label: 'Exports' },
        { path: 'printing', label: 'Printing' },
        { path: 'languages', label: 'Languages' },
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
