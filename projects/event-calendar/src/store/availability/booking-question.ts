import { Injectable, signal } from '@angular/core';

/** A question whether something is to be booked in spite of what stands against it. */
export interface BookingQuestion {
  /** What does. */
  readonly reason: string;
  readonly answer: (isBooked: boolean) => void;
  /** Aborted when what it is about has gone: it is answered with no then. */
  readonly gone: AbortSignal;
}

/** Asks the user what may be booked anyway; the prompt itself shows it. */
@Injectable()
export class BookingQuestions {
  readonly question = signal<BookingQuestion | null>(null);

  /** Returns whether it is to be booked anyway. */
  ask(reason: string, gone: AbortSignal): Promise<boolean> {
    // A question that comes before the last one was answered takes its place.
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
