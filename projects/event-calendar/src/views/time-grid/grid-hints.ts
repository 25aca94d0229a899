import { Component, computed, inject, output } from '@angular/core';
import type { OutOfHours } from 'ng-event-calendar/core/internal';
import { Icon } from '../../icon/icon';
import type { EventListRequest } from '../../popover/event-list-request';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { GridScroll } from './grid-scroll';
import { UnseenEvents } from './unseen-events';
import { TimeGridLayout } from './time-grid-layout';

/** The two directions out of sight: towards the start of the day and towards its end. */
type Way = keyof OutOfHours;

/**
 * Hints at events above and below the visible hours. A press first scrolls to those within the hours of the grid, then
 * opens a list of those outside.
 */
@Component({
  selector: 'ec-grid-hints',
  imports: [Icon],
  template: `
    @if (hints().before; as hint) {
      <button
        type="button"
        class="ec-hint"
        [attr.tabindex]="hint.tabIndex"
        (click)="show('before', $event)"
      >
        <ec-icon name="up" />{{ hint.label }}
      </button>
    }
    @if (hints().after; as hint) {
      <button
        type="button"
        class="ec-hint"
        [attr.tabindex]="hint.tabIndex"
        (click)="show('after', $event)"
      >
        <ec-icon name="down" />{{ hint.label }}
      </button>
    }
    @if (unassigned(); as label) {
      <button type="button" class="ec-hint" (click)="showUnassigned($event)">
        {{ label }}
      </button>
    }
  `,
  styleUrl: '../shared/hints.scss',
})
export class GridHints {
  readonly #settings = inject(CalendarSettings);
  readonly #layout = inject(TimeGridLayout);
  readonly #unseen = inject(UnseenEvents);
  readonly #scroll = inject(GridScroll);

  /** Requests the list of events that can't be scrolled to. */
  readonly list = output<EventListRequest>();

  /** Events outside the hours of the grid: they have no other place, so their hint can be reached by Tab. */
  readonly #leftOut = computed(() => {
    const { before, after } = this.#unseen.outOfHours();
    const of = (days: OutOfHours[Way]): { days: typeof days; count: number } => ({
      days,
      count: days.reduce((sum, { occurrences }) => sum + occurrences.length, 0),
    });
    return { before: of(before), after: of(after) };
  });

  protected readonly hints = computed(() => {
    const { above, below } = this.#unseen.outOfSight();
    const hint = (way: Way, scrolled: number): { label: string; tabIndex: -1 | null } | null => {
      const { count } = this.#leftOut()[way];
      if (scrolled + count === 0) return null;
      return { label: this.#labelOf(way, scrolled + count), tabIndex: count > 0 ? null : -1 };
    };
    return { before: hint('before', above), after: hint('after', below) };
  });

  protected readonly unassigned = computed(() => {
    const { length: count } = this.#unseen.unassigned();
    return count === 0 ? '' : this.#settings.text()('unassignedEvents', { count });
  });

  protected showUnassigned({ currentTarget }: Event): void {
    const days = computed(() =>
      this.#layout.days().flatMap((day) => {
        const occurrences = this.#unseen
          .unassigned()
          .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
        return occurrences.length === 0 ? [] : [{ day, occurrences }];
      }),
    );
    this.#ask({ days, label: this.unassigned }, currentTarget);
  }

  protected show(way: Way, { currentTarget }: Event): void {
    const { above, below, lastAbove, firstBelow } = this.#unseen.outOfSight();
    if ((way === 'before' ? above : below) > 0) {
      this.#scroll.to(way === 'before' ? lastAbove : firstBelow, 'smooth');
      return;
    }
    const page = this.#layout.days();
    const listed = {
      // Only for the page on which it was opened: another one empties it.
      days: computed(() => (this.#layout.days() === page ? this.#leftOut()[way].days : [])),
      label: computed(() => this.#labelOf(way, this.#leftOut()[way].count)),
    };
    this.#ask(listed, currentTarget);
  }

  /**
   * Requests a list; the hints stand beside the grid, but their lists in it, so that events can be dragged from there.
   */
  #ask(listed: Pick<EventListRequest, 'days' | 'label'>, opener: EventTarget | null): void {
    this.list.emit({ ...listed, origin: opener as HTMLElement, view: this.#scroll.scroller });
  }

  #labelOf(way: Way, count: number): string {
    return this.#settings.text()(way === 'before' ? 'eventsEarlier' : 'eventsLater', { count });
  }
}
