import {
  afterRenderEffect,
  Component,
  computed,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  input,
  type OnInit,
} from '@angular/core';
import type { FoundEvent } from 'ng-event-calendar/core/search';
import { Icon } from '../icon/icon';
import { LazyLoader } from '../lazy/lazy-loader';
import { CalendarStore } from '../store/events/calendar-store';
import { RECURRENCE_UI } from '../store/events/recurrence';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import type { EventSearchField } from './event-search';
import { groupsOf } from './result-rows';
import { SearchMatches } from './search-matches';
import { SearchResults } from './search-results';
import { SourceSearch } from './source-search';

/** Two arrows round in a circle. */
const REPEAT = 'M6 11V9a2 2 0 0 1 2-2h9l-3-3M18 13v2a2 2 0 0 1-2 2H7l3 3';
/** Pixels before the end of the list from which on the next results are added. */
const NEAR_END = 200;

/**
 * Events that match a text, and in mode `list` their list, by day. Its code loads beside that of the field, which keeps
 * the focus.
 */
@Component({
  selector: 'ec-search-list',
  imports: [Icon],
  templateUrl: './search-list.html',
  styleUrl: './search-list.scss',
  providers: [SearchMatches, SearchResults, SourceSearch],
  host: {
    '[hidden]': '!field().isListOpen()',
    '[attr.data-place]': 'field().place()',
    '[style.--ec-room.px]': 'room()',
    // A press on a result must not take the focus from the field, which would close the list before the release.
    '(mousedown)': '$event.preventDefault()',
  },
})
export class SearchList implements OnInit {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #matches = inject(SearchMatches);
  readonly #recurrence = inject(RECURRENCE_UI);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #destroyed = inject(DestroyRef);
  protected readonly results = inject(SearchResults);

  readonly field = input.required<EventSearchField>();

  protected readonly REPEAT = REPEAT;

  protected readonly text = this.#settings.text;
  protected readonly answer = this.results.source.answer;
  protected readonly groups = computed(() => {
    const { formats, times, text } = this.#settings;
    let index = 0;
    return groupsOf(this.results.listed(), {
      ...{ formats: formats(), times: times(), text: text() },
      today: this.field().today(),
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
    if (!this.field().isListOpen()) return null;
    const root = this.#host.closest<HTMLElement>('[data-calendar]');
    return root === null ? null : root.clientHeight;
  });

  /** Number of results that are drawn. */
  #drawn = 0;

  constructor() {
    const [loader, words] = [inject(LazyLoader), this.#recurrence?.words];
    effect(() => {
      if (words !== undefined && this.field().isListOpen()) void loader.load(words, () => false);
    });
    afterRenderEffect(() => {
      this.#drawn = this.results.listed().length;
    });
    afterRenderEffect(() => {
      this.field().active();
      const active = this.#host.querySelector('[aria-selected="true"]');
      active?.scrollIntoView({ block: 'nearest' });
    });
  }

  ngOnInit(): void {
    const { results } = this.field();
    this.results.time.set(this.field());
    results.set(this.results);
    this.#destroyed.onDestroy(() => results.set(null));
  }

  protected scrolled({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void {
    // Results that an arrow key has just added are still to be drawn, and make the end farther.
    if (this.#drawn < this.results.listed().length) return;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) this.results.showMore();
  }

  protected showAll(): void {
    // The button goes with its press.
    this.field().focusField();
    this.#store.showAllResources();
  }

  protected retry(): void {
    this.field().focusField();
    this.results.source.retry();
  }

  protected isPast({ occurrence }: FoundEvent): boolean {
    const { today, now } = this.field();
    return occurrence.allDay ? occurrence.lastDay < today() : occurrence.end <= now();
  }
}
