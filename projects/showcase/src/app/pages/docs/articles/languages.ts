import type { Article } from '../article';
import { GermanCalendar } from '../examples/german-calendar';

export const LANGUAGES: Article = {
  title: 'Languages',
  lede: 'Texts come from `ng-event-calendar/locales`. Week start, clock, digits and the order of dates follow from the locale.',
  blocks: [
    { files: ['german-calendar.ts'], live: GermanCalendar },
    { heading: 'Texts' },
    {
      text: 'There is one constant ([see their names](/docs/api/locales)) for each of Arabic, Brazilian Portuguese, Chinese, Dutch, French, German, Hebrew, Italian, Japanese, Korean, Polish, Spanish, Swedish, Turkish and Ukrainian; English is built in. Only imported languages are in your bundle. [See them all](/languages)',
    },
    {
      text: 'You can change any text by its key: for all calendars in `provideEventCalendar`, for one in `localeText`. Texts with a number are objects of plural forms: `{ one: "{count} event", other: "{count} events" }`.',
    },
    { heading: 'Add a language' },
    {
      text: 'To add a language, write an object of the type `LocaleText`; the compiler reports missing texts. `DEFAULT_LOCALE_TEXT` has the English text of every key.',
    },
    { heading: 'Locale' },
    {
      text: '`locale` is a BCP 47 tag; without one it is Angular’s `LOCALE_ID`. Formats come from the browser’s `Intl`, so that you needn’t register locale data. Users can choose clock and week start in the preferences.',
    },
    { heading: 'Right to left' },
    {
      text: 'The calendar uses the direction of the page, or of the nearest `dir`, without any setting.',
    },
  ],
};
