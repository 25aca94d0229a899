import { Directive, effect, inject, input, untracked } from '@angular/core';
import { ErrorStateMatcher } from '@angular/material/core';
import { MatInput } from '@angular/material/input';
import { RuleState } from './rule-state';

/** Binds a text field to the rule; shows its fault after it was left once. */
@Directive({
  selector: 'input[ecRule]',
  host: { '(input)': 'typed()', '(blur)': 'left()' },
})
export class RuleInput {
  readonly ecRule = input.required<'interval' | 'count'>();

  readonly #state = inject(RuleState);
  readonly #control = inject(MatInput, { self: true });

  constructor() {
    this.#control.errorStateMatcher = Object.assign(new ErrorStateMatcher(), {
      isErrorState: () => this.#state.errorOf(this.ecRule()) !== '',
    });
    effect(() => {
      const value = this.#state.model()[this.ecRule()];
      untracked(() => (this.#control.value = value));
    });
    effect(() => {
      this.#state.errorOf(this.ecRule());
      untracked(() => this.#control.updateErrorState());
    });
  }

  protected typed(): void {
    this.#state.change({ [this.ecRule()]: this.#control.value });
  }

  protected left(): void {
    this.#state.leave(this.ecRule());
  }
}
