import { inject, Injectable, PendingTasks } from '@angular/core';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Notice } from '../feedback/notice';
import { Reports } from '../store/inputs/reports';
import type { LazyPart } from './lazy-part';

declare const ngDevMode: unknown;

/** Loads lazy parts of one calendar, and tells the user of failures. */
@Injectable()
export class LazyLoader {
  readonly #settings = inject(CalendarSettings);
  readonly #notice = inject(Notice);
  readonly #reports = inject(Reports);
  readonly #tasks = inject(PendingTasks);

  /** Loads a part; returns null on failure, which is announced while the part is still awaited. */
  async load<T>(part: LazyPart<T>, isAwaited: () => boolean): Promise<T | null> {
    // An application is stable once the part is there, or has failed.
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

  /** Tells the user that a part couldn't be loaded, with a button to retry if `retry` is given. */
  sayMissing(retry: (() => void) | null = null): void {
    const text = this.#settings.text();
    this.#notice.showFailure(
      text('partNotLoaded'),
      retry === null ? null : { label: text('retry'), run: retry },
    );
  }
}
