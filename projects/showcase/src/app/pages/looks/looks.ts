import { Component, computed, inject, input, linkedSignal } from '@angular/core';
import { type CalendarView, EventCalendarComponent } from 'ng-event-calendar';
import { ar, he } from 'ng-event-calendar/locales';
import { addDays, today } from '../../../data/civil-date';
import { STUDIO_RESOURCES, type StudioEvent } from '../../../data/studio';
import { studioEvents } from '../../../data/studio-events';
import { ARABIC_WEEK, HEBREW_WEEK, translatedEvents } from '../../../data/translated-week';
import { Appearance, type Direction } from '../../shell/appearance';
import { Page } from '../../ui/page';
import { type SegmentOption, Segmented } from '../../ui/segmented';
import { Arabic, Hebrew } from './localized';
import { TranslatedCalendar } from './translated-calendar';

/** One calendar in several looks. */
@Component({
  selector: 'sc-looks',
  imports: [Arabic, EventCalendarComponent, Hebrew, Page, Segmented, TranslatedCalendar],
  templateUrl: './looks.html',
  styleUrl: './looks.scss',
})
export class Looks {
  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();

  protected readonly appearance = inject(Appearance);
  protected readonly directions: readonly SegmentOption<Direction>[] = [
    { value: 'ltr', label: 'Left to right' },
    { value: 'rtl', label: 'Right to left' },
  ];
  protected readonly views: readonly SegmentOption<CalendarView>[] = [
    { value: 'day', label: 'Day' },
    { value: 'week', label: 'Week' },
    { value: 'month', label: 'Month' },
    { value: 'agenda', label: 'Agenda' },
  ];
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'week');
  /** Side by side there is no room for each calendar's own view switcher. */
  protected readonly onlyView = computed(() => [this.shownView()]);
  protected readonly shownDate = computed(() => this.date() ?? today());
  protected readonly visibleDate = linkedSignal(() => this.shownDate());
  protected readonly events = linkedSignal<StudioEvent[]>(() => studioEvents(this.shownDate()));
  protected readonly resources = STUDIO_RESOURCES;

  /** A week ahead, so that nothing is past. */
  protected readonly translatedDate = computed(() => addDays(this.shownDate(), 7));
  protected readonly hebrewText = he;
  protected readonly hebrewWeek = HEBREW_WEEK;
  protected readonly hebrewEvents = computed(() =>
    translatedEvents(HEBREW_WEEK, this.translatedDate()),
  );
  protected readonly arabicText = ar;
  protected readonly arabicWeek = ARABIC_WEEK;
  protected readonly arabicEvents = computed(() =>
    translatedEvents(ARABIC_WEEK, this.translatedDate()),
  );
}
