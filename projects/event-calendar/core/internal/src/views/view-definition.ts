import type { DayBounds, DayRules } from './day-rules';

/** Names how a view draws events: on an axis of time, in cells of whole days, in a list, or in rows of resources. */
export type ViewLayout = 'timeGrid' | 'dayGrid' | 'list' | 'rows';

/** Distance that an arrow key moves a held event: one step of time, a number of days, or to the band beside. */
export type ArrowStep = 'time' | 'band' | { readonly days: number };

/** Steps of the arrow keys: along a line of text, and across lines. */
export interface Arrows {
  readonly inline: ArrowStep;
  readonly block: ArrowStep;
}

/** How a view's title is written: as its date, as the month of that, or as its first and last day. */
export type ViewTitle = 'day' | 'month' | 'year' | 'range';

/** Distance to the next page, for the names of the buttons. */
export type ViewTimeSpan = 'day' | 'week' | 'month' | 'days' | 'weeks' | 'year';

/**
 * Definition of a view. Days are day numbers. Members that depend on the number of shown days take the rules for them.
 */
export interface ViewDefinition<Name extends string = string> {
  /** Name in the inputs `view` and `views`; also the key of its text. */
  readonly name: Name;
  /** Key that switches to the view, in lower case. */
  readonly letter: string;
  /** Layout in which the view draws events: it decides the component, and the traits in `LAYOUTS`. */
  readonly layout: ViewLayout;
  /** Whether events stand at their times of day, rather than on whole days. */
  readonly hasTimes: (rules: DayRules) => boolean;
  /** Steps of the arrow keys while an event is held. */
  readonly arrows: (rules: DayRules) => Arrows;
  /** Whether it shows a day, where it leaves days out at all. */
  readonly isShown: (day: number, rules: DayRules) => boolean;
  /** Whether the view shows one day; its heading then opens nothing and marks neither today nor weekends. */
  readonly isOneDay: (rules: DayRules) => boolean;
  /** How its title is written. */
  readonly title: (rules: DayRules, date: number) => ViewTitle;
  /** Distance to the next page, as the names of the buttons say it. */
  readonly timeSpan: (rules: DayRules) => ViewTimeSpan;
  /** Returns the days shown for a date, in order. */
  readonly days: (date: number, rules: DayRules) => readonly number[];
  /** Returns the first and last day of the page for a date, if hidden days may be among them. */
  readonly bounds?: (date: number, rules: DayRules) => DayBounds;
  /** Returns the day written as the visible date, if the page begins at one of its days. */
  readonly startOf?: (date: number, rules: DayRules) => number;
  /** Returns the date that next (1) or previous (-1) leads to. */
  readonly adjacent: (date: number, direction: 1 | -1, rules: DayRules) => number;
}
