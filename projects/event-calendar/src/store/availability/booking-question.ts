import { Injectable, signal } from '@angular/core';
import type { SkipOffer } from './skip-offers';

/** Answer to a booking question: to make the change anyway, or without some dates, or not at all. */
export type BookingAnswer = 'book' | 'skip' | 'back';

/** Violations of a change, and the ways to make it that are offered. */
export interface BookingChoices {
  /** Title and time of the event: 'Retro, Fri 6:45 – 7:15 PM'; empty for several events. */
  readonly about: string;
  /** Violations as text. */
  readonly reason: string;
  /** Whether the change may be made in spite of its violations. */
  readonly canBook: boolean;
  /** Offer to leave dates out; null where there is none. */
  readonly offer: SkipOffer | null;
}

/** A question whether to book in spite of violations. */
export interface BookingQuestion extends BookingChoices {
  readonly answer: (answer: BookingAnswer) => void;
  /** Aborted when the change has become void; the event is then put back. */
  readonly gone: AbortSignal;
}

/** Asks the user whether to book anyway; the prompt component shows the question. */
@Injectable()
export class BookingQuestions {
  readonly question = signal<BookingQuestion | null>(null);

  /** Asks the user; resolves to the answer. */
  ask(choices: BookingChoices, gone: AbortSignal): Promise<BookingAnswer> {
    // A new question replaces an unanswered one, which counts as declined.
    this.question()?.answer('back');
    return new Promise((resolve) => {
      const question: BookingQuestion = {
        ...choices,
        gone,
        answer: (answer) => {
          this.question.update((now) => (now === question ? null : now));
          resolve(answer);
        },
      };
      this.question.set(question);
      gone.addEventListener('abort', () => question.answer('back'));
    });
  }
}
