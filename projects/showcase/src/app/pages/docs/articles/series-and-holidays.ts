import type { Article } from '../article';
import { TermOverChristmas } from '../examples/term-over-christmas';

export const SERIES_AND_HOLIDAYS: Article = {
  title: 'Series and holidays',
  lede: 'A term of lessons often includes holidays. The calendar can offer to leave these dates out, your code can do it without asking, and a server can do it later.',
  blocks: [
    {
      tryIt:
        'Drag a lesson into the afternoon and choose “All events”. One Thursday is refused and can be left out.',
    },
    { files: ['term-over-christmas.ts'], live: TermOverChristmas },
    { heading: 'Skip dates' },
    {
      list: [
        'The user: in the form of a new series, and in the question after a drop or a change of several dates. The date that the user dragged or edited is never left out; it needs another time.',
        'The host: `skipDates("blocked")` in `(eventChangeRequest)` leaves out the dates that only a block refuses, and a notice names them. `refusedDates` lists all refused dates with the reasons.',
        'Skipped dates are added to `exDates`, in the same step of undo as the change. `COUNT` includes them.',
        'The calendar checks the dates of two years, at most 500, from the changed one on. Later dates are kept.',
      ],
    },
    { heading: 'A holiday that is added later' },
    {
      text: 'Adding a holiday changes no event. A server can remove its dates from existing series:',
    },
    { files: ['term-holidays.ts'] },
    { heading: 'Holidays that only the server knows' },
    {
      text: 'The records that `save` of an event source returns in `stored` replace those that were sent, so that dates skipped by the server disappear at once:',
    },
    { files: ['term-server.ts'] },
    { heading: 'Tests' },
    { files: ['term-holidays.spec.ts'] },
    {
      text: 'For hours, blocks and overlaps see [Availability](/docs/availability); for rules see [Recurring events](/docs/recurrence).',
    },
  ],
};
