import { effect, untracked, type ComponentRef } from '@angular/core';

/**
 * Gives a component what its inputs are to hold, at once and whenever that changes. Not by `inputBinding`,
 * with which Angular brings all that it does for forms into the first chunk of a host.
 */
export function giveInputs(drawn: ComponentRef<unknown>, inputs: () => object): void {
  const give = (): void => {
    for (const [name, value] of Object.entries(inputs())) drawn.setInput(name, value);
  };
  // What it reads before effects run has to be there.
  untracked(give);
  effect(give, { injector: drawn.injector });
}
