import { Directive, effect, inject, input, untracked } from '@angular/core';
import { ErrorStateMatcher } from '@angular/material/core';
import { MatDatepickerInput } from '@angular/material/datepicker';
import { MatInput } from '@angular/material/input';
import { RuleState } from './rule-state';

/** Binds a text field to the rule; once it was left it says what is wrong with it. */
@Directive({
  selector: 'input[ecRule]',
  host: { '(input)': 'typed()', '(blur)': 'left()' },
})
export class RuleInput {
  readonly ecRule = input.required<'interval' | 'count' | 'until'>();

  private readonly state = inject(RuleState);
  private readonly control = inject(MatInput, { self: true });
  private readonly picker = inject<MatDatepickerInput<string>>(MatDatepickerInput, {
    self: true,
    optional: true,
  });

  constructor() {
    this.control.errorStateMatcher = Object.assign(new ErrorStateMatcher(), {
      isErrorState: () => this.state.errorOf(this.ecRule()) !== '',
    });
    // Picked from the calendar as well as typed.
    this.picker?.dateInput.subscribe(({ value }) => this.say(value));
    effect(() => {
      const value = this.state.model()[this.ecRule()];
      // A date that can't be read is none to the picker as well: it stays as it was typed.
      untracked(() => (this.control.value = value));
    });
    effect(() => {
      this.state.errorOf(this.ecRule());
      untracked(() => this.control.updateErrorState());
    });
  }

  protected typed(): void {
    if (this.picker === null) this.say(this.control.value);
  }

  protected left(): void {
    this.state.leave(this.ecRule());
  }

  private say(value: string | null): void {
    this.state.change({ [this.ecRule()]: value });
  }
}
