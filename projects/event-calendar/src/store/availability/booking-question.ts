import { Injectable, signal } from '@angular/core';

/** A question whether to book in spite of violations. */
export interface BookingQuestion {
  /** Violations as text. */
  readonly reason: string;
  readonly answer: (isBooked: boolean) => void;
  /** Aborted when the change has become void; the question is then answered with no. */
  readonly gone: AbortSignal;
}

/** Asks the user whether to book anyway; the prompt component shows the question. */
@Injectable()
export class BookingQuestions {
  readonly question = signal<BookingQuestion | null>(null);

  /** Asks the user; resolves to whether to book anyway. */
  ask(reason: string, gone: AbortSignal): Promise<boolean> {
    // A new question replaces an unanswered one, which counts as declined.
    this.question()?.answer(false);
    return new Promise((resolve) => {
      const question: BookingQuestion = {
        ...{ reason, gone },
        answer: (isBooked) => {
          this.question.update((now) => (now === question ? null : now));
          resolve(isBooked);
        },
      };
      this.question.set(question);
      gone.addEventListener('abort', () => question.answer(false));
    });
  }
}
