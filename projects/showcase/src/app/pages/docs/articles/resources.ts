import type { Article } from '../article';
import { TeamCalendar } from '../examples/team-calendar';

export const RESOURCES: Article = {
  title: 'Resources',
  lede: 'People, rooms and machines: declared once, nested where they are, with colours, permissions and visibility of their own.',
  blocks: [
    { files: ['team-calendar.ts'], live: TeamCalendar },
    { heading: 'Colours' },
    {
      text: 'An event has its own `color`, else that of its resource, else that of the nearest resource above which names one, else the calendar’s `eventColor`, else teal. Beside those of resources, an event of none has a hollow accent. Where every resource has a colour, `eventColor="grey"` makes events of none neutral.',
    },
    { heading: 'Visibility' },
    {
      text: '`[(visibleResources)]` is a map of ids; only `false` hides. Your own switches and the side panel write to the same map. A parent’s box is mixed when something beneath it is hidden. Hidden events stay in `events`, and events without a resource are always shown.',
    },
    { heading: 'Permissions' },
    {
      text: 'Read-only is decided first: by the event, else by the nearest resource, else by the calendar. Then `draggable` and `resizable` in the same way. The nearer word wins, so `readOnly: false` on an event opens it in a read-only calendar.',
    },
    {
      text: 'With `shouldEventRequireResource` nothing is saved without a resource: what is dropped or pasted without one opens the editor instead.',
    },
    {
      text: '`canHaveEvents: false` is for what only holds others, a building or a team: it isn’t offered in the editor, takes no drops, has no column, and is a heading in the timeline. Events that name it already stay as they are.',
    },
    { heading: 'Several at once' },
    {
      text: '`resource` of an event is one id, or a list of them: a surgery is of a surgeon, a nurse and a room. The shape that came is the shape that is written, through every edit, `[]` too. `resourceIdsOf(event)` reads both: a host that reads `event.resource` itself and allows several has to ask that instead.',
    },
    {
      list: [
        '`[eventCreation]="{ canHaveMultipleResources: true }"` lets the editor choose several. An event that has several keeps them in any case.',
        'It is shown while any of them is, in the colour of the first that is shown.',
        'It may be moved, resized and changed as far as all of them allow.',
        'In [columns](/docs/resource-columns#pieces) it has a piece with each.',
      ],
    },
    { heading: 'When they are free' },
    {
      text: '`workingHours`, `unavailableTimes`, `eventOverlap` and `capacity` of a resource say when it can be booked and by how many: [Availability](/docs/availability).',
    },
    { heading: 'Columns and rows' },
    {
      text: 'In day and week view `[resourceColumns]` gives every resource a column: [People and rooms beside each other](/docs/resource-columns). Rows of resources, with time across: [Timeline](/docs/timeline).',
    },
  ],
};
