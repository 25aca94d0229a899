import type { Article } from '../article';
import { MachineLoad } from '../examples/machine-load';
import { NightShifts } from '../examples/night-shifts';
import { RoomPlan } from '../examples/room-plan';
import { NAMES_ELSEWHERE } from './timeline-names';

export const TIMELINE: Article = {
  title: 'Timeline',
  lede: 'Resources as rows and time across: who does what over a day, some weeks or a year.',
  blocks: [
    {
      text: 'To offer the timeline, list `timeline` in `views`; the default views don’t include it, and its code is loaded only where it is listed. It has all the features of the other views: drag and drop, keys, editor, undo, hours and overlaps, and recurring events in `<event-calendar-premium>`.',
    },
    { tryIt: 'Drag Dahl from “No resource” to room 102, then onto Bianchi in room 101.' },
    { files: ['room-plan.ts'], live: RoomPlan },
    {
      text: 'The showcase has three timelines: [a hotel by days](/hotel), [shifts past midnight](/shifts) and [machines by weeks](/machines). Its [front desk](/desk) shows the same appointments in columns or in rows.',
    },
    {
      text: 'Use it to compare many resources, or a few over a long time. For a few resources on one day, [columns](/docs/resource-columns) leave events more room for text.',
    },
    { heading: 'Presets' },
    {
      text: 'A preset is the unit of a cell. Users choose it from a menu in the toolbar, before the arrows. Bind it with `[(timelinePreset)]`, or set the initial one with `defaultTimelinePreset`. `presets` of `[timeline]` lists the presets on offer; with only one there is no menu.',
    },
    {
      table: 'Presets',
      head: ['Preset', 'Shown at once', 'Header rows', 'Width of a cell', 'Height of a lane'],
      rows: [
        ['`hours`', '`{ days: 1 }`', '`day`, `hour`', '80', '40, two lines of text'],
        ['`days`', '`{ months: 1 }`', '`month`, `day`', '40', '24'],
        ['`weeks`', '`{ weeks: 26 }`', '`month`, `week`', '48', '24'],
        ['`months`', '`{ years: 1 }`', '`year`, `month`', '72', '24'],
      ],
    },
    {
      text: 'To change these values, set `spans`, `headers`, `cellWidths` or `laneHeights` for a preset: `{ cellWidths: { days: 60 } }`. Whatever you leave out keeps its default. Widths and heights are pixels.',
    },
    {
      list: [
        'A click on a header label opens a finer preset: a month by days, a day by hours.',
        'When the preset changes, the visible time keeps its place on the screen.',
        'In `hours`, events snap by `snapMinutes`, and new events have times. In the other presets, events move by whole days and keep their time of day, and new events are all-day.',
        'Users widen and narrow cells by `+`, `−`, Alt and the wheel, or two fingers on the header; `0` restores your width. Their choice is stored in `preferences.timelineCellWidths`.',
        '`cellWidths: { hours: "fit" }` divides the available width among the cells, at least 24 pixels each. Cells that wouldn’t fill the width always grow.',
      ],
    },
    { heading: 'Spans' },
    {
      text: 'A span is the length of a page, the time shown at once. A page begins on the visible date or at the start of its week, month or year, depending on the unit of the span. The arrows, `next()` and `previous()` move by `steps`, or by one span if there are none.',
    },
    {
      table: 'What a span may be',
      head: ['Preset', 'Units', 'At most'],
      rows: [
        ['`hours`', '`days`, `weeks`, `months`', '31 days'],
        ['`days`', '`days`, `weeks`, `months`', '400 days'],
        ['`weeks`', '`weeks`', '260 weeks'],
        ['`months`', '`months`, `years`', '240 months'],
      ],
    },
    {
      list: [
        '`hours` and `days` leave out hidden days and weekends; a span of days counts shown days. `weeks` and `months` hide no days.',
        '`hours` applies [`visibleHours`](/docs/hours). If it has a single part, that may end after midnight, up to 48, as in the next example. Such a day belongs to the date on which it begins, so that nights aren’t cut in two. Other views then show whole days.',
        'All hours are equally wide. On a day on which the clocks change there are 23 or 25 of them.',
        '`barEnds: "day"` draws timed events over the whole days that they touch. By default bars start and end at their times, so that one stay can end and the next begin on the same day.',
      ],
    },
    { files: ['night-shifts.ts'], live: NightShifts },
    { heading: 'Rows and groups' },
    {
      list: [
        'Each visible resource has a row, in the order of `resources`, children beneath their parents. Hidden resources, and all resources beneath them, have no row.',
        '`canHaveEvents: false` makes a row a heading without lanes.',
        '`groupResources(resources, key)` of `ng-event-calendar/core` makes one heading for each value of a key of your resources.',
        'Users collapse and expand parents. `[(collapsedResources)]` is a map by id, in which `true` means collapsed. The row of a collapsed parent shows a strip of the events beneath it. Holding a dragged event over it expands it.',
        '`[(pinnedResources)]` lists the rows that stay under the header while others scroll. Users pin them from the menu of a title: right click, long press or the menu key.',
        '`show: "with-events"` leaves out resources without an event on the page; `show: "working"` leaves out resources that have neither events nor open time.',
        'Events without a known resource are in the first row, “No resource”. By default it is shown while there are such events; set `unassigned` to `always` or `never` to change that.',
        'A row grows with its overlapping events. `maxLanes` limits its lanes; further events are behind “+N”.',
        '`scrollToResource(id)` scrolls to a row and expands its parents. It returns false if the resource has no row.',
      ],
    },
    {
      text: 'An event of several resources has a bar in the row of each. A drag to another row writes the same as in [columns](/docs/resource-columns#what-a-move-writes): resource and times in one change, with one step of undo. During a drag, rows that would refuse the event at its current times are hatched.',
    },
    { heading: 'Titles and columns' },
    {
      list: [
        '`columns` adds cells beside the title: `{ key: "force", title: "Force", width: 72 }` shows the key `force` of your resources as text.',
        '`titleWidth` is the width of the title, 160 to 480 pixels. Users drag its edge, or move it with the arrow keys; a double click restores your width. Their choice is stored in `preferences.timelineTitleWidth`.',
        '`localeText.timelineResourceTitleHeader` is the text above the titles.',
        '`(resourceClick)` reports the resource whose title was clicked or activated with `Enter`.',
      ],
    },
    { heading: 'Workload' },
    {
      text: '`workload: "row"` writes the booked share of a resource’s open time on the page beneath its title, “31 of 40 h”; `"cell"` also draws a line at the foot of each day, week or month. Open time comes from [`workingHours` and `blockedTimes`](/docs/availability). With a `capacity`, each minute counts by the share of seats taken, so that three orders on two seats exceed 100 %. A parent shows the sum of the resources beneath it.',
    },
    { files: ['machine-load.ts'], live: MachineLoad },
    { heading: 'Templates' },
    {
      text: 'The [templates](/docs/content) of other views draw the timeline, too: `ecEvent` with `shape` `bar`, `ecResourceHeader` a title, `ecDayHeader` a label of a day, `ecDayCell` a day of a row. `ecTimelineCell` draws the cells of `columns`, and also receives the workload. Content higher than its row is cut off, because row heights are calculated before rows are drawn.',
    },
    { heading: 'Keyboard' },
    {
      table: 'Keys in the timeline',
      head: ['Key', 'What it does'],
      rows: [
        ['Left, right', 'To the next slot or event of the row; from the first slot to its title'],
        [
          'Up, down',
          'To the row above or below, at the same time; from the first row to the header',
        ],
        ['`Ctrl` with left and right', 'By days in `hours`, else by cells'],
        ['`Home`, `End`', 'First and last slot of the row; with `Ctrl` of the first and last row'],
        ['`PageUp`, `PageDown`', 'By a screen of rows'],
        [
          '`F`',
          'To the next time at which the row is free for a new event; pressed again, to the one after it',
        ],
        ['`Enter`', 'Creates an event here, or opens one'],
        ['`G`, then arrows', 'Moves an event over times and rows; with `Shift` moves its end'],
        ['On a title: right, left, `Space`', 'Expands and collapses'],
        ['`+`, `-`, `0`', 'Wider cells, narrower cells, back to your width'],
      ],
    },
    { heading: 'Phone and paper' },
    {
      text: 'On a phone all rows remain. Titles are above the bars of their rows instead of beside them, `columns` aren’t drawn, and at most one row is pinned. A swipe scrolls and never turns the page. Presets are in the menu of views.',
    },
    {
      text: 'A print has every row and bar, in blocks of as many whole cells as fit the paper’s width, each with titles and headers. Collapsed rows stay collapsed, so expand the rows that you want to print.',
    },
    { heading: 'What a server has to do' },
    {
      list: [
        'The calendar calls `load` of an [event source](/docs/backend) for the page, hidden days included, and for the pages before and after it. A page of 26 weeks is one range: return all events that touch it, for every resource.',
        '`load` isn’t told which rows are visible. Load the list of resources yourself beforehand, and set `resources` whenever it changes.',
        '`save` gets time and resource in one change. Write both or neither, and check them with `validateChange`, as in [Validate on a server](/docs/judging-server).',
        'An event that is dropped on “No resource” is saved without the key `resource`. A server that merges records has to remove the key. `shouldEventRequireResource` prevents such drops.',
        'Outside of `hours` new events are all-day, and `end` is on their last day. The [hotel](/hotel) turns them into stays when it receives them.',
        'The calendar calculates the workload of the events it has loaded. For a report, call `workloadOf` on the server:',
      ],
    },
    { files: ['utilization.ts'] },
    { heading: 'Many rows' },
    {
      text: 'Beyond 50 rows or 300 events, only visible rows and bars are in the DOM. This needs no setting, only a `height` for the calendar.',
    },
    { heading: 'Tests' },
    {
      text: 'The harnesses give access to rows, presets and cells: see [Testing](/docs/testing#in-a-timeline).',
    },
    {
      files: [
        'room-plan.spec.ts',
        'night-shifts.spec.ts',
        'machine-load.spec.ts',
        'utilization.spec.ts',
      ],
    },
    { heading: 'Not supported' },
    {
      list: [
        'Dependencies, progress and automatic planning, as in a Gantt chart.',
        'Cells of years. Use `months` over several years with `headers: { months: ["year"] }` instead.',
        'Moving rows by hand, sorting by a column, pages of resources. Sort and filter `resources` yourself.',
        'A time zone for each row. [Further zones](/docs/zones) are header rows in `hours`.',
      ],
    },
    ...NAMES_ELSEWHERE,
  ],
};
