import {
  occurrenceOf,
  parseEvent,
  resourceTitlesOf,
  type CalendarEvent,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';
import type { TimeFormats } from '../text/time-formats';
import type { Translator } from '../text/translate';

/** A line that says something of an event. */
export interface Fact {
  readonly words: string;
  readonly look: 'title' | 'plain' | 'quiet' | 'resource' | 'prose';
}

/** What it depends on beside the event how it is said. */
export interface FactContext {
  readonly text: Translator;
  readonly localZone: string;
  /** Zone that the calendar shows, and what writes times in it. */
  readonly zone: string;
  readonly times: TimeFormats;
  readonly resources: ResourceIndex;
  /** An event's rule as a sentence; empty where it doesn't recur. */
  readonly describe: (event: CalendarEvent) => string;
}

type FactOf = (event: CalendarEvent, context: FactContext) => Fact;

const title: FactOf = (event, { text }) => ({
  words: event.title || text('eventUntitled'),
  look: 'title',
});

const when: FactOf = (event, { localZone, zone, times }) => {
  const reading = parseEvent(event, localZone);
  const words = reading === null ? '' : times.spoken(occurrenceOf(reading, zone));
  return { words, look: 'plain' };
};

const rule: FactOf = (event, { describe }) => ({ words: describe(event), look: 'quiet' });

/** The zone that the event names, where it isn't the one it is shown in. */
const zone: FactOf = ({ timezone, allDay }, { text, zone: shown }) => {
  const name = allDay === true || timezone === shown ? '' : (timezone ?? '');
  return { words: name === '' ? '' : text('timeZoneAriaLabel', { zone: name }), look: 'quiet' };
};

const resource: FactOf = (event, { resources }) => ({
  words: resourceTitlesOf(event, resources),
  look: 'resource',
});

const description: FactOf = ({ description: words }) => ({
  words: typeof words === 'string' ? words : '',
  look: 'prose',
});

/** What there is to say of an event that is only read, from top to bottom. */
const FACTS: readonly FactOf[] = [title, when, rule, zone, resource, description];

/** What is to be said of an event. */
export function factsOf(event: CalendarEvent, context: FactContext): readonly Fact[] {
  return FACTS.map((fact) => fact(event, context)).filter(({ words }) => words !== '');
}
