import { computed, inject, Injectable } from '@angular/core';
import {
  DAY_VIEW,
  DEFAULT_VIEW,
  DEFAULT_VIEWS,
  LAYOUTS,
  viewDefinitionOf,
  CALENDAR_VIEWS,
  type CalendarView,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { initialValue } from '../inputs/initial-value';
import { Reports } from '../inputs/reports';
import { sameItems } from '../same-items';

declare const ngDevMode: unknown;

/** Views that are offered, and the active one. */
@Injectable()
export class OfferedViews {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #reports = inject(Reports);

  /** Views from which the user may choose; the usual ones if the host names no known view. */
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
  /** Active view. */
  readonly view = computed<CalendarView>(() => {
    const bound = this.#inputs.view() as CalendarView | undefined;
    const asked = bound ?? this.#initialView();
    const offered = this.views();
    if (offered.includes(asked)) return asked;
    const first = offered[0]!;
    // The default of `defaultView` isn't reported: the host may not have asked for it.
    if (ngDevMode && (bound !== undefined || asked !== DEFAULT_VIEW)) {
      this.#reports.report(
        'unknown-view',
        `${bound === undefined ? 'defaultView' : 'view'} ${JSON.stringify(asked)} is not one of the offered views (${offered.join(', ')}); ` +
          `${first} is shown. Bind one of them.`,
      );
    }
    return first;
  });
  /** Definition of the active view. */
  readonly definition = computed(() => viewDefinitionOf(this.view()));
  /** Traits of its layout. */
  readonly layout = computed(() => LAYOUTS[this.definition().layout]);

  /** Whether a day can be opened in a view of its own. */
  readonly canOpenDay = computed(() => this.views().includes(DAY_VIEW));

  /** Shows a view, if it is offered. */
  show(view: CalendarView): void {
    if (view !== this.view() && this.views().includes(view)) this.#inputs.view.set(view);
  }
}

function isView(value: unknown): value is CalendarView {
  return (CALENDAR_VIEWS as readonly unknown[]).includes(value);
}
