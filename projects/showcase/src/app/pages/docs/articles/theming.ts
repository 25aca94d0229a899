import type { Article } from '../article';
import { ThemedCalendar } from '../examples/themed-calendar';

export const THEMING: Article = {
  title: 'Theming',
  lede: 'Your Material theme, custom properties for measures and colours, and `sx` for the wrapping element.',
  blocks: [
    { files: ['themed-calendar.ts'], live: ThemedCalendar },
    { heading: 'Material tokens' },
    {
      text: 'Every colour and type of the calendar is taken from `--mat-sys-…`, the tokens of `mat.theme()`. Light and dark follow `color-scheme`: `html { color-scheme: dark; }` is always dark, `light dark` as the system is. Where a token is missing there is a value of the calendar’s own.',
    },
    { heading: 'Custom properties' },
    {
      text: 'Set them on `event-calendar`, or on anything around it. They have no specificity, so a plain rule wins.',
    },
    {
      table: 'Custom properties',
      head: ['Property', 'What it is', 'Default'],
      rows: [
        [
          '`--ec-hour-height`',
          'Height of an hour in the time grid, where [`hourHeight`](/docs/hours) says none',
          '`48px`',
        ],
        ['`--ec-time-axis-width`', 'Width of the column of hours', '`60px`'],
        [
          '`--ec-bar-height`, `--ec-bar-gap`',
          'Bars of whole days, and between them',
          '`22px`, `2px`',
        ],
        ['`--ec-event-accent-width`', 'The stripe at the start of an event', '`4px`'],
        [
          '`--ec-corner-event`, `--ec-corner-surface`, `--ec-corner-floating`',
          'Corners of events, panels, and what floats',
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
          'One of the eleven colours of events: ground, text, stripe',
          'tonal, in light and dark',
        ],
        [
          '`--ec-color-teal-past-on-container`, `…-past-accent`',
          'The same for events that are over',
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
      text: 'The eleven names are `red`, `pink`, `purple`, `indigo`, `blue`, `teal`, `green`, `lime`, `amber`, `orange` and `grey`. Brands change what they look like; the names stay in the data.',
    },
    { heading: 'sx and className' },
    {
      text: '`sx` styles the wrapping element by an object of plain JSON: CSS in camel case, shorthands such as `p` and `bgcolor`, values by breakpoint, nested selectors. It works under a strict Content-Security-Policy, for it writes no style attribute. `className` puts a class there, and the `className` of an event one on that event.',
    },
    { heading: 'Height' },
    {
      text: 'The calendar fills its `height`: a number of pixels, or any CSS length such as `100%` or `calc(100dvh - 64px)`.',
    },
  ],
};
