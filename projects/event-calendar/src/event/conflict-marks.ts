import { Component, ViewEncapsulation } from '@angular/core';

/** The style of marks on what overlaps, which few calendars mark. */
@Component({
  selector: 'ec-conflict-marks',
  template: '',
  styleUrl: './conflict-marks.scss',
  encapsulation: ViewEncapsulation.None,
})
export class ConflictMarks {}
