import {
  civilDate,
  formatDay,
  resourceNodesOf,
  titleOfResource,
  type CalendarEvent,
  type PaletteName,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';
import { matchesIn, type EventTexts, type FoundEvent } from 'ng-event-calendar/core/search';
import type { Speech } from '../event/event-words';

/** Letters on either side of a match in a long text. */
const AROUND = 24;

/** Part of a text, which matches the search or not. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Result as the list draws it. */
export interface ResultRow {
  readonly found: FoundEvent;
  readonly key: string;
  readonly title: readonly TextPart[];
  /** Time, with the date of a result before today; of a series its rule and next date. */
  readonly when: string;
  /** Resource, or the part of another field that matches; empty without either. */
  readonly detail: readonly TextPart[];
  readonly color: PaletteName;
  /** Day to which the result leads, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Results under one heading. */
export interface ResultGroup {
  readonly key: string;
  /** Word before the date, for today; empty otherwise. */
  readonly word: string;
  readonly label: string;
  readonly rows: readonly ResultRow[];
}

/** Circumstances in which results are worded. */
export interface ResultSpeech extends Speech {
  readonly today: number;
  readonly words: readonly string[];
  readonly texts: EventTexts;
  readonly fields: readonly string[];
  readonly resources: ResourceIndex;
  readonly colorOf: (event: CalendarEvent) => PaletteName;
  /** Returns the rule of a series in words; null where it has none. */
  readonly ruleOf: (event: CalendarEvent) => string | null;
}

/** Groups found events by day, and those before today under one heading. */
export function groupsOf(
  found: readonly FoundEvent[],
  speech: ResultSpeech,
): readonly ResultGroup[] {
  const { text, today } = speech;
  const groups = new Map<string, ResultGroup & { rows: ResultRow[] }>();
  for (const each of found) {
    const key = each.isEarlier ? 'earlier' : formatDay(each.day);
    let group = groups.get(key);
    if (group === undefined) {
      const isToday = !each.isEarlier && each.day === today;
      group = {
        key,
        word: isToday ? text('today') : '',
        label: each.isEarlier ? text('earlierEvents') : dateOf(each.day, speech),
        rows: [],
      };
      groups.set(key, group);
    }
    group.rows.push(rowOf(each, speech));
  }
  return [...groups.values()];
}

function rowOf(found: FoundEvent, speech: ResultSpeech): ResultRow {
  const { event, key } = found.occurrence;
  const { text, texts, words } = speech;
  const parts = (value: string): readonly TextPart[] => partsOf(value, words, texts);
  return {
    found,
    key,
    title: parts(titleOf(event) || text('eventUntitled')),
    when: whenOf(found, speech),
    detail: parts(detailOf(event, speech)),
    color: speech.colorOf(event),
    date: formatDay(found.occurrence.firstDay),
  };
}

function whenOf({ occurrence, isEarlier, isSeries }: FoundEvent, speech: ResultSpeech): string {
  const { text, times, formats } = speech;
  const { event, allDay, start, end, firstDay, lastDay } = occurrence;
  const [first, last] = [firstDay, lastDay].map((day) => dateOf(day, speech));
  const rule = isSeries ? speech.ruleOf(event) : null;
  if (rule !== null && !isEarlier) return text('nextOccurrence', { rule, date: first! });
  if (firstDay !== lastDay) {
    return [rule, first! + formats.rangeSeparator + last!].filter(Boolean).join(', ');
  }
  const time = allDay ? text('allDay') : times.timeRange(start, end);
  return [rule, isEarlier ? first : '', time].filter(Boolean).join(', ');
}

/** Returns a date, with its year unless that is this one. */
function dateOf(day: number, { formats, today }: ResultSpeech): string {
  const isThisYear = civilDate(day).year === civilDate(today).year;
  return isThisYear ? formats.weekdayDate(day).join('') : formats.fullDate(day);
}

/** Returns the titles of an event's resources, or the part of another field where that alone has a word. */
function detailOf(event: CalendarEvent, speech: ResultSpeech): string {
  const { fields, resources, texts, words } = speech;
  const titles = resourceNodesOf(event, resources).map(titleOfResource).join(', ');
  const seen = `${texts.fold(titleOf(event))}\n${texts.fold(titles)}`;
  const unseen = words.filter((word) => !seen.includes(word));
  if (unseen.length === 0) return titles;
  const value = fields
    .filter((field) => field !== 'title' && field !== 'resource')
    .flatMap((field) => texts.valuesOf(event, field))
    .find((each) => unseen.some((word) => texts.fold(each).includes(word)));
  return value === undefined ? titles : excerpt(value, unseen, texts);
}

/** Returns the part of a text around its first match, on one line. */
function excerpt(value: string, words: readonly string[], texts: EventTexts): string {
  const line = value.replace(/\s+/gu, ' ').trim();
  const [first] = matchesIn(line, words, texts.fold);
  if (first === undefined) return line;
  const from = first[0] <= AROUND ? 0 : line.lastIndexOf(' ', first[0] - AROUND / 2) + 1;
  return from > 0 ? `… ${line.slice(from)}` : line;
}

/** Divides a text into parts that match and parts that don't. */
export function partsOf(
  value: string,
  words: readonly string[],
  texts: EventTexts,
): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const [from, to] of matchesIn(value, words, texts.fold)) {
    parts.push({ text: value.slice(end, from), isMatch: false });
    parts.push({ text: value.slice(from, to), isMatch: true });
    end = to;
  }
  parts.push({ text: value.slice(end), isMatch: false });
  return parts.filter(({ text }) => text !== '');
}

function titleOf({ title }: CalendarEvent): string {
  const given: unknown = title;
  return typeof given === 'string' ? given.trim() : '';
}
