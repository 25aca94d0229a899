import { afterNextRender, type Injector } from '@angular/core';
import type { ActiveViewGeometry, SlotGeometry } from '../../gestures/view-geometry';

/** Scrolls a view that has just been drawn to the resource for which the host asked before. */
export function scrollToAwaited(
  active: ActiveViewGeometry,
  geometry: SlotGeometry,
  injector: Injector,
): void {
  const id = active.awaited;
  active.awaited = null;
  // Once the view has scrolled to its own first place.
  if (id !== null) afterNextRender(() => geometry.scrollToResource?.(id), { injector });
}
