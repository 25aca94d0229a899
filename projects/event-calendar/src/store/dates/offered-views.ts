import { computed, inject, Injectable } from '@angular/core';
import {
  DAY_VIEW,
  DEFAULT_VIEW,
  DEFAULT_VIEWS,
  viewDefinitionOf,
  CALENDAR_VIEWS,
  type CalendarView,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { initialValue } from '../inputs/initial-value';
import { Reports } from '../inputs/reports';
import { sameItems } from '../same-items';

declare const ngDevMode: unknown;

/** Which views are offered, and the one that is active. */
@Injectable()
export class OfferedViews {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #reports = inject(Reports);

  /** The views the user may choose from; the usual ones when the host names no known one. */
  readonly views = computed<readonly CalendarView[]>(
    () => {
      const asked: unknown = this.#inputs.views();
      const given: readonly unknown[] = Array.isArray(asked) ? [...new Set<unknown>(asked)] : [];
      const known = given.filter(isView);
      const offered = known.length > 0 ? known : DEFAULT_VIEWS;
      if (ngDevMode) {
        const bind = `Bind some of ${CALENDAR_VIEWS.join(', ')}.`;
        if (known.length === 0) {
          this.#reports.report(
            'unknown-views',
            `views ${JSON.stringify(asked)} is no list of views; ${offered.join(', ')} are offered. ${bind}`,
          );
        }
        for (const each of known.length === 0 ? [] : given) {
          if (isView(each)) continue;
          this.#reports.report(
            'unknown-views',
            `views: ${JSON.stringify(each)} is no view, and left out. ${bind}`,
          );
        }
      }
      return offered;
    },
    { equal: sameItems },
  );

  readonly #initialView = initialValue(() => this.#inputs.defaultView());
  /** The view that is shown. */
  readonly view = computed<CalendarView>(() => {
    const bound = this.#inputs.view() as CalendarView | undefined;
    const asked = bound ?? this.#initialView();
    const offered = this.views();
    if (offered.includes(asked)) return asked;
    const first = offered[0]!;
    // Of the default's own default, for which nobody may have asked.
    if (ngDevMode && (bound !== undefined || asked !== DEFAULT_VIEW)) {
      this.#reports.report(
        'unknown-view',
        `${bound === undefined ? 'defaultView' : 'view'} ${JSON.stringify(asked)} is not one of the offered views (${offered.join(', ')}); ` +
          `${first} is shown. Bind one of them.`,
      );
    }
    return first;
  });
  /** What the calendar knows of the view that is shown. */
  readonly definition = computed(() => viewDefinitionOf(this.view()));

  /** Whether a day can be opened in a view of its own. */
  readonly canOpenDay = computed(() => this.views().includes(DAY_VIEW));

  /** Shows a view, where it is offered. */
  show(view: CalendarView): void {
    if (view !== this.view() && this.views().includes(view)) this.#inputs.view.set(view);
  }
}

function isView(value: unknown): value is CalendarView {
  return (CALENDAR_VIEWS as readonly unknown[]).includes(value);
}
