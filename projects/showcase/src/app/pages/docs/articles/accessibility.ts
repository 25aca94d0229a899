import type { Article, Row } from '../article';
import SHORTCUTS from '../generated/shortcuts.json';

/** Descriptions of the commands of the calendar's keys. */
const WORDS: Readonly<Record<string, string>> = {
  day: 'Show the day view, of the focused day',
  week: 'Show the week view, with the focused day',
  month: 'Show the month view, with the focused day',
  agenda: 'Show the agenda',
  days: 'Show the view of days, where it is offered',
  timeline: 'Show the timeline, where it is offered',
  today: 'Go to today: the focus goes to the current slot, the cell or the first event of today',
  'next-event': 'Go to the next event in time, across the days of the page',
  'previous-event': 'Go to the event before',
  next: 'Next dates',
  previous: 'Previous dates',
  create: 'Create an event where the focus is',
  'pick-up':
    'Pick the focused event up: arrows move it, Shift with arrows its end, `Enter` drops it, `Escape` puts it back',
  'further-times': 'Hear the time at the focus in the zones shown beside',
  'find-time': 'Go to the next free time of the row, in the timeline',
  remove: 'Delete the focused event',
  copy: 'Copy the focused event',
  cut: 'Cut the focused event',
  paste: 'Paste at the focused cell',
  duplicate: 'Duplicate the focused event',
  'select-all':
    'Select all events of the page, where [`canSelectSeveralEvents`](/docs/several) is on',
  redo: 'Redo',
  'zoom-in': 'Higher hours, where [`hourHeight`](/docs/hours) is set; wider cells in the timeline',
  'zoom-out': 'Lower hours, where the host sets `hourHeight`; narrower cells in the timeline',
  'zoom-reset': 'Hours as high, or cells as wide, as they were at first',
};

const SINGLE_KEYS = SHORTCUTS.map(({ keys, does }): Row => [
  keys.map((key) => `\`${key}\``).join(' or '),
  WORDS[does] ?? does,
]);

