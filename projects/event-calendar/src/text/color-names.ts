import type { PaletteName } from 'ng-event-calendar/core/internal';
import type { LocaleTextKey } from 'ng-event-calendar/defaults';

/** Key of the text that names each colour. */
export const COLOR_NAMES = {
  red: 'colorRed',
  pink: 'colorPink',
  purple: 'colorPurple',
  indigo: 'colorIndigo',
  blue: 'colorBlue',
  teal: 'colorTeal',
  green: 'colorGreen',
  lime: 'colorLime',
  amber: 'colorAmber',
  orange: 'colorOrange',
  grey: 'colorGrey',
} as const satisfies Record<PaletteName, LocaleTextKey>;
