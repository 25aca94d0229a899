import type { Block } from '../article';

/** Tables of names that other timelines have for the options of ours. */
export const NAMES_ELSEWHERE: readonly Block[] = [
  { heading: 'Coming from another timeline' },
  {
    text: 'Events and all else that isn’t of a timeline: [From FullCalendar](/docs/from-fullcalendar). FullCalendar’s names are those of version 7; what version 6 called otherwise stands in brackets.',
  },
  {
    table: 'FullCalendar Premium, resource-timeline',
    head: ['FullCalendar', 'Here', 'Difference'],
    rows: [
      [
        '`resourceTimelineDay`, `…Week`, `…Month`, `…Year`',
        'The view `timeline` with the presets `hours`, `days`, `weeks`, `months`',
        'A preset is the unit of a cell, a span the length of a page: a week by hours is `spans: { hours: { weeks: 1 } }`',
      ],
      [
        '`timelineDay` and its like',
        'The same view without `resources`',
        'One row without a title',
      ],
      ['`duration` of a custom view', '`spans`', 'For each preset'],
      ['`dateIncrement`', '`steps`', 'For each preset'],
      ['`slotDuration`', 'The preset, and `slotMinutes` in `hours`', ''],
      [
        '`slotHeaderFormat` (`slotLabelFormat`) as a list',
        '`headers`',
        'Units alone; words are the locale’s',
      ],
      ['`slotMinWidth`', '`cellWidths`', 'Of a whole cell, and users zoom it'],
      [
        '`slotMinTime`, `slotMaxTime`',
        '`visibleHours`',
        'Past midnight as well: `{ start: 7, end: 31 }`',
      ],
      ['`eventMinWidth`', 'None', 'Always 24 pixels'],
      ['`eventMaxStack`', '`maxLanes`', ''],
      ['`resourceColumns` (`resourceAreaColumns`)', '`columns`', 'Beside the title, which stays'],
      ['`field`, `headerContent` of a column', '`key`, `title`', ''],
      [
        '`group: true` of a column, `resourceGroupField`',
        '`groupResources(resources, key)`',
        'You pass its result as `resources`',
      ],
      [
        '`resourceColumnsWidth` (`resourceAreaWidth`)',
        '`titleWidth`',
        'In pixels, of the title alone; columns have their own `width`',
      ],
      [
        '`resourceColumnHeaderContent` (`resourceAreaHeaderContent`)',
        '`localeText.timelineResourceTitleHeader`',
        'A text',
      ],
      [
        '`resourcesInitiallyExpanded`',
        '`defaultCollapsedResources`',
        'By id; `[(collapsedResources)]` follows users',
      ],
      [
        'Resource cell hooks (`resourceLabelContent`)',
        '`ecResourceHeader`, `ecTimelineCell`',
        'Cut at the height of the row',
      ],
      ['Resource lane hooks (`resourceLaneContent`)', '`ecDayCell`', 'For each day of a row'],
      ['`filterResourcesWithEvents`', '`show: "with-events"`', 'Judged for the page'],
      ['`resourceOrder`', 'None', 'The order of your list'],
      [
        '`refetchResourcesOnNavigate`',
        '`(visibleRangeChange)`',
        'You set `resources` when it comes',
      ],
    ],
  },
  {
    table: 'MUI X, EventTimelinePremium',
    head: ['MUI X', 'Here', 'Difference'],
    rows: [
      [
        '`<EventTimelinePremium>`',
        '`<event-calendar [views]="[\'timeline\']" defaultView="timeline">`',
        'A view among others; free',
      ],
      [
        '`dayAndHour`, `dayAndMonth`, `dayAndWeek`, `monthAndYear`',
        '`hours`, `days`, `weeks`, `months`',
        'They show 4 days, 8 weeks, 16 weeks and 3 years; say so in `spans` to keep that',
      ],
      ['The preset `year`', 'None', '`months` over years comes near'],
      ['`preset`, `onPresetChange`', '`[(timelinePreset)]`', ''],
      ['`defaultPreset`', '`defaultTimelinePreset`', ''],
      ['`presets`', '`presets` of `[timeline]`', ''],
      [
        '`presetConfig.dayAndHour.startTime`, `endTime`',
        '`visibleHours`',
        'In several parts, or past midnight',
      ],
      [
        '`resourceColumnLabel`',
        '`localeText.timelineResourceTitleHeader`',
        'The same key of `localeText`',
      ],
      ['`slots.timelineResourceTitle`', '`ecResourceHeader`', 'Draws the dot as well'],
      ['`slots.eventContent`', '`ecEvent`', ''],
      ['`collapsedResources`, `defaultCollapsedResources`', 'The same names', ''],
      [
        'Events without a resource',
        'The row “No resource”',
        'There they aren’t drawn, as with `unassigned: "never"` here',
      ],
      ['`shouldEventRequireResource`', 'The same name', 'True by default there, false here'],
      [
        '`dataSource`: `getEvents`, `persistEvents`',
        '[`eventSource`](/docs/backend): `load`, `save`',
        '',
      ],
      [
        '`apiRef`: `setVisibleDate`, `goToNextVisibleDate`, `goToPreviousVisibleDate`',
        '`[(visibleDate)]`, `next()`, `previous()`',
        'Methods of the component',
      ],
      ['`eventModelStructure`, `resourceModelStructure`', 'None', 'Map your data before'],
    ],
  },
  {
    table: 'Bryntum Scheduler',
    head: ['Bryntum', 'Here', 'Difference'],
    rows: [
      [
        '`viewPreset`: `hourAndDay`, `weekAndDay`, `weekAndMonth`, `monthAndYear`',
        '`timelinePreset`: `hours`, `days`, `weeks`, `months`',
        'Four, with `spans`, `headers` and `cellWidths` for each',
      ],
      ['`headers` of a preset', '`headers`', 'Units alone; words are the locale’s'],
      [
        '`startDate`, `endDate` of the scheduler',
        '`visibleDate`, `spans`',
        '`minDate` and `maxDate` bound both',
      ],
      ['`shiftNext()`, `shiftPrevious()`', '`next()`, `previous()`', 'By `steps`'],
      ['`tickWidth`, `tickSize`', '`cellWidths`', ''],
      ['`forceFit`', '`cellWidths: { … : "fit" }`', 'Never under 24 pixels'],
      ['`fillTicks`', '`barEnds: "day"`', 'By days, in every preset but `hours`'],
      ['`timeResolution`', '`snapMinutes`', 'By days outside of `hours`'],
      ['`rowHeight`, `barMargin`', '`laneHeights`', 'A row is as high as its lanes'],
      ['`eventLayout`', 'None', 'Always in lanes, as `stack`'],
      [
        '`allowOverlap: false`',
        '[`eventOverlap`](/docs/availability): `"refuse"`',
        'Also asks, or marks',
      ],
      ['`columns`', '`columns`', 'Beside the title; cells in `ecTimelineCell`'],
      ['`name` of a resource or event', '`title`', ''],
      ['`resourceId`, `assignments`', '`resource`', 'One id, or a list of them'],
      [
        'The feature `tree`, `expanded`',
        '`children`, `collapsedResources`',
        'By id, outside of the resources',
      ],
      ['The feature `group`', '`groupResources(resources, key)`', ''],
      [
        'The feature `nonWorkingTime`',
        '`workingHours`',
        'Of each resource, and refused where you say so',
      ],
      [
        'The features `timeRanges`, `resourceTimeRanges`',
        '`blockedTimes`',
        'With `refuses: false` only shown',
      ],
      ['`eventRenderer`', '`ecEvent`', 'A template'],
      [
        '`validatorFn` of a drag feature',
        '`(eventChangeRequest)`',
        'Asked for every change, keys and forms included',
      ],
      ['`mode: "vertical"`', '[`resourceColumns`](/docs/resource-columns)', 'In day and week view'],
      ['`crudManager`', '[`eventSource`](/docs/backend)', 'Resources are a list of yours'],
      ['`infiniteScroll`', 'None', 'Pages; a drag turns them at the edge'],
      ['`dependencies`', 'None', 'A Gantt chart is another product'],
    ],
  },
];
