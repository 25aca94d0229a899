import { effect, inject } from '@angular/core';
import { Navigation } from '../store/dates/navigation';
import { CalendarStore } from '../store/events/calendar-store';
import { reportSearchFaults } from '../store/events/search-faults';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { Reports } from '../store/inputs/reports';

declare const ngDevMode: unknown;

/** Reports to the host which dates are shown, and to its developers which values can't be read. */
export function reportToHost(): void {
  const { eventSearch, visibleRangeChange } = inject(CALENDAR_INPUTS);
  const navigation = inject(Navigation);
  // Bundlers know this flag and drop the whole block from production.
  if (ngDevMode) {
    const store = inject(CalendarStore);
    const reports = inject(Reports);
    effect(() => store.reportFaults());
    effect(() => reportSearchFaults(eventSearch(), reports));
  }
  effect(() => visibleRangeChange.emit(navigation.visibleRange()));
}
