import type { Article } from '../article';
import { ThemedCalendar } from '../examples/themed-calendar';

export const THEMING: Article = {
  title: 'Theming',
  lede: 'Use your Material theme, custom properties for sizes and colours, and `sx` for the wrapping element.',
  blocks: [
    { files: ['themed-calendar.ts'], live: ThemedCalendar },
    { heading: 'Material tokens' },
    {
      text: 'The calendar takes all colours and type from `--mat-sys-…`, the tokens of `mat.theme()`. Light and dark follow `color-scheme`: `html { color-scheme: dark; }` is always dark, `light dark` follows the system. If a token is missing, the calendar uses a default of its own.',
    },
    { heading: 'Custom properties' },
    {
      text: 'Set them on `event-calendar` or on any element around it. The defaults have no specificity, so that any rule overrides them.',
    },
    {
      table: 'Custom properties',
      head: ['Property', 'What it is', 'Default'],
      rows: [
        [
          '`--ec-hour-height`',
          'Height of an hour in the time grid, if [`hourHeight`](/docs/hours) isn’t set',
          '`48px`',
        ],
        ['`--ec-time-axis-width`', 'Width of the column of hours', '`60px`'],
        [
          '`--ec-bar-height`, `--ec-bar-gap`',
          'Height of bars, and the gap between them',
          '`22px`, `2px`',
        ],
        ['`--ec-event-accent-width`', 'The stripe at the start of an event', '`4px`'],
        [
          '`--ec-corner-event`, `--ec-corner-surface`, `--ec-corner-floating`',
          'Corners of events, panels, and floating surfaces',
          '`4px`, `12px`, `16px`',
        ],
        ['`--ec-font`, `--ec-type-…`', 'Type, by the names of Material’s scale', 'the theme’s'],
        [
          '`--ec-surface`, `--ec-on-surface`, `--ec-primary`, …',
          'Colours of the frame, by Material’s names',
          'the theme’s',
        ],
        [
          '`--ec-color-teal-container`, `…-on-container`, `…-accent`',
          'One of the eleven colours of events: background, text, stripe',
          'tonal, in light and dark',
        ],
        [
          '`--ec-color-teal-past-on-container`, `…-past-accent`',
          'The same for past events',
          'quieter',
        ],
        [
          '`--ec-selected`',
          'The ring of a [selected event](/docs/several#hooks)',
          'the accent of the event',
        ],
        [
          '`--ec-duration-short`, `--ec-duration-medium`, `--ec-easing`',
          'Motion',
          '`120ms`, `200ms`',
        ],
      ],
    },
    {
      text: 'The eleven names are `red`, `pink`, `purple`, `indigo`, `blue`, `teal`, `green`, `lime`, `amber`, `orange` and `grey`. Change their look to match your brand; the names in the data stay the same.',
    },
    { heading: 'sx and className' },
    {
      text: '`sx` styles the wrapping element with a plain JSON object: CSS in camel case, shorthands such as `p` and `bgcolor`, values by breakpoint, nested selectors. It works under a strict Content-Security-Policy because it writes no style attribute. `className` adds a class to the wrapping element; `className` of an event adds one to that event.',
    },
    { heading: 'Height' },
    {
      text: 'The calendar fills its `height`: a number of pixels, or any CSS length such as `100%` or `calc(100dvh - 64px)`.',
    },
  ],
};
