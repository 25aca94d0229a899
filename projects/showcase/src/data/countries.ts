import type { CalendarResource } from 'ng-event-calendar/core';

/** The countries of the holidays page, by part of the world. */
export const COUNTRIES: readonly CalendarResource[] = [
  {
    id: 'americas',
    title: 'Americas',
    children: [
      { id: 'BR', title: 'Brazil', eventColor: 'green' },
      { id: 'CA', title: 'Canada', eventColor: 'red' },
      { id: 'US', title: 'United States', eventColor: 'indigo' },
    ],
  },
  {
    id: 'europe',
    title: 'Europe',
    children: [
      { id: 'DE', title: 'Germany', eventColor: 'amber' },
      { id: 'FR', title: 'France', eventColor: 'blue' },
      { id: 'GB', title: 'United Kingdom', eventColor: 'purple' },
      { id: 'IT', title: 'Italy', eventColor: 'teal' },
      { id: 'PL', title: 'Poland', eventColor: 'pink' },
      { id: 'SE', title: 'Sweden', eventColor: 'lime' },
    ],
  },
  {
    id: 'elsewhere',
    title: 'Asia, Pacific, Africa',
    children: [
      { id: 'AU', title: 'Australia', eventColor: 'orange' },
      { id: 'JP', title: 'Japan', eventColor: 'grey' },
      { id: 'ZA', title: 'South Africa', eventColor: 'teal' },
    ],
  },
];
