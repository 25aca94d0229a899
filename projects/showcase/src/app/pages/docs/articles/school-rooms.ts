import type { Article } from '../article';
import { SchoolRooms } from '../examples/school-rooms';

export const SCHOOL_ROOMS: Article = {
  title: 'Rooms of a school',
  lede: 'A week by rooms that shows only days with lessons, and refuses to put a class into a room that is too small.',
  blocks: [
    {
      tryIt: 'Drag mathematics from room 1 to room 2, or French from room 2 to room 1.',
    },
    { files: ['school-rooms.ts'], live: SchoolRooms },
    {
      list: [
        '`order: "resource-date"` puts the rooms first, under their building, and the days of each below it.',
        '`ecResourceHeader` draws the header of a room with its seats, and the header of a building, which has none. For the last column, with lessons without a room, its resource is null.',
        '`show: "with-events"` leaves out days on which a room has no lesson. To move a lesson to such a day, use the editor; for planning, `all` is better. Friday, without any lesson, remains as one narrow column.',
        '`(eventChangeRequest)` also emits while a lesson is dragged. `after.resource` is the room under the pointer, so that users see the refusal before the drop.',
        'For recurring lessons, use [rules](/docs/recurrence) in the premium calendar, which has the same columns.',
      ],
    },
    { heading: 'Tests' },
    { files: ['school-rooms.spec.ts'] },
    {
      text: '[People and rooms side by side](/docs/resource-columns) explains the options.',
    },
  ],
};
