import { DestroyRef, type Injector } from '@angular/core';
import { LazyLoader } from '../lazy/lazy-loader';
import { OPEN_NEW_EVENT } from '../lazy/lazy-parts';

/** Opens a new event at the next free half hour of the visible day, in a calendar that is passed by its injector. */
export async function openFromButton(calendar: Injector): Promise<void> {
  // Checks the calendar, not the button, over which a drawer may close.
  const destroyed = calendar.get(DestroyRef);
  const isHere = (): boolean => !destroyed.destroyed;
  const open = await calendar.get(LazyLoader).load(OPEN_NEW_EVENT, isHere);
  if (isHere()) await open?.(calendar, {}, 'its-form');
}
