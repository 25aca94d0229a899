/** Milliseconds of work after which input and frames get their turn. */
const SLICE = 8;
/** Number of steps between two looks at the clock. */
const STEPS = 64;

/**
 * Calls `step` with each number below `length`, in tasks that stay short. Resolves with false once the work isn't wanted
 * any more; what fits one task is done before it returns.
 */
export async function inSlices(
  length: number,
  step: (at: number) => unknown,
  isWanted: () => boolean,
): Promise<boolean> {
  let at = 0;
  while (at < length) {
    const end = performance.now() + SLICE;
    do {
      const next = Math.min(length, at + STEPS);
      while (at < next) step(at++);
    } while (at < length && performance.now() < end);
    if (at === length) break;
    await new Promise((resume) => setTimeout(resume));
    if (!isWanted()) return false;
  }
  return true;
}
