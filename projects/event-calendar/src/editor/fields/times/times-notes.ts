import { DAY, isRepeated, wallAt, wallIn, type EventSpan } from 'ng-event-calendar/core/internal';
import type { FieldContext } from '../editor-field';
import { timesIn, whenIn, zoneOf, type TimesValue } from './times-value';

/** Notes beneath and beside the times; empty for none. */
export interface TimesNotes {
  /** Start and end with the name of their pass, where they are in a repeated hour. */
  readonly startPass: string;
  readonly endPass: string;
  /** Length of the event. */
  readonly length: string;
  /** Time in place of a wall time that the clocks skip. */
  readonly skipped: string;
  /** Times in the display zone, where they are edited in another one. */
  readonly zone: string;
  /** Times in each additional zone. */
  readonly further: readonly string[];
}

const NO_NOTES: TimesNotes = {
  startPass: '',
  endPass: '',
  length: '',
  skipped: '',
  zone: '',
  further: [],
};

export function notesOf(value: TimesValue, context: FieldContext): TimesNotes {
  const when = whenIn(value, context);
  if (when === null) return NO_NOTES;
  const length = lengthNote(when, context);
  if (when.allDay) return { ...NO_NOTES, length };
  const zone = zoneOf(value, context);
  const times = context.formats.timesIn(zone);
  const pass = (instant: number): string => (isRepeated(instant, zone) ? times.time(instant) : '');
  return {
    startPass: pass(when.start),
    endPass: pass(when.end),
    length,
    skipped: skippedNote(value, when, zone, context),
    zone: zoneNote(when, zone, context),
    further: furtherNotes(when, zone, context),
  };
}

/** A span between two instants. */
type Timed = Extract<EventSpan, { readonly allDay: false }>;

function lengthNote(when: EventSpan, { formats }: FieldContext): string {
  const length = when.allDay ? (when.lastDay - when.firstDay + 1) * DAY : when.end - when.start;
  return length > 0 ? formats.duration(length) : '';
}

function skippedNote(
  value: TimesValue,
  { start, end }: Timed,
  zone: string,
  context: FieldContext,
): string {
  const typed = timesIn(value, context);
  if (typed === null) return '';
  const { formats, text } = context;
  const note = (day: number, time: number, instant: number): string =>
    wallIn(instant, zone) === wallAt(day, time)
      ? ''
      : text('skippedTime', {
          time: formats.timeOfDay(time),
          becomes: formats.timesIn(zone).time(instant),
        });
  const notes = [
    note(typed.startDay, typed.startTime, start),
    note(typed.endDay, typed.endTime, end),
  ];
  return notes.filter(Boolean).join(' ');
}

function zoneNote(
  { start, end }: Timed,
  zone: string,
  { formats, rules: { displayZone }, text }: FieldContext,
): string {
  if (zone === displayZone) return '';
  const names = [start, end].map((at) => formats.zoneAbbreviation(at, displayZone));
  return text('timesInDisplayZone', {
    zone: [...new Set(names)].join('/'),
    range: formats.timesIn(displayZone).spokenRange(start, end),
  });
}

function furtherNotes(
  { start, end }: Timed,
  edited: string,
  { formats, furtherZones, text }: FieldContext,
): readonly string[] {
  return furtherZones
    .filter(({ zone }) => zone !== edited)
    .map(({ zone, name }) =>
      text('timesInDisplayZone', {
        zone: name,
        range: formats.timesIn(zone).spokenRange(start, end),
      }),
    );
}
