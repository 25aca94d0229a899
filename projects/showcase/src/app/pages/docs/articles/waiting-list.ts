import type { Article } from '../article';
import { WaitingList } from '../examples/waiting-list';

export const WAITING_LIST: Article = {
  title: 'Waiting list',
  lede: 'Drag people from a waiting list into the calendar; they return to the list when the drop is undone.',
  blocks: [
    {
      tryIt:
        'Drag Ana into the calendar and press Ctrl+Z. Drag her in again, then out to the list, and press Undo.',
    },
    { files: ['waiting-list.ts'], live: WaitingList },
    { heading: 'Keep the list in step' },
    {
      list: [
        'In `(changeSettled)`, remove an item once its event was added, and restore it once the event was removed, also by undo. In `changes`, an added event has no `before`, and a removed one no `after`.',
        'In `(eventDropped)` of the `ecDropZone`, add to the list. In `(eventReturned)`, remove the item again, because the drop was undone or couldn’t be saved. Redo emits `(eventDropped)` again.',
        "`[ecDropZoneAccepts]` decides who may wait, or says why not: `accepts = (visit: Visit) => !visit.paid || 'Paid visits stay.'`. The type of its parameter is also the type of `(eventDropped)` and `(eventReturned)`. Without it they emit a `CalendarEvent`, and handlers that require keys of your own don’t compile.",
        'For a series, the zone gets a copy of the dropped occurrence.',
        'Connect an item and its event by a key of your own. Ids don’t work, because the calendar generates them and a server may change them. A copy has the keys of its original, so remove this key in `newEvent` unless the original was cut. Don’t put an item back into the list while an event has its key.',
      ],
    },
    { heading: 'With a server' },
    {
      text: 'The same code works with an [event source](/docs/backend). `(changeSettled)` then emits after the server’s answer. Until then the item stays in the list, disabled by `ecExternalEventDisabled` because an event has its key, so that it can’t be dragged in twice; after a refusal it stays there. `(eventReturned)` reports an event that was dropped on the list but couldn’t be saved. The page [Music school](/music-school) has such a server, and switches that make it slow, conflicting or unreachable.',
    },
    { heading: 'Tests' },
    { files: ['waiting-list.spec.ts'] },
    { text: 'For everything that can be dragged, see [Drag in and out](/docs/in-and-out).' },
  ],
};
