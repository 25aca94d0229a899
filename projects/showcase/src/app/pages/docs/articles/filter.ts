import type { Article } from '../article';
import { OpenVisits } from '../examples/open-visits';

export const FILTER: Article = {
  title: 'Filter',
  lede: 'Show some of the events, and lose none of them.',
  blocks: [
    { heading: 'The trap' },
    {
      text: 'A host that filters the list which it binds to `[(events)]` gets the shorter list back with the next change, and the other events are gone. Bind all events, and let the calendar hide some.',
    },
    { heading: 'A filter by status' },
    {
      text: '`eventFilter` is a function of an event. It is called once for each event object, of a series once for all of its occurrences, and again when a signal that it has read changes. Another function replaces it.',
    },
    { files: ['open-visits.ts'], live: OpenVisits },
    { heading: 'What hidden events still do' },
    {
      list: [
        'They stay in `events`, as the same objects in the same order, after each change.',
        'They count for [working hours and overlaps](/docs/availability), capacity and free times, so that nobody is booked twice.',
        'Nothing counts them that is about what is shown: “+N more”, hints, the dots of the small calendar, the days of an agenda, columns and rows of resources “with events”.',
      ],
    },
    { heading: 'What users change stays in sight' },
    {
      text: 'An event that the user makes or changes here stays shown, though the filter hides it, until the filter changes or a signal that it read for the event. It has `data-despite-filter`, and a notice says so.',
    },
    { code: 'event-calendar ec-event[data-despite-filter] {\n  outline: 2px dashed;\n}' },
  ],
};
