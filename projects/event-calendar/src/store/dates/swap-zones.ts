import { untracked, type WritableSignal } from '@angular/core';
import type { AdditionalTimezones } from './additional-timezones';

/** Shows times in the further zone at a place, and that one's in the place of those. */
export function swapZones(
  { shown }: AdditionalTimezones,
  inputs: { readonly displayTimezone: WritableSignal<string> },
  at: number,
): void {
  const { display, further } = untracked(shown);
  const chosen = further[at];
  if (chosen === undefined) return;
  // Before it is written, so that it isn't taken for a zone that the host sets.
  shown.set({ display: chosen, further: further.with(at, display) });
  inputs.displayTimezone.set(chosen.timezone);
}
