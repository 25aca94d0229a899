import type { MaybePromise } from '../store/maybe-promise';

/** Milliseconds of work after which input and frames get their turn. */
const SLICE = 16;
/** Number of steps between two looks at the clock. */
const STEPS = 64;

/**
 * Calls `step` with each number below `length`, in tasks that stay short; returns whether all were done. Steps that fit
 * into one task run at once; otherwise the caller goes on in a task of its own. `isWanted` is called before each further
 * task, and ends the work if it returns false.
 */
export function inSlices(
  length: number,
  step: (at: number) => unknown,
  isWanted: () => boolean,
): MaybePromise<boolean> {
  let at = 0;
  const work = (): boolean => {
    const end = performance.now() + SLICE;
    do {
      const next = Math.min(length, at + STEPS);
      while (at < next) step(at++);
    } while (at < length && performance.now() < end);
    return at === length;
  };
  const goOn = async (): Promise<boolean> => {
    for (;;) {
      await new Promise((resume) => setTimeout(resume));
      if (!isWanted()) return false;
      if (at === length) return true;
      work();
    }
  };
  return work() || goOn();
}
