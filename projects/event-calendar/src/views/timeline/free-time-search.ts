import { afterNextRender, effect, inject, Injector } from '@angular/core';
import type { FreeTimesQuery } from 'ng-event-calendar/core/availability';
import {
  dayOf,
  instantOf,
  nodeOf,
  wallAt,
  wallIn,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { createInstantAxis, type TimelineRow } from 'ng-event-calendar/core/timeline';
import { Announcer } from '../../feedback/announcer';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { Navigation } from '../../store/dates/navigation';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { SourceLink } from '../../store/source/source-link';
import { positionIn } from './kept-place';
import { TimelineFocus } from './timeline-focus';
import { TimelineScale } from './timeline-scale';
import { TimelineRows } from './timeline-rows';

/** Length of a new event in minutes where the host says nothing. */
const DURATION = 30;
/** Days after the page that are searched. */
const DAYS_AFTER = 60;
/** Times that are asked for at once: some may lie in hidden hours. */
const AT_ONCE = 48;

/** Moves the cursor to the next time at which the resource of its row is free for a new event. */
export class FreeTimeSearch {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #availability = inject(AvailabilityRules);
  readonly #source = inject(SourceLink);
  readonly #announcer = inject(Announcer);
  readonly #scale = inject(TimelineScale);
  readonly #rows = inject(TimelineRows);
  readonly #focus = inject(TimelineFocus);
  readonly #injector = inject(Injector);
  /** Where the cursor was put last, with the instant from which the search goes on when it is asked again there. */
  #found: { readonly rowKey: string; readonly at: number; readonly next: number } | null = null;

  /** Searches from the cursor on; does nothing where that is in no row. */
  go(): void {
    const place = this.#focus.place();
    const from = place && this.#scale.axis().slotAt(place.position);
    if (place === null || from?.instant == null) return;
    const { row } = place;
    const found = this.#found;
    const isAgain = found?.rowKey === row.key && found.at === from.instant;
    if (row.isHeading) {
      const resource = this.#rows.titleOf(row);
      this.#announcer.sayFailure(this.#settings.text()('resourceWithoutEventsError', { resource }));
    } else void this.#search(row, isAgain ? found.next : from.instant);
  }

  async #search(row: TimelineRow, from: number): Promise<void> {
    if (!(await this.#availability.load())) return;
    const date = this.#navigation.date();
    const last = this.#navigation.days().at(-1)!;
    const end = instantOf(wallAt(last + 1 + DAYS_AFTER), this.#settings.zone());
    let shown = date;
    for (let start = from; ;) {
      // A failure is announced by itself.
      if (!(await this.#isPageKnown())) return;
      // The user may have gone on meanwhile.
      if (this.#focus.place()?.row.key !== row.key || this.#navigation.date() !== shown) return;
      const found = this.#nextOf(row, start, end);
      if (found === null) {
        this.#navigation.goTo(date);
        this.#announcer.say(this.#settings.text()('nothingFree'));
        return;
      }
      const isOnPage = positionIn(this.#scale.axis(), found.start) !== null;
      if (isOnPage || !this.#source.isSet()) {
        this.#show(row, found);
        return;
      }
      // Time beyond the page is known to be free once its events are loaded.
      this.#turnTo(found.start);
      shown = this.#navigation.date();
      start = found.start;
    }
  }

  /** Resolves once the events of the shown page are loaded; to false where that fails. */
  #isPageKnown(): Promise<boolean> {
    if (!this.#source.isSet()) return Promise.resolve(true);
    const options = { injector: this.#injector };
    return new Promise((resolve) => {
      // A page that has just been turned is asked for as it is drawn.
      afterNextRender(() => {
        const watch = effect(() => {
          if (this.#source.isLoading()) return;
          watch.destroy();
          resolve(this.#source.isKnown());
        }, options);
      }, options);
    });
  }

  /** Returns the first free span from an instant on that the timeline can show. */
  #nextOf({ owner }: TimelineRow, from: number, end: number): TimeSpan | null {
    const node = nodeOf(owner);
    const creation = this.#inputs.eventCreation();
    const { duration = DURATION } = typeof creation === 'object' ? creation : {};
    for (let start = from; start < end;) {
      const query: FreeTimesQuery = {
        resources: node === null ? [] : [node.resource.id],
        duration: duration > 0 ? duration : DURATION,
        range: { start, end },
        preferredStart: start,
        limit: AT_ONCE,
      };
      const found = this.#availability.code()?.findFreeTimes(query, this.#availability.context());
      const times = found?.times ?? [];
      const shown = times.find((time) => this.#dayWith(time.start) !== null);
      if (shown !== undefined) return shown;
      if (times.length < AT_ONCE) return null;
      start = times.at(-1)!.end;
    }
    return null;
  }

  /** Returns the day among whose hours the timeline shows an instant; null where it doesn't. */
  #dayWith(instant: number): number | null {
    const { preset, zone, hours } = this.#scale.axis();
    const today = dayOf(wallIn(instant, zone));
    // Hours past midnight belong to the day before.
    const days = [today - 1, today].filter(
      (day) => this.#navigation.isDayShown()(day) && this.#navigation.isOffered()(day),
    );
    const axis = createInstantAxis({ days, preset, zone, hours });
    const position = positionIn(axis, instant);
    return position === null ? null : (axis.slotAt(position)?.day ?? null);
  }

  #turnTo(instant: number): void {
    const day = this.#dayWith(instant);
    if (day !== null) this.#navigation.goTo(day);
  }

  #show(row: TimelineRow, { start, end }: TimeSpan): void {
    if (positionIn(this.#scale.axis(), start) === null) this.#turnTo(start);
    afterNextRender(
      () => {
        this.#focus.goTo(row.key, start);
        this.#keepFound(row, { start, end });
        const date = this.#settings.formats().fullDate(dayOf(wallIn(start, this.#settings.zone())));
        const time = this.#settings.times().timeRange(start, end);
        this.#announcer.sayStep([this.#rows.titleOf(row), date, time].filter(Boolean).join(', '));
      },
      { injector: this.#injector },
    );
  }

  #keepFound({ key: rowKey }: TimelineRow, { start, end }: TimeSpan): void {
    const { axis } = this.#scale;
    const at = axis().slotAt(this.#focus.place()?.position ?? 0)?.instant;
    const day = dayOf(wallIn(start, axis().zone));
    // Where the cursor goes by days, the next one.
    const next = axis().preset === 'hours' ? end : instantOf(wallAt(day + 1), axis().zone);
    this.#found = at == null ? null : { rowKey, at, next };
  }
}
