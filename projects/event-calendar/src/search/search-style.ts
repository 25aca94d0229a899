import { Component, ViewEncapsulation } from '@angular/core';

/** Looks of events while a search fades others, or has led to one; events are no children of the search. */
@Component({
  selector: 'ec-search-style',
  template: '',
  styleUrl: './search-style.scss',
  encapsulation: ViewEncapsulation.None,
})
export class SearchStyle {}
