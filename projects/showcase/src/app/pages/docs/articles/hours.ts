import type { Article } from '../article';
import { SplitDay } from '../examples/split-day';

export const HOURS: Article = {
  title: 'Hours and their height',
  lede: 'Set which hours day and week view show, how high they are, and how they are divided.',
  blocks: [
    { files: ['split-day.ts'], live: SplitDay },
    { heading: 'Visible hours' },
    {
      text: '`[visibleHours]` is one part of the day, or a list of parts, in full and half hours. The parts are sorted, and adjacent ones are joined. Hints above and below the grid count and list the events wholly before the first or after the last part.',
    },
    {
      list: [
        'The hours between two parts are folded into a strip of 12 pixels, which names these hours and the number of events in them.',
        'A click on the strip shows its hours until the view changes. Its target is 24 pixels high, and Tab reaches it.',
        'An event that spans folded hours passes through the strip. Events that are moved, resized or swept across it have exact times, and events dropped into it are counted there.',
        'On a day on which the clocks change, a strip includes the skipped hour, or both passes of the repeated hour.',
        'On paper nothing is folded.',
        'In the [timeline](/docs/timeline#spans) a single part may end on the next day, up to 48: `{ start: 7, end: 31 }`.',
      ],
    },
    { heading: 'Height of hours' },
    {
      text: 'By default the height of an hour is `--ec-hour-height`. `[hourHeight]` sets it in pixels, 24 to 240. If the hours don’t fill the grid, they grow until they do. With `fit` they always fill it exactly, unless they would be lower than 24 pixels. Prints use the height from the style sheet.',
    },
    {
      text: 'If `hourHeight` is set, users can make hours higher and lower. Their choice is `preferences.hourHeight`, which takes precedence over the input.',
    },
    {
      table: 'Zoom',
      head: ['Key or gesture', 'What it does'],
      rows: [
        ['`+`, `-`', 'Higher and lower by a quarter, around the middle'],
        ['`0`', 'Back to the input; the preference is removed'],
        ['`Alt` and the wheel', 'Higher and lower around the pointer'],
        ['Two fingers on the times', 'Higher and lower with their distance'],
      ],
    },
    {
      text: 'The browser’s own zoom, by `Ctrl` or by two fingers elsewhere, stays the browser’s.',
    },
    { heading: 'Slots' },
    {
      text: '`[slotMinutes]` is the number of minutes between two lines, 5 to 240; it must divide the day. Slots are counted from midnight. The keyboard cursor moves by slots, and a click creates an event from the start of one. Labels stay on the hour, or on each slot if slots are longer; lines closer than 8 pixels are left out. Moving and resizing use `[snapMinutes]`, independent of slots. An event is at least as high as a line of text. If many events last 15 minutes, set `[hourHeight]` to 96 pixels, so that they don’t overlap the events right after them.',
    },
    {
      text: 'Slots of half an hour, the default, have no lines of their own unless `hourHeight` is set.',
    },
  ],
};
