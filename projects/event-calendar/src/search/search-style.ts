import { Component, ViewEncapsulation } from '@angular/core';

/** Looks of what is no child of the search field: events that it fades or leads to, and the toolbar around it. */
@Component({
  selector: 'ec-search-style',
  template: '',
  styleUrl: './search-style.scss',
  encapsulation: ViewEncapsulation.None,
})
export class SearchStyle {}
