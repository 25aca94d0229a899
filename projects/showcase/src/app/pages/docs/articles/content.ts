import type { Article } from '../article';
import { OwnContent } from '../examples/own-content';

export const CONTENT: Article = {
  title: 'Your own content',
  lede: 'Templates for what stands in an event, above a day, behind a day, and in place of the toolbar.',
  blocks: [
    {
      text: 'The calendar keeps the box, the colours, the handles and the keyboard; your template draws what is in it. The accessible name of an event or a header begins with what you draw.',
    },
    { files: ['own-content.ts'], live: OwnContent },
    {
      table: 'Templates',
      head: ['Template', 'What it draws', 'What it is given'],
      rows: [
        [
          '`ecEvent`',
          'An event, in every view',
          '`event`, `title`, `time`, `resourceTitle`, `color`, `shape`, `isPast`',
        ],
        [
          '`ecDayHeader`',
          'The head of a day’s column',
          '`date`, `weekday`, `number`, `isToday`, `isWeekend`',
        ],
        [
          '`ecDayCell`',
          'What lies behind the events of a day',
          '`date`, `slot`, `isToday`, `isWeekend`',
        ],
        [
          '`ecToolbar`',
          'The toolbar',
          '`title`, `view`, `views`, `next()`, `previous()`, `today()`, `show(view)`, `toggleSidePanel()`',
        ],
        ['`ecEditor`', 'The form in the editor', '[see there](/docs/editor)'],
      ],
    },
    {
      text: '`shape` says how much room there is: a `card` in the time grid, a `bar` over days, a `line` in a month, an `entry` or a `tile` in lists.',
    },
    { text: 'All five at once are on the page [Your own](/your-own).' },
  ],
};
