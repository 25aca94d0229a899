import { Component, ViewEncapsulation } from '@angular/core';

/** Looks of the toolbar around the search field, and of both on paper. */
@Component({
  selector: 'ec-search-style',
  template: '',
  styleUrl: './search-style.scss',
  encapsulation: ViewEncapsulation.None,
})
export class SearchStyle {}
