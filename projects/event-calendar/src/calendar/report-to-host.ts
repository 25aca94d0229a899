import { effect, inject } from '@angular/core';
import { Navigation } from '../store/dates/navigation';
import { CalendarStore } from '../store/events/calendar-store';
import { SearchState } from '../store/events/search-state';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';

/** Reports to the host which dates are shown, and to its developers which values can't be read. */
export function reportToHost(): void {
  const { visibleRangeChange } = inject(CALENDAR_INPUTS);
  const navigation = inject(Navigation);
  const search = inject(SearchState);
  const store = inject(CalendarStore);
  effect(() => store.reportFaults());
  effect(() => search.reportFaults());
  effect(() => visibleRangeChange.emit(navigation.visibleRange()));
}
