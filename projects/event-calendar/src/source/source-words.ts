import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { sentences } from '../feedback/announcer';
import type { Settlement } from '../store/events/settlements';
import type { CalendarSettings } from '../store/inputs/calendar-settings';
import { someTitles } from '../text/some-titles';
import { reasonOf } from './reason';
import type { Ending } from './save-queue';
import type { SourceSync } from './source-sync';

/** Words for the state of a source, and for how its changes ended. */
export class SourceWords {
  constructor(private readonly text: CalendarSettings['text']) {}

  /** Returns the current problem of a sync; empty without one. */
  problem({ failure, refusals }: Pick<SourceSync<CalendarEvent>, 'failure' | 'refusals'>): string {
    const text = this.text();
    const count = refusals.length;
    return [
      failure === null ? '' : this.#withReason(text('loadFailed'), failure.error),
      count === 0 ? '' : this.saveFailed(count, refusals.at(-1)?.error),
    ]
      .filter((problem) => problem !== '')
      .reduce(sentences, '');
  }

  /** Returns the problem of a number of changes that weren't saved. */
  saveFailed(count: number, error: unknown): string {
    return this.#withReason(this.text()('saveFailed', { count }), error);
  }

  /** Returns the reason in an error; empty where it gives none. */
  reasonOf(error: unknown): string {
    return reasonOf(error, (status) => this.text()('serverAnswered', { status: String(status) }));
  }

  /** Returns the notice about events that were changed elsewhere meanwhile. */
  conflict(titles: readonly string[]): string {
    const text = this.text();
    const title = someTitles([...new Set(titles)], text) || text('eventUntitled');
    return text('changedElsewhere', { title });
  }

  /** Returns how a change ended, as the host is told. */
  settlementOf(ending: Ending<CalendarEvent>): Settlement {
    switch (ending.status) {
      case 'done':
        return { ...ending, reason: '' };
      case 'failed': {
        const reason = this.reasonOf(ending.error) || this.text()('saveFailed', { count: 1 });
        return { ...ending, stored: [], reason };
      }
      case 'conflict': {
        const { status, error, titles } = ending;
        return { status, error, stored: [], reason: this.conflict(titles) };
      }
    }
  }

  #withReason(problem: string, error: unknown): string {
    const reason = this.reasonOf(error);
    return reason === '' ? problem : this.text()('problemWithReason', { problem, reason });
  }
}
