import { inject, Injectable, Injector, signal } from '@angular/core';
import {
  ɵCalendarSettings as CalendarSettings,
  type ɵRecurrenceUi as RecurrenceUi,
} from 'ng-event-calendar';
import type { CalendarEvent, RecurrenceScope } from 'ng-event-calendar/core/internal';
import { describeEvent, ruleNamesOf } from 'ng-event-calendar/recurrence/internal';

/** A question for the scope of a change that waits for its answer. */
export interface ScopeQuestion {
  /** Whether the rule itself changes, which it can't for one occurrence alone. */
  readonly changesRule: boolean;
  readonly isRemoval: boolean;
  /** Null leaves everything as it is. */
  readonly answer: (scope: RecurrenceScope | null) => void;
  /** Aborted when what it is about has gone: nothing is changed then. */
  readonly gone: AbortSignal;
}

/** What the calendar asks its user about recurring events; the prompt itself shows it. */
@Injectable()
export class ScopeQuestions implements RecurrenceUi {
  readonly #injector = inject(Injector);

  readonly question = signal<ScopeQuestion | null>(null);

  askScope(
    changesRule: boolean,
    isRemoval: boolean,
    gone: AbortSignal,
  ): Promise<RecurrenceScope | null> {
    // A question that comes before the last one was answered takes its place.
    this.question()?.answer(null);
    return new Promise((resolve) => {
      const question: ScopeQuestion = {
        ...{ changesRule, isRemoval, gone },
        answer: (scope) => {
          this.question.update((now) => (now === question ? null : now));
          resolve(scope);
        },
      };
      this.question.set(question);
      gone.addEventListener('abort', () => question.answer(null));
    });
  }

  describe(event: CalendarEvent): string | null {
    // Not asked for before: the component makes this service, and the settings want the component.
    const settings = this.#injector.get(CalendarSettings);
    const names = ruleNamesOf(settings.formats().locale);
    return describeEvent(event, { text: settings.text(), names }, settings.localZone);
  }
}
