import type { Article } from '../article';
import { PrintRange } from '../examples/print-range';

export const PRINTING: Article = {
  title: 'Printing',
  lede: 'Paper has what the calendar shows, black on white and without its controls. A range is printed by showing it.',
  blocks: [
    { files: ['print-range.ts'], live: PrintRange },
    {
      table: 'Ranges and how they are shown',
      head: ['Range', 'Shown by'],
      rows: [
        ['Some days', 'the view `days` and `dayCount`'],
        ['Some weeks', 'the view `month` and `weekCount`'],
        ['Rooms and people', 'the view `timeline` and its `spans`, a month of days for instance'],
        ['A list', 'the view `agenda`'],
      ],
    },
    {
      list: [
        'A view is loaded when it is shown first. Let the user look at the range before they print it, as above; with an event source it is loaded then, too.',
        'Paper has the hours of a workday and of all events, however far the calendar is scrolled, and a month leaves nothing behind “more”.',
        'With [resource columns](/docs/resource-columns#paper) each page has as many as fit, and the [timeline](/docs/timeline#phone-and-paper) as many cells, each with their headers.',
        'Styles of yours for paper stand in `@media print`.',
      ],
    },
    { heading: 'Tested' },
    { files: ['print-range.spec.ts'] },
    { text: 'Tables and calendar files: [Exports](/docs/exports).' },
  ],
};
