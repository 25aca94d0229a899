import { computed, inject, type Signal } from '@angular/core';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { Navigation } from '../../store/dates/navigation';

/**
 * Returns the day whose times stand beside the grid: that of cursor or pointer, else today, else the first one shown.
 */
export function followedDay(): Signal<number> {
  const navigation = inject(Navigation);
  const { visited } = inject(AdditionalTimezones);
  return computed(() => {
    const days = navigation.days();
    const wished = [visited(), navigation.today()];
    return wished.find((day) => day !== null && days.includes(day)) ?? days[0] ?? 0;
  });
}
