import type { LocaleText } from 'ng-event-calendar';
import { de } from './de';

const { today, ruleDaily, ...most } = de;

// @ts-expect-error A text of the calendar is missing.
export const MISSING: LocaleText = { ...most, ruleDaily };

// @ts-expect-error A text of premium is missing.
export const MISSING_OF_PREMIUM: LocaleText = { ...most, today };

// @ts-expect-error There is no such text.
export const EXTRA: LocaleText = { ...de, tomorrow: 'Morgen' };