export const ACCESSIBILITY: Article = {
  title: 'Accessibility',
  lede: 'The calendar aims to meet WCAG 2.2, level AA, in everything it can do. This page describes how it does so, how it is tested, and what doesn’t work. The [conformance report](/docs/conformance) goes through the criteria one by one.',
  blocks: [
    { heading: 'Keyboard' },
    {
      text: 'The grid is one tab stop. Within it the arrow keys move through days, slots of half an hour or of `slotMinutes`, and events. Screen readers read each of them with its date and time. Keys work only while the focus is in the calendar, and letters never in text fields.',
    },
    {
      table: 'Keys of the calendar',
      head: ['Key', 'What it does'],
      rows: [
        ['`Enter`', 'Open the focused event, or create one in the focused cell'],
        ['`Space`', 'Open the focused event'],
        ...SINGLE_KEYS,
        ['`Ctrl Z`, `Ctrl Shift Z`', 'Undo, redo'],
        ['`Shift F10`, `Menu`', 'The menu of the focused event'],
        [
          '`X`',
          'Select the focused event, where [`canSelectSeveralEvents`](/docs/several) is on; with `Shift`, all events up to it',
        ],
        ['`/`', 'Open the search, where [`eventSearch`](/docs/filter) is on'],
        ['`?`', 'This list, in the calendar'],
        ['`Escape`', 'Close what is open, cancel what is dragged'],
        ['`Ctrl Enter`', 'Save, in the editor'],
      ],
    },
    { text: 'On a Mac, Command does what Ctrl does.' },
    {
      text: 'Keys that move the focus work alike in every view:',
    },
    {
      table: 'Keys that move the focus',
      head: ['Key', 'Day, week, days', 'Month', 'Timeline', 'Agenda'],
      rows: [
        [
          '`Left`, `Right`',
          'Column before, after; past the end the page turns',
          'Day before, after; past the end the page turns',
          'Slot or event before, after',
          '',
        ],
        [
          '`Up`, `Down`',
          'Header, events of the all-day row, slots, and the events that begin in them',
          'Events of the day, then the week above, below',
          'Row above, below; the labels of the header',
          'Date, block or event before, after',
        ],
        [
          '`Home`, `End`',
          'First, last column',
          'First, last day of the week',
          'Start, end of the row',
          'First, last of the list',
        ],
        [
          '`Ctrl Home`, `Ctrl End`',
          'First slot of the first column, last slot of the last',
          'First, last day of the page',
          'Start of the first row, end of the last',
          '',
        ],
        [
          '`Page Up`, `Page Down`',
          'A screen of slots',
          'The same place of the month before, after',
          'A screen of rows',
          'Scroll',
        ],
        [
          '`Ctrl Left`, `Ctrl Right`',
          'The same column of the next group, where resources are side by side',
          '',
          'A day in `hours`, else a cell',
          '',
        ],
        [
          '`E`, `Shift E`',
          'Next event, event before',
          'Next event, event before',
          'Next event, event before',
          'Next event, event before',
        ],
        ['`Tab`', 'Leaves the grid, which is one tab stop', 'Leaves it', 'Leaves it', 'Leaves it'],
      ],
    },
    { heading: 'Beside the grid pattern' },
    {
      text: 'Day, week, month and timeline follow the [grid pattern](https://www.w3.org/WAI/ARIA/apg/patterns/grid/) of the ARIA Authoring Practices. They deviate from it where one stop for each cell isn’t enough for a calendar:',
    },
    {
      table: 'Deviations from the pattern',
      head: ['The pattern', 'The calendar', 'Why'],
      rows: [
        [
          '`Down` goes to the cell below.',
          'In the time grid a day is one cell with a cursor in it. `Down` goes to the events that begin at the cursor, then to the next slot.',
          'With a cell for each half hour, a screen reader would have to read 336 cells a week, most of them empty.',
        ],
        [
          '`Enter` goes into a cell, `Escape` leaves it.',
          'Arrows move through cells and their events alike. `Enter` creates an event in a cell, or opens the focused one.',
          'There is no mode to get lost in, and each event takes one key press less.',
        ],
        [
          'Arrows stop at the edges.',
          'Past the edge the page turns, and the focus continues on the next page.',
          'Time doesn’t end with the page. `minDate` and `maxDate` do stop them.',
        ],
        [
          'Every widget of a cell can be reached by arrows.',
          'The number of a day in the month, which opens the day, can’t be reached; `D` does the same for the focused day.',
          'Each week would take seven more key presses.',
        ],
        [
          'A cell’s name is its content.',
          'Its name is the date, “today” where it is, and the number of its events.',
          'Reading the content of a full cell would take minutes.',
        ],
        [
          '`Ctrl A`, `Shift` with arrows and `Space` select.',
          '`Ctrl A` selects the events of the page, `X` the focused one, `Shift X` all up to it.',
          '`Shift` with arrows moves the end of a held event, and `Space` opens one.',
        ],
      ],
    },
    { heading: 'Without dragging' },
    {
      text: 'Everything that dragging does can also be done without it (2.5.7). Set times and dates in the editor, move events with `G` and the arrow keys, move them out of the calendar with the menu of an event, and into it with `Enter` on an outside element that has `ecExternalEvent`. To give items of a `cdkDropList` that key, add `[ecExternalEvent]` to them.',
    },
    { heading: 'Screen readers' },
    {
      list: [
        'Day, week, month and timeline are grids with row headers, column headers and cells. The agenda is a list under headings.',
        'The name of a cell is its date, “today” where it is, and the number of its events. Closed and blocked times of the day are listed once in the cell. An event over several days is in each of its cells: “Trip, Day 2 of 3”.',
        'The cursor announces its time, its day, and any event at that time.',
        'The name of an event is its title, time, resource and date, in this order at every size, and contains its visible text. A calendar in a language other than the page’s has a `lang` attribute. Where users choose a colour that has a meaning, its name is given.',
        'Changes are announced: created, moved from and to, deleted, undone, refused and why, each step of a picked-up event, and the scope for a series. Failures interrupt speech and are never replaced. Steps wait until the screen reader is silent, and only the last one is announced.',
        'The editor is a labelled dialog. Errors are tied to their fields, and the focus goes to the first one.',
        'When a popover, menu or dialog closes, the focus returns to where it was before.',
      ],
    },
    { heading: 'Contrast and colour' },
    {
      text: 'Texts of events have a contrast of 4.5:1 to their colour in light and dark, including past events; accents have 3:1 to adjacent colours. Tests measure all eleven colours. Check your own `--ec-color-…` values yourself.',
    },
    { heading: 'Zoom and small screens' },
    {
      text: 'If the calendar is narrower than 768 px, it uses its phone layout. At 320 px, which is 400 % zoom of a 1280 px window, nothing is lost, and only columns and rows of resources scroll sideways. Targets are at least 24 px, and 44 px for touch. If the browser enlarges only text, boxes grow with it, and the layout changes as for an equally narrower calendar: at 200 % no text is cut.',
    },
    { heading: 'Motion' },
    {
      text: 'With reduced motion nothing slides or fades. Nothing blinks, and only the line of the current time moves by itself.',
    },
    { heading: 'Forced colours' },
    {
      text: 'In high contrast modes, borders in the system’s colours show events, selection and focus.',
    },
    { heading: 'How it is tested' },
    {
      text: 'axe runs over every view, popover, menu and editor, on a wide screen and on a phone, in light and dark, and over every page of this site. Contrast, reflow, forced colours and reduced motion are measured in a browser. Specs use the keyboard in Chromium and Firefox, read the announcements, and check what a screen reader finds on every surface.',
    },
    { heading: 'Known limitations' },
    {
      list: [
        'People who use a screen reader every day haven’t tested it yet. axe and specs don’t find every problem.',
        'Beyond about 300 events, only those near the visible part are in the DOM; find-in-page and a screen reader’s list of elements miss the others. Printing draws all.',
        'Single-letter keys can’t be switched off or changed yet. They work only while the focus is in the calendar, as 2.1.4 allows, but speech input may trigger them there.',
        'The tests don’t run in Safari; a smoke test runs in WebKitGTK.',
        'Content of your own templates needs labels of your own.',
      ],
    },
  ],
};
