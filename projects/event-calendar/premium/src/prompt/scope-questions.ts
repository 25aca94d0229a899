import { inject, Injectable, Injector, signal } from '@angular/core';
import {
  ɵCalendarSettings as CalendarSettings,
  type ɵRecurrenceUi as RecurrenceUi,
} from 'ng-event-calendar';
import type { CalendarEvent, RecurrenceScope } from 'ng-event-calendar/core/internal';
import { RECURRENCE_WORDS } from '../calendar/recurrence-words';

/** A pending question for the scope of a change. */
export interface ScopeQuestion {
  /** Whether the rule itself changes, which isn't possible for one occurrence alone. */
  readonly changesRule: boolean;
  readonly isRemoval: boolean;
  /** Title and time of the event: 'Retro, Fri 6:45 – 7:15 PM'; empty for several events. */
  readonly about: string;
  /** Number of events where the change is of several, else null. */
  readonly count: number | null;
  /** Answers the question; null changes nothing. */
  readonly answer: (scope: RecurrenceScope | null) => void;
  /** Aborted when the event is gone: nothing is changed then. */
  readonly gone: AbortSignal;
}

/** Asks the user about recurring events; the prompt displays the question. */
@Injectable()
export class ScopeQuestions implements RecurrenceUi {
  readonly #injector = inject(Injector);

  readonly question = signal<ScopeQuestion | null>(null);

  askScope(
    changesRule: boolean,
    isRemoval: boolean,
    gone: AbortSignal,
    about: string,
    count?: number,
  ): Promise<RecurrenceScope | null> {
    // A question asked before the last one was answered replaces it.
    this.question()?.answer(null);
    return new Promise((resolve) => {
      const question: ScopeQuestion = {
        ...{ changesRule, isRemoval, gone, about, count: count ?? null },
        answer: (scope) => {
          this.question.update((now) => (now === question ? null : now));
          resolve(scope);
        },
      };
      this.question.set(question);
      gone.addEventListener('abort', () => question.answer(null));
    });
  }

  readonly words = RECURRENCE_WORDS;

  describe(event: CalendarEvent): string | null {
    const words = RECURRENCE_WORDS.loaded;
    if (words === undefined) return null;
    // Injected late: the component creates this service, and the settings need the component.
    const settings = this.#injector.get(CalendarSettings);
    const names = words.ruleNamesOf(settings.formats().locale);
    return words.describeEvent(event, { text: settings.text(), names }, settings.localZone);
  }
}
