import { Component, ViewEncapsulation } from '@angular/core';

/** The style of events in lists. A component of its own, since each that took the style sheet would bring it along. */
@Component({
  selector: 'ec-list-style',
  template: '',
  styleUrl: './in-list.scss',
  encapsulation: ViewEncapsulation.None,
})
export class ListStyle {}
