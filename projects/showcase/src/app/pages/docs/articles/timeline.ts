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
      text: 'To offer the timeline, list `timeline` in `views`; the default views don’t include it, and its code is loaded only where it is listed. It has all that other views have: drag and drop, keys, editor, undo, hours and overlaps, and recurring events in `<event-calendar-premium>`.',
    },
    { tryIt: 'Drag Dahl from “No resource” to room 102, then onto Bianchi in room 101.' },
    { files: ['room-plan.ts'], live: RoomPlan },
    {
      text: 'The showcase has three of them: [a hotel by days](/hotel), [shifts past midnight](/shifts) and [machines by weeks](/machines). Its [front desk](/desk) shows the same appointments in columns or in rows.',
    },
    {
      text: 'Use it to compare many resources, or a few over a long time. For a few resources on one day, [columns](/docs/resource-columns) leave events more room for text.',
    },
    { heading: 'Presets' },
    {
      text: 'A preset is the unit of a cell. Users choose it from a menu in the toolbar, before the arrows. `[(timelinePreset)]` binds it, and `defaultTimelinePreset` is the first one. `presets` of `[timeline]` lists those that are offered; with only one there is no menu.',
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
        'Labels of the header lead to a finer preset: a month to its days, a day to its hours.',
        'When another preset is chosen, the time that was in view keeps its place on the screen.',
        '`hours` snaps by `snapMinutes`, and new events have times. In the other presets events move by whole days and keep their time of day, and new events are all-day.',
        'Users widen and narrow cells by `+`, `−`, Alt and the wheel, or two fingers on the header; `0` goes back to yours. What they chose is `preferences.timelineCellWidths`.',
        '`cellWidths: { hours: "fit" }` divides the available width among the cells, down to 24 pixels for each. Cells that don’t fill the width grow in any case.',
      ],
    },
    { heading: 'Spans' },
    {
      text: 'A span is the length of a page: what is shown at once. A page begins on the visible date, or with its week, month or year, depending on the unit of the span. Arrows, `next()` and `previous()` go by `steps`, or by one span.',
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
        '`hours` and `days` leave out hidden days and weekends; a span of days counts shown days. Weeks and months hide none.',
        '`hours` applies [`visibleHours`](/docs/hours). A single part may end after midnight, up to 48, as in the next example. Such a day belongs to the date on which it begins, and no night is cut. Other views then show whole days.',
        'All hours are equally wide. On a day on which the clocks change there are 23 or 25 of them.',
        '`barEnds: "day"` draws timed events over the whole days that they touch. By default bars end at their times, so that one stay ends and the next begins within one day.',
      ],
    },
    { files: ['night-shifts.ts'], live: NightShifts },
    { heading: 'Rows and groups' },
    {
      list: [
        'Each visible resource has a row, in the order of `resources`, children beneath their parents. Hidden ones, and all beneath them, have none.',
        '`canHaveEvents: false` makes a heading without lanes.',
        '`groupResources(resources, key)` of `ng-event-calendar/core` makes one heading for each value of a key of yours.',
        'Users collapse and expand parents. `[(collapsedResources)]` is a map by id, in which `true` means collapsed. The row of a collapsed parent shows in a strip where the events beneath it are; an event that is held over it expands it.',
        '`[(pinnedResources)]` are rows that stay under the header while others scroll. Users pin them from the menu of a title: right click, long press or the menu key.',
        '`show: "with-events"` leaves out resources without an event on the page, `show: "working"` those without events and without open time.',
        'Events without a known resource have the first row, “No resource”, while there are any. `unassigned` is `auto`, `always` or `never`.',
        'A row is as high as its events need. With `maxLanes` the rest is behind “+N”.',
        '`scrollToResource(id)` scrolls to a row and expands its parents. It returns false if the resource has no row.',
      ],
    },
    {
      text: 'An event of several resources has a bar in the row of each. What a drag to another row writes is as in [columns](/docs/resource-columns#what-a-move-writes): resource and times in one change, which one undo takes back. While an event is dragged, rows that would refuse it at its present times are hatched.',
    },
    { heading: 'Titles and columns' },
    {
      list: [
        '`columns` adds cells beside the title: `{ key: "force", title: "Force", width: 72 }` shows `force` of your resources as text.',
        '`titleWidth` is the width of the title, 160 to 480 pixels. Users drag its edge, or move it by arrow keys; a double click goes back to yours. What they chose is `preferences.timelineTitleWidth`.',
        '`localeText.timelineResourceTitleHeader` is the text above the titles.',
        '`(resourceClick)` reports the resource whose title was clicked, or activated by `Enter`.',
      ],
    },
    { heading: 'Workload' },
    {
      text: '`workload: "row"` writes beneath each title how much of its open time on the page is booked, “31 of 40 h”; `"cell"` also draws a line at the foot of each day, week or month. Open time comes from [`workingHours` and `blockedTimes`](/docs/availability). With a `capacity` each minute counts by the share of seats that is taken, so three orders on two seats are more than all. A parent sums up what is beneath it.',
    },
    { files: ['machine-load.ts'], live: MachineLoad },
    { heading: 'Templates' },
    {
      text: 'The [templates](/docs/content) of other views draw the timeline, too: `ecEvent` with `shape` `bar`, `ecResourceHeader` a title, `ecDayHeader` a label of a day, `ecDayCell` a day of a row. `ecTimelineCell` draws the cells of `columns` and is given the workload as well. What is higher than its row is cut: heights are known before a row is seen.',
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
          'To the next time at which the row is free for a new event; again, to the one behind it',
        ],
        ['`Enter`', 'Creates an event here, or opens one'],
        ['`G`, then arrows', 'Moves an event over times and rows; with `Shift` moves its end'],
        ['On a title: right, left, `Space`', 'Expands and collapses'],
        ['`+`, `-`, `0`', 'Wider cells, narrower cells, back to yours'],
      ],
    },
    { heading: 'Phone and paper' },
    {
      text: 'On a phone all rows stay. A title stands above the bars of its row instead of beside them, further columns aren’t drawn, and one row at most is pinned. A swipe scrolls; it never turns the page. Choosing a preset is part of the menu of views.',
    },
    {
      text: 'Paper has every row and bar, in blocks of as many whole cells as fit its width, each with titles and headers. Collapsed rows stay collapsed: expand what is to be printed.',
    },
    { heading: 'What a server has to do' },
    {
      list: [
        '`load` of an [event source](/docs/backend) is asked for the page, hidden days included, and for the pages beside it. A page of 26 weeks is one range: answer all that touches it, for every resource.',
        'It isn’t told which rows are in sight. The list of resources is yours: load it before, and set `resources` whenever it changes.',
        '`save` gets time and resource in one change. Write both or none, and check them with `validateChange`, as in [a server that judges](/docs/judging-server).',
        'An event that is dropped on “No resource” comes without its key `resource`. A server that merges records has to remove the key; `shouldEventRequireResource` rules such drops out.',
        'Outside of `hours` new events are all-day, and `end` lies on their last day. The [hotel](/hotel) turns them into stays when it gets them.',
        'The calendar knows the workload of the events it has loaded. For a report, call `workloadOf` on the server:',
      ],
    },
    { files: ['utilization.ts'] },
    { heading: 'Many rows' },
    {
      text: 'Beyond 50 rows or 300 events, only rows and bars in sight are elements of the page. Nothing has to be set for that; the calendar only needs a `height`.',
    },
    { heading: 'Tested' },
    {
      text: 'Harnesses know rows, presets and cells: [Testing](/docs/testing#in-a-timeline).',
    },
    {
      files: [
        'room-plan.spec.ts',
        'night-shifts.spec.ts',
        'machine-load.spec.ts',
        'utilization.spec.ts',
      ],
    },
    { heading: 'What there isn’t' },
    {
      list: [
        'Dependencies, progress and automatic planning, as in a Gantt chart.',
        'Cells of years. `months` over several years with `headers: { months: ["year"] }` comes near.',
        'Moving rows by hand, sorting by a column, pages of resources: sort and choose in `resources`.',
        'A time zone for each row. [Further zones](/docs/zones) are header rows in `hours`.',
      ],
    },
    ...NAMES_ELSEWHERE,
  ],
};
