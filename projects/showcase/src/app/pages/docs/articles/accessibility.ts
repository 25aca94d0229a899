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
  today: 'Go to today: the focus goes to the present slot, the cell or the first event of today',
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
  lede: 'The aim is WCAG 2.2, level AA, for everything the calendar can do. This page says how far that holds, how it is checked, and what doesn’t work; the [conformance report](/docs/conformance) says it criterion by criterion.',
  blocks: [
    { heading: 'Keyboard' },
    {
      text: 'The grid is one tab stop. Within it the arrow keys go over days, slots of half an hour or of `slotMinutes`, and events; what is reached is spoken with its date and time. Keys work only while the focus is in the calendar, and letters never while text is typed.',
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
          'Select the focused event, where [`canSelectSeveralEvents`](/docs/several) is on; `Shift X` those up to it',
        ],
        ['`/`', 'Open the search, where [`eventSearch`](/docs/filter) is on'],
        ['`?`', 'This list, in the calendar'],
        ['`Escape`', 'Close what is open, cancel what is dragged'],
        ['`Ctrl Enter`', 'Save, in the editor'],
      ],
    },
    { text: 'On a Mac, Command does what Ctrl does.' },
    {
      text: 'Keys that move the focus mean the same in every view, as far as it has such a place:',
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
          'The same column of the next group, where resources are beside each other',
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
      text: 'Day, week, month and timeline follow the [grid pattern](https://www.w3.org/WAI/ARIA/apg/patterns/grid/) of the ARIA Authoring Practices. They deviate from it where a calendar needs more than one step for a cell:',
    },
    {
      table: 'Deviations from the pattern',
      head: ['The pattern', 'The calendar', 'Why'],
      rows: [
        [
          '`Down` goes to the cell below.',
          'In the time grid a day is one cell with a cursor in it. `Down` goes to the events that begin at the cursor, then to the next slot.',
          'A cell for each half hour and day would be 336 cells a week, nearly all of them empty, for a screen reader to read.',
        ],
        [
          '`Enter` goes into a cell, `Escape` leaves it.',
          'Arrows go over cells and the events in them alike. `Enter` creates in a cell, and opens an event.',
          'There is no mode to be lost in, and one press fewer to each event.',
        ],
        [
          'Arrows stop at the edges.',
          'Past the edge the page turns, and the focus goes on where it would have gone.',
          'Time doesn’t end with the page. Bounds of the host (`minDate`, `maxDate`) do stop them.',
        ],
        [
          'Every widget of a cell can be reached by arrows.',
          'The number of a day in the month, which opens it, can’t: `D` does the same on the focused day.',
          'Each week would take seven presses more.',
        ],
        [
          'A cell’s name is its content.',
          'Its name is the date, “today” and the number of its events.',
          'With many events it would be read for minutes.',
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
      text: 'Whatever can be dragged can be done by single presses as well (2.5.7): times and dates in the editor, moving with `G` and the arrow keys, out of the calendar through the menu of an event, into it with `Enter` on a thing outside that has `ecExternalEvent`. Items of a `cdkDropList` get that key by `[ecExternalEvent]`, too.',
    },
    { heading: 'Screen readers' },
    {
      list: [
        'Day, week, month and timeline are grids with row headers, column headers and cells. The agenda is a list under headings.',
        'A cell says its date, “today” and the number of its events; in it, once, what is closed or blocked on that day. An event over several days is in each of its cells: “Trip, Day 2 of 3”.',
        'The cursor says its time, its day, and the event in the midst of which it is.',
        'The name of an event is its title, time, resource and date, in this order whatever its size, and holds what is seen on it. A calendar in another language than the page around it has a `lang`. A colour that means something is named where it is chosen.',
        'Changes are announced: created, moved from and to, deleted, undone, refused and why, and each step while an event is picked up; of a series also its scope. Failures interrupt and are never replaced; steps wait until the screen reader is silent, and only the last one is said.',
        'The editor is a labelled dialog. Errors are tied to their fields, and the focus goes to the first one.',
        'When something closes, the focus goes back to where it came from.',
      ],
    },
    { heading: 'Contrast and colour' },
    {
      text: 'Texts of events have 4.5:1 on their colour in light and dark, past events too; accents have 3:1 against what they meet. Tests measure all eleven colours. Your own `--ec-color-…` values are yours to measure.',
    },
    { heading: 'Zoom and small screens' },
    {
      text: 'Below 768 px of its own width the calendar is laid out for a phone; at 320 px, which is 400 % zoom of a 1280 px window, nothing is lost, and nothing scrolls sideways but columns and rows of resources. Targets are 24 px at least, and 44 px for fingers. Where a browser enlarges letters alone, boxes grow with their text, and the layout is that of a calendar as much narrower: no text is cut at 200 %.',
    },
    { heading: 'Motion' },
    {
      text: 'With reduced motion nothing slides or fades. Nothing blinks, and nothing moves by itself but the line of the current time.',
    },
    { heading: 'Forced colours' },
    {
      text: 'In high contrast modes events, selection and focus are drawn with borders in the system’s colours.',
    },
    { heading: 'How it is checked' },
    {
      text: 'axe runs over every view, popover, menu and editor, on a wide screen and on a phone, in light and dark, and over every page of this site. Contrast, reflow, forced colours and reduced motion are measured in a browser. Specs drive the keyboard in Chromium and Firefox, read what is announced, and hold what a screen reader finds on every surface.',
    },
    { heading: 'What is known not to work' },
    {
      list: [
        'It hasn’t been tested yet by people who use a screen reader every day. axe and specs find much, not all.',
        'Beyond about 300 events only those near what is scrolled to are in the page: find-in-page and a screen reader’s list of elements don’t know the others. Printing draws all.',
        'The single letters can’t be switched off or changed yet. They work only while the focus is in the calendar, which 2.1.4 allows, but speech input may trigger them there.',
        'Safari is not among the browsers that the tests run in; a smoke test runs in WebKitGTK.',
        'What you draw yourself in templates is yours to label.',
      ],
    },
  ],
};
