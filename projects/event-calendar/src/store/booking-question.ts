import { Injectable, signal } from '@angular/core';

/** A question whether something is to be booked in spite of what stands against it. */
export interface BookingQuestion {
  /** What does. */
  readonly reason: string;
  readonly answer: (isBooked: boolean) => void;
}

/** Asks the user what may be booked anyway; the prompt itself shows it. */
@Injectable()
export class BookingQuestions {
  readonly question = signal<BookingQuestion | null>(null);

  /** Returns whether it is to be booked anyway. */
  ask(reason: string): Promise<boolean> {
    // A question that comes before the last one was answered takes its place.
    this.question()?.answer(false);
    return new Promise((resolve) => {
      this.question.set({
        reason,
        answer: (isBooked) => {
          this.question.set(null);
          resolve(isBooked);
        },
      });
    });
  }
}
