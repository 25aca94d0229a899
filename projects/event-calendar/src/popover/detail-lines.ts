import {
  occurrenceOf,
  parseEvent,
  type Occurrence,
  resourceTitlesOf,
  type CalendarEvent,
  type EditorFieldName,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';
import type { DateFormats } from '../text/date-formats';
import type { TimeFormats } from '../text/time-formats';
import type { Translator } from '../text/translate';

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
  /** Formats of short dates, for a card that disappears by itself; without them dates are written in full. */
  readonly brief?: DateFormats;
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

const when: DetailLineOf = (event, { localZone, zone, zoneName, times, text, brief }) => {
  const reading = parseEvent(event, localZone);
  if (reading === null) return { words: '', look: 'plain' };
  const occurrence = occurrenceOf(reading, zone);
  const isNamed = zoneName !== '' && event.allDay !== true;
  if (brief !== undefined && !isNamed) return briefly(occurrence, times, brief);
  const [range, whole] = [times.spoken(occurrence), times.spokenTimes(occurrence)];
  return {
    words: isNamed ? text('timesInDisplayZone', { range, zone: zoneName }) : range,
    look: 'plain',
    whole,
  };
};

/** Returns the dates and times of an occurrence, as short as the locale writes them. */
function briefly(occurrence: Occurrence, times: TimeFormats, formats: DateFormats): DetailLine {
  const { allDay, start, end, firstDay, lastDay } = occurrence;
  const date = (day: number): string => formats.weekdayDate(day).join('');
  const isOneDay = firstDay === lastDay;
  if (allDay) {
    const words = isOneDay ? date(firstDay) : formats.dateRangeTitle(firstDay, lastDay);
    return { words, look: 'plain' };
  }
  const whole = isOneDay
    ? [date(firstDay), times.timeRange(start, end)]
    : [`${date(firstDay)}, ${times.time(start)}`, `${date(lastDay)}, ${times.time(end)}`];
  const between = isOneDay ? formats.separator : DASH;
  return { words: whole.join(between), look: 'plain', whole, between };
}

/** Times in the additional zones; an all-day event has none, as its days are equal in all of them. */
const further: DetailLinesOf = (event, { localZone, further: zones, text }) => {
  const reading = event.allDay === true || zones.length === 0 ? null : parseEvent(event, localZone);
  if (reading === null) return [];
  return zones.map(({ name, times }) => {
    const occurrence = occurrenceOf(reading, times.zone);
    const words = text('timesInDisplayZone', { range: times.spoken(occurrence), zone: name });
    return { words, look: 'quiet', whole: times.spokenTimes(occurrence) };
  });
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
