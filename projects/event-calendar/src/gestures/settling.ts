/** Least and greatest milliseconds in which a page comes to rest. */
const SHORTEST = 120;
const LONGEST = 260;
/** Greatest initial slope of the easing curve; a steeper one would overshoot. */
const STEEPEST = 5;
/** Milliseconds before the finger lifts from which its speed is computed. */
const RECENT = 80;
/** Pixels sideways after which a finger turns the page, and the speed at which fewer do, in pixels per millisecond. */
const FAR = 72;
const QUICK = 0.5;
/** Share of the finger's distance that a page follows where there is no other beside it. */
const RESISTED = 0.25;

/** A position of a finger, in pixels, and its time in milliseconds. */
export interface TracePoint {
  readonly x: number;
  readonly at: number;
}

/** Timing of a page that comes to rest, as animation options; the duration is in milliseconds. */
export interface Settling {
  readonly duration: number;
  readonly easing: string;
}

/** Returns the speed of a finger as it lifts, in pixels per millisecond to the right; 0 if it rested before. */
export function speedOf(trace: readonly TracePoint[], liftedAt: number): number {
  const recent = trace.filter(({ at }) => at >= liftedAt - RECENT);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined || first === last) return 0;
  return (last.x - first.x) / Math.max(1, liftedAt - first.at);
}

/** Whether a finger that lifts at a distance from its start, at a speed, turns the page. */
export function turnsPage(distance: number, speed: number): boolean {
  const ahead = speed * Math.sign(distance);
  return ahead >= QUICK || (Math.abs(distance) >= FAR && ahead > -QUICK);
}

/** Returns the pixels that a page follows a finger where there is no page beside it. */
export function resisted(distance: number): number {
  return distance * RESISTED;
}

/** Returns the timing of a page that moves a number of pixels to its place, from its present speed towards it. */
export function settlingOver(distance: number, speed: number): Settling {
  const wanted = speed > 0 ? (2 * distance) / speed : LONGEST;
  const duration = Math.round(Math.min(LONGEST, Math.max(SHORTEST, wanted)));
  // The curve begins as steep as the finger was fast, and never flat: a released page moves at once.
  const slope = distance > 0 ? (speed * duration) / distance : 1;
  const rise = 0.2 * Math.min(STEEPEST, Math.max(1, slope));
  return { duration, easing: `cubic-bezier(0.2, ${Number(rise.toFixed(3))}, 0.3, 1)` };
}
