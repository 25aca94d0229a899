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

/** Whether two mean the same time. */
export function sameWhen(a: EventSpan, b: EventSpan): boolean {
  if (a.allDay) return b.allDay && a.firstDay === b.firstDay && a.lastDay === b.lastDay;
  return !b.allDay && a.start === b.start && a.end === b.end;
}

/**
 * The event at another time, in the shape it was written: `Z` stays `Z`, an offset stays that
 * offset, wall time stays wall time in the event's own zone, a date stays a date where it can.
 * What doesn't move is not written anew; the same event comes back when nothing does.
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
  // An end before the start is read as the start: as written it means another instant.
  const isEndKept = known?.end === when.end && toInstant(event.end, zone) === when.end;
  // A key that says "timed" by being there stays; one that said "all-day" goes.
  const { allDay, ...timed } = event;
  return {
    ...timed,
    ...(allDay === false ? { allDay } : {}),
    start: known?.start === when.start ? event.start : writeInstant(event.start, when.start, zone),
    end: isEndKept ? event.end : writeInstant(event.end, when.end, zone),
  } as unknown as E;
}

/** Another day with the written time portion, whatever it is. */
function writeDay(like: string, day: number): string {
  return formatDay(day) + (parseIso(like) === null ? '' : like.slice(10));
}

/** An instant written like another one; `zone` is that of wall times. */
function writeInstant(like: string, instant: number, zone: string): string {
  const form = parseIso(like)?.form ?? 'wall';
  const digits = /\.(\d+)/.exec(like)?.[1]?.length ?? 0;
  if (form === 'utc') return `${writeWall(instant, digits)}Z`;
  if (form === 'offset') {
    const suffix = /[+-][\d:]+$/.exec(like.slice(10))?.[0] ?? '';
    return writeWall(instant + (parseIso(like)?.offset ?? 0), digits) + suffix;
  }
  const wall = wallIn(instant, zone);
  // The second pass of a repeated hour has no wall time of its own: wall time means the first.
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
