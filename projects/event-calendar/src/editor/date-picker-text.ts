import { effect, inject, Injectable } from '@angular/core';
import { MatDatepickerIntl } from '@angular/material/datepicker';
import { CalendarSettings } from '../store/calendar-settings';

/** Names the parts of the date fields' pickers in the calendar's language. */
@Injectable()
export class DatePickerText extends MatDatepickerIntl {
  constructor() {
    super();
    const { text } = inject(CalendarSettings);
    effect(() => {
      const translate = text();
      this.calendarLabel = translate('miniCalendarLabel');
      this.closeCalendarLabel = translate('closeButtonLabel');
      this.prevMonthLabel = translate('miniCalendarGoToPreviousMonth');
      this.nextMonthLabel = translate('miniCalendarGoToNextMonth');
      this.prevYearLabel = translate('previousYearLabel');
      this.nextYearLabel = translate('nextYearLabel');
      this.prevMultiYearLabel = translate('earlierYearsLabel');
      this.nextMultiYearLabel = translate('laterYearsLabel');
      this.switchToMonthViewLabel = translate('chooseDateLabel');
      this.switchToMultiYearViewLabel = translate('chooseMonthLabel');
      this.changes.next();
    });
  }

  /** As it is written: there is no word for it that all languages have. */
  override formatYearRangeLabel(start: string, end: string): string {
    return this.formatYearRange(start, end);
  }
}
