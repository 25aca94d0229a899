import { Component, ViewEncapsulation } from '@angular/core';

/** Style of events in lists. A component of its own, as otherwise each user would bundle a copy of the style sheet. */
@Component({
  selector: 'ec-list-style',
  template: '',
  styleUrl: './in-list.scss',
  encapsulation: ViewEncapsulation.None,
})
export class ListStyle {}
