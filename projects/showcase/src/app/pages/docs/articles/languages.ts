import type { Article } from '../article';
import { GermanCalendar } from '../examples/german-calendar';

export const LANGUAGES: Article = {
  title: 'Languages',
  lede: 'Texts from `ng-event-calendar/locales`, everything else from the locale: week start, clock, digits, the order of dates.',
  blocks: [
    { files: ['german-calendar.ts'], live: GermanCalendar },
    { heading: 'Texts' },
    {
      text: 'Arabic, Brazilian Portuguese, Chinese, Dutch, French, German, Hebrew, Italian, Japanese, Korean, Polish, Spanish, Swedish, Turkish and Ukrainian are there, one constant each ([their names](/docs/api/locales)); English is built in. Only what you import is in your bundle. [See them all](/languages)',
    },
    {
      text: 'Any text can be changed by its key, for all calendars in `provideEventCalendar`, for one in `localeText`. Texts with a number are objects of plural forms: `{ one: "{count} event", other: "{count} events" }`.',
    },
    { heading: 'Another language' },
    {
      text: 'A language is an object of the type `LocaleText`: the compiler says what is missing. `DEFAULT_LOCALE_TEXT` has the English of every key.',
    },
    { heading: 'Locale' },
    {
      text: '`locale` is a BCP 47 tag; without one it is Angular’s `LOCALE_ID`. Formats come from the browser’s `Intl`: no locale data has to be registered. Users choose clock and week start themselves in the preferences.',
    },
    { heading: 'Right to left' },
    { text: 'The direction is that of the page, or of the nearest `dir`. Nothing has to be set.' },
  ],
};
