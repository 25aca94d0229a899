import type { Article } from '../article';
import { FreeRoom } from '../examples/free-room';

export const FREE_ROOM: Article = {
  title: 'A free room',
  lede: 'Somebody is dropped on a teacher, and the calendar finds the room: ten lines in `(eventChangeRequest)`.',
  blocks: [
    {
      tryIt:
        'Drag the trial lesson over Ana’s column: the preview stands in the room as well, in Room 2 from ten to eleven.',
    },
    { files: ['free-room.ts'], live: FreeRoom },
    {
      list: [
        '`freeResources` of `ng-event-calendar/core` returns those of your rooms that are free all that time, in your order. `except` is the event itself, which is in nobody’s way.',
        '`request.amend({ … })` changes keys of what will be written. Previews draw it, keys say it, and a form for a new event opens on it. `undefined` takes a key away, and `preventDefault` wins.',
        'The amended change is judged once more, without asking you again. It is one write and one step of undo.',
        'Where no room is free, the room that `[shouldEventRequireResource]` wants is missing, and the editor opens and says of each room why not.',
        'Of a series the room is free on the touched date. On the others the judge looks, and offers to [leave them out](/docs/series-and-holidays).',
      ],
    },
    {
      text: 'In the same way a shift is set onto a grid, `request.amend({ start, end })`, or a status is given, `request.amend({ status: "asked" })`. Times that can’t be read, an `id`, and amendments of a deletion, of undo and of redo are reported and ignored.',
    },
    { heading: 'Tested' },
    { files: ['free-room.spec.ts'] },
    {
      text: 'Teachers and rooms: [Kinds](/docs/resources#kinds). A whole [music school](/music-school).',
    },
  ],
};
