import {
  afterRenderEffect,
  Component,
  computed,
  type ElementRef,
  inject,
  linkedSignal,
  signal,
  viewChildren,
} from '@angular/core';
import {
  keyOfOwner,
  nodeOf,
  titleOfResource,
  type ColumnOwner,
} from 'ng-event-calendar/core/internal';
import { Icon } from '../../icon/icon';
import { Popover } from '../../popover/popover';
import { findResources, SEARCHED_FROM } from '../../side-panel/resource-search';
import { ResourceSearchField } from '../../side-panel/resource-search-field';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { CalendarStore } from '../../store/events/calendar-store';
import { Columns } from '../../store/layout/columns';

/** Number of resources listed at first, and added with every "show more". */
const PAGE = 100;

let groups = 0;

/**
 * Choice of the resource whose columns are shown, where there is room for those of one: a row of chips. With too many
 * resources for that, one chip opens a list with a search.
 */
@Component({
  selector: 'ec-resource-choice',
  imports: [Icon, Popover, ResourceSearchField],
  templateUrl: './resource-choice.html',
  styleUrl: './resource-choice.scss',
})
export class ResourceChoice {
  readonly #store = inject(CalendarStore);
  readonly #settings = inject(CalendarSettings);
  protected readonly columns = inject(Columns);
  private readonly drawn = viewChildren<ElementRef<HTMLElement>>('chips');

  protected readonly text = this.#settings.text;
  protected readonly group = `ec-resource-choice-${groups++}`;
  protected readonly chips = computed(() => {
    const chosen = this.columns.shownOwner();
    return this.columns.owners().map((owner) => ({
      owner,
      id: keyOfOwner(owner),
      name: this.#nameOf(owner),
      color: this.#store.dotOf(nodeOf(owner)),
      isChosen: owner === chosen,
    }));
  });
  readonly #resources = computed(() =>
    this.columns.owners().filter((owner) => owner !== 'unassigned'),
  );
  protected readonly isLong = computed(() => this.#resources().length >= SEARCHED_FROM);
  protected readonly chosen = computed(() => this.chips().find(({ isChosen }) => isChosen));

  /** Whether the list is open. */
  protected readonly isSearched = signal(false);
  protected readonly query = linkedSignal({ source: this.isSearched, computation: () => '' });
  readonly #found = computed(() => {
    const query = this.query();
    if (query.trim() === '') return null;
    const { kept } = findResources(this.#resources(), query, this.#settings.formats().locale);
    return this.chips().filter(({ owner }) => owner !== 'unassigned' && kept.has(owner));
  });
  protected readonly count = computed(() => {
    const found = this.#found();
    return found === null ? null : { count: found.length };
  });
  readonly #limit = linkedSignal({
    source: this.query,
    // Includes the chosen resource.
    computation: () =>
      PAGE +
      Math.max(
        0,
        this.chips().findIndex(({ isChosen }) => isChosen),
      ),
  });
  readonly #listed = computed(() => this.#found() ?? this.chips());
  protected readonly listed = computed(() => this.#listed().slice(0, this.#limit()));
  protected readonly left = computed(() => this.#listed().length - this.listed().length);

  constructor() {
    // A swipe changes the choice as well.
    afterRenderEffect(() => {
      const at = this.chips().findIndex(({ isChosen }) => isChosen);
      const chip = this.drawn()[at]?.nativeElement;
      const row = chip?.parentElement;
      if (chip == null || row == null) return;
      const [from, to] = [chip.offsetLeft, chip.offsetLeft + chip.offsetWidth];
      const isSeen = from >= row.scrollLeft && to <= row.scrollLeft + row.clientWidth;
      if (!isSeen) row.scrollTo({ left: from - (row.clientWidth - chip.offsetWidth) / 2 });
    });
  }

  protected choose(owner: ColumnOwner): void {
    this.columns.show(owner);
    this.isSearched.set(false);
  }

  protected showMore(): void {
    this.#limit.update((limit) => limit + PAGE);
  }

  #nameOf(owner: ColumnOwner): string {
    return owner === 'unassigned' ? this.text()('labelNoResource') : titleOfResource(owner);
  }
}
