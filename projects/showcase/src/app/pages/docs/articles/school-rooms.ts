import type { Article } from '../article';
import { SchoolRooms } from '../examples/school-rooms';

export const SCHOOL_ROOMS: Article = {
  title: 'Rooms of a school',
  lede: 'A week room by room, only the days on which there is a lesson, and no class in a room that is too small for it.',
  blocks: [
    {
      tryIt: 'Drag mathematics from room 1 to room 2, or French from room 2 to room 1.',
    },
    { files: ['school-rooms.ts'], live: SchoolRooms },
    {
      list: [
        '`order: "resource-date"` puts the rooms first, under their building, and the days of each below it.',
        '`ecResourceHeader` draws the head of a room with its seats, and that of a building, which has none. For lessons without a room, in a last column, its resource is null.',
        '`show: "with-events"` leaves out days on which a room is free. A lesson goes to such a day in the editor; for planning take `all`. Friday, without any lesson, stays as one narrow column.',
        '`(eventChangeRequest)` is asked while a lesson is dragged, too. `after.resource` is the room under the pointer, so the refusal is seen before the drop.',
        'Lessons that recur: [rules](/docs/recurrence) in the premium calendar, which has the same columns.',
      ],
    },
    { heading: 'Tested' },
    { files: ['school-rooms.spec.ts'] },
    {
      text: 'What the options mean: [People and rooms beside each other](/docs/resource-columns)',
    },
  ],
};
