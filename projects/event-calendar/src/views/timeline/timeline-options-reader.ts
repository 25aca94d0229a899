import { computed, inject, Injectable } from '@angular/core';
import type { TimelineOptions } from 'ng-event-calendar/core/internal';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { Reports } from '../../store/inputs/reports';
import { readTimelineOptions } from './read-timeline-options';

declare const ngDevMode: unknown;

/** Options of the timeline for the preset that is shown. */
@Injectable()
export class TimelineOptionsReader {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #timeline = inject(TimelineSettings);
  readonly #reports = inject(Reports);

  readonly options = computed(() =>
    readTimelineOptions(
      (this.#inputs.timeline() as TimelineOptions | undefined) ?? {},
      this.#timeline.preset(),
      (name, value, wanted) => {
        if (!ngDevMode) return;
        this.#reports.report(
          'invalid-value',
          `timeline.${name} ${JSON.stringify(value)} is not ${wanted}; the default is used.`,
        );
      },
    ),
  );
}
