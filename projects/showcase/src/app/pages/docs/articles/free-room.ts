import type { Article } from '../article';
import { FreeRoom } from '../examples/free-room';

export const FREE_ROOM: Article = {
  title: 'A free room',
  lede: 'Assign a free room when a lesson is dropped on a teacher, with ten lines in `(eventChangeRequest)`.',
  blocks: [
    {
      tryIt:
        'Drag the trial lesson over Ana’s column. The preview also appears in a free room, from ten to eleven in Room 2.',
    },
    { files: ['free-room.ts'], live: FreeRoom },
    {
      list: [
        '`freeResources` of `ng-event-calendar/core` returns the rooms that are free during the whole time, in your order. Pass the event itself as `except`, so that it doesn’t count as a booking.',
        '`request.amend({ … })` changes keys of the event that will be written. Previews show the amended event, steps by keyboard announce it, and a form for a new event opens with it. `undefined` removes a key. `preventDefault` takes precedence.',
        'The amended change is checked once more, without another request. It is one write and one step of undo.',
        'If no room is free, the event lacks the kind that `[shouldEventRequireResource]` requires. The editor then opens and gives the reason for each room.',
        'For a series, this code only finds a room that is free on the changed date. The calendar checks the other dates, and offers to [leave them out](/docs/series-and-holidays).',
      ],
    },
    {
      text: 'In the same way you can snap a shift to fixed times with `request.amend({ start, end })`, or set a status with `request.amend({ status: "asked" })`. Invalid times, an `id`, and amendments of a deletion, undo or redo are reported and ignored.',
    },
    { heading: 'Tests' },
    { files: ['free-room.spec.ts'] },
    {
      text: 'For teachers and rooms see [Kinds](/docs/resources#kinds). The showcase has a whole [music school](/music-school).',
    },
  ],
};
