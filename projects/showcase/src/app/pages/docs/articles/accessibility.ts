import type { Article, Row } from '../article';
import SHORTCUTS from '../generated/shortcuts.json';

/** Descriptions of the commands of the calendar's keys. */
const WORDS: Readonly<Record<string, string>> = {
  day: 'Show the day view',
  week: 'Show the week view',
  month: 'Show the month view',
  agenda: 'Show the agenda',
  days: 'Show the view of days, where it is offered',
  timeline: 'Show the timeline, where it is offered',
  today: 'Go to today',
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
  lede: 'The aim is WCAG 2.2, level AA, for everything the calendar can do. This page says how far that holds, how it is checked, and what doesn’t work.',
  blocks: [
    { heading: 'Keyboard' },
    {
      text: 'The grid is one tab stop. Within it the arrow keys go over days, slots of half an hour or of `slotMinutes`, and events; what is reached is spoken with its date and time. Keys work only while the focus is in the calendar, and letters never while text is typed.',
    },
    {
      table: 'Keys of the calendar',
      head: ['Key', 'What it does'],
      rows: [
        ['`Arrows`', 'Go over days, slots and events'],
        ['`Enter`', 'Open the focused event, or create one in the focused cell'],
        ['`Space`', 'Open the focused event'],
        ['`Page Up`, `Page Down`', 'Scroll the time grid'],
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
    { heading: 'Without dragging' },
    {
      text: 'Whatever can be dragged can be done by single presses as well (2.5.7): times and dates in the editor, moving with `G` and the arrow keys, out of the calendar through the menu of an event, into it with `Enter` on the thing outside.',
    },
    { heading: 'Screen readers' },
    {
      list: [
        'Day, week and month are grids with row headers, column headers and cells. The agenda is a list under headings.',
        'The name of an event begins with what is seen on it, and holds title, dates and times, and resource. A colour that means something is named where it is chosen.',
        'Changes are announced: created, moved from and to, deleted, refused and why, and each step while an event is picked up.',
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
      text: 'Below 768 px of its own width the calendar is laid out for a phone; at 320 px, which is 400 % zoom of a 1280 px window, nothing is lost and nothing scrolls sideways. Targets are 24 px at least, and 44 px for fingers.',
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
        'Safari is not among the browsers that the tests run in.',
        'What you draw yourself in templates is yours to label.',
      ],
    },
  ],
};
