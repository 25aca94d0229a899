import type { Article } from '../article';
import { OwnBackend } from '../examples/own-backend';
import { SavedByHand } from '../examples/saved-by-hand';

export const BACKEND: Article = {
  title: 'Your own backend',
  lede: 'Give the calendar a function that loads and one that saves, or do both yourself.',
  blocks: [
    { heading: 'An event source' },
    {
      text: 'The calendar calls `load` for the page it shows and the pages around it, keeps the results, and aborts requests it no longer needs. A change is shown at once, marked as pending, and passed to `save`. If that rejects, the change is taken back, and the error’s message is shown with “Retry” until the user closes it or a retry works. The message of a `TypeError`, by which browsers report that the server can’t be reached, isn’t shown. “Retry” reopens the editor with what the user typed and the reason, for a series too; after a temporary failure such as 503 it sends the same change again.',
    },
    {
      tryIt:
        'Move an event, drop one before eight or let it end after seven in the evening, or call one “Party”.',
    },
    { files: ['own-backend.ts', 'opening-hours.ts', 'booking-backend.ts'], live: OwnBackend },
    {
      list: [
        '`save` gets the changes of one gesture: each event before and after, null if it didn’t or won’t exist. Undoing a deletion creates a new event with the old id. Write all changes or none.',
        '`save` may return the records as stored, `{ stored: […] }`: one for each of `changes`, in the same order, `null` for a deletion. They replace the records that were sent, and may have other ids.',
        'Reject with `EventConflictError` if somebody else has changed a record in the meantime. The calendar then shows the records that the error contains.',
        'An agenda without empty days loads four weeks, then longer and longer ranges until its list is full. The small calendar loads its month for its marks, in one range with the pages around the one shown.',
        'New ids from `save` are applied everywhere, including an open editor, a picked-up event and undo.',
        'The second argument of `load` is an `AbortSignal`. Pass it on to `fetch`, or to [`toPromise`](/docs/backend#with-httpclient).',
        'A source may also have `search`: see [Search and filter](/docs/filter#a-source-that-searches).',
        '`undo()` and `redo()` of the calendar undo and redo its own last change, and save the result like any other change. Each returns whether it did anything.',
        '`reload()` loads the events again, for example on a push message of your server. You may also bind `[(events)]`, which gets the loaded events.',
      ],
    },
    {
      text: 'The page [Data on demand](/source) has a source that uses the browser’s own database, and one that uses a server (`npm run demo:server` in the calendar’s repository).',
    },
    { heading: 'With HttpClient' },
    {
      text: '`toPromise` subscribes to an Observable once and returns its value as a Promise. It turns the results of `HttpClient` into those of `load` and `save`, and cancels the request if the signal is aborted. Your interceptors, tokens and retries keep working. `toPromise` itself doesn’t import `@angular/common/http`.',
    },
    { files: ['http-bookings.ts'] },
    {
      text: 'The message of a failed response comes from its body: its text, its `message`, or the `detail` or `title` of problem details. The status decides whether “Retry” sends the same change again. It does for temporary failures: 401, 408, 423, 425, 429, all of 5xx, and 0, which means no response. After others, such as 409, 422 or 403, “Retry” only reopens the editor with what was typed, and a refused drag or deletion only shows a temporary notice. For an error without a `status`, “Retry” reopens the editor for typed changes and resends others. In a spec, use `provideHttpClientTesting` as the server and the [harness](/docs/testing) as the user:',
    },
    { files: ['http-bookings.spec.ts'] },
    { heading: 'Refuse changes' },
    {
      text: '`(eventChangeRequest)` emits before every change, and repeatedly during a drag, so that the preview shows at once where a drop would be refused. `isPreview` is true during a drag, and before a form opens for a new event, which has no title yet. `preventDefault(reason)` refuses the change; the reason is shown and announced. The handler must decide synchronously; rules that only the server can check become a failed `save`. `amend({ … })` changes keys of the event that will be written, for example to assign a free room. Previews show the amended event, and it is checked once more.',
    },
    {
      text: '`after.start` and `after.end` keep the form in which the event was written: with `Z`, with an offset, as wall time in the event’s `timezone`, or as a date. New events have wall times. So don’t compare the strings; convert them with `whenOf` and `wallIn` of `ng-event-calendar/core`, as `opening-hours.ts` above does.',
    },
    {
      text: 'You needn’t write rules for hours, blocked times and double bookings yourself: see [Availability](/docs/availability), and [Validate on a server](/docs/judging-server) for the same functions.',
    },
    { heading: 'By hand' },
    {
      text: 'Without a source, the calendar writes the whole new list to `[(events)]`, then emits the gesture in `(lastAction)`. Unchanged events are the same objects, so compare the lists to find the changes to save. This also works for undo, pasting, and changes of a whole series.',
    },
    { files: ['saved-by-hand.ts'], live: SavedByHand },
    {
      list: [
        '`(visibleRangeChange)` emits once at the start and whenever other dates are shown. Responses can arrive out of order, so keep only the one for the last range.',
        '`(changeSettled)` emits once after each `(lastAction)` with the outcome: `done`, with the kept records in `stored`, or `failed` or `conflict`, with the `reason` that is shown. With a source that has `save`, it emits after the answer was written to `events`, otherwise at once.',
        '`(lastAction)` contains the event and the type of the change. If several unrelated events changed, for example by undo, `type` is `change` and `event` is null.',
        'The calendar generates ids of new events, as strings. Replace them in the list when your server has returned its own.',
      ],
    },
  ],
};
