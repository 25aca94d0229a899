import type { Article } from '../article';
import { LessonKinds } from '../examples/lesson-kinds';
import { TeamCalendar } from '../examples/team-calendar';

export const RESOURCES: Article = {
  title: 'Resources',
  lede: 'People, rooms and machines, declared once, nested if you like, with their own colours, permissions and visibility.',
  blocks: [
    { files: ['team-calendar.ts'], live: TeamCalendar },
    { heading: 'Colours' },
    {
      text: 'An event’s colour is its own `color`, else that of its resource, else that of the nearest parent with one, else the calendar’s `eventColor`, else teal. If there are resources, events without one have a hollow accent. If every resource has a colour, `eventColor="grey"` makes events without one neutral.',
    },
    { heading: 'Visibility' },
    {
      text: '`[(visibleResources)]` is a map by id; only `false` hides a resource. Your own switches and the side panel write to the same map. A parent’s checkbox is mixed if a resource beneath it is hidden. Hidden events stay in `events`, and events without a resource are always shown.',
    },
    { heading: 'Permissions' },
    {
      text: 'Read-only is decided first: by the event, else by the nearest resource, else by the calendar. `draggable` and `resizable` follow in the same order. The most specific setting wins: `readOnly: false` on an event makes it editable in a read-only calendar.',
    },
    {
      text: 'With `shouldEventRequireResource` no event is saved without a resource; dropping or pasting an event without one opens the editor. A list requires [kinds](/docs/resources#kinds).',
    },
    {
      text: 'Set `canHaveEvents: false` on resources that only group others, such as a building or a team. Such a resource isn’t offered in the editor, accepts no drops, has no column, and is a heading in the timeline. Events that already name it stay as they are.',
    },
    { heading: 'Several at once' },
    {
      text: '`resource` of an event is one id, or a list of ids: a surgery has a surgeon, a nurse and a room. Every edit keeps that form, including `[]`. `resourceIdsOf(event)` reads both forms; use it instead of `event.resource` if your events may have several.',
    },
    {
      list: [
        '`[eventCreation]="{ canHaveMultipleResources: true }"` lets users choose several in the editor. An event that has several keeps them in any case.',
        'The event is shown while any of its resources is visible, in the colour of the first visible one.',
        'It may be moved, resized and changed only if all of its resources allow it.',
        'In [columns](/docs/resource-columns#pieces) it has a piece for each.',
      ],
    },
    { heading: 'Kinds' },
    {
      text: 'A lesson has a teacher and a room. `kind` of a resource names which of them it is, in the words of users. Children inherit it, and all resources without a kind form one unnamed kind. To show kinds as parents in side panel, columns and rows, nest resources under one with `kind` and `canHaveEvents: false`, or call `groupResources(resources, "kind")`.',
    },
    { files: ['lesson-kinds.ts'], live: LessonKinds },
    {
      list: [
        'Dragging a piece onto a resource replaces a resource of the same kind: the piece’s own, or, if the kinds differ, the event’s resources of the target’s kind. Ana’s piece of `["ana", "room 1"]` dropped on Room 2 gives `["ana", "room 2"]`. Drops from outside and pastes also keep resources of other kinds.',
        'The editor has a field for each kind, labelled with its name (`data-kind`). `canHaveMultipleResources` allows several of each kind.',
        'If a resource would be refused or asked about at the event’s time, its option gives the reason but can still be chosen. Lists of more than 200 options give no reasons.',
        '`[shouldEventRequireResource]="["Teacher", "Room"]"` requires one of each of these kinds. Forms ask for them (`requiredKindError`), drops and pastes that lack one open the editor, and a move that removes the last one is refused. A kind that no resource has is reported and not required.',
        'The required kinds may depend on the event: a concert needs a hall, a lesson needs a teacher too. List the kinds that all events need in `shouldEventRequireResource`, and check the others in `(eventChangeRequest)`. Call `request.preventDefault("A lesson needs a teacher.")` if `after` lacks one and `isPreview` is false, or `request.amend({ resource: … })` to choose one. The form has fields for all kinds; leave a field out of `editorFields` to hide it for all events.',
        '`newEvent` may set `resource` for a drop from outside; the column’s resource then replaces the one of its kind.',
        '`resourceTitles(event, indexResources(resources), "Room")` of `ng-event-calendar/core` returns the titles of one kind. `freeResources({ resources, start, end }, context)` returns the resources that are free during that whole time.',
      ],
    },
    { heading: 'Availability' },
    {
      text: '`workingHours`, `unavailableTimes`, `eventOverlap` and `capacity` of a resource say when and by how many it can be booked: see [Availability](/docs/availability).',
    },
    { heading: 'Columns and rows' },
    {
      text: 'In day and week view, `[resourceColumns]` gives every resource a column: see [People and rooms side by side](/docs/resource-columns). The [timeline](/docs/timeline) has rows of resources, with time across.',
    },
  ],
};
