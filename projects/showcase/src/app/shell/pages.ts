/** The pages of the navigation, in order. */
export const PAGES = [
  { path: '/docs', label: 'Docs' },
  { path: '/', label: 'Playground' },
  { path: '/desk', label: 'Front desk' },
  { path: '/holidays', label: 'Holidays' },
  { path: '/many', label: 'Many events' },
  { path: '/recurrence', label: 'Recurrence' },
  { path: '/resources', label: 'Resources' },
  { path: '/zones', label: 'Time zones' },
  { path: '/in-and-out', label: 'In and out' },
  { path: '/icalendar', label: 'iCalendar' },
  { path: '/source', label: 'Data on demand' },
  { path: '/your-own', label: 'Your own' },
  { path: '/phone', label: 'Phone' },
  { path: '/looks', label: 'Looks' },
  { path: '/languages', label: 'Languages' },
  { path: '/bad-input', label: 'Bad input' },
] as const;
