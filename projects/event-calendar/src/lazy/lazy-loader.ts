import { inject, Injectable, PendingTasks } from '@angular/core';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Notice } from '../feedback/notice';
import { Reports } from '../store/inputs/reports';
import type { LazyPart } from './lazy-part';

declare const ngDevMode: unknown;

/** Loads parts of one calendar, and says of one that can't be had. */
@Injectable()
export class LazyLoader {
  readonly #settings = inject(CalendarSettings);
  readonly #notice = inject(Notice);
  readonly #reports = inject(Reports);
  readonly #tasks = inject(PendingTasks);

  /** Loads a part; null where that failed, which is said if somebody still waits for it. */
  async load<T>(part: LazyPart<T>, isAwaited: () => boolean): Promise<T | null> {
    // An application is stable once it is there, or known not to come.
    const settled = this.#tasks.add();
    try {
      return await part.load();
    } catch (error) {
      if (ngDevMode) {
        this.#reports.report(
          'part-not-loaded',
          `A part of the calendar didn't load: ${String(error)}`,
        );
      }
      if (isAwaited()) this.sayMissing();
      return null;
    } finally {
      settled();
    }
  }

  /** Says that a part couldn't be loaded, with what can be done about it if there is something. */
  sayMissing(retry: (() => void) | null = null): void {
    const text = this.#settings.text();
    this.#notice.show(
      text('partNotLoaded'),
      retry === null ? null : { label: text('retry'), run: retry },
    );
  }
}
