/** What is wrong with a rule; `problem` follows the word `rrule`, `fix` is a sentence. */
export interface RuleFault {
  readonly code: 'invalid-rule' | 'sub-daily-rule';
  readonly problem: string;
  readonly fix: string;
}
