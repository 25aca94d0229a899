import { DAY, HOUR_MS, MINUTE, timeOfDay } from 'ng-event-calendar/core/internal';
import {
  holds,
  lastWall,
  patternOf,
  wallsBack,
  wallsBetween,
  wallsFrom,
  wallsOn,
  type Pattern,
  type Rule,
  type Series,
} from 'ng-event-calendar/recurrence/internal';
import { endingAt, type NewClock, type Realigned } from './realigned';

/** Farthest from its place that an occurrence is looked for. */
const NEAR = 16 * DAY;
/** Occurrences searched for one that moves and one that stays. */
const ENOUGH = 400;

/** Places of the occurrences of a series under a rule that moves some of them. */
interface Places {
  readonly pattern: Pattern;
  readonly stays: (wall: number) => boolean;
  readonly imageOf: (wall: number) => number | null;
  readonly meetingAt: (image: number) => readonly number[];
}

/**
 * Moves only the occurrences of the changed part of the rule, from `from` to `to`, and leaves the others; an occurrence
 * that comes onto another merges with it. Null if the new place can't be reached this way, or lies beyond the next
 * period, as then the whole series is meant.
 */
export function realignedByPlace(
  series: Series,
  rule: Rule,
  from: number,
  to: number,
  clock: NewClock,
): Realigned | null {
  const delay = clockDelay(series.rule, from, to);
  const pattern = patternOf(rule, series.startWall + delay, clock.allDay);
  if (!holds(pattern, to)) return null;
  if (Math.abs(pattern.periodOf(to) - pattern.periodOf(from)) > 1) return null;
  const places = placesOf(series, pattern, from, to, delay);
  const firsts = imagesOfEach(wallsOn(series, -Infinity), places);
  const last = rule.until === null ? null : lastWall(series);
  const lasts = last === null ? [] : imagesOfEach(wallsBack(series, last + 1), places);
  const gaps = [...gapsBetween(firsts, places), ...gapsBetween(lasts, places)];
  return {
    rule: last === null ? rule : endingAt(rule, pattern, Math.max(to, ...lasts), clock),
    startWall: Math.min(to, ...firsts),
    imageOf: places.imageOf,
    meetingAt: places.meetingAt,
    added: [...new Set(gaps)],
  };
}

function placesOf(
  series: Series,
  pattern: Pattern,
  from: number,
  to: number,
  delay: number,
): Places {
  const stays = (wall: number): boolean => wall !== from && holds(pattern, wall + delay);
  const isOld = (wall: number): boolean => holds(series.pattern, wall - delay);
  const meets = isOld(to);
  const imageOf = (wall: number): number | null => {
    if (stays(wall)) return wall + delay;
    const place = wall + to - from;
    if (holds(pattern, place)) return place;
    return nearest(pattern, place, (candidate) => meets || !isOld(candidate));
  };
  const meetingAt = (image: number): readonly number[] => {
    const [stayed, moved] = [image - delay, image - to + from];
    const walls = [
      ...wallsBetween(series, stayed, stayed + 1),
      ...wallsBetween(series, moved - NEAR, moved + NEAR + 1),
    ];
    return walls.filter((wall) => imageOf(wall) === image);
  };
  return { pattern, stays, imageOf, meetingAt };
}

/**
 * Returns by how much the whole series is delayed: parts of the time of day that the rule doesn't state are the
 * start's.
 */
function clockDelay({ byHour, byMinute, bySecond }: Rule, from: number, to: number): number {
  const unsaid = (wall: number): number => {
    const time = timeOfDay(wall);
    const [ofHour, ofMinute] = [time % HOUR_MS, time % MINUTE];
    const hours = byHour.length > 0 ? 0 : time - ofHour;
    const minutes = byMinute.length > 0 ? 0 : ofHour - ofMinute;
    return hours + minutes + (bySecond.length > 0 ? 0 : ofMinute);
  };
  return unsaid(to) - unsaid(from);
}

/** Returns the images of the first occurrence that stays and of the first that moves and still has a place. */
function imagesOfEach(walls: Iterable<number>, { stays, imageOf }: Places): readonly number[] {
  const found = new Map<boolean, number>();
  let seen = 0;
  for (const wall of walls) {
    const one = stays(wall);
    const image = found.has(one) ? null : imageOf(wall);
    if (image !== null) found.set(one, image);
    if (found.size === 2 || ++seen === ENOUGH) break;
  }
  return [...found.values()];
}

/**
 * Returns the occurrences of the new rule between images that no old occurrence became. If a series begins or ends in
 * the middle of a week, a day that passes another leaves such a gap, which the rule would fill.
 */
function gapsBetween(images: readonly number[], { pattern, meetingAt }: Places): readonly number[] {
  const gaps: number[] = [];
  if (images.length < 2) return gaps;
  for (const wall of wallsFrom(pattern, Math.min(...images))) {
    if (wall >= Math.max(...images)) break;
    if (meetingAt(wall).length === 0) gaps.push(wall);
  }
  return gaps;
}

function nearest(
  pattern: Pattern,
  place: number,
  isFree: (wall: number) => boolean,
): number | null {
  let best: number | null = null;
  for (const wall of wallsFrom(pattern, place - NEAR)) {
    if (wall > place + NEAR) break;
    const isNearer = best === null || Math.abs(wall - place) < Math.abs(best - place);
    if (isNearer && isFree(wall)) best = wall;
  }
  return best;
}
