import {
  dayOf,
  eventZone,
  formatDay,
  formatWall,
  instantOf,
  parseIso,
  timeOfDay,
  toInstant,
  wallIn,
  whenOf,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';

/** Whether two spans are the same time. */
export function sameWhen(a: EventSpan, b: EventSpan): boolean {
  if (a.allDay) return b.allDay && a.firstDay === b.firstDay && a.lastDay === b.lastDay;
  return !b.allDay && a.start === b.start && a.end === b.end;
}

/**
 * Returns the event at another time, in its written form: `Z` stays `Z`, an offset stays that offset, wall time stays
 * wall time in the event's own zone, a date stays a date if possible. A side that doesn't move is not rewritten; the
 * same event is returned if neither moves.
 */
export function withWhen<E extends CalendarEvent>(event: E, when: EventSpan, localZone: string): E {
  const before = whenOf(event, localZone);
  if (before !== null && sameWhen(before, when)) return event;
  if (when.allDay) {
    return {
      ...event,
      allDay: true,
      start: writeDay(event.start, when.firstDay),
      end: writeDay(event.end, when.lastDay),
    };
  }
  const zone = eventZone(event, localZone);
  const known = before !== null && !before.allDay ? before : null;
  // An end before the start is read as the start, but its text means another instant.
  const isEndKept = known?.end === when.end && toInstant(event.end, zone) === when.end;
  // An explicit `allDay: false` stays; `allDay: true` is removed.
  const { allDay, ...timed } = event;
  return {
    ...timed,
    ...(allDay === false ? { allDay } : {}),
    start: known?.start === when.start ? event.start : writeInstant(event.start, when.start, zone),
    end: isEndKept ? event.end : writeInstant(event.end, when.end, zone),
  } as unknown as E;
}

/** Writes another day with the time portion of a text, whatever it is. */
function writeDay(like: string, day: number): string {
  return formatDay(day) + (parseIso(like) === null ? '' : like.slice(10));
}

/** Writes an instant in the form of a text; `zone` is that of wall times. */
function writeInstant(like: string, instant: number, zone: string): string {
  const form = parseIso(like)?.form ?? 'wall';
  const digits = /\.(\d+)/.exec(like)?.[1]?.length ?? 0;
  if (form === 'utc') return `${writeWall(instant, digits)}Z`;
  if (form === 'offset') {
    const suffix = /[+-][\d:]+$/.exec(like.slice(10))?.[0] ?? '';
    return writeWall(instant + (parseIso(like)?.offset ?? 0), digits) + suffix;
  }
  const wall = wallIn(instant, zone);
  // Wall time means the first pass of a repeated hour, so the second pass is written as an instant.
  if (instantOf(wall, zone) !== instant) return `${writeWall(instant, digits)}Z`;
  return form === 'date' && timeOfDay(wall) === 0
    ? formatDay(dayOf(wall))
    : writeWall(wall, digits);
}

function writeWall(wall: number, fractionDigits: number): string {
  const text = formatWall(wall, 'seconds');
  if (fractionDigits === 0) return text;
  const milliseconds = String(((wall % 1000) + 1000) % 1000).padStart(3, '0');
  return `${text}.${milliseconds.padEnd(fractionDigits, '0').slice(0, fractionDigits)}`;
}
