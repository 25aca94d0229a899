/** Fault of a rule; `problem` continues the word `rrule`, `fix` is a sentence. */
export interface RuleFault {
  readonly code: 'invalid-rule' | 'sub-daily-rule';
  readonly problem: string;
  readonly fix: string;
}
