import type { Article } from '../article';
import { JudgedTwice } from '../examples/judged-twice';

export const JUDGING_SERVER: Article = {
  title: 'Validate on a server',
  lede: 'A page knows only the events it has loaded. The server also knows what a colleague has booked since, and can check it with the same functions.',
  blocks: [
    {
      tryIt:
        'Let a colleague book, then drag an appointment of Dr. Weber to eleven. The page finds no violation, but the server refuses.',
    },
    { files: ['practice-server.ts', 'judged-twice.ts', 'practice-rules.ts'], live: JudgedTwice },
    {
      list: [
        '`ng-event-calendar/core` and `ng-event-calendar/recurrence` need neither a browser nor Angular. You can pass the argument of a source’s `save` to `validateChange` unchanged: send it as JSON.',
        'Share the rules in a file that both sides import, or send them from the server with the events.',
        'Read the event before the change from your database. Changes that keep the times aren’t checked, so a client could bypass the rules by sending a false `before`. `since` is the first occurrence of a series that is checked; if you don’t trust it either, leave it out to check the whole series.',
        'Check and write in one transaction. Otherwise two simultaneous bookings may both find the time free.',
        'Load all events that may conflict with the change: those on its dates, and series. For a new series, load two years.',
        'Pass the zone of times without one to `indexEvents`, because a server may run in another zone.',
        'Violations with `answer: "ask"` were confirmed by the user in the calendar, or allowed by its host. Your server must decide by itself who may do that.',
        'The message of a rejection is shown unchanged, in your server’s language. First check whether somebody else changed the events, and reject with an `EventConflictError` if so.',
      ],
    },
    {
      text: '`npm run demo:server` in the calendar’s repository does the same with a database, series and several records in one change: see [Data on demand](/source).',
    },
    { heading: 'Tests' },
    { files: ['practice-server.spec.ts'] },
    { text: 'For the rules, see [Availability](/docs/availability).' },
  ],
};
