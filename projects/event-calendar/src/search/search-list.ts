import {
  afterRenderEffect,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  output,
} from '@angular/core';
import type { FoundEvent } from 'ng-event-calendar/core/search';
import { Icon } from '../icon/icon';
import { LazyLoader } from '../lazy/lazy-loader';
import { Clock } from '../store/dates/clock';
import { Navigation } from '../store/dates/navigation';
import { CalendarStore } from '../store/events/calendar-store';
import { RECURRENCE_UI } from '../store/events/recurrence';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { groupsOf } from './result-rows';
import { SearchMatches } from './search-matches';
import { SearchResults } from './search-results';

/** Two arrows round in a circle. */
const REPEAT = 'M6 11V9a2 2 0 0 1 2-2h9l-3-3M18 13v2a2 2 0 0 1-2 2H7l3 3';
/** Pixels before the end of the list from which on the next results are added. */
const NEAR_END = 200;

/** Found events by day, in the list of a search field, which keeps the focus. */
@Component({
  selector: 'ec-search-list',
  imports: [Icon],
  templateUrl: './search-list.html',
  styleUrl: './search-list.scss',
  host: {
    '[attr.data-place]': 'place()',
    '[style.--ec-room.px]': 'room()',
    // A press on a result must not take the focus from the field, which would close the list before the release.
    '(mousedown)': '$event.preventDefault()',
  },
})
export class SearchList {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #matches = inject(SearchMatches);
  readonly #recurrence = inject(RECURRENCE_UI);
  readonly #clock = inject(Clock);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  protected readonly results = inject(SearchResults);

  readonly listId = input.required<string>();
  readonly place = input.required<string>();
  /** Index of the active result. */
  readonly active = input.required<number | null>();
  readonly chosen = output<FoundEvent>();
  /** Emits when a button is pressed that goes with its press; the field takes the focus. */
  readonly pressed = output();

  protected readonly REPEAT = REPEAT;

  protected readonly text = this.#settings.text;
  protected readonly answer = this.results.source.answer;
  protected readonly groups = computed(() => {
    const { formats, times, text } = this.#settings;
    let index = 0;
    return groupsOf(this.results.listed(), {
      ...{ formats: formats(), times: times(), text: text() },
      today: this.#navigation.today(),
      words: this.#matches.words(),
      texts: this.#matches.texts(),
      fields: this.#matches.fields(),
      resources: this.#store.resources(),
      colorOf: (event) => this.#store.colorOf(event),
      ruleOf: (event) => this.#recurrence?.describe(event) ?? null,
    }).map((group) => ({ ...group, rows: group.rows.map((row) => ({ row, index: index++ })) }));
  });
  protected readonly isEmpty = computed(
    () => this.results.byDate() !== null && this.results.count() === 0 && !this.results.isAwaited(),
  );
  /** Words of the foot: the number of results, and the state of the source's own search. */
  protected readonly foot = computed(() => {
    const [text, count, shown] = [this.text(), this.results.count(), this.results.listed().length];
    if (this.answer().status === 'searching') return text('searchingServer');
    const numbers = { shown: String(shown), count: String(count) };
    return shown < count ? text('someEventsShown', numbers) : text('eventsFound', { count });
  });
  protected readonly failure = computed(() => {
    const { status, reason } = this.answer();
    if (status !== 'failed') return null;
    const text = this.text();
    const problem = text('searchFailed');
    return reason === '' ? problem : text('problemWithReason', { problem, reason });
  });
  /** Pixels of the calendar beneath the field. */
  protected readonly room = computed(() => {
    this.results.text();
    const root = this.#host.closest<HTMLElement>('[data-calendar]');
    return root === null ? null : root.clientHeight;
  });

  /** Number of results that are drawn. */
  #drawn = 0;

  constructor() {
    const words = this.#recurrence?.words;
    if (words !== undefined) void inject(LazyLoader).load(words, () => false);
    afterRenderEffect(() => {
      this.#drawn = this.results.listed().length;
    });
    afterRenderEffect(() => {
      const active = this.active();
      if (active === null) return;
      const option = this.#host.querySelector(`[data-index="${active}"]`);
      option?.scrollIntoView({ block: 'nearest' });
    });
  }

  protected scrolled({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void {
    // Results that an arrow key has just added are still to be drawn, and make the end farther.
    if (this.#drawn < this.results.listed().length) return;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) this.results.showMore();
  }

  protected showAll(): void {
    this.pressed.emit();
    this.#store.showAllResources();
  }

  protected retry(): void {
    this.pressed.emit();
    this.results.source.retry();
  }

  protected isPast({ occurrence }: FoundEvent): boolean {
    return occurrence.allDay
      ? occurrence.lastDay < this.#navigation.today()
      : occurrence.end <= this.#clock.now();
  }
}
