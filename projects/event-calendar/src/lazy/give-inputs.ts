import { effect, untracked, type ComponentRef } from '@angular/core';

/**
 * Sets the inputs of a component, at once and whenever their values change. Not by `inputBinding`, with which Angular
 * brings its support for forms into the first chunk of a host.
 */
export function giveInputs(drawn: ComponentRef<unknown>, inputs: () => object): void {
  const give = (): void => {
    for (const [name, value] of Object.entries(inputs())) drawn.setInput(name, value);
  };
  // Inputs that are read before effects run must be set.
  untracked(give);
  effect(give, { injector: drawn.injector });
}
