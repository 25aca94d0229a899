/** Something that was pressed before anything answered it. */
export interface Kept {
  /** Which press of the page it was. */
  readonly at: number;
  readonly run: () => void;
}

/** What was kept by each calendar of the page, as far as it isn't done yet. */
const queues = new Set<readonly Kept[]>();

/**
 * Does what a calendar has kept, one after the other, with a drawing in between: what one of them opens is there for the
 * next. What was pressed in another calendar before is done before. `does` runs one of them, and returns whether the next
 * may come at once.
 */
export async function doInTurn(kept: Kept[], does: (run: () => void) => boolean): Promise<void> {
  if (kept.length === 0) return;
  queues.add(kept);
  // All calendars of the page begin at once.
  await drawn();
  for (let [next] = kept; next !== undefined; [next] = kept) {
    const { at, run } = next;
    while ([...queues].some(([other]) => other !== undefined && other.at < at)) await drawn();
    if (!does(run)) await drawn();
    kept.shift();
  }
  queues.delete(kept);
}

function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
