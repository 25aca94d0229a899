import { Component, computed, inject, input } from '@angular/core';
import { DAY, HOUR_MS } from 'ng-event-calendar/core/internal';
import type { AxisStretch, HiddenPlace } from 'ng-event-calendar/core/timeline';
import { Icon } from '../../icon/icon';
import type { EventListRequest } from '../../popover/event-list-request';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { AxisPart } from './axis-part';
import { TimelineFocus } from './timeline-focus';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';

/**
 * Marks of time that the axis doesn't show, over the header: chips that list the events in the hidden hours of a day,
 * and strips of folded hours, which a press unfolds.
 */
@Component({
  selector: 'ec-axis-marks',
  imports: [Icon],
  template: `
    @for (fold of folds(); track fold.key) {
      <button
        type="button"
        class="ec-fold"
        tabindex="-1"
        aria-expanded="false"
        [attr.aria-label]="fold.name"
        [title]="fold.name"
        [style.inset-inline-start]="fold.middle"
        (click)="unfold(fold.stretch)"
      >
        <span class="ec-strip" [style.inline-size.px]="fold.width"></span>
        <ec-icon name="expand" />
      </button>
    }
    @for (chip of chips(); track chip.key) {
      <button
        type="button"
        class="ec-hidden"
        tabindex="-1"
        [attr.data-hint]="chip.side"
        [attr.aria-label]="chip.name"
        [title]="chip.name"
        [style.inset-inline-start]="chip.start"
        [style.inset-inline-end]="chip.end"
        (click)="open(chip.place, $event)"
      >
        <ec-icon [name]="chip.side === 'before' ? 'previous' : 'next'" />{{ chip.count }}
      </button>
    }
  `,
  styleUrl: './axis-marks.scss',
})
export class AxisMarks {
  readonly #settings = inject(CalendarSettings);
  readonly #focus = inject(TimelineFocus);
  readonly #layout = inject(TimelineLayout);
  readonly #scale = inject(TimelineScale);
  readonly #part = inject(AxisPart);

  /** Asks for the list of the events behind a chip. */
  readonly list = input.required<(request: EventListRequest) => void>();

  protected readonly chips = computed(() => {
    return this.#layout
      .hiddenPlaces()
      .filter(({ side, at }) => side !== 'folded' && this.#isMounted(at, side === 'earlier'))
      .map((place) => {
        const { side, at, occurrences } = place;
        const isEarlier = side === 'earlier';
        const start = this.#part.percent(at);
        return {
          key: `${side} ${at}`,
          place,
          side: isEarlier ? 'before' : 'after',
          start: isEarlier ? start : null,
          end: isEarlier ? null : `calc(100% - ${start})`,
          count: this.#settings.formats().number(occurrences.length),
          name: this.#nameOf(place),
        };
      });
  });

  protected readonly folds = computed(() => {
    const text = this.#settings.text();
    // Folds belong to no day in particular, so that UTC will do.
    const times = this.#settings.formats().timesIn('UTC');
    const minuteWidth = this.#scale.minuteWidth();
    return this.#scale.axis().stretches.flatMap((stretch) => {
      const { fold, from, to } = stretch;
      if (fold === null || this.#part.cut(stretch) === null) return [];
      const range = [fold.start, fold.end].map((hour) => DAY + hour * HOUR_MS);
      const count = this.#layout
        .hiddenPlaces()
        .filter(({ side, at }) => side === 'folded' && at === from)
        .reduce((sum, { occurrences }) => sum + occurrences.length, 0);
      return [
        {
          key: from,
          stretch,
          width: (to - from) * minuteWidth,
          middle: this.#part.percent((from + to) / 2),
          name: text('foldedHours', { count, timeRange: times.timeRange(range[0]!, range[1]!) }),
        },
      ];
    });
  });

  protected unfold({ fold, start }: AxisStretch): void {
    if (fold === null) return;
    this.#scale.unfold(fold);
    this.#focus.focusTime(start);
  }

  /** Requests the list of the events at a place, which stays up to date while they change. */
  protected open(place: HiddenPlace, { currentTarget }: Event): void {
    const { side, at, hiddenOn: day } = place;
    const now = computed(
      () =>
        this.#layout.hiddenPlaces().find((each) => each.side === side && each.at === at) ?? {
          ...place,
          occurrences: [],
        },
    );
    this.list()({
      days: computed(() => {
        const { occurrences } = now();
        return occurrences.length === 0 ? [] : [{ day, occurrences }];
      }),
      label: computed(() => this.#nameOf(now())),
      origin: currentTarget as HTMLElement,
    });
  }

  /** Whether the start or the end of a day is mounted; on the edge of two blocks it belongs to that with the day. */
  #isMounted(at: number, isStart: boolean): boolean {
    const { from, to } = this.#part.mounted();
    return isStart ? from <= at && at < to : from < at && at <= to;
  }

  #nameOf({ side, occurrences: { length: count } }: HiddenPlace): string {
    return this.#settings.text()(side === 'earlier' ? 'eventsEarlier' : 'eventsLater', { count });
  }
}
