import { afterRenderEffect, Component, computed, ElementRef, inject, input } from '@angular/core';
import type { FoundEvent } from 'ng-event-calendar/core/search';
import { Icon } from '../icon/icon';
import { CalendarStore } from '../store/events/calendar-store';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import type { EventSearchField } from './event-search';
import type { SearchFinder } from './search-finder';

/** Two arrows round in a circle. */
const REPEAT = 'M6 11V9a2 2 0 0 1 2-2h9l-3-3M18 13v2a2 2 0 0 1-2 2H7l3 3';
/** Pixels before the end of the list from which on the next results are added. */
const NEAR_END = 200;

/** List of the events that match a text, by day; the field keeps the focus. */
@Component({
  selector: 'ec-search-list',
  imports: [Icon],
  templateUrl: './search-list.html',
  styleUrl: './search-list.scss',
  host: {
    '[attr.data-place]': 'field().place()',
    '[style.--ec-room.px]': 'room()',
    // A press on a result must not take the focus from the field, which would close the list before the release.
    '(mousedown)': '$event.preventDefault()',
  },
})
export class SearchList {
  readonly #store = inject(CalendarStore);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  readonly field = input.required<EventSearchField>();
  readonly finder = input.required<SearchFinder>();

  protected readonly REPEAT = REPEAT;

  protected readonly text = inject(CalendarSettings).text;
  protected readonly results = computed(() => this.finder().results);
  protected readonly words = computed(() => this.finder().words);
  /** Pixels of the calendar beneath the field. */
  protected readonly room = computed(() => {
    this.results().text();
    return this.#host.closest('[data-calendar]')?.clientHeight ?? null;
  });

  /** Number of results that are drawn. */
  #drawn = 0;

  constructor() {
    afterRenderEffect(() => {
      this.#drawn = this.results().listed().length;
    });
    afterRenderEffect(() => {
      this.field().active.index();
      const active = this.#host.querySelector('[aria-selected="true"]');
      active?.scrollIntoView({ block: 'nearest' });
    });
  }

  protected scrolled({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void {
    // Results that an arrow key has just added are still to be drawn, and make the end farther.
    if (this.#drawn < this.results().listed().length) return;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) this.results().showMore();
  }

  protected showAll(): void {
    // The button goes with its press.
    this.field().focusField();
    this.#store.showAllResources();
  }

  protected retry(): void {
    this.field().focusField();
    this.results().source.retry();
  }

  protected isPast({ occurrence }: FoundEvent): boolean {
    const { today, now } = this.field();
    return occurrence.allDay ? occurrence.lastDay < today() : occurrence.end <= now();
  }
}
