import type { Article } from '../article';
import { JudgedTwice } from '../examples/judged-twice';

export const JUDGING_SERVER: Article = {
  title: 'A server that judges',
  lede: 'A page knows what it has loaded. What a colleague booked meanwhile knows the server, which asks the same functions.',
  blocks: [
    {
      tryIt:
        'Have a colleague book, then drag an appointment of Dr. Weber to eleven. The page sees nothing in the way, and the server refuses.',
    },
    { files: ['practice-server.ts', 'judged-twice.ts', 'practice-rules.ts'], live: JudgedTwice },
    {
      list: [
        'Nothing of `ng-event-calendar/core` and `ng-event-calendar/recurrence` needs a browser or Angular. What a source’s `save` is given fits `validateChange` as it is: send it as JSON.',
        'Rules in a file of their own are the same on both sides, or come from the server with the events.',
        'What an event was before says your database: a change that leaves its times alone isn’t judged, so a client’s word for it would be a way around. `since` says from which occurrence of a series on it counts; leave it out where you don’t trust that either, and the whole series is judged.',
        'Judge and write in one transaction, or two bookings at once both find the time free.',
        'Load what the change may meet: all that touches its dates, and series. Of a new series that is two years.',
        'Pass the zone of times without one to `indexEvents`: a server stands somewhere else.',
        '`answer: "ask"` was asked in the calendar, and what its host allowed was allowed there. Who may do that, your server must know by itself.',
        'The words of a rejection are shown as they are, in your server’s language. Events that were changed by somebody else are an `EventConflictError`, which comes first.',
      ],
    },
    {
      text: '`npm run demo:server` in the calendar’s repository does the same with a database, series and several records in one change: [Data on demand](/source).',
    },
    { heading: 'Tested' },
    { files: ['practice-server.spec.ts'] },
    { text: 'What is judged: [Availability](/docs/availability).' },
  ],
};
