import { computed, inject, Injectable } from '@angular/core';
import {
  isTimelineSpan,
  isTimelineStep,
  PAGE_LENGTHS,
  TIMELINE_PRESETS,
  type TimelineOptions,
  type TimelinePage,
  type TimelinePreset,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { initialValue } from '../inputs/initial-value';
import { Reports } from '../inputs/reports';
import { sameItems } from '../same-items';
import { sameValues } from '../same-values';

declare const ngDevMode: unknown;

/** Preset of the timeline and the length of its pages; its other options are read where it is drawn. */
@Injectable()
export class TimelineSettings {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #reports = inject(Reports);

  readonly #options = computed<TimelineOptions>(() => {
    const given: unknown = this.#inputs.timeline();
    return typeof given === 'object' && given !== null ? given : {};
  });

  /** Presets that the user may choose from, in the order of the host. */
  readonly presets = computed<readonly TimelinePreset[]>(
    () => {
      const asked: unknown = this.#options().presets ?? [];
      const given: readonly unknown[] = Array.isArray(asked)
        ? [...new Set<unknown>(asked)]
        : [asked];
      const known = given.filter(isPreset);
      if (ngDevMode) {
        for (const each of given) if (!isPreset(each)) this.#report('presets', each, 'a preset');
      }
      return known.length > 0 ? known : TIMELINE_PRESETS;
    },
    { equal: sameItems },
  );

  readonly #initialPreset = initialValue(() => this.#inputs.defaultTimelinePreset());
  /** Unit of a cell; the first offered one where the host asks for another. */
  readonly preset = computed<TimelinePreset>(() => {
    const asked: unknown = this.#inputs.timelinePreset() ?? this.#initialPreset();
    if (ngDevMode && !isPreset(asked)) this.#report('timelinePreset', asked, 'a preset');
    const offered = this.presets();
    return offered.find((each) => each === asked) ?? offered[0]!;
  });

  /** Length of a page, and the distance to the next one. */
  readonly page = computed<TimelinePage>(
    () => {
      const preset = this.preset();
      const { spans, steps } = this.#options();
      const [givenSpan, givenStep] = [spans?.[preset], steps?.[preset]];
      const isSpan = isTimelineSpan(givenSpan, preset);
      const span = isSpan ? givenSpan : PAGE_LENGTHS[preset].usual;
      const isStep = isTimelineStep(givenStep, preset, span);
      if (ngDevMode) {
        const wanted = 'a length that its pages can have';
        if (givenSpan !== undefined && !isSpan) this.#report(`spans.${preset}`, givenSpan, wanted);
        if (givenStep !== undefined && !isStep) this.#report(`steps.${preset}`, givenStep, wanted);
      }
      return { preset, span, step: isStep ? givenStep : span };
    },
    {
      equal: (a, b) =>
        a.preset === b.preset && sameValues(a.span, b.span) && sameValues(a.step, b.step),
    },
  );

  /** Hours after midnight of the day behind the page that `hours` shows with its last day; else 0. */
  readonly hoursAfter = computed(() => {
    const { end } = [this.#inputs.visibleHours() ?? []].flat()[0] ?? { end: 0 };
    return this.preset() === 'hours' && end > 24 && end <= 48 ? end - 24 : 0;
  });

  readonly #initialCollapsed = initialValue(() => this.#inputs.defaultCollapsedResources());
  /** Ids of the resources whose children have no rows, each with `true`. */
  readonly collapsed = computed<Readonly<Record<string, boolean>>>(
    () => this.#inputs.collapsedResources() ?? this.#initialCollapsed() ?? {},
  );

  choose(preset: TimelinePreset): void {
    if (preset !== this.preset()) this.#inputs.timelinePreset.set(preset);
  }

  setCollapsed(collapsed: Readonly<Record<string, boolean>>): void {
    this.#inputs.collapsedResources.set(collapsed);
  }

  #report(name: string, value: unknown, wanted: string): void {
    this.#reports.report(
      'invalid-value',
      `${name === 'timelinePreset' ? '' : 'timeline.'}${name} ${JSON.stringify(value)} is not ${wanted}; the default is used.`,
    );
  }
}

function isPreset(value: unknown): value is TimelinePreset {
  return (TIMELINE_PRESETS as readonly unknown[]).includes(value);
}
