import {
  Component,
  DestroyRef,
  inject,
  input,
  ViewEncapsulation,
  type OnInit,
} from '@angular/core';
import type { EventSearchField } from './event-search';
import { JourneyOnDemand } from './journey-on-demand';
import { SearchMatches } from './search-matches';
import { SearchResults } from './search-results';
import { SearchWords } from './search-words';
import { SourceSearch } from './source-search';

/**
 * Finds events for the search field, and leads to them. Its code loads beside that of the field, with the looks of events
 * that a search fades or leads to.
 */
@Component({
  selector: 'ec-search-finder',
  template: '',
  styleUrl: './search-finder.scss',
  encapsulation: ViewEncapsulation.None,
  providers: [SearchMatches, SearchResults, SearchWords, SourceSearch, JourneyOnDemand],
})
export class SearchFinder implements OnInit {
  readonly #destroyed = inject(DestroyRef);
  readonly results = inject(SearchResults);
  readonly words = inject(SearchWords);
  readonly journey = inject(JourneyOnDemand);

  readonly field = input.required<EventSearchField>();

  ngOnInit(): void {
    const { finder, parts } = this.field();
    this.results.time.set(this.field());
    this.journey.fieldParts.set(parts);
    finder.set(this);
    this.#destroyed.onDestroy(() => finder.set(null));
  }
}
