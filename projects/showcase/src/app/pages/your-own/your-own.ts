import { Component, computed, input, linkedSignal, signal } from '@angular/core';
import {
  EcDayCell,
  EcDayHeader,
  EcEditor,
  EcEditorSection,
  EcEvent,
  EcToolbar,
  EventCalendarComponent,
  type EditorOpening,
} from 'ng-event-calendar';
import { addDays, today, wallAt } from '../../../data/civil-date';
import { Page } from '../../ui/page';
import { Segmented, type SegmentOption } from '../../ui/segmented';
import { VisitForm, type Visit } from './visit-form';

type Opens = 'form' | 'section' | 'details' | 'nothing';
const OPENS: readonly SegmentOption<Opens>[] = [
  { value: 'form', label: 'Own form' },
  { value: 'section', label: 'Own section' },
  { value: 'details', label: 'Details' },
  { value: 'nothing', label: 'Nothing' },
];

/** A host's own content of events, days, headers, toolbar and editor. */
@Component({
  selector: 'sc-your-own',
  imports: [
    EcDayCell,
    EcDayHeader,
    EcEditor,
    EcEditorSection,
    EcEvent,
    EcToolbar,
    EventCalendarComponent,
    Page,
    Segmented,
    VisitForm,
  ],
  templateUrl: './your-own.html',
  styleUrl: './your-own.scss',
})
export class YourOwn {
  /** Query parameter. */
  readonly date = input<string>();

  protected readonly lede =
    'Six templates of the host inside the calendar: its own form in the drawer or fields within the calendar’s, its own events, ' +
    'what lies behind a day, what stands above it, and the toolbar.';
  protected readonly shownDate = linkedSignal(() => this.date() ?? today());
  protected readonly events = linkedSignal<Visit[]>(() => visitsAround(this.shownDate()));
  protected readonly choices = OPENS;
  protected readonly opens = signal<Opens>('form');

  /** Number of guests on each day, shown after the day's events. */
  private readonly guests = computed(() => {
    const sums = new Map<string, number>();
    for (const { start, guests = 1 } of this.events()) {
      const date = start.slice(0, 10);
      sums.set(date, (sums.get(date) ?? 0) + guests);
    }
    return sums;
  });

  protected guestsOn(date: string): number {
    return this.guests().get(date) ?? 0;
  }

  protected guestsOf(event: Visit): number {
    return event.guests ?? 1;
  }

  protected opening(opening: EditorOpening<Visit>): void {
    if (this.opens() === 'nothing') opening.preventDefault();
    if (this.opens() === 'details') opening.showDetails();
  }
}

function visitsAround(date: string): Visit[] {
  const visit = (
    id: string,
    title: string,
    days: number,
    from: number,
    to: number,
    guests: number,
    color: Visit['color'] & string,
  ): Visit => ({
    id,
    title,
    guests,
    color,
    start: wallAt(addDays(date, days), from * 60),
    end: wallAt(addDays(date, days), to * 60),
  });
  return [
    visit('school', 'School class 4b', 0, 9, 11, 24, 'indigo'),
    visit('family', 'Silva family', 0, 13, 14.5, 5, 'green'),
    visit('club', 'Chess club', -1, 16, 18, 12, 'orange'),
    visit('press', 'Press', -2, 10, 11, 3, 'red'),
    visit('choir', 'Choir', 1, 12, 14, 40, 'purple'),
  ];
}
