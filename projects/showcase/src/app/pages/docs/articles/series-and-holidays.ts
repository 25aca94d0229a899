import type { Article } from '../article';
import { TermOverChristmas } from '../examples/term-over-christmas';

export const SERIES_AND_HOLIDAYS: Article = {
  title: 'Series and holidays',
  lede: 'A term of lessons runs over holidays. The calendar offers to leave these dates out, a host does it without asking, and a server does it later.',
  blocks: [
    {
      tryIt:
        'Drag a lesson into the afternoon, and choose “All events”: Thursday can’t be, and may be left out.',
    },
    { files: ['term-over-christmas.ts'], live: TermOverChristmas },
    { heading: 'Who leaves dates out' },
    {
      list: [
        'The user: in the form of a new series, and in the question after a drop or a change of several dates. The date that was touched is never left out; another time has to be found for it.',
        'The host: `skipDates("blocked")` in `(eventChangeRequest)` leaves out the dates on which nothing else is in the way, and a notice names them. `refusedDates` tells which dates can’t be, and why.',
        'Left-out dates are added to `exDates`, in the same step of undo as the change. `COUNT` counts them.',
        'Two years or 500 dates are looked at, from the touched one on. Later ones stay.',
      ],
    },
    { heading: 'A holiday that is added later' },
    { text: 'It changes no event. A server takes its dates out of the series that it has:' },
    { files: ['term-holidays.ts'] },
    { heading: 'Holidays that only the server knows' },
    {
      text: 'What `save` of an event source returns in `stored` replaces what was sent, so dates that the server leaves out are shown at once:',
    },
    { files: ['term-server.ts'] },
    { heading: 'Tested' },
    { files: ['term-holidays.spec.ts'] },
    {
      text: 'Hours, blocks and overlaps: [Availability](/docs/availability). Rules: [Recurring events](/docs/recurrence).',
    },
  ],
};
