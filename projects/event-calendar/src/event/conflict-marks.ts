import { Component, ViewEncapsulation } from '@angular/core';

/** Style of the marks on overlapping events, in a component of its own since few calendars mark them. */
@Component({
  selector: 'ec-conflict-marks',
  template: '',
  styleUrl: './conflict-marks.scss',
  encapsulation: ViewEncapsulation.None,
})
export class ConflictMarks {}
