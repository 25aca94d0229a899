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
  /** What of it no line ends within, as times of day; nothing where left out. */
  readonly whole?: readonly string[];
}

/** What it depends on beside the event how it is said. */
export interface FactContext {
  readonly text: Translator;
  readonly localZone: string;
  /** Zone that the calendar shows, and what writes times in it. */
  readonly zone: string;
  readonly times: TimeFormats;
  /** What that zone is called where others stand beside it, else empty. */
  readonly zoneName: string;
  /** Those by their names, with what writes times in them. */
  readonly further: readonly { readonly name: string; readonly times: TimeFormats }[];
  readonly resources: ResourceIndex;
  /** An event's rule as a sentence; empty where it doesn't recur. */
  readonly describe: (event: CalendarEvent) => string;
}

type FactOf = (event: CalendarEvent, context: FactContext) => Fact;
type FactsOf = (event: CalendarEvent, context: FactContext) => readonly Fact[];

const title: FactOf = (event, { text }) => ({
  words: event.title || text('eventUntitled'),
  look: 'title',
});

const when: FactOf = (event, { localZone, zone, zoneName, times, text }) => {
  const reading = parseEvent(event, localZone);
  if (reading === null) return { words: '', look: 'plain' };
  const occurrence = occurrenceOf(reading, zone);
  const [range, whole] = [times.spoken(occurrence), times.spokenTimes(occurrence)];
  const isNamed = zoneName !== '' && event.allDay !== true;
  return {
    words: isNamed ? text('timesInDisplayZone', { range, zone: zoneName }) : range,
    look: 'plain',
    whole,
  };
};

/** The same in the further zones; days are the same in all of them. */
const further: FactsOf = (event, { localZone, further: zones, text }) => {
  const reading = event.allDay === true || zones.length === 0 ? null : parseEvent(event, localZone);
  if (reading === null) return [];
  return zones.map(({ name, times }) => {
    const occurrence = occurrenceOf(reading, times.zone);
    const words = text('timesInDisplayZone', { range: times.spoken(occurrence), zone: name });
    return { words, look: 'quiet', whole: times.spokenTimes(occurrence) };
  });
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
const FACTS: readonly (FactOf | FactsOf)[] = [
  title,
  when,
  further,
  rule,
  zone,
  resource,
  description,
];

/** What is to be said of an event. */
export function factsOf(event: CalendarEvent, context: FactContext): readonly Fact[] {
  return FACTS.flatMap((fact) => fact(event, context)).filter(({ words }) => words !== '');
}

/** What is said, piece by piece: no line ends within those that are whole. */
export function piecesOf({
  words,
  whole = [],
}: Fact): readonly { words: string; isWhole: boolean }[] {
  let rest = words;
  const pieces = whole.flatMap((part) => {
    const at = rest.indexOf(part);
    // A host's own words may leave the times out.
    if (at < 0) return [];
    const before = rest.slice(0, at);
    rest = rest.slice(at + part.length);
    return [
      { words: before, isWhole: false },
      { words: part, isWhole: true },
    ];
  });
  return [...pieces, { words: rest, isWhole: false }].filter((piece) => piece.words !== '');
}
