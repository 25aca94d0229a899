import type { Article } from '../article';
import { LessonKinds } from '../examples/lesson-kinds';
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
      text: 'With `shouldEventRequireResource` nothing is saved without a resource: what is dropped or pasted without one opens the editor instead. A list requires [kinds](/docs/resources#kinds).',
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
    { heading: 'Kinds' },
    {
      text: 'A lesson has a teacher and a room. `kind` of a resource says which of them it is, as users call it; children without one have their parent’s, and all resources without any are of one kind that has no name. Nest resources under one with `kind` and `canHaveEvents: false`, or group them by `groupResources(resources, "kind")`, and side panel, columns and rows show kinds as parents.',
    },
    { files: ['lesson-kinds.ts'], live: LessonKinds },
    {
      list: [
        'A piece that is dragged onto a resource of its own kind changes to that one. On a resource of another kind, that one replaces the event’s resources of its kind, and the others stay: Ana’s piece of `["ana", "room 1"]` dropped on Room 2 gives `["ana", "room 2"]`. Drops from outside and pastes keep those of other kinds, too.',
        'The editor has a field for each kind, labelled by it (`data-kind`). `canHaveMultipleResources` means several of a kind.',
        'Options that would be refused or asked about at the event’s time say why beneath their titles. They can be chosen all the same. Lists of more than 200 say nothing.',
        '`[shouldEventRequireResource]="["Teacher", "Room"]"` requires one of each of these kinds: forms ask for them (`requiredKindError`), drops and pastes that lack one open the editor, and a move that takes the last one away is refused. A kind that no resource has isn’t asked for, and is reported.',
        'Which kinds an event needs may depend on it: a concert needs a hall, a lesson a teacher too. `shouldEventRequireResource` then lists what all need, and `(eventChangeRequest)` does the rest: `request.preventDefault("A lesson needs a teacher.")` where `after` lacks one and `isPreview` is false, or `request.amend({ resource: … })` to choose one. The form has the fields of all kinds; one that no event needs from its users is left out of `editorFields`, for all events alike.',
        '`newEvent` may set `resource` of something that is dropped; the column’s resource then replaces that of its kind.',
        '`resourceTitles(event, indexResources(resources), "Room")` of `ng-event-calendar/core` returns the titles of one kind. `freeResources({ resources, start, end }, context)` returns those that are free all that time.',
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
