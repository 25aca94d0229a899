import { untracked, type WritableSignal } from '@angular/core';
import type { AdditionalTimezones } from './additional-timezones';

/** Makes the additional zone at an index the display zone; the display zone takes its place. */
export function swapZones(
  { shown }: AdditionalTimezones,
  inputs: { readonly displayTimezone: WritableSignal<string> },
  at: number,
): void {
  const { display, further } = untracked(shown);
  const chosen = further[at];
  if (chosen === undefined) return;
  // Set before the input, so that the new zone isn't taken for one that the host sets.
  shown.set({ display: chosen, further: further.with(at, display) });
  inputs.displayTimezone.set(chosen.timezone);
}
