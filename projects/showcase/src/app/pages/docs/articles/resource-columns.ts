import type { Article } from '../article';
import { SideBySide } from '../examples/side-by-side';

export const RESOURCE_COLUMNS: Article = {
  title: 'People and rooms side by side',
  lede: 'In day and week view every resource can have columns of its own. Dragging an event to a column assigns it to that resource.',
  blocks: [
    { files: ['side-by-side.ts'], live: SideBySide },
    {
      text: 'Set `[resourceColumns]` to `true`, or to an object of options; without it columns are days. A column is a day of one resource. The input doesn’t affect month, agenda and [timeline](/docs/timeline), nor calendars without resources.',
    },
    {
      table: 'Options of resourceColumns',
      head: ['Option', 'Meaning', 'Default'],
      rows: [
        [
          '`order`',
          'The grouping if several days are shown: `date-resource` has all resources under each date, `resource-date` all dates under each resource',
          '`date-resource`',
        ],
        [
          '`show`',
          'Which resources have a column: `all`; on each day those that are `working` or have an event; or those `with-events`',
          '`all`',
        ],
        [
          '`minWidth`',
          'Minimum width of a column, in pixels; if columns don’t fit, the grid scrolls sideways',
          '`120`',
        ],
        [
          '`unassigned`',
          'Whether events without a resource have a column: `always`, `never`, or with `auto` while there are any',
          '`auto`',
        ],
      ],
    },
    {
      text: 'The page [Front desk](/desk) shows all of this in one day. There are two recipes: [a booking desk](/docs/booking-desk) and [rooms of a school](/docs/school-rooms).',
    },
    { heading: 'Visible columns' },
    {
      list: [
        'Visible resources have columns in the order of `resources`. A resource that is unticked in the side panel, or false in `visibleResources`, has none.',
        'Children are under a header of their parent. A parent has a column only while it has an event itself.',
        '`working` and `with-events` apply to each day. A day without any resource has one empty column, in which no event can be created. To add an event for a resource without a column, use the editor.',
        'Columns don’t change during a drag or while events are loading.',
        'If all resources are hidden, the grid says so and offers to show them.',
      ],
    },
    {
      text: 'Users can switch the columns off and on in the preferences menu. Their choice is `preferences.showResourceColumns`; `toggleResourceColumns` of `preferencesMenuConfig` removes the item.',
    },
    { heading: 'Events without a resource' },
    {
      text: 'Events without a known resource are in the last column, “No resource”. With `unassigned: "never"` a hint shows their number instead and opens a list of them. An event dropped in that column loses its key `resource`; a server that merges records has to remove the key too. `shouldEventRequireResource` prevents such drops.',
    },
    { heading: 'What a move writes' },
    {
      list: [
        'Day, time and resource are those of the column under the pointer. `resource` is written only if it changed, with the id as you declared it: a number stays a number.',
        'If only the resource changed, `start` and `end` keep their text.',
        '`lastAction.type` is `move`, and one undo takes back the whole change.',
        'Events that are created, pasted or dropped from outside get the resource of the column.',
        'For a series, the user is asked for the scope, as with any other change.',
      ],
    },
    { heading: 'Pieces' },
    {
      text: 'An event of several resources has a piece in the columns of each. A change to one piece shows in all of them, and is written once.',
    },
    {
      list: [
        'Dragging a piece to another resource replaces the piece’s own resource: `[a, b, c]` becomes `[a, b, d]`.',
        'A resource that already has the event refuses the piece, and the user is told.',
        'Dragging a piece to “No resource” removes its id; removing the last one leaves `[]`.',
        'A drag with Ctrl or Alt adds the other resource if `eventCreation.canHaveMultipleResources` allows several; otherwise it makes a copy.',
        'Keys, menu and clipboard act on the focused piece.',
      ],
    },
    { heading: 'Narrow screens' },
    {
      text: 'Columns never shrink below `minWidth`. If they don’t fit, the grid scrolls sideways while hours and headers stay, and a drag at the edge scrolls before it turns the page. The surrounding page never scrolls sideways.',
    },
    {
      text: 'A phone shows one resource at a time, regardless of `minWidth`. Users choose it from a row of chips, or swipe to the next resource, and past the last one to the next page. The first resource shown is the one with the earliest upcoming event on the page; `scrollToResource(id)` shows another one. This doesn’t change `visibleResources`.',
    },
    { heading: 'Paper' },
    {
      text: 'All columns are printed, in blocks of as many as fit the paper, each with its hours and headers.',
    },
    { heading: 'Read-only resources' },
    {
      text: 'A resource with `areEventsReadOnly` is shown but accepts no events: previews over its column say so, and no event can be created there. For rules that depend on more than the resource, refuse in `(eventChangeRequest)`: `after.resource` is the resource under the pointer.',
    },
    {
      text: 'Each column is tinted according to its own hours and blocked time: see [Availability](/docs/availability).',
    },
    { heading: 'Keyboard' },
    {
      table: 'Keys over columns',
      head: ['Key', 'What it does'],
      rows: [
        ['`Arrows`', 'Go through the columns in visual order'],
        [
          '`Ctrl` with left and right',
          'Go to the same column of the adjacent group: another day in `date-resource`, another resource in `resource-date`',
        ],
        [
          '`G`, then left and right',
          'Move the event across columns; past the last one the page turns, and the resource stays',
        ],
        [
          '`G`, then `Ctrl` with left and right',
          'Move it to the same column of the adjacent group',
        ],
        ['`C`, `Ctrl V`', 'Create or paste with the resource of the focused column'],
      ],
    },
    {
      text: 'Each step is announced with resource, day and time. On a Mac, Command does what Ctrl does.',
    },
    { heading: 'Templates and styling' },
    {
      text: '`ecDayCell` and `ecDayHeader` receive the `resource` of their column. It is null if columns are days, for events without a resource, and in a header over several resources. `ecEvent` receives the resource whose column it is in.',
    },
    {
      title: 'The header of a resource',
      code: `<ng-template ecResourceHeader let-resource>
  {{ resource?.title ?? 'Requests' }}
</ng-template>`,
    },
    {
      text: '`ecResourceHeader` also draws the headers of parents, and the header “No resource”, where `resource` is null. `date` is the date of its columns, or null for several; `color` is the name of the resource’s colour. The content of your template is the accessible name of the column.',
    },
    {
      table: 'Attributes of columns',
      head: ['Attribute', 'Where', 'Value'],
      rows: [
        ['`data-columns`', 'The calendar', '`date`, `date-resource` or `resource-date`'],
        [
          '`data-resource-id`',
          'Cells, including those of the all-day row',
          'Id of the resource; empty for “No resource”',
        ],
        ['`data-resource-header`', 'The header of a resource', 'The same'],
        [
          '`data-resource-id`, `data-resource-ids`',
          'An event',
          'Id of the resource whose column it is in; ids of all its resources, separated by spaces',
        ],
      ],
    },
    {
      title: 'styles.css',
      code: `/* <event-calendar className="desk" …> */
.desk [data-slot='timed'][data-resource-id='theatre'] {
  background: var(--mat-sys-surface-container);
}`,
    },
    { heading: 'Not supported' },
    {
      list: [
        'Sorting columns: they follow the order of `resources`, so sort your list.',
        'Resources side by side in a month. For rows of resources over weeks and months, use the [timeline](/docs/timeline).',
        'A limit of columns: each day of each resource is one, so that a week of twenty people has 140. For many resources offer the day view, or `show: "with-events"`.',
      ],
    },
    { heading: 'Coming from another scheduler' },
    {
      text: 'FullCalendar has [a page of its own](/docs/from-fullcalendar#resources).',
    },
    {
      table: 'Syncfusion Schedule',
      head: ['Syncfusion', 'Here'],
      rows: [
        [
          '`group.resources`, `e-resources`',
          '`[resourceColumns]="true"`; one list in `resources`, levels by `children`',
        ],
        ['`field` of a resource', '`resource` of the event'],
        [
          '`group.byDate`',
          '`order`: true is `date-resource`; their default, false, is `resource-date`',
        ],
        ['`group.byGroupID: false`', 'None: a child has one parent'],
        [
          '`group.enableCompactView`',
          'Always one resource at a time on a phone; `mobileBreakpoint` sets the width',
        ],
        ['`resourceHeaderTemplate`', '`ecResourceHeader`'],
        [
          '`group.allowGroupEdit`, `allowMultiple`',
          '`eventCreation.canHaveMultipleResources`, and a list in `resource`',
        ],
      ],
    },
    {
      table: 'DevExtreme Scheduler',
      head: ['DevExtreme', 'Here'],
      rows: [
        ['`groups` of one resource kind', '`[resourceColumns]="true"`'],
        ['`groups` of several kinds', 'None; levels of one list by `children`'],
        ['`fieldExpr` of a resource', '`resource` of the event'],
        [
          '`groupByDate`',
          '`order`: true is `date-resource`; their default, false, is `resource-date`',
        ],
        ['`crossScrollingEnabled`', 'Always, if columns reach `minWidth`'],
        ['`resourceCellTemplate`', '`ecResourceHeader`'],
        [
          '`groupOrientation: "vertical"`',
          'None; rows are in the view [`timeline`](/docs/timeline)',
        ],
        ['`allowMultiple`', '`eventCreation.canHaveMultipleResources`, and a list in `resource`'],
      ],
    },
  ],
};
