import type { Article } from '../article';
import { SplitDay } from '../examples/split-day';

export const HOURS: Article = {
  title: 'Hours and their height',
  lede: 'Which hours day and week view show, how high they are, and by which steps they are divided.',
  blocks: [
    { files: ['split-day.ts'], live: SplitDay },
    { heading: 'Which hours' },
    {
      text: '`[visibleHours]` is one part of the day, or a list of them, in full and half hours. They are sorted, and those that touch are one. Events wholly before the first or after the last are counted in the hints above and below, which list them.',
    },
    {
      list: [
        'What lies between two of them is folded into a strip of 12 pixels. It names its hours and how many events lie in them.',
        'Pressed, it shows them until another view is shown. It can be pressed on 24 pixels, and reached by Tab.',
        'An event that goes over folded hours goes through the strip. What is moved, resized or swept across it keeps its times to the minute, and what is dropped into it is counted there.',
        'On a day on which the clocks change a strip holds the hour that is skipped, or both passes of the one that comes twice.',
        'On paper nothing is folded.',
        'In the [timeline](/docs/timeline#spans) a single part may end on the next day, up to 48: `{ start: 7, end: 31 }`.',
      ],
    },
    { heading: 'How high' },
    {
      text: 'By default an hour is as high as `--ec-hour-height`. `[hourHeight]` says it in pixels, 24 to 240. Hours that would end before the grid does grow until they fill it. With `fit` they fill it always, unless they would be lower than 24 pixels. Paper has the height of the style sheet.',
    },
    {
      text: 'Where `hourHeight` is set, users can make hours higher and lower. What they chose is `preferences.hourHeight`, which goes before the input.',
    },
    {
      table: 'Zoom',
      head: ['By', 'What it does'],
      rows: [
        ['`+`, `-`', 'Higher and lower by a quarter, around the middle'],
        ['`0`', 'As the input says: the preference is taken away'],
        ['`Alt` and the wheel', 'Higher and lower around the pointer'],
        ['Two fingers on the times', 'Higher and lower by how far they are apart'],
      ],
    },
    {
      text: 'The browser’s own zoom, by `Ctrl` or by two fingers elsewhere, stays the browser’s.',
    },
    { heading: 'How they are divided' },
    {
      text: '`[slotMinutes]` are the minutes between two lines, 5 to 240, which have to divide the day. The keyboard’s cursor goes by them, and a click creates from where one begins. They are counted from midnight. Labels stay on the hour, or on each slot where these are longer; lines that would be nearer than 8 pixels are left out. Moving and resizing go by `[snapMinutes]`, whatever the slots are. An event is drawn as high as a line of text at least: where many last 15 minutes, an hour of 96 pixels (`[hourHeight]`) keeps them apart from those that follow at once.',
    },
    {
      text: 'Half hours, the default, have no lines of their own until `hourHeight` is set.',
    },
  ],
};
