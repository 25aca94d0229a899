import type { Article } from '../article';
import { SideBySide } from '../examples/side-by-side';

export const RESOURCE_COLUMNS: Article = {
  title: 'People and rooms beside each other',
  lede: 'In day and week view every resource can have columns of its own. What is dragged there becomes theirs.',
  blocks: [
    { files: ['side-by-side.ts'], live: SideBySide },
    {
      text: '`[resourceColumns]` is `true`, or an object that says how; without it columns are days. A column is a day of one resource. Month, agenda and [timeline](/docs/timeline) don’t change, and neither does a calendar without resources.',
    },
    {
      table: 'Options of resourceColumns',
      head: ['Option', 'What it says', 'Default'],
      rows: [
        [
          '`order`',
          'Which comes first where several days are shown: `date-resource` has all resources under each date, `resource-date` all dates under each resource',
          '`date-resource`',
        ],
        [
          '`show`',
          'Who has a column: `all`, or on each day those who are `working` or have an event, or those `with-events`',
          '`all`',
        ],
        [
          '`minWidth`',
          'The narrowest column, in pixels; beyond it the grid scrolls sideways',
          '`120`',
        ],
        [
          '`unassigned`',
          'Whether events of nobody have a column: `always`, `never`, or by `auto` while there are any',
          '`auto`',
        ],
      ],
    },
    {
      text: 'All of it in one day: the page [Front desk](/desk). Two recipes: [a booking desk](/docs/booking-desk) and [rooms of a school](/docs/school-rooms).',
    },
    { heading: 'Which columns there are' },
    {
      list: [
        'The visible resources in the order of `resources`. Who is unticked in the side panel, or false in `visibleResources`, has none.',
        'Children stand under a header of their parent. A parent has a column only while it owns an event itself.',
        '`working` and `with-events` choose for each day. A day on which nobody is left stays as one column in which nothing can be created. Whoever has no column on a day gets an event there in the editor.',
        'Columns stand still while something is dragged, and while events are loaded.',
        'When all resources are hidden the grid says so, and offers to show them.',
      ],
    },
    {
      text: 'Users may switch the columns off and on again in the preferences menu. What they chose is `preferences.showResourceColumns`; `toggleResourceColumns` of `preferencesMenuConfig` takes the item out.',
    },
    { heading: 'Events of nobody' },
    {
      text: 'Events without a resource, or with the id of none that is known, stand in a last column, “No resource”. With `never` a hint counts them instead, and opens their list. Dropped there an event loses its key `resource`: a server that merges what it is sent has to be told. With `shouldEventRequireResource` it can’t be dropped there.',
    },
    { heading: 'What a move writes' },
    {
      list: [
        'Day, time and resource are those of the column under the pointer. `resource` is written only where it changed, as the id of the resource was given: a number stays a number.',
        'Where only the resource changed, `start` and `end` stay as they are written.',
        '`lastAction.type` is `move`, and one undo takes back all of it.',
        'What is created, pasted or dropped from outside takes the resource of its column.',
        'Of a series it is asked which occurrences are meant, as with any other change.',
      ],
    },
    { heading: 'Pieces' },
    {
      text: 'An event of several resources has a piece in the columns of each. All pieces show what is done with one of them, and it is written once.',
    },
    {
      list: [
        'A piece that is dragged to another resource takes the place of its own: `[a, b, c]` becomes `[a, b, d]`.',
        'Onto a resource that has the event already it isn’t taken, and that is said.',
        'Onto “No resource” its id is taken out; the last one leaves `[]`.',
        'With Ctrl, or Alt, the other resource is added where `eventCreation.canHaveMultipleResources` allows several; else a copy is made.',
        'Keys, menu and clipboard mean the piece that has the focus.',
      ],
    },
    { heading: 'Narrow screens' },
    {
      text: 'No column shrinks under `minWidth`. The grid scrolls sideways then, hours and headers stay, and a drag at the edge scrolls before it turns the page. The page around the calendar never scrolls sideways.',
    },
    {
      text: 'On a phone one resource is shown at a time, whatever `minWidth` says, chosen from a row of chips; a swipe goes to the next resource, and past the last one to the next page. It begins with the resource whose next event on the page comes first; `scrollToResource(id)` shows another one. `visibleResources` isn’t written.',
    },
    { heading: 'Paper' },
    {
      text: 'Printed are all columns, in blocks of as many as fit the page, each with its hours and headers.',
    },
    { heading: 'Who may take what' },
    {
      text: 'A resource with `areEventsReadOnly` is shown and takes nothing: the preview says so already while something is dragged over it, and nothing can be created there. What depends on more than the resource is refused in `(eventChangeRequest)`, which is asked with the resource under the pointer in `after.resource`.',
    },
    {
      text: 'Each column is tinted by its own hours and blocked time: [Availability](/docs/availability).',
    },
    { heading: 'Keyboard' },
    {
      table: 'Keys over columns',
      head: ['Key', 'What it does'],
      rows: [
        ['`Arrows`', 'Go over columns as they are seen'],
        [
          '`Ctrl` with left and right',
          'Go to the same column of the next group: another day in `date-resource`, another resource in `resource-date`',
        ],
        [
          '`G`, then left and right',
          'Move the event over columns; past the last one the page turns, and the resource stays',
        ],
        ['`G`, then `Ctrl` with left and right', 'Move it to the same column of the next group'],
        ['`C`, `Ctrl V`', 'Create, or paste, with the resource of the focused column'],
      ],
    },
    {
      text: 'Each step is announced with resource, day and time. On a Mac, Command does what Ctrl does.',
    },
    { heading: 'Looks' },
    {
      text: '`ecDayCell` and `ecDayHeader` are given the `resource` of their column. It is null where columns are days, where nobody is meant, and in a header over several resources. `ecEvent` has the resource in whose column the event stands.',
    },
    {
      title: 'The header of a resource',
      code: `<ng-template ecResourceHeader let-resource>
  {{ resource?.title ?? 'Requests' }}
</ng-template>`,
    },
    {
      text: '`ecResourceHeader` draws the headers of parents as well, and that of events of nobody, whose resource is null. `date` is that of its columns, or null over several; `color` is the name of its colour. What you draw is what a screen reader calls the column.',
    },
    {
      table: 'Attributes of columns',
      head: ['Attribute', 'Where', 'Value'],
      rows: [
        ['`data-columns`', 'The calendar', '`date`, `date-resource` or `resource-date`'],
        [
          '`data-resource-id`',
          'Cells, also those for whole days',
          'Id of the resource; empty for events of nobody',
        ],
        ['`data-resource-header`', 'The header of a resource', 'The same'],
        [
          '`data-resource-id`, `data-resource-ids`',
          'An event',
          'Id of the resource in whose column it stands; ids of all that it has, with spaces between',
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
    { heading: 'What there isn’t' },
    {
      list: [
        'Columns have the order of `resources`; sort your list.',
        'Resources beside each other in a month. Rows of resources over weeks and months: [Timeline](/docs/timeline).',
        'Each day of each resource is a column: a week of twenty people has 140. Where there are many, offer the day view, or `with-events`.',
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
          'One resource at a time on a phone, always; `mobileBreakpoint` says what a phone is',
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
        ['`crossScrollingEnabled`', 'Sideways from `minWidth` on, always'],
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
