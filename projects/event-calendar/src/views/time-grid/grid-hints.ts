import { Component, computed, effect, inject, signal, untracked } from '@angular/core';
import type { OutOfHours } from 'ng-event-calendar/core';
import { Icon } from '../../icon/icon';
import { part } from '../../parts/part';
import { PartOutlet } from '../../parts/part-outlet';
import { CalendarSettings } from '../../store/calendar-settings';
import { GridScroll } from './grid-scroll';
import { TimeGridLayout } from './time-grid-layout';

const daysPopover = part(
  () => import('../../popover/days-popover'),
  ({ DaysPopover }) => DaysPopover,
);

/** The two ways out of sight: towards the start of the day and towards its end. */
type Way = keyof OutOfHours;

/**
 * Tells of events above and below what is scrolled into view, and leads there: first to those that can
 * be scrolled to, then to a list of those that the hours leave out.
 */
@Component({
  selector: 'ec-grid-hints',
  imports: [Icon, PartOutlet],
  template: `
    @if (hints().before; as hint) {
      <button
        type="button"
        class="ec-hint ec-above"
        [attr.tabindex]="hint.tabIndex"
        [style.inset-block-start.px]="headHeight()"
        (click)="show('before', $event)"
      >
        <ec-icon name="up" />{{ hint.label }}
      </button>
    }
    @if (hints().after; as hint) {
      <button
        type="button"
        class="ec-hint ec-below"
        [attr.tabindex]="hint.tabIndex"
        (click)="show('after', $event)"
      >
        <ec-icon name="down" />{{ hint.label }}
      </button>
    }
    @if (list(); as list) {
      <ng-container [ecPart]="daysPopover" [inputs]="list" (gone)="opened.set(null)" />
    }
  `,
  styleUrl: './grid-hints.scss',
})
export class GridHints {
  private readonly settings = inject(CalendarSettings);
  private readonly layout = inject(TimeGridLayout);
  private readonly scroll = inject(GridScroll);

  protected readonly daysPopover = daysPopover;
  protected readonly headHeight = computed(() => this.layout.box()?.headHeight ?? 0);
  protected readonly opened = signal<{ readonly way: Way; readonly origin: HTMLElement } | null>(
    null,
  );

  /** What the hours leave out: there is no other place for it, so its hint can be reached by Tab. */
  private readonly leftOut = computed(() => {
    const { before, after } = this.layout.outOfHours();
    const of = (days: OutOfHours[Way]): { days: typeof days; count: number } => ({
      days,
      count: days.reduce((sum, { occurrences }) => sum + occurrences.length, 0),
    });
    return { before: of(before), after: of(after) };
  });

  protected readonly hints = computed(() => {
    const { above, below } = this.layout.outOfSight();
    const hint = (way: Way, scrolled: number): { label: string; tabIndex: -1 | null } | null => {
      const { count } = this.leftOut()[way];
      if (scrolled + count === 0) return null;
      return { label: this.labelOf(way, scrolled + count), tabIndex: count > 0 ? null : -1 };
    };
    return { before: hint('before', above), after: hint('after', below) };
  });

  /** The open list; none once all of it is gone. */
  protected readonly list = computed(() => {
    const opened = this.opened();
    if (opened === null) return null;
    const { days, count } = this.leftOut()[opened.way];
    if (count === 0) return null;
    return { days, label: this.labelOf(opened.way, count), origin: opened.origin };
  });

  constructor() {
    effect(() => {
      if (this.list() === null) this.opened.set(null);
    });
    effect(() => {
      this.layout.days();
      untracked(() => this.opened.set(null));
    });
  }

  protected show(way: Way, { currentTarget }: Event): void {
    const { above, below, lastAbove, firstBelow } = this.layout.outOfSight();
    if ((way === 'before' ? above : below) > 0) {
      this.scroll.to(way === 'before' ? lastAbove : firstBelow, 'smooth');
    } else {
      this.opened.set({ way, origin: currentTarget as HTMLElement });
    }
  }

  private labelOf(way: Way, count: number): string {
    return this.settings.text()(way === 'before' ? 'eventsEarlier' : 'eventsLater', { count });
  }
}
