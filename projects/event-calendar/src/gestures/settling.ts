/** Milliseconds in which a page comes to rest. */
const SHORTEST = 120;
const LONGEST = 260;
/** How steep the curve of a movement may begin: it must not go beyond its end. */
const STEEPEST = 5;
/** Milliseconds before a finger lifts that tell how fast it is. */
const RECENT = 80;
/** Pixels a finger must go sideways before it turns the page, or fewer at this speed (pixels per ms). */
const FAR = 72;
const QUICK = 0.5;
/** Part of its way by which a page follows a finger where there is no other beside it. */
const RESISTED = 0.25;

/** Where a finger was, and when in milliseconds. */
export interface TracePoint {
  readonly x: number;
  readonly at: number;
}

/** How a page comes to rest, as an animation is told. */
export interface Settling {
  readonly duration: number;
  readonly easing: string;
}

/** Speed of a finger when it lifts, in pixels per millisecond and to the right; 0 where it rested before. */
export function speedOf(trace: readonly TracePoint[], liftedAt: number): number {
  const recent = trace.filter(({ at }) => at >= liftedAt - RECENT);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined || first === last) return 0;
  return (last.x - first.x) / Math.max(1, liftedAt - first.at);
}

/** Whether a finger that lifts so far from where it began, at such a speed, turns the page. */
export function turnsPage(distance: number, speed: number): boolean {
  const ahead = speed * Math.sign(distance);
  return ahead >= QUICK || (Math.abs(distance) >= FAR && ahead > -QUICK);
}

/** How far a page follows a finger where there is no page beside it. */
export function resisted(distance: number): number {
  return distance * RESISTED;
}

/** How a page goes on to its place, so many pixels away, at the speed towards it that it has. */
export function settlingOver(distance: number, speed: number): Settling {
  const wanted = speed > 0 ? (2 * distance) / speed : LONGEST;
  const duration = Math.round(Math.min(LONGEST, Math.max(SHORTEST, wanted)));
  // The curve begins as steep as the finger was fast, and never flat: what is let go of goes at once.
  const slope = distance > 0 ? (speed * duration) / distance : 1;
  const rise = 0.2 * Math.min(STEEPEST, Math.max(1, slope));
  return { duration, easing: `cubic-bezier(0.2, ${Number(rise.toFixed(3))}, 0.3, 1)` };
}
