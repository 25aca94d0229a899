import type { Article } from '../article';
import { WaitingList } from '../examples/waiting-list';

export const WAITING_LIST: Article = {
  title: 'Waiting list',
  lede: 'People wait beside the calendar, get an event by being dragged in, and wait again when that is taken back.',
  blocks: [
    {
      tryIt:
        'Drag Ana into the calendar and press Ctrl+Z. Drag her in again, then out to the list, and press Undo.',
    },
    { files: ['waiting-list.ts'], live: WaitingList },
    { heading: 'Who comes and goes' },
    {
      list: [
        '`(changeSettled)` takes an item off once its event came in, and puts it back once that went, by undo too: in its `changes` what came has no `before`, and what went no `after`.',
        '`(eventDropped)` of the `ecDropZone` adds to the list. `(eventReturned)` takes off again: the drop was undone, or couldn’t be saved. Redo gives `(eventDropped)` again.',
        "`[ecDropZoneAccepts]` says who may wait, or why not: `accepts = (visit: Visit) => !visit.paid || 'Paid visits stay.'`. The type of its parameter is that of `(eventDropped)` and `(eventReturned)`; without it they give a `CalendarEvent`, and a key that is required in yours doesn’t compile.",
        'Of a series the zone gets a copy of the one date that was dropped.',
        'An item and its event share a key of yours. Ids won’t do: the calendar makes them up, and a server may change them. A copy has the keys of its original, so `newEvent` takes this one off it, unless the original was cut; and nobody waits again while an event has the key.',
      ],
    },
    { heading: 'A server that says no' },
    {
      text: 'The same code holds for an [event source](/docs/backend). `(changeSettled)` then comes after the answer: while it is awaited the item still waits, disabled by `ecExternalEventDisabled` because an event has its key, so that nobody drags it in twice; after a refusal it stays. What was dropped on the list and couldn’t be saved comes back by `(eventReturned)`. The page [Music school](/music-school) has such a server, and switches that make it slow, overtaken or unreachable.',
    },
    { heading: 'Tested' },
    { files: ['waiting-list.spec.ts'] },
    { text: 'All that can be dragged in and out: [Drag in and out](/docs/in-and-out).' },
  ],
};
