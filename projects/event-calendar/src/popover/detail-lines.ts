import {
  occurrenceOf,
  parseEvent,
  type Occurrence,
  resourceTitlesOf,
  type CalendarEvent,
  type EditorFieldName,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';
import type { TimeFormats } from '../text/time-formats';
import type { Translator } from '../text/translate';
import type { DetailDates } from './detail-dates';

/** A line of text about an event. */
export interface DetailLine {
  readonly words: string;
  readonly look: 'title' | 'plain' | 'quiet' | 'resource' | 'prose';
  /** Parts within which no line breaks, such as times of day; none where left out. */
  readonly whole?: readonly string[];
  /** Separator between the parts; dropped where a line breaks at it. */
  readonly between?: string;
}

/** Context, beside the event itself, on which its lines depend. */
export interface DetailContext {
  readonly text: Translator;
  readonly localZone: string;
  /** Zone that the calendar shows, and formats of times in it. */
  readonly zone: string;
  readonly times: TimeFormats;
  readonly dates: DetailDates;
  /** Name of the display zone where other zones are shown beside it, else empty. */
  readonly zoneName: string;
  /** Additional time zones with their display names and formatters. */
  readonly further: readonly { readonly name: string; readonly times: TimeFormats }[];
  readonly resources: ResourceIndex;
  /** Returns an event's rule as a sentence; empty where it doesn't recur. */
  readonly describe: (event: CalendarEvent) => string;
}

/** Separator between two dates. */
const DASH = ' – ';

type DetailLineOf = (event: CalendarEvent, context: DetailContext) => DetailLine;
type DetailLinesOf = (event: CalendarEvent, context: DetailContext) => readonly DetailLine[];

const title: DetailLineOf = (event, { text }) => ({
  words: event.title || text('eventUntitled'),
  look: 'title',
});

const when: DetailLineOf = (event, { localZone, zone, zoneName, times, text, dates }) => {
  const reading = parseEvent(event, localZone);
  if (reading === null) return { words: '', look: 'plain' };
  const occurrence = occurrenceOf(reading, zone);
  const { allDay, firstDay, lastDay } = occurrence;
  if (allDay) {
    const words = firstDay === lastDay ? dates.date(firstDay) : dates.dates(firstDay, lastDay);
    return { words, look: 'plain' };
  }
  if (zoneName !== '')
    return { ...inZone(occurrence, zoneName, times, dates, text), look: 'plain' };
  const [whole, between] = partsOf(occurrence, times, dates);
  return { words: whole.join(between), look: 'plain', whole, between };
};

/** Returns a date and the times on it, or two dates each with its time, and the separator between them. */
function partsOf(
  { start, end, firstDay, lastDay }: Occurrence,
  times: TimeFormats,
  dates: DetailDates,
): readonly [whole: readonly [string, string], between: string] {
  if (firstDay === lastDay) {
    return [[dates.date(firstDay), times.timeRange(start, end)], dates.separator];
  }
  // Where a line is too short for both, it breaks between them.
  const at = (day: number, instant: number): string =>
    `${dates.date(day)}, ${times.time(instant).replaceAll(' ', '\u00a0')}`;
  return [[at(firstDay, start), at(lastDay, end)], DASH];
}

/** Returns the dates and times of an occurrence as a zone's clocks show them, with its name behind them. */
function inZone(
  occurrence: Occurrence,
  zone: string,
  times: TimeFormats,
  dates: DetailDates,
  text: Translator,
): Pick<DetailLine, 'words' | 'whole'> {
  const [whole, between] = partsOf(occurrence, times, dates);
  const range = whole.join(between === DASH ? DASH : ', ');
  const words = text('timesInDisplayZone', { range, zone });
  return { words, whole: between === DASH ? [] : whole.slice(1) };
}

/** Times in the additional zones; an all-day event has none, as its days are equal in all of them. */
const further: DetailLinesOf = (event, { localZone, further: zones, dates, text }) => {
  const reading = event.allDay === true || zones.length === 0 ? null : parseEvent(event, localZone);
  if (reading === null) return [];
  return zones.map(({ name, times }) => ({
    ...inZone(occurrenceOf(reading, times.zone), name, times, dates, text),
    look: 'quiet',
  }));
};

const rule: DetailLineOf = (event, { describe }) => ({ words: describe(event), look: 'quiet' });

/** Zone of the event itself, where it isn't the display zone. */
const zone: DetailLineOf = ({ timezone, allDay }, { text, zone: shown }) => {
  const name = allDay === true || timezone === shown ? '' : (timezone ?? '');
  return { words: name === '' ? '' : text('timeZoneAriaLabel', { zone: name }), look: 'quiet' };
};

const resource: DetailLineOf = (event, { resources }) => ({
  words: resourceTitlesOf(event, resources),
  look: 'resource',
});

const description: DetailLineOf = ({ description: words }) => ({
  words: typeof words === 'string' ? words : '',
  look: 'prose',
});

/** Lines about an event, from top to bottom, by the field of the editor to which they belong. */
const DETAIL_LINES: readonly (readonly [EditorFieldName, DetailLineOf | DetailLinesOf])[] = [
  ['title', title],
  ['times', when],
  ['times', further],
  ['recurrence', rule],
  ['timezone', zone],
  ['resource', resource],
  ['description', description],
];

/** Returns the lines about an event, without empty ones: all of them, or those of some fields in their order. */
export function detailLinesOf(
  event: CalendarEvent,
  context: DetailContext,
  fields?: readonly EditorFieldName[],
): readonly DetailLine[] {
  const lines =
    fields === undefined
      ? DETAIL_LINES
      : fields.flatMap((field) => DETAIL_LINES.filter(([name]) => name === field));
  return lines.flatMap(([, line]) => line(event, context)).filter(({ words }) => words !== '');
}

/** Splits a line into pieces; no line breaks within a whole one. */
export function piecesOf({
  words,
  whole = [],
}: DetailLine): readonly { words: string; isWhole: boolean }[] {
  let rest = words;
  const pieces = whole.flatMap((part) => {
    const at = rest.indexOf(part);
    // A host's own texts may leave the times out.
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
