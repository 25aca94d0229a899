import {
  isOvernightHours,
  isUsableHours,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { isKnownLocale } from '../../text/valid-locale';

/** Inputs of the host that are single values. */
type GivenValues = Record<
  'snapMinutes' | 'visibleHours' | 'unavailableTimes' | 'eventOverlap' | 'eventCreation' | 'locale',
  unknown
>;

/** An input's value, whether it is usable, and a description of a usable one. */
type Rule = readonly [name: string, value: unknown, isUsable: boolean, wanted: string];

const ANSWERS = ['allow', 'ask', 'refuse'];

/** Returns a message for each single value of the host's that can't be used. */
export function valueFaults(given: GivenValues): readonly string[] {
  const { locale, snapMinutes, visibleHours, unavailableTimes, eventOverlap } = given;
  const rules: readonly Rule[] = [
    ['locale', locale, isKnownLocale(locale), 'a language that the browser knows, such as "de-DE"'],
    ['snapMinutes', snapMinutes, isBetween(snapMinutes, 1440), 'a number of minutes up to 1440'],
    ...[visibleHours].flat().map((hours, at, { length }): Rule => {
      const name = Array.isArray(visibleHours) ? `visibleHours[${at}]` : 'visibleHours';
      return [
        name,
        hours,
        hours == null || isUsableHours(hours) || (length === 1 && isOvernightHours(hours)),
        'hours of a day such as { start: 8, end: 18.5 }',
      ];
    }),
    choice('unavailableTimes', unavailableTimes, ANSWERS),
    choice('eventOverlap', eventOverlap, ['mark', ...ANSWERS]),
    ...creationRules(given.eventCreation),
  ];
  return rules
    .filter(([, , isUsable]) => !isUsable)
    .map(
      ([name, value, , wanted]) =>
        `${name} is ${JSON.stringify(value)}; it is ignored. Use ${wanted}.`,
    );
}

/** Returns a message for each required kind that no resource has, and for what is no list of kinds. */
export function requiredKindFaults(required: unknown, kinds: readonly string[]): readonly string[] {
  if (typeof required === 'boolean') return [];
  if (!Array.isArray(required)) {
    const value = JSON.stringify(required);
    return [
      `shouldEventRequireResource is ${value}; it is ignored. Use true, false or a list of kinds.`,
    ];
  }
  return (required as readonly unknown[])
    .filter((kind) => kind === '' || !kinds.includes(kind as string))
    .map(
      (kind) =>
        `shouldEventRequireResource names ${JSON.stringify(kind)}, a kind that no resource has; it isn't asked for. ` +
        'Give a resource that kind, or take it out of the list.',
    );
}

/**
 * Returns a message where a zone is named for display but some working hours have none, so that they are those of each
 * user's own zone; null otherwise.
 */
export function zonelessHoursFault(
  displayTimezone: string,
  workingHours: readonly WorkingHours[],
): string | null {
  const isNamed = displayTimezone !== 'default' && displayTimezone !== 'locale';
  if (!isNamed || !workingHours.some((hours) => hours?.timezone === undefined)) return null;
  return (
    "workingHours without a timezone are those of the browser's zone, although displayTimezone names another. " +
    'Name it there too: { start: "08:00", end: "18:00", timezone: "Europe/Paris" }.'
  );
}

function creationRules(creation: unknown): readonly Rule[] {
  if (typeof creation !== 'object' || creation === null) return [];
  const { form, interaction, duration } = creation as Record<string, unknown>;
  return [
    choice('eventCreation.form', form ?? 'editor', ['editor', 'quick']),
    choice('eventCreation.interaction', interaction ?? 'click', ['click', 'double-click']),
    [
      'eventCreation.duration',
      duration,
      duration === undefined || isBetween(duration, Infinity),
      'a number of minutes over 0',
    ],
  ];
}

function choice(name: string, value: unknown, choices: readonly string[]): Rule {
  return [name, value, choices.includes(value as string), `one of: ${choices.join(', ')}`];
}

function isBetween(value: unknown, most: number): boolean {
  return typeof value === 'number' && value > 0 && value <= most;
}
