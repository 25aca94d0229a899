import type { Article } from '../article';
import { OwnBackend } from '../examples/own-backend';
import { SavedByHand } from '../examples/saved-by-hand';

export const BACKEND: Article = {
  title: 'Your own backend',
  lede: 'Give the calendar a function that loads and one that saves, or do both yourself.',
  blocks: [
    { heading: 'An event source' },
    {
      text: 'The calendar asks `load` for what it shows and a page around it, keeps what it got, and aborts what isn’t wanted any more. A change is shown at once, marked as pending, and given to `save`. When that rejects, the change is taken back and its message is shown, with “Retry”, until somebody closes it or it works; of a `TypeError`, with which browsers say that nothing answered, none is. What was typed in the editor stands in it again by “Retry”, with the reason, of a series too; after a failure that passes by itself, as 503, the same is sent again.',
    },
    {
      tryIt:
        'Move an event, drop one before eight or let it end after seven in the evening, or call one “Party”.',
    },
    { files: ['own-backend.ts', 'opening-hours.ts', 'booking-backend.ts'], live: OwnBackend },
    {
      list: [
        '`save` gets what one gesture changed: events as they were and as they are to be, null where there is none; an event whose deletion is undone comes as a new one with the id that it had. Write all of them or none.',
        'It may answer with the records as stored, `{ stored: […] }`, one for each of `changes` in their order, `null` for what is deleted: they take the place of what was sent, also under another id.',
        'Reject with `EventConflictError` when a record was changed elsewhere meanwhile. What it holds is shown from then on.',
        'An agenda without empty days loads four weeks, then ever longer ranges, until its list is full. The month of the small calendar is loaded for its marks, as one range with the pages beside what is shown.',
        'Ids that `save` answers with are followed everywhere: an open editor, what is picked up, undo.',
        'The second argument of `load` is an `AbortSignal`. Pass it on to `fetch`, or to [`toPromise`](/docs/backend#with-httpclient).',
        'A source may also `search`: [Search and filter](/docs/filter#a-source-that-searches).',
        '`undo()` and `redo()` of the calendar take back its own last change, and save that like any other; each returns whether it did.',
        '`reload()` loads anew, for a push message of your server. `[(events)]` may be bound as well: it gets what is loaded.',
      ],
    },
    {
      text: 'A source on the browser’s own database and one on a server, `npm run demo:server` in the calendar’s repository, are on the page [Data on demand](/source).',
    },
    { heading: 'With HttpClient' },
    {
      text: '`toPromise` asks an Observable once: it makes what `HttpClient` returns into what `load` and `save` want, and ends a request whose signal is aborted. Interceptors, tokens and retries of your own stay in reach, and nothing of `@angular/common/http` comes with it where you don’t use it.',
    },
    { files: ['http-bookings.ts'] },
    {
      text: 'An answer that isn’t OK is shown by what its body says: a text, its `message`, or the `detail` or `title` of problem details. Its status says whether the same may be sent again: after 409, 422 or 403 “Retry” only opens what was typed, and a refused drag or deletion is told by a notice that goes again. 401, 408, 423, 425, 429, all of 5xx and 0, for no answer at all, pass: then “Retry” sends the same again. Of an error without a `status` nobody knows, so “Retry” opens what was typed, and sends again what wasn’t. In a spec `provideHttpClientTesting` stands for the server, and the [harness](/docs/testing) for whoever uses the calendar:',
    },
    { files: ['http-bookings.spec.ts'] },
    { heading: 'Refuse before it happens' },
    {
      text: '`(eventChangeRequest)` is asked before every change, and again and again while something is dragged, so that the preview shows at once that it can’t be dropped there. `isPreview` tells such a look ahead; another comes before a form opens for a new event, which has no title yet. `preventDefault(reason)` refuses; the reason is shown and announced. It must answer at once: what only the server knows comes back as a failed save. `amend({ … })` changes keys of what will be written, such as a free room; previews show it, and it is judged once more.',
    },
    {
      text: '`after.start` and `after.end` come in the form in which the event was written: with `Z`, with an offset, as wall time in the event’s `timezone`, or as a date. New events are wall times. So don’t compare the texts; read both ends as `opening-hours.ts` above does, with `whenOf` and `wallIn` of `ng-event-calendar/core`.',
    },
    {
      text: 'Hours, blocked time and what may not be twice needn’t be written by yourself: [Availability](/docs/availability), and [a server that judges](/docs/judging-server) by the same functions.',
    },
    { heading: 'By hand' },
    {
      text: 'Without a source the calendar writes the whole new list to `[(events)]`, then says in `(lastAction)` what the gesture was. Events that weren’t touched are the same objects, so what has to be saved is found by comparing. That holds for undo, for pasting, and for changes of a whole series as well.',
    },
    { files: ['saved-by-hand.ts'], live: SavedByHand },
    {
      list: [
        '`(visibleRangeChange)` comes once at the start and whenever other dates are shown. Answers can overtake each other: keep only that of the range asked for last.',
        '`(changeSettled)` follows each `(lastAction)` once, and says how it ended: `done`, with what is kept in `stored`, or `failed` or `conflict`, with the `reason` that is shown. With a source that has `save` it comes after the answer was written to `events`, else at once.',
        '`(lastAction)` gives the event and what was done with it. Its `type` is `change` and its `event` null when several unrelated events changed, as by undo.',
        'Ids of new events are texts that the calendar makes up. Put your server’s into the list when the answer is there.',
      ],
    },
  ],
};
