import type { Article } from '../article';
import { PrintRange } from '../examples/print-range';

export const PRINTING: Article = {
  title: 'Printing',
  lede: 'The calendar prints the page it shows, black on white and without controls. To print a range, show it first.',
  blocks: [
    { files: ['print-range.ts'], live: PrintRange },
    {
      table: 'Ranges and how they are shown',
      head: ['Range', 'How to show it'],
      rows: [
        ['Some days', 'the view `days` and `dayCount`'],
        ['Some weeks', 'the view `month` and `weekCount`'],
        ['Rooms and people', 'the view `timeline` and its `spans`, for example a month of days'],
        ['A list', 'the view `agenda`'],
      ],
    },
    {
      list: [
        'A view is loaded when it is first shown, and so are the events of an event source. Let users see the range before they print it, as above.',
        'A print has the hours of a workday and of all events, regardless of scrolling, and a month shows all events instead of “more”.',
        'With [resource columns](/docs/resource-columns#paper) each printed page has as many columns as fit, and with the [timeline](/docs/timeline#phone-and-paper) as many cells, both with headers.',
        'Put your own styles for paper into `@media print`.',
      ],
    },
    { heading: 'Tests' },
    { files: ['print-range.spec.ts'] },
    { text: 'For tables and calendar files, see [Exports](/docs/exports).' },
  ],
};
