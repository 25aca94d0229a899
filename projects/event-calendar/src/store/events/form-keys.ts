/** Keys of an event that the calendar's form writes; all others are the host's own, or no field's. */
export const FORM_KEYS: ReadonlySet<string> = new Set([
  'id',
  'title',
  'start',
  'end',
  'allDay',
  'timezone',
  'resource',
  'color',
  'description',
  'rrule',
  'exDates',
  'rDates',
]);
